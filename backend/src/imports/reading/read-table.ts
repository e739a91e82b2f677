/** A row of a file as it is shown: its number in the spreadsheet, counted from 1, and its cells as text. */
export interface ReadRow {
  number: number;
  cells: string[];
}

/** A table that was read from a file. */
export interface ReadTable {
  fileType: 'csv' | 'xlsx';
  /** How text was encoded; null for a workbook. */
  encoding: 'utf-8' | 'utf-16' | 'windows-1252' | null;
  /** What stands between values; null for a workbook. */
  delimiter: string | null;
  /** The sheet that was read; null for CSV. */
  sheet: string | null;
  otherSheets: string[];
  /** How many cells held formulas, which are taken as text. */
  formulas: number;
  /** How many groups of merged cells were filled. */
  mergedCells: number;
  rows: ReadRow[];
}

/** The most rows of one import, without the header. */
export const MAX_IMPORT_ROWS = 20_000;
/** Rows above the first record: a title, the header. */
const MAX_ROWS_ABOVE = 20;
export const MAX_READ_ROWS = MAX_IMPORT_ROWS + MAX_ROWS_ABOVE;
export const MAX_COLUMNS = 100;
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

/** Spaces of every kind at the ends go; what cannot be seen goes everywhere. */
export function cleanCell(text: string): string {
  return text
    .replace(/[\u200b\u200e\u200f\u202a-\u202e\u2060\ufeff]/g, '')
    .replace(/\r\n?/g, '\n')
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
    const cleaned = cells.map(cleanCell);
    while (cleaned.length && !cleaned.at(-1)) cleaned.pop();
    if (!cleaned.length) return;
    if (cleaned.length > MAX_COLUMNS) throw new RefusedFile('too_many_columns');
    if (this.rows.length >= MAX_READ_ROWS) throw new RefusedFile('too_many_rows');
    for (const { length } of cleaned) this.characters += length;
    if (this.characters > MAX_CHARACTERS) throw new RefusedFile('too_much_text');
    this.rows.push({ number, cells: cleaned });
  }
}
