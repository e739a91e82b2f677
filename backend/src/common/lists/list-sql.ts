import { type ListColumn, type ListDefinition } from './list-definition.js';
import { type ListFilter, type ListQuery } from './list-query.js';

/** A filtered or searched list is counted up to here; its total then says "at least". */
export const COUNTED_ROWS = 1000;

/** A search first looks through this many of the newest rows, which fills most pages without asking the trigram index. */
const RECENT_ROWS = 2000;
const SHORTEST_INDEXED_WORD = 3;

/** A statement that answers one row: `rows` (a JSON array as text), `total`, and `capped` (the total is a lower bound). */
export interface ListStatement {
  sql: string;
  parameters: unknown[];
}

class Parameters {
  readonly values: unknown[] = [];

  add(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}

/**
 * Builds the statement of a page: first the keys of the page, from indices alone where the database can, then the shown
 * columns of just these rows.
 */
export function pageStatement(definition: ListDefinition, query: ListQuery): ListStatement {
  const parameters = new Parameters();
  const { table, key } = definition;
  const filters = query.filters.map((filter) => filterSql(definition, filter, parameters));
  const conditions = definition.only ? [definition.only, ...filters] : filters;
  const order = orderBy(definition, query);
  const page = `order by ${order} limit ${parameters.add(query.limit)}::bigint offset ${parameters.add(query.offset)}::bigint`;
  const body = query.words.length
    ? searchSql(definition, query, conditions, order, parameters, page)
    : `page as materialized (select t.${key} from ${table} t ${where(conditions)} ${page}),
       counted as (${countSql(definition, query, conditions, parameters)})`;
  return {
    sql: `with ${body}
      select (select coalesce(json_agg(r), '[]')::text
              from (select ${shownColumns(definition)} from page join ${table} t using (${key}) ${definition.joins ?? ''}
                    order by ${order}) r) as rows,
        total, capped from counted`,
    parameters: parameters.values,
  };
}

/** Builds the statement of one record by its key (parameter 1): one row `record` (a JSON object as text), or none. */
export function recordStatement(definition: ListDefinition): string {
  return `select row_to_json(r)::text as record
    from (select ${shownColumns(definition)} from ${definition.table} t ${definition.joins ?? ''}
          ${where([...(definition.only ? [definition.only] : []), `t.${definition.key} = $1`])}) r`;
}

function shownColumns({ columns, key }: ListDefinition): string {
  const fields = Object.entries(columns).map(([name, column]) => `${column.select} as "${name}"`);
  return [`t.${key} as id`, ...fields].join(', ');
}

function where(conditions: string[]): string {
  return conditions.length ? `where ${conditions.join(' and ')}` : '';
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

function filterSql({ columns }: ListDefinition, filter: ListFilter, parameters: Parameters): string {
  const column = columns[filter.field];
  if (filter.operator === 'equals' && column?.equals)
    return column.equals(operandSql(column, filter.values, parameters));
  if (column?.range) {
    const comparison = filter.operator === 'from' ? '>=' : '<=';
    return `t.${column.range} ${comparison} ${parameters.add(filter.values[0])}::${column.kind}`;
  }
  throw new Error(`no filter by ${filter.field}`);
}

function operandSql(
  { kind, stored, storedType = kind }: ListColumn,
  values: ListFilter['values'],
  parameters: Parameters,
): string {
  const [first, ...others] = stored ? values.map(stored) : values;
  if (first !== undefined && !others.length) return `${parameters.add(first)}::${storedType}`;
  return `any(${parameters.add(first === undefined ? [] : [first, ...others])}::${storedType}[])`;
}

function countSql(definition: ListDefinition, query: ListQuery, conditions: string[], parameters: Parameters): string {
  const kept = keptTotalSql(definition, query.filters, parameters);
  if (kept) return `select ${kept} as total, false as capped`;
  const most = parameters.add(countLimit(query));
  return `select least(count(*), ${most}::bigint - 1) as total, count(*) = ${most}::bigint as capped
    from (select 1 from ${definition.table} t ${where(conditions)} limit ${most}::bigint) c`;
}

/** One row more than is counted tells that there are more; a deep page counts at least to its own end. */
function countLimit({ offset, limit }: ListQuery): number {
  return Math.max(COUNTED_ROWS, offset + limit + 1) + 1;
}

function keptTotalSql(
  { keptTotal }: ListDefinition,
  filters: ListFilter[],
  parameters: Parameters,
): string | undefined {
  const [only, ...others] = filters;
  if (!keptTotal || others.length) return undefined;
  const ofList = `select coalesce(sum(n), 0) from kept_totals where list = '${keptTotal.list}'`;
  if (!only) return `(${ofList})`;
  if (only.operator !== 'equals' || only.field !== keptTotal.facet) return undefined;
  return `(${ofList} and facet = any(${parameters.add(only.values)}::text[]))`;
}

/**
 * Searching, newest first: the newest rows are read through; only when they do not fill the page is the trigram index asked.
 * Both steps are materialized, because the planner, left to choose, sometimes walks the whole table by date instead.
 * Sorted otherwise, or with a window smaller than the page, the trigram index finds all. Words shorter than a trigram alone
 * are looked for in the newest rows only.
 */
function searchSql(
  { table, key, newest, searchText = 't.search_text' }: ListDefinition,
  query: ListQuery,
  conditions: string[],
  order: string,
  parameters: Parameters,
  page: string,
): string {
  const matches = query.words.map((word) => `${searchText} like ${containing(parameters.add(word))}`);
  const isIndexed = query.words.some((word) => word.length >= SHORTEST_INDEXED_WORD);
  const inWindow = query.sort
    ? 'false'
    : `(select count(*) from recent) > ${parameters.add(query.offset + query.limit)}::bigint`;
  return `
    newest_rows as materialized (
      select t.${key} from ${table} t ${where(conditions)} order by t.${newest} desc, t.${key} desc limit ${RECENT_ROWS}),
    recent as materialized (
      select t.${key} from newest_rows join ${table} t using (${key}) where ${matches.join(' and ')}),
    all_matches as materialized (
      select t.${key} from ${table} t
      where not ${inWindow} and ${isIndexed} and ${[...conditions, ...matches].join(' and ')}),
    found as materialized (
      select ${key} from recent where ${inWindow} or not ${isIndexed}
      union all select ${key} from all_matches),
    page as materialized (select t.${key} from found join ${table} t using (${key}) ${page}),
    counted as (select count(*) as total,
      (${inWindow} or not ${isIndexed}) and (select count(*) from newest_rows) = ${RECENT_ROWS} as capped from found)`;
}

/** The pattern for texts that contain a word. Folded first, because folding makes `%` of a full-width percent sign. */
function containing(word: string): string {
  return `'%' || regexp_replace(fold(${word}::text), '([\\\\%_])', '\\\\\\1', 'g') || '%'`;
}
