import { latinDigits, seenOf } from './text.js';

/** An Indian mobile number begins with 6 to 9 (docs/rules.md#phone). */
export const TEN_DIGITS = /^[6-9]\d{9}$/;
/** Nine times the same digit: whoever has no number types it. Two people who have it are not the same by it. */
const PLACEHOLDER = /^\d(\d)\1{8}$/;

/** Whether ten digits are the number of somebody. */
export const isSomebodys = (digits: string): boolean => TEN_DIGITS.test(digits) && !PLACEHOLDER.test(digits);

/** What is seen as blanks, and as dashes; PostgreSQL takes these classes, too. */
export const BLANK = /[ \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;
export const DASH = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g;
/** Between the digits of a number, of which `_` and `/` stand in its middle alone: else they part two things. */
const SIGNS = /[\s().\-/_]/g;

/** A text of which nothing is hidden, as the patterns below have it; what stands in it keeps its place. */
const plainOf = (text: string): string =>
  latinDigits(text).replace(BLANK, ' ').replace(DASH, '-').replace(/\[/g, '(').replace(/\]/g, ')');

/** No number is written longer, with what stands around it. */
const MAX_NUMBER = 60;
/** Before the ten digits nothing, 0, 91, 0091 or +91; with it `(0)`, which counts within a country only. */
const WRITTEN = /^(?:\+?0{0,2}91)?0?(\d{10})$/;
/** The ten digits of a number that stands alone. */
export const digitsOf = (written: string): string | undefined =>
  WRITTEN.exec(plainOf(seenOf(written)).replace(SIGNS, ''))?.[1];
/** What says that a number follows, or which of somebody's it was. */
const BEFORE =
  /^(?:tel|telephone|phone|ph|mobile|mob|cell|contact|whats\s?app|call|m|p|फोन|फ़ोन|मोबाइल|मो)[\s.]{0,2}(?:no|num|number|नं|नंबर)?\s{0,2}[.:#)=-]{0,3}\s{0,2}(?=[+(\d])/i;
const BEHIND =
  /\s{0,2}(?:\((?:m|mob|mobile|w|whats\s?app|p|ph|phone|r|res|o|off|h|home|self|own|personal)\.?\)|\s(?:m|mob|mobile|whats\s?app))\.?$/i;
/** What stands between two numbers. */
const BETWEEN = /[,;|&\n]|\s\/\s?|\/\s|\/|\b(?:or|and|alt)\b\.?:?/i;
/** The code of an area in a group of its own: behind 0, or as a mobile number begins, and then as none goes on. */
const LANDLINES = [
  /^(?:\(?(?:\+|00)?91[\s().-]{0,3})?\(?0\s?[1-8]\d{1,3}[\s().\-/]{1,3}\d/,
  /^\(?(?:\+|00)?91[\s().-]{0,3}(?:80|79)[\s().-]{1,3}[2-6]\d{3}/,
  /^0(?:80|79)[2-6]\d{7}$/,
  /^(?:\(?(?:\+|00)?91[\s().-]{0,3})?\(?(?:6(?:12|[234]1|5[17]|6[13]|7[14]|80)|7(?:12|2[14]|3[14]|44|5[15]|[67]1|88)|8(?:16|2[014]|3[126]|6[136]|7[078]|8[34]|91))[\s().-]{1,3}[2-6]\d{6}(?!\d)/,
];
const FOREIGN = /^\(?(?:\+|00)(?!\s?0{0,2}91)/;
/** The code of another country, right before a number. Without + or 00 it is told by how the number is grouped, too. */
const CODE_BEFORE = /(?:(?:\+|(?<!\d)00)\s?\(?(?!0{0,2}91(?!\d))\d(?:[\s-]?\d){0,3}\)?[\s().-]{0,3}|\+)$/;
const BARE_CODE_BEFORE =
  /(?<![\d.,/-])(?:\((?:1|7|44|6[23]|98|234|977)\)|(?:1|7|44|6[23]|98|234|977))(?:[.-]|\s{1,2})$/;
const GROUPED_IN_INDIA = /^(?:\d{5} \d{5}|\d{10})$/;

/** Ten digits of an Indian mobile number, maybe separated, and maybe with 0 or the country code before: in a text words stand at it. */
const IN_TEXT =
  /(?<!\d\.?)\(?(?:(?:\+|00)?91[\s().-]{0,3}(?:\(?0\)?[\s().-]{0,3})?|\(?0\)?[\s().-]{0,2})?\(?([6-9](?:\d{4} ?[/_] ?\d{5}|(?:[\s().-]{0,3}\d){9}))\)?(?!\d)/g;
/** The same where it is a word of its own. */
const IN_SEARCH =
  /(?<![\w@.-])\(?(?:(?:\+|00)?91[\s().-]{0,3}(?:\(?0\)?[\s().-]{0,3})?|\(?0\)?[\s().-]{0,2})?\(?([6-9](?:\d{4} ?[/_] ?\d{5}|(?:[\s().-]{0,3}\d){9}))\)?(?![\w@])/g;
/** Of a copied link to call or to write to a number. */
const LINK_BEFORE = /(?:\btel:|\b(?:https?:\/\/)?wa\.me\/)$/i;
const YEAR = /(?<!\d)(?:19|20)\d{2}(?!\d)/g;
/** Of a line, before a number. */
const BESIDE = 80;

/** A number in a text. */
export interface FoundPhone {
  /** Ten, and as they were grouped. */
  digits: string;
  groups: string[];
  whole: string;
  start: number;
  end: number;
  /** What stands before it. */
  before: string;
}

/** What looks like an Indian mobile number in a text without hidden characters; two years are none. */
export function phonesIn(text: string, pattern = IN_TEXT): FoundPhone[] {
  return Array.from(plainOf(text).matchAll(pattern), ({ 0: whole, 1: number = '', index }) => {
    const groups = number.split(/\D+/);
    const before = text.slice(Math.max(0, index - BESIDE), index);
    return { digits: groups.join(''), groups, whole, start: index, end: index + whole.length, before };
  }).filter(({ whole }) => (whole.match(YEAR) ?? []).length < 2);
}

const isLandline = (written: string): boolean => LANDLINES.some((pattern) => pattern.test(written));

const isAbroad = ({ before, whole, groups }: FoundPhone): boolean =>
  CODE_BEFORE.test(before) ||
  (BARE_CODE_BEFORE.test(before) && whole.replace(/\D/g, '').length < 12 && !GROUPED_IN_INDIA.test(groups.join(' ')));

/** What is counted or registered by the digits that follow: no number to call. */
export const OTHER_LABEL =
  /(?<![\p{L}\p{M}\d])(?:service|army|reg(?:istration|n|d)?|roll|enrol(?:l)?ment|certificate|cert|licen[cs]e|serial|invoice|order|part|model|batch|prn|seat|hall\s?ticket|employee|emp|membership|member|gst(?:in)?|cin|hsn|isbn|issn|doi|policy|patent|application|challan|tender|ticket|bill|account|a\/c|uan|esic?|pf|sku|ean|vin|chassis|engine|imei|id|iso)[\s.:#)(-]{0,5}(?:(?:no|number|num|id|code)[\s.:#-]{0,4})?$/iu;

/** Two round amounts: 65000-72000. */
export const areAmounts = (groups: readonly string[]): boolean => /^\d{3}00 \d{3}00$/.test(groups.join(' '));

/** Whether ten digits in a text are something else by how they are written, or by what stands before them. */
export const isNoMobile = (phone: FoundPhone): boolean =>
  isLandline(phone.whole) || isAbroad(phone) || areAmounts(phone.groups) || OTHER_LABEL.test(phone.before);

/** Ten digits of an Indian mobile number, or why a text is none. `text` comes back where only the form of it is wrong. */
type ReadMobile = { digits: string } | { reason: string } | { text: string };

/** The Indian mobile number that people in India have written, in any spelling. */
export function readMobile(given: string): ReadMobile {
  const text = plainOf(seenOf(given)).trim();
  if (text.length > MAX_NUMBER) return { text };
  const pieces = numbersIn(text);
  if (pieces.length > 1) {
    return { reason: `There are ${pieces.length} numbers here: ${pieces.join(' and ')}. Leave one of them.` };
  }
  const [piece = text] = pieces;
  if (FOREIGN.test(piece)) return { reason: abroad(piece) };
  const digits = digitsOf(piece);
  if (!digits) {
    const [found] = phonesIn(text);
    if (!found) return { text };
    if (isAbroad(found)) return { reason: abroad(piece) };
    return { reason: `More than a number stands here. Leave only ${found.whole}.` };
  }
  if (isLandline(piece)) return { reason: `${piece} is a landline, not an Indian mobile number` };
  if (!TEN_DIGITS.test(digits)) {
    return { reason: `${piece} is not an Indian mobile number: these begin with 6 to 9` };
  }
  return { digits };
}

const abroad = (number: string): string => `${number} is the number of another country, not an Indian mobile number`;

/** The different numbers in a text, without what says that they are numbers. */
function numbersIn(text: string): string[] {
  const pieces = text
    .split(BETWEEN)
    .map((piece) => piece.trim().replace(BEFORE, '').replace(BEHIND, '').trim())
    .filter((piece) => /\d/.test(piece));
  const [first = ''] = pieces;
  if (pieces.length > 1 && !digitsOf(first)) return [text.replace(BEFORE, '').replace(BEHIND, '')];
  const numbers = pieces.flatMap(halvesOf);
  return [...new Map(numbers.map((number) => [digitsOf(number) ?? number, number])).values()];
}

/** Two whole numbers with nothing but a blank between them. */
function halvesOf(piece: string): string[] {
  const groups = piece.split(/\s+/);
  for (let at = 1; at < groups.length; at += 1) {
    const halves = [groups.slice(0, at).join(' '), groups.slice(at).join(' ')];
    if (halves.every(digitsOf)) return halves;
  }
  return [piece];
}

/** What somebody has typed to search, with the numbers in it replaced and nothing hidden. */
export function replacePhones(typed: string, replace: (phone: FoundPhone) => string): string {
  const text = seenOf(typed);
  let at = 0;
  const parts = phonesIn(text, IN_SEARCH).map((phone) => {
    const before = text.slice(at, phone.start).replace(LINK_BEFORE, '');
    at = phone.end;
    return before + replace(phone);
  });
  return parts.join('') + text.slice(at);
}
