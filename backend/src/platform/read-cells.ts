import { withoutInnerMarks } from './csv.js';
import { readMobile } from './phones.js';
import { latinDigits, withCommas } from './text.js';

/** What a cell says to a field, or why it says nothing. */
export type CellValue = { value: unknown } | { reason: string };

/** As Excel shows a long number in a narrow column, and then saves it: the last digits are lost. */
const SHORTENED = /^\+?\d([.,]\d+)?e\+?\d{1,2}$/i;
/** As files keep a spreadsheet from reading a number: ="98765". */
const GUARDED = /^="([^"\n]*)"$/;

/** A cell without what only marks it as text: an apostrophe before it, as exported lists have it before signs of formulas, or a guard. */
export function withoutTextMark(cell: string): string {
  const guarded = GUARDED.exec(cell)?.[1];
  if (guarded !== undefined) return guarded;
  return /^['‘’]/.test(cell) && !/['’]$/.test(cell) ? cell.slice(1) : cell;
}

/** A phone number as people write it in India: ten digits, or the text as it is. */
export function readPhone(text: string): CellValue {
  if (SHORTENED.test(text)) {
    return {
      reason: `The spreadsheet has shortened this number to ${text}. Format the column as text, enter the number again and save the file.`,
    };
  }
  const read = readMobile(text.replace(/\.0$/, ''));
  if ('reason' in read) return read;
  return { value: 'digits' in read ? read.digits : text };
}

/** Text as it is. */
export function readText(text: string): CellValue {
  return { value: withoutInnerMarks(text) };
}

/** Text of one line. */
export function readLine(text: string): CellValue {
  return { value: withoutInnerMarks(text).replace(/\s+/g, ' ') };
}

const ADDRESS = /^[^\s@"(),:;<>[\]\\]+@[^\s@"(),:;<>[\]\\]+\.[a-z]{2,24}$/i;
/** What may stand around an address and is none of it. */
const AROUND_ADDRESS = /^(?:mailto|e-?mail|id|personal|official|office|work|home|own|[\s.,:;<>()-])*$/i;

/** An address, maybe as mail programs copy it, with a name before it: `Asha Rao <asha.rao@example.in>`, or with a note: `(personal)`. */
export function readEmail(text: string): CellValue {
  const plain = text.replace('＠', '@');
  const pieces = plain
    .split(/[,;/|<>()\s]+/)
    .map((piece) => piece.replace(/^mailto:/i, '').replace(/[.:]$/, ''))
    .filter((piece) => piece.includes('@'));
  if (pieces.length > 1) {
    return { reason: `There are ${pieces.length} e-mail addresses here: ${pieces.join(' and ')}. Leave one of them.` };
  }
  const [address = ''] = pieces;
  const isAlone = ADDRESS.test(address) && (plain.endsWith('>') || AROUND_ADDRESS.test(plain.replace(address, '')));
  return { value: isAlone ? address : plain };
}

/** Skills that stand after each other with commas, semicolons, bars, bullets or in lines. */
export function readSkillNames(text: string): CellValue {
  return { value: text.startsWith('[') ? text : withCommas(text).replace(/[;|]/g, ',') };
}

/** No number is written longer. */
const MAX_NUMBER = 60;

const COUNTED = /(?<=\d) ?(?:nos?|posts?|positions?|openings?|vacanc(?:y|ies))\.?$/i;

/** A whole number; groups such as `1,00,000` are taken away. */
export function readCount(text: string): CellValue {
  if (text.length > MAX_NUMBER) return { value: text };
  const number = latinDigits(text).replace(COUNTED, '');
  const plain = number.replace(/[,\s]/g, '').replace(/\.0+$/, '');
  return { value: /^-?\d{1,15}$/.test(plain) ? Number(plain) : text };
}

/** A web address, where people leave out how it begins. */
export function readLink(text: string): CellValue {
  const labels = (text.split('/')[0] ?? '').split('.');
  const isHost = labels.length > 1 && labels.every((label) => LABEL.test(label)) && ENDING.test(labels.at(-1) ?? '');
  return { value: isHost && !/\s/.test(text) ? `https://${text}` : text };
}
const LABEL = /^[a-z\d-]{1,63}$/i;
const ENDING = /^[a-z]{2,24}$/i;

/**
 * One of fixed values, in any spelling of case, spaces and dashes.
 * @param alsoCalled other words for some of them, which mean the same in India
 */
export function readChoice<Choice extends string>(
  choices: readonly Choice[],
  alsoCalled: Partial<Record<Choice, readonly string[]>> = {},
): (text: string) => CellValue {
  const known = new Map(
    choices.flatMap((choice) => [choice, ...(alsoCalled[choice] ?? [])].map((name) => [plain(name), choice] as const)),
  );
  return (text) => ({ value: known.get(plain(text)) ?? text });
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replaceAll(' to ', '-')
    .replace(/[ _‐‑‒–—-]/g, '');
}
