import { useListContext } from 'react-admin';
import type { ListFilter } from './filters';

/** How many filters of the list are set, besides the search. */
export function useFilterCount(filters: readonly ListFilter[]): number {
  const { filterValues } = useListContext();
  const values = filterValues as Readonly<Record<string, unknown>>;
  return filters.filter(({ source }) => values[source] !== undefined).length;
}
