import { useListContext } from 'react-admin';
import { useListPath } from '../resource/ListPath';
import { listAt } from '../resource/registry';

/** There are no records, and no more is asked for than what the list asks for by itself. */
export function useIsListEmpty(): boolean {
  const { data, filterValues } = useListContext();
  const { filterDefaultValues = {} } = listAt(useListPath());
  const isFiltered =
    Object.keys(filterValues as object).length > 0 &&
    JSON.stringify(filterValues) !== JSON.stringify(filterDefaultValues);
  return data?.length === 0 && !isFiltered;
}

/** There are no records although nothing is asked for: nothing to search, to filter or to export. */
export function useHasNothing(): boolean {
  const { data, filterValues } = useListContext();
  return data?.length === 0 && Object.keys(filterValues as object).length === 0;
}
