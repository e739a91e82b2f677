/** Values that installations copy from examples and forget to change. */
const PLACEHOLDER_SECRET = /change.?me|your.?secret|placeholder|example/i;

/** A random secret of 32 characters has more distinct characters than this in all but freak cases. */
const MIN_DISTINCT_CHARACTERS = 8;

/** Whether a secret is none: copied from an example, or of few characters again and again. */
export function isGuessable(secret: string): boolean {
  return PLACEHOLDER_SECRET.test(secret) || new Set(secret).size < MIN_DISTINCT_CHARACTERS;
}
