import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Notifications } from '../api/types';
import { api } from '../session/browser-session';
import { onNews } from './live-news';
import { setUnread } from './unread';

const BELL = ['notifications', 'bell'];

/** The notifications, newest first, page by page; read again as others come. */
export function useNotifications() {
  const queries = useQueryClient();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: BELL,
    queryFn: ({ pageParam }) =>
      api.call<Notifications>('GET', `/api/me/notifications${pageParam === undefined ? '' : `?before=${pageParam}`}`),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ has_more, notifications }: Notifications) => (has_more ? notifications.at(-1)?.id : undefined),
    staleTime: 0,
  });
  useEffect(() => onNews(() => void queries.invalidateQueries({ queryKey: BELL })), [queries]);
  const lines = data?.pages.flatMap(({ notifications }) => notifications);
  return {
    lines,
    unread: data?.pages[0]?.unread ?? 0,
    error,
    retry: () => void refetch(),
    more: hasNextPage && !isFetchingNextPage ? () => void fetchNextPage() : undefined,
    /** Marks what is shown as read. */
    read: async (): Promise<void> => {
      const newest = lines?.[0];
      if (!newest) return;
      const { unread } = await api.call<{ unread: number }>('POST', '/api/me/notifications/read', {
        body: { up_to: newest.id },
      });
      setUnread(unread);
      queries.setQueryData<InfiniteData<Notifications>>(BELL, (shown) => shown && allRead(shown, unread));
    },
  };
}

const allRead = ({ pages, pageParams }: InfiniteData<Notifications>, unread: number): InfiniteData<Notifications> => ({
  pageParams,
  pages: pages.map((page) => ({
    ...page,
    unread,
    notifications: page.notifications.map((line) => ({ ...line, is_read: true })),
  })),
});
