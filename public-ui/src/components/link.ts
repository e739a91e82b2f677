/** A link that stands by itself, as high as a finger needs it; a link within a sentence is `textLink`. */
export const standaloneLink =
  'inline-flex min-h-11 items-center justify-self-start font-semibold text-action underline underline-offset-4';

/** A link within a sentence. */
export const textLink = 'font-semibold text-action underline underline-offset-4';
