import { useQuery } from '@tanstack/react-query';
import { useListContext } from 'react-admin';
import { httpClient } from '../providers/http-client';
import { searchQuery } from '../providers/list-call';

/** Sums of a list over all rows of its filter, by the source of their column. */
export type Sums = Readonly<Record<string, number>>;

/** The sums of the list that is shown; nothing as long as they are not known, and for a list without rows. */
export function useSums(): Sums | undefined {
  const { resource, filter, filterValues, total = 0 } = useListContext();
  const wholeFilter = { ...(filterValues as object), ...(filter as object) };
  const { data } = useQuery({
    queryKey: [resource, 'sums', wholeFilter],
    queryFn: async () => {
      const query = searchQuery({ filter: JSON.stringify(wholeFilter) });
      return (await httpClient(`/api/admin/${resource}/sums?${query.toString()}`)).json as Sums;
    },
    enabled: total > 0,
  });
  return total > 0 ? data : undefined;
}
