import { useListContext } from 'react-admin';
import type { FilterElement } from './filters';

/** How many filters of the list are set, besides the search. */
export function useFilterCount(filters: readonly FilterElement[]): number {
  const { filterValues } = useListContext();
  const values = filterValues as Readonly<Record<string, unknown>>;
  return filters.filter(({ props }) => values[props.source] !== undefined).length;
}
