import { MAX_CELL_CHARACTERS, RefusedFile } from './read-table.js';
import { type WorkbookParts } from './workbook-parts.js';

const MAX_TEXTS = 2_000_000;

/** The texts that cells refer to, by number. Formats within a text go; so does the reading aid of East Asian scripts. */
export async function readSharedTexts(parts: WorkbookParts, part: string | undefined): Promise<string[]> {
  const texts: string[] = [];
  let current = '';
  let isText = false;
  let isAid = false;
  if (!part) return texts;
  await parts.read(part, {
    open: (name) => {
      if (name === 'si') current = '';
      if (name === 'rPh') isAid = true;
      if (name === 't') isText = !isAid;
    },
    text: (text) => {
      if (isText) current = cellText(current, text);
    },
    close: (name) => {
      if (name === 't') isText = false;
      if (name === 'rPh') isAid = false;
      if (name === 'si' && texts.push(unescaped(current)) > MAX_TEXTS) throw new RefusedFile('too_much_text');
    },
  });
  return texts;
}

/** The text of a cell with another piece of it, as far as that is looked at. */
export function cellText(text: string, piece: string): string {
  return text.length > MAX_CELL_CHARACTERS ? text : text + piece.slice(0, MAX_CELL_CHARACTERS + 1 - text.length);
}

/** A character by its number, as workbooks write those that XML does not hold: `_x000D_` ends a line, `_x005F_` is the underscore before such a one. */
const ESCAPED = /_x([\da-f]{4})_/gi;

/** The text that a workbook has written. */
export function unescaped(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replace(ESCAPED, (_, number: string) => String.fromCharCode(parseInt(number, 16)));
}
