import { composedText } from '../../platform/composed-text.js';

/** Of the text that is kept. */
export const MAX_CHARACTERS = 200_000;
/** Of the text as it stands in a file: what comes after is not looked at. */
export const MAX_UNTIDY_CHARACTERS = 2 * MAX_CHARACTERS;

/** As it is kept: composed letters, no control characters that PostgreSQL refuses, no runs of blanks and empty lines. */
export function tidy(text: string): string {
  return composedText(text.slice(0, MAX_UNTIDY_CHARACTERS).toWellFormed())
    .replace(/\r\n?|[\u2028\u2029\u000b\u000c]/g, '\n')
    .replace(/[\0-\x08\x0e-\x1f\x7f\u00ad\ufeff\ufffd]/g, '')
    .replace(/[^\S\n]+/g, (blanks) => (blanks.includes('\t') ? '\t' : ' '))
    .replace(/[ \t]?\n[ \t]?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .slice(0, MAX_CHARACTERS)
    .toWellFormed();
}
