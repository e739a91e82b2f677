import { MAX_ROWS_ABOVE, type ReadRow } from '../reading/read-table.js';
import { type ImportField } from './import-field.js';

const SAMPLES = 200;
const MAX_HEAD_LENGTH = 100;
/** A shorter name stands in too many other words. */
const MIN_PART_LENGTH = 5;
/** Of an e-mail address. */
const MAX_SAMPLE_LENGTH = 254;
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
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
function headKey(text: string): string {
  return text
    .slice(0, MAX_HEAD_LENGTH)
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
  const isRecord = !best && header?.cells.some((cell) => isLike(EMAIL, cell) || isLike(PHONE, cell));
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
  const mapping = new Map<string, string | null>(columns.map((column) => [column, null]));
  const heads = new Map(columns.map((column) => [column, headKey(column)]));
  const names = new Map(fields.map((field) => [field, namesOf(field)]));
  const free = new Set(fields);
  const assign = (fits: (head: string, field: ImportField, column: string) => boolean): void => {
    for (const field of fields) {
      const isFree = (column: string): boolean => mapping.get(column) === null;
      const column =
        free.has(field) && columns.find((name) => isFree(name) && fits(heads.get(name) ?? '', field, name));
      if (!column) continue;
      mapping.set(column, field.field);
      free.delete(field);
    }
  };
  assign((head, { field, label }) => [headKey(field), headKey(label)].includes(head));
  assign((head, field) => names.get(field)?.includes(head) ?? false);
  assign(
    (head, field) => names.get(field)?.some((name) => name.length >= MIN_PART_LENGTH && head.includes(name)) ?? false,
  );
  const holds = (column: string, pattern: RegExp): boolean => {
    const place = columns.indexOf(column);
    const cells = rows.slice(0, SAMPLES).flatMap(({ cells: { [place]: cell } }) => (cell ? [cell] : []));
    return cells.length > 0 && cells.filter((cell) => isLike(pattern, cell)).length * 2 > cells.length;
  };
  assign((_, { field }, column) => field.endsWith('email') && field !== 'billing_email' && holds(column, EMAIL));
  assign((_, { field }, column) => field.endsWith('phone') && holds(column, PHONE));
  return Object.fromEntries(mapping);
}

function isLike(pattern: RegExp, cell: string): boolean {
  return cell.length <= MAX_SAMPLE_LENGTH && pattern.test(cell);
}

function namesOf({ field, label, alsoCalled }: ImportField): string[] {
  return [field, label, ...alsoCalled].map(headKey);
}

/** A head that is missing is named by its place, one that is there twice by its number. */
function uniqueHeads(heads: readonly string[]): string[] {
  const seen = new Set<string>();
  return heads.map((head, place) => {
    const name = head.slice(0, MAX_HEAD_LENGTH).toWellFormed().replace(/\s+/g, ' ').trim() || columnName(place);
    let unique = name;
    for (let number = 2; seen.has(unique); number += 1) unique = `${name} (${number})`;
    seen.add(unique);
    return unique;
  });
}

/** What a column without a head is called: `Column A` for 0, `Column AA` for 26. */
export function columnName(place: number): string {
  return `Column ${columnLetters(place)}`;
}

function columnLetters(place: number): string {
  const letter = String.fromCharCode(65 + (place % 26));
  return place < 26 ? letter : columnLetters(Math.floor(place / 26) - 1) + letter;
}
