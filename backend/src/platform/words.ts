/** `interview_scheduled` as people read it. */
export const inWords = (value: string): string =>
  `${value.charAt(0).toUpperCase()}${value.slice(1).replaceAll('_', ' ')}`;
