/** A link that is not within a sentence; on phones high enough for a finger. */
export const standaloneLink =
  'inline-flex min-h-6 items-center justify-self-start max-sm:min-h-11 font-semibold text-action underline underline-offset-4';

/** A link within a sentence. */
export const textLink = 'font-semibold text-action underline underline-offset-4';
