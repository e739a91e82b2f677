import type { Connection } from '@niyukt/ui-shared/api/types';
import type { PlacementStatus } from '@niyukt/ui-shared/domain/choices';
import { keepPreviousData } from '@tanstack/react-query';
import { useInfiniteGetList, useListContext } from 'react-admin';

const PAGE = { page: 1, perPage: 20 };
const NEWEST_FIRST = { field: 'connection_date', order: 'DESC' } as const;

/** The connections of one status that match the board's filters, page by page. */
export function useColumn(status: PlacementStatus) {
  const { filterValues } = useListContext<Connection>();
  return useInfiniteGetList<Connection>(
    'connections',
    { filter: { ...(filterValues as object), placement_status: status }, sort: NEWEST_FIRST, pagination: PAGE },
    { placeholderData: keepPreviousData },
  );
}
