import { ApiException } from '../errors/problem.js';
import { DASH, replacePhones } from '../phones.js';
import { type ColumnKind, type ListDefinition } from './list-definition.js';
import {
  FILTER_HAS_NO_TEXT,
  FILTER_MALFORMED,
  FILTER_TAKES_ONE,
  FILTER_UNKNOWN,
  FILTER_VALUES,
  FILTER_WRONG_KIND,
  PARAMETER_NOT_JSON,
  PARAMETER_REPEATED,
  RANGE_MALFORMED,
  RANGE_TOO_LONG,
  SEARCH_NOT_TEXT,
  SEARCH_TOO_LONG,
  SORT_MALFORMED,
  SORT_UNKNOWN,
} from './lists.problems.js';

export const MAX_ROWS = 1000;
const MAX_VALUES = 1000;
export const MAX_SEARCH_LENGTH = 100;
const MAX_INTEGER = 2_147_483_647;
const MAX_OFFSET = 1_000_000_000;

/** The parameters of a list call, as they arrive (docs/rules.md#lists). */
export type ListParameters = Record<string, unknown>;

/** One condition: a field equals one of the values (or has all of them, where it holds a list), or lies at or beyond a bound. */
export interface ListFilter {
  field: string;
  operator: 'equals' | 'from' | 'to';
  values: (string | number)[];
}

/** The spellings of which one must occur, each the pieces that follow each other in it. The first is what was typed. */
export type SearchedWord = readonly [string[], ...string[][]];

/** A checked list call: nothing in it is SQL, every name in it stands in the definition. */
export interface ListQuery {
  sort: { field: string; descending: boolean } | undefined;
  offset: number;
  limit: number;
  filters: ListFilter[];
  /** Words that must all occur; empty when nothing is searched. */
  words: SearchedWord[];
  /** Keys by column of the table: what the caller owns. */
  scope?: Readonly<Record<string, number>> | undefined;
}

/**
 * Reads `sort`, `range`, `filter` and plain parameters against what the list offers.
 * @throws ApiException (400) for malformed JSON, an unknown field, or a value of the wrong kind
 */
export function readListQuery(parameters: ListParameters, definition: ListDefinition): ListQuery {
  const { sort, range, filter, ...plain } = parameters;
  const conditions = { ...(filter === undefined ? {} : readObject(filter)), ...plain };
  const { q, ...fields } = conditions;
  return {
    sort: sort === undefined ? undefined : readSort(sort, definition),
    ...readRange(range),
    filters: Object.entries(fields).map(([name, value]) => readFilter(name, value, definition)),
    words: readWords(q),
  };
}

function readJson(name: string, text: unknown): unknown {
  if (typeof text !== 'string') throw new ApiException(PARAMETER_REPEATED, { values: { name } });
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiException(PARAMETER_NOT_JSON, { values: { name } });
  }
}

function readObject(text: unknown): Record<string, unknown> {
  const value = readJson('filter', text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new ApiException(FILTER_MALFORMED);
  }
  return value as Record<string, unknown>;
}

/** @returns nothing for the order in which the list comes anyway */
function readSort(text: unknown, { columns, key, newest }: ListDefinition): ListQuery['sort'] {
  const value = readJson('sort', text);
  const [name, direction] = Array.isArray(value) && value.length === 2 ? (value as unknown[]) : [];
  const field = name === 'id' ? key : name;
  if (typeof field !== 'string' || typeof direction !== 'string' || !/^(asc|desc)$/i.test(direction)) {
    throw new ApiException(SORT_MALFORMED);
  }
  if (!Object.hasOwn(columns, field) || !columns[field]?.sort) {
    throw new ApiException(SORT_UNKNOWN, { values: { field: printable(field) } });
  }
  const descending = direction.toUpperCase() === 'DESC';
  return descending && columns[field].sort === newest ? undefined : { field, descending };
}

/** @throws ApiException (400) when it is no range, or longer than an answer may be */
export function readRange(text: unknown): { offset: number; limit: number } {
  if (text === undefined) return { offset: 0, limit: MAX_ROWS };
  const value = readJson('range', text);
  const [from, to] = Array.isArray(value) && value.length === 2 ? (value as unknown[]) : [];
  if (!isCount(from) || !isCount(to) || to < from) {
    throw new ApiException(RANGE_MALFORMED);
  }
  if (to - from >= MAX_ROWS) throw new ApiException(RANGE_TOO_LONG, { values: { max: MAX_ROWS } });
  return { offset: from, limit: to - from + 1 };
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= MAX_OFFSET;
}

function readFilter(name: string, value: unknown, { columns, key }: ListDefinition): ListFilter {
  const bound = /^(.+)_(gte|lte)$/.exec(name);
  const field = name === 'id' ? key : (bound?.[1] ?? name);
  const column = Object.hasOwn(columns, field) ? columns[field] : undefined;
  if (!column || (bound ? !column.range : !(column.equals ?? column.list))) {
    throw new ApiException(FILTER_UNKNOWN, { values: { name: printable(name) } });
  }
  const given: unknown[] = Array.isArray(value) ? value : [value];
  if (given.length > MAX_VALUES) throw new ApiException(FILTER_VALUES, { values: { max: MAX_VALUES } });
  if (bound && given.length !== 1) throw new ApiException(FILTER_TAKES_ONE, { values: { name: printable(name) } });
  return {
    field,
    operator: bound ? (bound[2] === 'gte' ? 'from' : 'to') : 'equals',
    values: [...new Set(given.map((item) => readValue(name, item, column.kind)))],
  };
}

function readValue(name: string, value: unknown, kind: ColumnKind): string | number {
  if (
    (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') ||
    !isOfKind(value, kind)
  ) {
    throw new ApiException(FILTER_WRONG_KIND, { values: { name: printable(name) } });
  }
  if (typeof value === 'string') checkText(name, value);
  return kind === 'integer' || kind === 'bigint' ? Number(value) : String(value);
}

function isOfKind(value: string | number | boolean, kind: ColumnKind): boolean {
  if (kind === 'text') return true;
  if (kind === 'integer') return /^-?\d{1,10}$/.test(String(value)) && Math.abs(Number(value)) <= MAX_INTEGER;
  if (kind === 'bigint') return /^-?\d{1,15}$/.test(String(value));
  if (kind === 'boolean') return value === true || value === false || value === 'true' || value === 'false';
  return typeof value === 'string' && (kind === 'date' ? isDay(value) : isMoment(value));
}

/** True for a day of the calendar, or a moment of it, in ISO 8601. */
export function isMoment(value: string): boolean {
  return (
    /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d:\d\d)?)?$/.test(value) &&
    isDay(value.slice(0, 10)) &&
    !Number.isNaN(Date.parse(value))
  );
}

/** True for a day of the calendar, written `YYYY-MM-DD`. */
export function isDay(value: string): boolean {
  if (!/^[12]\d{3}-\d\d-\d\d$/.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}

/** A name of letters with what stands between them on papers, D'Souza, S.Ramesh, Mary-Ann, or at their ends: "Nair, Priya (Kochi)". */
const NAME_WITH_SIGNS = /^[\p{L}\p{M}\u200c\u200d.,;()'’‘`-]+$/u;
const SAYS_NOTHING = /^[.,;:/|-]+$/;

function readWords(q: unknown): SearchedWord[] {
  if (q === undefined || q === null) return [];
  if (typeof q !== 'string' && typeof q !== 'number') throw new ApiException(SEARCH_NOT_TEXT);
  const text = String(q);
  if (text.length > MAX_SEARCH_LENGTH) throw new ApiException(SEARCH_TOO_LONG, { values: { max: MAX_SEARCH_LENGTH } });
  checkText('q', text);
  const phones: SearchedWord[] = [];
  const others = replacePhones(text, ({ digits, groups }) => {
    phones.push([[digits], groups]);
    return ' ';
  });
  const words = others.replace(DASH, '-').split(/\s+/).filter(Boolean);
  const saying = words.filter((word) => !SAYS_NOTHING.test(word));
  return [...phones, ...(saying.length ? saying : words).map(spellingsOf)];
}

function spellingsOf(word: string): SearchedWord {
  const letters = NAME_WITH_SIGNS.test(word) ? word.split(/[.,;()'’‘`-]+/).filter(Boolean) : [];
  return letters.length && letters[0] !== word ? [[word], letters] : [[word]];
}

function checkText(name: string, value: string): void {
  if (value.includes('\0') || !value.isWellFormed()) {
    throw new ApiException(FILTER_HAS_NO_TEXT, { values: { name: printable(name) } });
  }
}

/** A name from the request, short and harmless enough to stand in an error sentence. */
function printable(name: string): string {
  return `"${name.replace(/[^\w.-]/g, '?').slice(0, 40)}"`;
}
