import { withoutEnds } from '../text.js';

/** What is not seen: blanks, joiners, marks of direction, fillers. */
const UNSEEN = /^[\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;
/** What never belongs to the first or last letter, unlike the joiners of Indian scripts. */
const AT_ENDS = /[\s\u00ad\u200b\u200e\u200f\u2060-\u2064\ufeff]/;

/** A typed text without blanks at its ends; one of which nothing is seen is empty. */
export function trimmed(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const text = value.trim();
  if (UNSEEN.test(text)) return '';
  return AT_ENDS.test(text.charAt(0)) || AT_ENDS.test(text.slice(-1)) ? withoutEnds(text, AT_ENDS) : text;
}
