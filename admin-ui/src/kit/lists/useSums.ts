import { useQuery } from '@tanstack/react-query';
import { useListContext } from 'react-admin';
import { httpClient } from '../providers/http-client';
import { searchQuery } from '../providers/list-call';
import { useListFilter } from './useListFilter';

/** Sums of a list over all rows of its filter, by the source of their column. */
export type Sums = Readonly<Record<string, number>>;

/** The sums over all rows of a list that a filter finds; nothing as long as they are not known. */
export function useSumsOf(resource: string, filter: object, isWanted = true): Sums | undefined {
  const { data } = useQuery({
    queryKey: [resource, 'sums', filter],
    queryFn: async () => {
      const query = searchQuery({ filter: JSON.stringify(filter) });
      return (await httpClient(`/api/admin/${resource}/sums?${query.toString()}`)).json as Sums;
    },
    enabled: isWanted,
  });
  return isWanted ? data : undefined;
}

/** The sums of the list that is shown; nothing as long as they are not known, and for a list without rows. */
export function useSums(): Sums | undefined {
  const { resource, total = 0 } = useListContext();
  return useSumsOf(resource, useListFilter(), total > 0);
}
