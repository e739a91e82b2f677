import { keepPreviousData } from '@tanstack/react-query';
import { useInfiniteGetList } from 'react-admin';
import type { Connection } from '@niyukt/ui-shared/api/types';
import type { PlacementStatus } from '@niyukt/ui-shared/domain/choices';

const PAGE = { page: 1, perPage: 20 };
/** Enough to learn how many there are. */
const ONE = { page: 1, perPage: 1 };
const NEWEST_FIRST = { field: 'connection_date', order: 'DESC' } as const;

/** The connections of one status that match the board's filters, page by page. @param isFolded only their number is wanted */
export function useColumn(status: PlacementStatus, filters: object, isFolded = false) {
  return useInfiniteGetList<Connection>(
    'connections',
    { filter: { ...filters, placement_status: status }, sort: NEWEST_FIRST, pagination: isFolded ? ONE : PAGE },
    { placeholderData: keepPreviousData },
  );
}
