import { type ListSql, where } from './sql-parts.js';

/** A filtered or searched list is counted up to here; its total then says "at least". */
const COUNTED_ROWS = 1000;

/** The statement of the total: one that triggers count, or counted up to a bound. */
export function countSql(parts: ListSql): string {
  const stored = rowCountSql(parts);
  if (stored) return `select ${stored} as total, false as capped`;
  const { definition, conditions, query, parameters } = parts;
  // one row more than is counted tells that there are more; a deep page counts at least to its own end
  const most = parameters.add(Math.max(COUNTED_ROWS, query.offset + query.limit + 1) + 1, 'bigint');
  return `select least(count(*), ${most} - 1) as total, count(*) = ${most} as capped
    from (select 1 from ${definition.table} t ${where(conditions)} limit ${most}) c`;
}

function rowCountSql({ definition: { rowCount }, query: { filters }, parameters }: ListSql): string | undefined {
  const [only, ...others] = filters;
  if (!rowCount || others.length) return undefined;
  const ofList = `select coalesce(sum(n), 0) from row_counts where list = '${rowCount.list}'`;
  if (!only) return `(${ofList})`;
  if (only.operator !== 'equals' || only.field !== rowCount.facet) return undefined;
  return `(${ofList} and facet = any(${parameters.add(only.values, 'text[]')}))`;
}
