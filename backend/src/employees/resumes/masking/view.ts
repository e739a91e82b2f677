import { LOOKALIKES } from '../../../platform/text.js';

/** A word of a view: letters, their marks, digits. */
export interface Word {
  start: number;
  end: number;
  /** In lower case. */
  text: string;
}

/** A line of a view, without its line feed. */
export interface ViewLine {
  start: number;
  end: number;
  text: string;
}

/**
 * A text as it is looked through: without invisible characters, accents and typographic variants, with the digits of all scripts as
 * 0 to 9 and the letters that look like Latin ones as these. Each character knows its place in the text.
 */
export interface View {
  text: string;
  lower: string;
  lines: ViewLine[];
  words: Word[];
  /** Of each character, where it begins and ends in the original text. */
  starts: Uint32Array;
  ends: Uint32Array;
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** "Asha RaoMob: 98...": a label without a blank before it. */
const GLUED_LABEL =
  /(?:(?<=[\p{Ll}\d]|\p{Lu}\p{Lu})(?:Mob(?:ile)?|Phone|Tel|Contact|E-?[Mm]ail|Nationality|Marital|Religion|Caste|Gender|Sex|Father|Aadhaa?r|Addr(?:ess)?|Passport|Age|Pin)|(?<=[\p{Ll}\d])(?:DOB|DOI|DOE|POI|PAN|UAN|EMAIL|MOB|SEX))(?=[ .]?(?:No|Status|Name|Number|Id|ID)?[ .]{0,2}[:=-])/gu;
/** "GenderMale", "Date of Birth14.09.1998": a label without a blank behind it. */
const GLUED_VALUE =
  /(?<![\p{L}\d])(?:Name|Gender|Sex|Religion|Caste|Community|Category|Status|Nationality|Languages?|Birth|DOB|Age|No|Number|Address|Mobile|Phone|Email|Occupation|Passport|Aadhaa?r|PAN)(?=\p{Lu}[\p{Ll}.]|\d|(?<=\p{Ll})\p{Lu}{2})/gu;
const INVISIBLE = /^[\p{Cf}\p{Cc}\ufe00-\ufe0f]$/u;
const MARK_OF_LETTER = /^\p{M}$/u;
const DIGIT = /^\p{Nd}$/u;
const BLANK = /^\p{Z}$/u;
const DASH = /^[\p{Pd}\u2212]$/u;
const APOSTROPHE = /^[\u2018\u2019\u02bc\u00b4`]$/;
/** Signs of Indian vowels and nasals are marks, and part of the spelling. */
const isIndic = (code: number): boolean => code >= 0x0900 && code <= 0x0dff;

const foldedLetters = new Map<string, string>();
const MAX_REMEMBERED = 4_096;

export function viewOf(source: string): View {
  const folded: string[] = [];
  const starts = new Uint32Array(4 * source.length + 1);
  const ends = new Uint32Array(4 * source.length + 1);
  let length = 0;
  let at = 0;
  for (const letter of source) {
    const end = at + letter.length;
    const shown = letter === '\r' && source[end] === '\n' ? '' : foldedLetter(letter);
    for (let unit = 0; unit < shown.length; unit += 1) {
      starts[length + unit] = at;
      ends[length + unit] = end;
    }
    folded.push(shown);
    length += shown.length;
    // what is not seen goes with what stands before it
    if (!shown && length) ends[length - 1] = end;
    at = end;
  }
  const text = folded.join('');
  const lower = lowerOf(text);
  return { text, lower, lines: linesOf(text), words: wordsOf(text, lower), starts, ends };
}

/** A text of the product's own tables, as it would stand in a view. */
export const foldedText = (text: string): string => viewOf(text).lower;

function foldedLetter(letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  if (code < 0x80) return code >= 0x20 && code < 0x7f ? letter : controlled(letter);
  const known = foldedLetters.get(letter);
  if (known !== undefined) return known;
  const shown = newlyFolded(letter, code);
  if (foldedLetters.size < MAX_REMEMBERED) foldedLetters.set(letter, shown);
  return shown;
}

const controlled = (letter: string): string => (letter === '\t' ? '\t' : /[\n\r\v\f]/.test(letter) ? '\n' : '');

function newlyFolded(letter: string, code: number): string {
  if (code === 0x2028 || code === 0x2029) return '\n';
  if (INVISIBLE.test(letter)) return '';
  if (MARK_OF_LETTER.test(letter)) return isIndic(code) ? letter : '';
  if (DIGIT.test(letter)) return String(digitOf(code));
  if (BLANK.test(letter)) return ' ';
  if (DASH.test(letter)) return '-';
  if (APOSTROPHE.test(letter)) return "'";
  const plain = LOOKALIKES.get(letter);
  if (plain) return plain;
  if (isIndic(code)) return letter.normalize('NFKD');
  // of the longest ligature the first letters tell enough; the places have four for each code unit
  return Array.from(letter.normalize('NFKD').slice(0, 4), (part) => {
    if (MARK_OF_LETTER.test(part)) return '';
    return LOOKALIKES.get(part) ?? (part === '\u2044' ? '/' : part);
  }).join('');
}

/** Digits of a script stand side by side, from zero on. */
function digitOf(code: number): number {
  let value = 0;
  while (value < 9 && DIGIT.test(String.fromCodePoint(code - value - 1))) value += 1;
  return value;
}

function lowerOf(text: string): string {
  const lower = text.toLowerCase();
  return lower.length === text.length ? lower : Array.from(text, sameLength).join('');
}

function sameLength(letter: string): string {
  const lower = letter.toLowerCase();
  return lower.length === letter.length ? lower : letter;
}

function linesOf(text: string): ViewLine[] {
  let start = 0;
  return text.split('\n').map((line) => {
    const found = { start, end: start + line.length, text: line };
    start = found.end + 1;
    return found;
  });
}

function wordsOf(text: string, lower: string): Word[] {
  const words: Word[] = [];
  const glued = [
    ...Array.from(text.matchAll(GLUED_LABEL), ({ index }) => index),
    ...Array.from(text.matchAll(GLUED_VALUE), ({ 0: label, index }) => index + label.length),
  ].toSorted((a, b) => a - b);
  let next = 0;
  for (const { 0: word, index } of lower.matchAll(WORD)) {
    let start = index;
    while ((glued[next] ?? Infinity) <= start) next += 1;
    for (let at = glued[next]; at !== undefined && at < index + word.length; at = glued[++next]) {
      words.push({ start, end: at, text: lower.slice(start, at) });
      start = at;
    }
    words.push({ start, end: index + word.length, text: lower.slice(start, index + word.length) });
  }
  return words;
}

/** How many of things in their order come before a place, by halving. */
export function halved(count: number, isBefore: (at: number) => boolean): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBefore(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The first word that does not begin before a place. */
export const firstWordFrom = (words: readonly Word[], place: number): number =>
  halved(words.length, (at) => (words[at]?.start ?? 0) < place);

/** The words between two places. */
export function wordsBetween({ words }: View, start: number, end: number): Word[] {
  const found: Word[] = [];
  for (let at = firstWordFrom(words, start); at < words.length; at += 1) {
    const word = words[at];
    if (!word || word.end > end) break;
    found.push(word);
  }
  return found;
}
