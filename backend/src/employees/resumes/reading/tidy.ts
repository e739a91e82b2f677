import { composedText } from '../../../platform/text.js';
import { UNKNOWN_LETTER } from './legible.js';

/** Of the stored text. */
export const MAX_CHARACTERS = 200_000;
/** Of the extracted text: the rest is ignored. */
export const MAX_UNTIDY_CHARACTERS = 2 * MAX_CHARACTERS;

/** So many blanks stand between columns. */
const COLUMN_BLANKS = 3;

const LINE_ENDS = /\r\n?|[\u2028\u2029\u000b\u000c]/g;

/** Parts of hyphenated words, before and after the hyphen. Other hyphens at a line's end are line breaks in words. */
const BEFORE_HYPHEN =
  /^(?:all|client|cross|customer|decision|detail|e|end|full|front|goal|hands|long|low|one|problem|real|results?|self|short|state|third|top|two|well)$/i;
const AFTER_HYPHEN =
  /^(?:based|depth|driven|end|facing|friendly|house|level|line|oriented|party|site|stack|term|time|to)\b/;
/** The last word of a line with its hyphen, and the start of the next line that continues it. */
const CUT = /(?:^|[\s(/])([\p{L}\p{M}-]{1,40})([-\u2010\u00ad]{1,3})$/u;
const REST = /^[\p{Ll}\p{M}]{1,40}[^\s]{0,10}/u;
/** A soft hyphen that is not at a line's end. */
const UNUSED_HYPHEN = /\u00ad(?=[^\n])/g;
/** Hyphens that only mark a break. */
const IS_ONLY_CUT = /[\u2010\u00ad]/;
const LETTER = /^\p{L}$/u;
const SPACED = /\p{L} \p{L} \p{L}/u;
const MIN_SPACED_LETTERS = 4;

/** Rejoins words that are broken at a line's end, or whose letters are spaced apart as in headings. */
function wholeWords(text: string): string {
  return uncut(text.replace(UNUSED_HYPHEN, '').split('\n').map(unspaced));
}

/** In spaced text, words are separated by more than one blank. */
function unspaced(line: string): string {
  if (!SPACED.test(line)) return line;
  const parts = line.split(/(\t| {2,})/);
  const letters = parts.map(lettersOf);
  if (!letters.some((found) => found >= MIN_SPACED_LETTERS)) return line;
  const isSpaced = (at: number): boolean => (letters[at] ?? 0) > 1;
  return parts
    .map((part, at) => {
      if (isSpaced(at)) return part.replaceAll(' ', '');
      return isSpaced(at - 1) && isSpaced(at + 1) && part !== '\t' ? ' ' : part;
    })
    .join('');
}

/** The number of spaced letters, if the part has nothing else. */
function lettersOf(part: string): number {
  const words = part.trim().split(' ');
  return words.every((word) => LETTER.test(word)) ? words.length : 0;
}

function uncut(lines: readonly string[]): string {
  const whole: string[] = [];
  for (const line of lines) {
    const before = whole.at(-1) ?? '';
    const [, start = '', hyphen = ''] = CUT.exec(before) ?? [];
    const [rest] = (hyphen && REST.exec(line)) || [];
    if (!rest) {
      whole.push(line);
      continue;
    }
    const hasHyphen =
      !IS_ONLY_CUT.test(hyphen) && (start.includes('-') || BEFORE_HYPHEN.test(start) || AFTER_HYPHEN.test(rest));
    whole[whole.length - 1] = `${hasHyphen ? before : before.slice(0, -hyphen.length)}${rest}`;
    if (rest.length < line.length) whole.push(line.slice(rest.length).trimStart());
  }
  return whole.join('\n');
}

/**
 * Normalises a text for storage: NFC, without control characters that PostgreSQL refuses, runs of blanks and empty lines.
 * @param unknown replaces letters that could not be read
 */
export function tidy(text: string, unknown = ''): string {
  const lines = composedText(text.slice(0, MAX_UNTIDY_CHARACTERS).toWellFormed()).replace(LINE_ENDS, '\n');
  return wholeWords(lines)
    .replace(/[\0-\x08\x0e-\x1f\x7f\u00ad\ufeff]/g, '')
    .replaceAll(UNKNOWN_LETTER, unknown)
    .replace(/[^\S\n]+/g, (blanks) => (blanks.includes('\t') || blanks.length >= COLUMN_BLANKS ? '\t' : ' '))
    .replace(/[ \t]?\n[ \t]?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .slice(0, MAX_CHARACTERS)
    .toWellFormed();
}
