/** What is not seen: blanks, joiners, marks of direction, fillers. */
const UNSEEN = /^[\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;
/** Signs without width, which come with what is copied. Joiners belong to letters of Indian scripts, others to pictures. */
const INVISIBLE = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;

/** A text without signs that nobody sees or types. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '');

/** A typed text without signs that nobody sees, and without blanks at its ends; one of which nothing is seen is empty. */
export function trimmed(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const text = withoutInvisible(value).trim();
  return UNSEEN.test(text) ? '' : text;
}
