import { composedText } from '../../platform/composed-text.js';
import { UNKNOWN_LETTER } from './legible.js';
import { wholeWords } from './whole-words.js';

/** Of the text that is kept. */
export const MAX_CHARACTERS = 200_000;
/** Of the text as it stands in a file: what comes after is not looked at. */
export const MAX_UNTIDY_CHARACTERS = 2 * MAX_CHARACTERS;

const LINE_ENDS = /\r\n?|[\u2028\u2029\u000b\u000c]/g;

/**
 * As it is kept: composed letters, no control characters that PostgreSQL refuses, no runs of blanks and empty lines.
 * @param unknown what stands for a letter that could not be read
 */
export function tidy(text: string, unknown = ''): string {
  const lines = composedText(text.slice(0, MAX_UNTIDY_CHARACTERS).toWellFormed()).replace(LINE_ENDS, '\n');
  return wholeWords(lines)
    .replace(/[\0-\x08\x0e-\x1f\x7f\u00ad\ufeff]/g, '')
    .replaceAll(UNKNOWN_LETTER, unknown)
    .replace(/[^\S\n]+/g, (blanks) => (blanks.includes('\t') ? '\t' : ' '))
    .replace(/[ \t]?\n[ \t]?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .slice(0, MAX_CHARACTERS)
    .toWellFormed();
}
