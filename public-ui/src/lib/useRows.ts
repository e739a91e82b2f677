import { keepPreviousData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import { api } from '@niyukt/ui-shared/session/browser-session';

const PAGE = 24;

/**
 * The loaded rows of a list, and the total number. Rows of another query are shown until those that were requested are there.
 * @param path may have a query
 * @param failed message of a failed call
 * @param page how many are read at once
 * @param enabled whether they are read at all
 */
export function useRows<T>(queryKey: QueryKey, path: string, failed: () => string, page = PAGE, enabled = true) {
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => api.part<T>(path, pageParam, page, { fallback: failed() }),
    initialPageParam: 0,
    getNextPageParam: ({ total, rows }, _pages, from) =>
      rows.length && from + rows.length < total ? from + rows.length : null,
    placeholderData: keepPreviousData,
    enabled,
  });
  const { data, error, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  return {
    rows: data?.pages.flatMap(({ rows }) => rows),
    total: data?.pages.at(-1)?.total ?? 0,
    error,
    hasFailed: isError && !data,
    retry: () => void refetch(),
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    loadMore: () => void fetchNextPage(),
  };
}

export type Rows<T> = Omit<ReturnType<typeof useRows>, 'rows'> & { rows: T[] | undefined };
