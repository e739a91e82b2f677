import { type QueryConfig } from 'pg';
import { PreparedStatement } from '../database/prepared-statement.js';
import { keysBesideOrder } from './key-sources.js';
import { countSql } from './list-count.js';
import { type ListColumn, type ListDefinition, type ListRow } from './list-definition.js';
import { type ListFilter, type ListQuery } from './list-query.js';
import { holdsWord, searchSql } from './list-search.js';
import { type ListSql, pageOf, StatementParameters, where } from './sql-parts.js';

/** Pages that clients ask for: their statements are few enough to be kept prepared. */
const USUAL_LIMITS = [10, 25, 50, 100, 1000];
const MAX_USUAL_WORDS = 3;

const DEEP_OFFSET = 1000;

/** JSON of one answer. The rows beyond it are left for another range. */
export const MAX_PAGE_BYTES = 2 * 1024 * 1024;
/** So many rows fit, however long their texts are. */
const MAX_ROWS_THAT_FIT = 25;
/** A row without its long texts. */
const USUAL_ROW_BYTES = 1024;

/** One row of a page's statement. */
export interface PageRow {
  /** The page, a JSON array. */
  rows: string;
  total: string;
  /** The total is a lower bound: counting stopped. */
  capped: boolean;
  /** How many rows there are in `rows`. */
  shown: string;
}

/**
 * Builds the statement of a page: first the rows of the page, then what other tables and formats add to just these. It has a
 * name, to be prepared, when it recurs.
 */
export function pageStatement(definition: ListDefinition, query: ListQuery): QueryConfig<unknown[]> {
  const recurs = isRecurring(definition, query);
  const parameters = new StatementParameters(recurs);
  const { table, key, joins = '', columns } = definition;
  const isList = ({ field }: ListFilter): boolean => columns[field]?.list !== undefined;
  const filters = query.filters
    .filter((filter) => !isList(filter))
    .map((filter) => filterSql(definition, filter, parameters));
  const owned = Object.entries(query.scope ?? {}).map(
    ([column, value]) => `t.${column} = ${parameters.add(value, 'integer')}`,
  );
  const conditions = [...(definition.only ? [definition.only] : []), ...owned, ...filters];
  const lists = query.filters.filter(isList).flatMap((filter) => listConditions(definition, filter, parameters));
  const order = orderBy(definition, query);
  const parts = { definition, query, conditions, lists, order, parameters };
  const isSearch = query.words.length > 0 || lists.length > 0;
  const { page, isWhole } = isSearch ? { page: searchSql(parts), isWhole: false } : listSql(parts);
  const all = isWhole ? 'page t' : `page join ${table} t using (${key})`;
  const rows = query.limit > MAX_ROWS_THAT_FIT ? rowsThatFit(all, longTexts(definition), order) : all;
  const shown = `select ${shownColumns(definition)} from ${rows} ${joins} order by ${order}`;
  const text = `with ${page} select rows, total, capped, shown from counted, ${jsonArray(shown)}`;
  const { values } = parameters;
  return recurs ? { name: new PreparedStatement(text).name, text, values } : { text, values };
}

/** Builds the statement of all rows that a query finds, in its order, each as the list shows it. It is meant for a cursor. */
export function wholeListStatement(definition: ListDefinition, query: ListQuery): QueryConfig<unknown[]> {
  const parameters = new StatementParameters(false);
  const { table, joins = '' } = definition;
  const all = foundBy(definition, query, parameters);
  const text = `select ${shownColumns(definition)} from ${table} t ${joins} ${all} order by ${orderBy(definition, query)}`;
  return { text, values: parameters.values };
}

/** Builds the statement of the sums over all rows that a query finds: one row. */
export function sumsStatement(definition: ListDefinition, query: ListQuery): QueryConfig<unknown[]> {
  const parameters = new StatementParameters(false);
  const sums = Object.entries(definition.sums ?? {}).map(([name, sum]) => `coalesce(${sum}, 0)::float8 as "${name}"`);
  const all = foundBy(definition, query, parameters);
  return { text: `select ${sums.join(', ')} from ${definition.table} t ${all}`, values: parameters.values };
}

/** The `where` of all rows that a query finds. */
function foundBy(definition: ListDefinition, query: ListQuery, parameters: StatementParameters): string {
  const { only, columns, searchText = 't.search_text' } = definition;
  const isList = ({ field }: ListFilter): boolean => columns[field]?.list !== undefined;
  const conditions = query.filters.flatMap((filter) =>
    isList(filter)
      ? listConditions(definition, filter, parameters).map(({ condition }) => condition)
      : [filterSql(definition, filter, parameters)],
  );
  const words = query.words.map((word) => holdsWord(searchText, word, parameters));
  return where([...(only ? [only] : []), ...conditions, ...words]);
}

/** SQL of the row (`rows`, `shown`) that holds a query's rows as a JSON array. */
export function jsonArray(query: string): string {
  return `(select coalesce(json_agg(r), '[]')::text as rows, count(*) as shown from (${query}) r) answer`;
}

/**
 * Of ordered rows those that begin within the bytes of one answer, so that the database reads no long texts in vain.
 * @param rows what follows `from`, with the alias `t`
 * @param texts SQL of what may be long
 */
export function rowsThatFit(rows: string, texts: string[], order: string): string {
  const bytes = [String(USUAL_ROW_BYTES), ...texts.map((text) => `coalesce(octet_length(${text}::text), 0)`)].join(
    ' + ',
  );
  return `(select t.* from (
      select t.*, sum(${bytes}) over (order by ${order} rows between unbounded preceding and 1 preceding) as bytes_before
      from ${rows}) t
    where bytes_before is null or bytes_before < ${MAX_PAGE_BYTES}) t`;
}

/** Builds the statement of one record by its key (parameter 1): one row `record`, whose JSON `pg` parses, or none. */
export function recordStatement<Fields extends object>(
  definition: ListDefinition<Fields>,
): PreparedStatement<{ record: ListRow<Fields> }> {
  const { table, key, joins = '', only } = definition;
  return new PreparedStatement(`select row_to_json(r) as record
    from (select ${shownColumns(definition)} from ${table} t ${joins}
          ${where([...(only ? [only] : []), `t.${key} = $1`])}) r`);
}

/** A page far down is found by its keys alone, which an index holds, so that no row before it is read. */
function listSql(parts: ListSql): { page: string; isWhole: boolean } {
  const { definition, conditions, query } = parts;
  const { table, key } = definition;
  const keys = keysBesideOrder(parts);
  const isWhole = !keys && query.offset < DEEP_OFFSET;
  const rows = `select ${isWhole ? 't.*' : `t.${key}`} ${keys ?? `from ${table} t ${where(conditions)}`} ${pageOf(parts)}`;
  return { page: `page as materialized (${rows}), counted as (${countSql(parts)})`, isWhole };
}

/** Whether no value in it changes its best plan, and there are few statements like it. */
function isRecurring({ columns }: ListDefinition, { filters, limit, sort, words }: ListQuery): boolean {
  if (!USUAL_LIMITS.includes(limit)) return false;
  if (words.length) return words.length <= MAX_USUAL_WORDS && !filters.length && !sort;
  const [only, ...others] = filters;
  if (!only) return true;
  return !others.length && !sort && only.operator === 'equals' && columns[only.field]?.ordered === true;
}

const shown = new WeakMap<ListDefinition, string>();

/** SQL of what a row answers. Remembered: every page and record asks for it, and it never changes. */
export function shownColumns(definition: ListDefinition): string {
  const known = shown.get(definition);
  if (known) return known;
  const { columns, key } = definition;
  const fields = Object.entries(columns).map(([name, column]) => `${column.select} as "${name}"`);
  const sql = [`t.${key} as id`, ...fields].join(', ');
  shown.set(definition, sql);
  return sql;
}

function longTexts({ columns }: ListDefinition): string[] {
  return Object.values(columns).flatMap(({ select, isLong }) => (isLong ? [select] : []));
}

/** Ties go newest first; descending sorts turn the whole order round, so that one index serves both directions. */
function orderBy({ columns, newest, key }: ListDefinition, { sort }: ListQuery): string {
  const column = sort && columns[sort.field]?.sort;
  const down = sort?.descending ? 'desc' : 'asc';
  const up = sort?.descending ? 'asc' : 'desc';
  if (!column) return `t.${newest} desc, t.${key} desc`;
  if (column === newest) return `t.${newest} ${down}, t.${key} ${down}`;
  if (column === key) return `t.${key} ${down}`;
  return `t.${column} ${down}, t.${newest} ${up}, t.${key} ${up}`;
}

/** No value at all is no condition. */
function listConditions(
  { columns }: ListDefinition,
  { field, values }: ListFilter,
  parameters: StatementParameters,
): ListSql['lists'] {
  const { list, kind } = columns[field] ?? {};
  if (!list || !kind || !values.length) return [];
  const { column, valueOf } = list;
  const parameterSqls = values.map((value) => valueOf(parameters.add(value, kind)));
  return [{ column, condition: `t.${column} @> array[${parameterSqls.join(', ')}]` }];
}

function filterSql({ columns }: ListDefinition, filter: ListFilter, parameters: StatementParameters): string {
  const column = columns[filter.field];
  if (filter.operator === 'equals' && column?.equals) {
    return conditionOf(column, filter) ?? column.equals(operandSql(column, filter, parameters));
  }
  if (column?.range) {
    const comparison = filter.operator === 'from' ? '>=' : '<=';
    return `t.${column.range} ${comparison} ${parameters.add(filter.values[0], column.kind)}`;
  }
  throw new Error(`no filter by ${filter.field}`);
}

function conditionOf({ conditions = {} }: ListColumn, { values: [value, ...others] }: ListFilter): string | undefined {
  const name = String(value);
  return others.length || !Object.hasOwn(conditions, name) ? undefined : `(${conditions[name]})`;
}

function operandSql({ stored, kind }: ListColumn, { values }: ListFilter, parameters: StatementParameters): string {
  const operands = stored ? values.map(stored) : values;
  if (operands.length === 1) return parameters.add(operands[0], kind);
  return `any(${parameters.add(operands, `${kind}[]`)})`;
}
