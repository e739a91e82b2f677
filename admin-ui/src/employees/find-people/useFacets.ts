import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { FindPeopleProvider } from './calls';
import type { PeopleFilter } from './people-filter';

/** How many of the people that fit have what; those of the search before stand there until it is known. */
export function useFacets(filter: PeopleFilter) {
  const dataProvider = useDataProvider<FindPeopleProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['candidates', 'facets', filter],
    queryFn: () => dataProvider.getFacets(filter),
    placeholderData: keepPreviousData,
  });
  // react-admin answers an empty record once the session has ended
  const facets = data && 'skills' in data ? data : undefined;
  return { facets, error, retry: () => void refetch() };
}
