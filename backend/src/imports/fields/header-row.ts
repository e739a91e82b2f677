import { cleanCell, type ReadRow } from '../reading/read-table.js';
import { type ImportField } from './import-field.js';

/** The header is looked for in so many rows from the top. */
const MAX_ROWS_ABOVE = 20;
const SAMPLES = 200;
const MAX_HEAD_LENGTH = 100;
/** A shorter name stands in too many other words. */
const MIN_PART_LENGTH = 5;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const PHONE = /^\+?[\d\s().-]{10,18}$/;

/** A file's columns, and the records below. */
export interface HeadedTable {
  /** The number of the header's row; null when the file has none. */
  headerRow: number | null;
  /** Names of the columns, each once. */
  columns: string[];
  rows: ReadRow[];
}

/** The head of a column, without what spellings differ in. */
export function headKey(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
}

/**
 * Finds the header: of the first rows the one that knows most names of fields. Where none does, it is the first row, unless that
 * has an e-mail or a phone number and so is a record.
 */
export function findHeader(rows: readonly ReadRow[], fields: readonly ImportField[]): HeadedTable {
  const known = new Set(fields.flatMap(namesOf));
  const scores = rows
    .slice(0, MAX_ROWS_ABOVE)
    .map(({ cells }) => new Set(cells.map(headKey).filter((key) => known.has(key))).size);
  const best = Math.max(0, ...scores);
  const place = best ? scores.indexOf(best) : 0;
  const header = rows[place];
  const isRecord = !best && header?.cells.some((cell) => EMAIL.test(cell) || PHONE.test(cell));
  const below = isRecord ? [...rows] : rows.slice(place + 1);
  const width = Math.max(header?.cells.length ?? 0, ...below.slice(0, SAMPLES).map(({ cells }) => cells.length));
  const heads = Array.from({ length: width }, (_, column) => (isRecord ? '' : (header?.cells[column] ?? '')));
  return { headerRow: isRecord ? null : (header?.number ?? null), columns: uniqueHeads(heads), rows: below };
}

/** Which column fills which field: by its head, by a part of it, and at last by what stands in it. */
export function guessMapping(
  columns: readonly string[],
  rows: readonly ReadRow[],
  fields: readonly ImportField[],
): Record<string, string | null> {
  const mapping: Record<string, string | null> = Object.fromEntries(columns.map((column) => [column, null]));
  const free = new Set(fields);
  const assign = (fits: (column: string, field: ImportField) => boolean): void => {
    for (const field of fields) {
      const column = free.has(field) && columns.find((name) => mapping[name] === null && fits(name, field));
      if (!column) continue;
      mapping[column] = field.field;
      free.delete(field);
    }
  };
  assign((column, field) => [headKey(field.field), headKey(field.label)].includes(headKey(column)));
  assign((column, field) => namesOf(field).includes(headKey(column)));
  assign((column, field) =>
    namesOf(field).some((name) => name.length >= MIN_PART_LENGTH && headKey(column).includes(name)),
  );
  const holds = (column: string, pattern: RegExp): boolean => {
    const place = columns.indexOf(column);
    const cells = rows.slice(0, SAMPLES).flatMap(({ cells: { [place]: cell } }) => (cell ? [cell] : []));
    return cells.length > 0 && cells.filter((cell) => pattern.test(cell)).length * 2 > cells.length;
  };
  assign((column, { field }) => field.endsWith('email') && field !== 'billing_email' && holds(column, EMAIL));
  assign((column, { field }) => field.endsWith('phone') && holds(column, PHONE));
  return mapping;
}

function namesOf({ field, label, alsoCalled }: ImportField): string[] {
  return [field, label, ...alsoCalled].map(headKey);
}

/** A head that is missing is named by its place, one that is there twice by its number. */
function uniqueHeads(heads: readonly string[]): string[] {
  const seen = new Set<string>();
  return heads.map((head, place) => {
    const name = cleanCell(head).replace(/\s+/g, ' ').slice(0, MAX_HEAD_LENGTH) || `Column ${columnLetters(place)}`;
    let unique = name;
    for (let number = 2; seen.has(unique); number += 1) unique = `${name} (${number})`;
    seen.add(unique);
    return unique;
  });
}

/** A for 0, AA for 26. */
function columnLetters(place: number): string {
  const letter = String.fromCharCode(65 + (place % 26));
  return place < 26 ? letter : columnLetters(Math.floor(place / 26) - 1) + letter;
}
