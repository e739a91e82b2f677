import { type ListSql, where } from './sql-parts.js';

/**
 * Where the planner would have to bet between walking the list in its order and sorting what the filter finds: a `from` clause
 * of keys that leaves it no choice.
 */
export function keysBesideOrder(parts: ListSql): string | undefined {
  return parts.query.sort ? undefined : (mergedValues(parts) ?? wholeRange(parts));
}

/**
 * When several values of one column are requested: the newest rows of each value, which an index has in order, so that neither a
 * rare value is looked for through the whole table nor all rows of a common one are sorted.
 */
function mergedValues({ definition, query, parameters }: ListSql): string | undefined {
  const [only, ...others] = query.filters;
  const { table, key, newest, columns } = definition;
  if (!only || only.values.length < 2 || others.length || query.scope) return undefined;
  const { ordered, equals, kind } = columns[only.field] ?? {};
  if (!ordered || !equals || only.field === key) return undefined;
  return `from unnest(${parameters.add(only.values, `${kind}[]`)}) asked (value) cross join lateral (
    select t.${key}, t.${newest} from ${table} t
    ${where([...(definition.only ? [definition.only] : []), equals('asked.value')])}
    order by t.${newest} desc, t.${key} desc limit ${parameters.add(query.offset + query.limit, 'bigint')}) t`;
}

/** When a range of another column than the ordering one is requested: all of it, from its index, to be sorted. */
function wholeRange({ definition, query, conditions }: ListSql): string | undefined {
  const { table, key, newest, columns } = definition;
  const isBesideOrder = query.filters.some(
    ({ field, operator }) => operator !== 'equals' && columns[field]?.range !== newest,
  );
  // "offset 0" keeps the order outside
  return isBesideOrder
    ? `from (select t.${key}, t.${newest} from ${table} t ${where(conditions)} offset 0) t`
    : undefined;
}
