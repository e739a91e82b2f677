import { withoutInvisible } from '../text.js';

/** What is not seen: blanks, joiners, marks of direction, fillers. */
const UNSEEN = /^[\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** A typed text without signs that nobody sees, and without blanks at its ends; one of which nothing is seen is empty. */
export function trimmed(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const text = withoutInvisible(value).trim();
  return UNSEEN.test(text) ? '' : text;
}
