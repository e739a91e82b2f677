import { type TextEncoding } from '../../../platform/files/decoded-text.js';
import { withoutInvisible } from '../../../platform/text.js';

/** A row of a file as it is shown: its number in the spreadsheet, counted from 1, and its cells as text. */
export interface ReadRow {
  number: number;
  cells: string[];
}

/** What is said of a table that was read from a file. */
export interface TableFacts {
  fileType: 'csv' | 'xlsx';
  /** How text was encoded; null for a workbook. */
  encoding: TextEncoding | null;
  /** What stands between values; null for a workbook. */
  delimiter: string | null;
  /** The sheet that was read; null for CSV. */
  sheet: string | null;
  otherSheets: string[];
  /** How many cells held formulas, which are taken as text. */
  formulas: number;
  /** How many groups of merged cells were filled. */
  mergedCells: number;
  /** Lines of the text, or rows of the sheet, that are not empty. */
  lineCount: number;
}

/** A table that was read from a file. */
export interface ReadTable extends TableFacts {
  rows: ReadRow[];
}

/** The most rows of one import, without the header. */
export const MAX_IMPORT_ROWS = 20_000;
/** Rows above the first record: a title, the header. */
export const MAX_ROWS_ABOVE = 20;
const MAX_READ_ROWS = MAX_IMPORT_ROWS + MAX_ROWS_ABOVE;
export const MAX_COLUMNS = 100;
/** A cell that is longer is kept with one character more, so that its row is known to be wrong. */
export const MAX_CELL_CHARACTERS = 10_000;
/** Of all cells together: what 20 MB hold, and no more, however often a workbook repeats a text. */
const MAX_CHARACTERS = 20 * 1024 * 1024;

/** Why a file is not taken: the code of a problem. */
export type RefusalCode =
  | 'wrong_kind'
  | 'old_excel'
  | 'password'
  | 'damaged'
  | 'open_quote'
  | 'too_many_rows'
  | 'too_many_columns'
  | 'too_much_text'
  | 'no_rows';

/** A file that is not taken. */
export class RefusedFile extends Error {
  constructor(
    readonly refusal: RefusalCode,
    readonly row = 0,
  ) {
    super(refusal);
  }
}

/** Everything that is not a letter, a digit or a sign that every keyboard has. */
const UNUSUAL = /[^ -~]/;
/** Control characters except tab and line feed. */
const CONTROL = /[\0-\x08\x0c\x0e-\x1f\x7f]/g;

/** Spaces of every kind at the ends go, and so does what cannot be seen. A cell that is too long is cut. */
export function cleanCell(text: string): string {
  const trimmed = text.trim();
  if (trimmed.length <= MAX_CELL_CHARACTERS) return UNUSUAL.test(trimmed) ? cleanText(trimmed) : trimmed;
  return cleanText(trimmed.slice(0, MAX_CELL_CHARACTERS)).padEnd(MAX_CELL_CHARACTERS + 1, '…');
}

function cleanText(text: string): string {
  return withoutInvisible(text.toWellFormed())
    .replace(/\r\n?|\v/g, '\n')
    .replace(CONTROL, '')
    .replace(/[\u00a0\u2007\u202f]/g, ' ')
    .trim();
}

/** Collects rows within the bounds of an import. */
export class RowCollector {
  readonly rows: ReadRow[] = [];
  private characters = 0;

  /**
   * Adds a row, unless it is empty.
   * @throws RefusedFile when there are too many rows, columns or characters
   */
  add(number: number, cells: readonly string[]): void {
    let width = cells.length;
    while (width && !cells[width - 1]?.trim()) width -= 1;
    if (width > MAX_COLUMNS) throw new RefusedFile('too_many_columns');
    const cleaned = cells.slice(0, width).map(cleanCell);
    while (cleaned.length && !cleaned.at(-1)) cleaned.pop();
    if (!cleaned.length) return;
    if (this.rows.length >= MAX_READ_ROWS) throw new RefusedFile('too_many_rows');
    for (const cell of cleaned) this.count(cell);
    this.rows.push({ number, cells: cleaned });
  }

  /** @throws RefusedFile when there are too many characters */
  count({ length }: string): void {
    this.characters += length;
    if (this.characters > MAX_CHARACTERS) throw new RefusedFile('too_much_text');
  }
}
