/** Values of examples that installations forget to change. */
const PLACEHOLDER_SECRET = /change.?me|your.?secret|placeholder|example/i;

/** A random secret of 32 characters has practically always more distinct characters. */
const MIN_DISTINCT_CHARACTERS = 8;

/** Whether a secret was copied from an example or repeats a few characters. */
export function isGuessableSecret(secret: string): boolean {
  return PLACEHOLDER_SECRET.test(secret) || new Set(secret).size < MIN_DISTINCT_CHARACTERS;
}
