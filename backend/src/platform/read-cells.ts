import { withoutInnerMarks } from './csv.js';
import { readMobile } from './phones.js';
import { latinDigits, withCommas } from './text.js';

/** What a cell says to a field, or why it says nothing. */
export type CellValue = { value: unknown } | { reason: string };

/** As Excel shows a long number in a narrow column, and then saves it: the last digits are lost. */
const SHORTENED = /^\+?\d([.,]\d+)?e\+?\d{1,2}$/i;
/** The apostrophe with which spreadsheets mark text; exported lists have it before signs of formulas. */
const TEXT_MARK = /^'(?=[=+\-@\d])/;

/** A phone number as people write it in India: ten digits, or the text as it is. */
export function readPhone(text: string): CellValue {
  const typed = text.replace(TEXT_MARK, '');
  if (SHORTENED.test(typed)) {
    return {
      reason: `The spreadsheet has shortened this number to ${typed}. Format the column as text, enter the number again and save the file.`,
    };
  }
  const read = readMobile(typed.replace(/\.0$/, ''));
  if ('reason' in read) return read;
  return { value: 'digits' in read ? read.digits : typed };
}

/** Text as it is; what only marks it as text goes. */
export function readText(text: string): CellValue {
  return { value: withoutInnerMarks(text.replace(TEXT_MARK, '')) };
}

/** Text of one line. */
export function readLine(text: string): CellValue {
  return { value: withoutInnerMarks(text.replace(TEXT_MARK, '')).replace(/\s+/g, ' ') };
}

/** An address, maybe as mail programs copy it, with a name before it: `Asha Rao <asha.rao@example.in>`. */
export function readEmail(text: string): CellValue {
  const pieces = text
    .split(/[,;/|<>\s]+/)
    .map((piece) => piece.replace(/^mailto:/i, ''))
    .filter((piece) => piece.includes('@'));
  if (pieces.length > 1) {
    return { reason: `There are ${pieces.length} e-mail addresses here: ${pieces.join(' and ')}. Leave one of them.` };
  }
  const [address] = pieces;
  return { value: (text.endsWith('>') && address) || text.replace(/^mailto:/i, '') };
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
