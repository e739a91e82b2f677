import { latinDigits } from './text.js';

/** An Indian mobile number begins with 6 to 9 (docs/rules.md#phone). */
export const TEN_DIGITS = /^[6-9]\d{9}$/;
/** Nine times the same digit: whoever has no number types it. Two people who have it are not the same by it. */
const PLACEHOLDER = /^\d(\d)\1{8}$/;

/** Whether ten digits are the number of somebody. */
export const isSomebodys = (digits: string): boolean => TEN_DIGITS.test(digits) && !PLACEHOLDER.test(digits);

/** No number is written longer, with what stands around it. */
const MAX_NUMBER = 60;
const SIGNS = /[\s().\-‐‑‒–—/]/g;
/** Before the ten digits nothing, 0, 91, 0091 or +91; with it `(0)`, which counts within a country only. */
const WRITTEN = /^(?:(?:\+|0{0,2})91)?0?(\d{10})$/;
/** What says that a number follows, or which of somebody's it was. */
const BEFORE =
  /^(?:tel|telephone|phone|ph|mobile|mob|cell|contact|whats\s?app|call|m|p|फोन|फ़ोन|मोबाइल|मो)[\s.]{0,2}(?:no|num|number|नं|नंबर)?\s{0,2}[.:#)=-]{0,3}\s{0,2}(?=[+(\d])/i;
const BEHIND =
  /\s{0,2}(?:\((?:m|mob|mobile|w|whats\s?app|p|ph|phone|r|res|o|off|h|home|self|own|personal)\.?\)|\s(?:m|mob|mobile|whats\s?app))\.?$/i;
/** What stands between two numbers. */
const BETWEEN = /[,;|&\n]|\s\/\s?|\/\s|\/|\b(?:or|and|alt)\b\.?:?/i;
/** An area code in a group of its own. None begins with 9. */
const AREA_CODE = /^\(?0\s?[1-8]\d{1,3}\)?[\s-]{1,3}\d/;
/** Bengaluru and Ahmedabad, whose codes look as mobile numbers begin: none of these goes on like this. */
const LIKE_MOBILE = /^(?:(?:\+|00)?91[\s-]{0,2}\(?(?:80|79)\)?[\s-]{1,2}[2-6]\d{3}|0(?:80|79)[2-6]\d{7}$)/;
const FOREIGN = /^(?:\+(?!\s?91)|00(?!\s?91))/;

/** Ten digits of an Indian mobile number, maybe separated, and maybe with 0 or the country code before. */
const TYPED_PHONE =
  /(?<![\w@.-])(?:(?:\+|00)?91[\s().-]*(?:\(?0\)?[\s().-]*)?|0[\s.-]?)?\(?([6-9](?:[\s().-]*\d){9})(?![\w@])/g;

/** Ten digits of an Indian mobile number, or why a text is none. `text` comes back where only the form of it is wrong. */
export type ReadMobile = { digits: string } | { reason: string } | { text: string };

/** The Indian mobile number that people in India have written, in any spelling. */
export function readMobile(given: string): ReadMobile {
  const text = latinDigits(given.replace(/\p{Cf}/gu, '')).trim();
  if (text.length > MAX_NUMBER) return { text };
  const pieces = numbersIn(text);
  if (pieces.length > 1) {
    return { reason: `There are ${pieces.length} numbers here: ${pieces.join(' and ')}. Leave one of them.` };
  }
  const [piece = text] = pieces;
  if (FOREIGN.test(piece)) {
    return { reason: `${piece} is the number of another country, not an Indian mobile number` };
  }
  const [, digits] = WRITTEN.exec(piece.replace(SIGNS, '')) ?? [];
  if (!digits) {
    const [found] = text.match(TYPED_PHONE) ?? [];
    return found ? { reason: `More than a number stands here. Leave only ${found}.` } : { text };
  }
  if (AREA_CODE.test(piece) || LIKE_MOBILE.test(piece)) {
    return { reason: `${piece} is a landline, not an Indian mobile number` };
  }
  if (!TEN_DIGITS.test(digits)) {
    return { reason: `${piece} is not an Indian mobile number: these begin with 6 to 9` };
  }
  return { digits };
}

/** The different numbers in a text, without what says that they are numbers. */
function numbersIn(text: string): string[] {
  const pieces = text
    .split(BETWEEN)
    .map((piece) => piece.trim().replace(BEFORE, '').replace(BEHIND, '').trim())
    .filter((piece) => /\d/.test(piece));
  const [first = ''] = pieces;
  const isWhole = WRITTEN.test(first.replace(SIGNS, ''));
  if (pieces.length > 1 && !isWhole) return [text.replace(BEFORE, '').replace(BEHIND, '')];
  const numbers = pieces.flatMap(halvesOf);
  return [
    ...new Map(numbers.map((number) => [WRITTEN.exec(number.replace(SIGNS, ''))?.[1] ?? number, number])).values(),
  ];
}

/** Two whole numbers with nothing but a blank between them. */
function halvesOf(piece: string): string[] {
  const groups = piece.split(/\s+/);
  for (let at = 1; at < groups.length; at += 1) {
    const halves = [groups.slice(0, at).join(' '), groups.slice(at).join(' ')];
    if (halves.every((half) => WRITTEN.test(half.replace(SIGNS, '')))) return halves;
  }
  return [piece];
}

/** A number in a text that somebody has typed to search. */
export interface TypedPhone {
  digits: string;
  /** Its digits as they were grouped. */
  groups: string[];
}

/** A text with the numbers in it replaced. */
export function replacePhones(text: string, replace: (phone: TypedPhone) => string): string {
  return text.replace(TYPED_PHONE, (_, number: string) => {
    const groups = number.split(/\D+/);
    return replace({ digits: groups.join(''), groups });
  });
}
