import { useRead } from '../../kit/providers/useRead';
import type { FindPeopleProvider } from './calls';
import type { PeopleFilter } from './people-filter';

/** How many of the people that fit have what; those of the search before stand there until it is known. */
export function useFacets(filter: PeopleFilter) {
  const { data, error, retry } = useRead(
    ['candidates', 'facets', filter],
    (dataProvider: FindPeopleProvider) => dataProvider.getFacets(filter),
    { isRead: (facets) => 'skills' in facets, keepsFormer: true },
  );
  return { facets: data, error, retry };
}
