import { composedText } from '../../../platform/composed-text.js';
import { UNKNOWN_LETTER } from './legible.js';
import { wholeWords } from './whole-words.js';

/** Of the stored text. */
export const MAX_CHARACTERS = 200_000;
/** Of the extracted text: the rest is ignored. */
export const MAX_UNTIDY_CHARACTERS = 2 * MAX_CHARACTERS;

const LINE_ENDS = /\r\n?|[\u2028\u2029\u000b\u000c]/g;

/**
 * Normalises a text for storage: NFC, without control characters that PostgreSQL refuses, runs of blanks and empty lines.
 * @param unknown replaces letters that could not be read
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
