import { headingOf } from './sections.js';
import { namesTitle } from './title.js';

/** Lines at the top among which the name stands. */
const HEAD_LINES = 6;
const MAX_NAME = 60;
const LABEL = /^\W{0,3}(?:full\s|candidate\s|candidate['’]s\s)?(?:name|नाम)\s?[:–-]\s?/i;
const NAME_END = /[|,•·\t–—(]|\s-\s/;
/** Two to four words of letters, each with a capital where its script has any. */
const NAME = /^[\p{Lu}\p{Lo}][\p{L}\p{M}.'’-]{0,30}(?:\s[\p{Lu}\p{Lo}][\p{L}\p{M}.'’-]{0,30}){1,3}$/u;
const NO_NAME =
  /\b(?:curriculum|vitae|resume|résumé|cv|bio-?data|profile|contact|address|phone|mobile|e-?mail|road|street|nagar|india)\b|बायोडाटा|जीवन परिचय/i;

/**
 * The name of a resume's person, as far as the head says it; an admin reads it before it is used.
 * @param text without runs of blanks
 */
export function nameIn(text: string): string | null {
  const head = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, HEAD_LINES);
  const labelled = head.find((line) => LABEL.test(line));
  for (const line of labelled === undefined ? head : [labelled, ...head]) {
    const [part = ''] = line.replace(LABEL, '').split(NAME_END, 1);
    const name = part.trim();
    if (name.length > MAX_NAME || !NAME.test(name) || NO_NAME.test(name)) continue;
    if (namesTitle(name) || headingOf(name) !== undefined) continue;
    return asWritten(name);
  }
  return null;
}

/** "KAVYA NAIR" as people write it. */
const asWritten = (name: string): string =>
  name === name.toUpperCase()
    ? name.replace(/\p{Lu}+/gu, (word) => word.slice(0, 1) + word.slice(1).toLowerCase())
    : name;
