import { useInfiniteQuery, useQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { Notifications } from '../api/types';
import { api } from '../session/browser-session';
import { EVERYTHING, onNews } from './live-news';

const UNREAD = ['notifications', 'unread'];
const BELL = ['notifications', 'bell'];

const readPage = (before?: number): Promise<Notifications> =>
  api.call<Notifications>('GET', `/api/me/notifications${before === undefined ? '' : `?before=${before}`}`);

/**
 * How many notifications are unread, counted as they come.
 * @param onChanged is told the kinds of records whose lists are to be read again; `*` stands for all
 */
export function useUnread(onChanged: (recordKinds: readonly string[]) => void): number {
  const queries = useQueryClient();
  const { data = 0 } = useQuery({ queryKey: UNREAD, queryFn: async () => (await readPage()).unread });
  const follow = useEffectEvent((unread: number, changed: readonly string[]) => {
    if (Number.isNaN(unread)) void queries.invalidateQueries({ queryKey: UNREAD });
    else queries.setQueryData(UNREAD, unread);
    void queries.invalidateQueries({ queryKey: BELL });
    if (changed.length) onChanged(changed);
  });
  useEffect(() => onNews(({ unread, changed }) => follow(unread, changed)), []);
  return data;
}

/** The notifications, newest first, page by page. */
export function useNotifications() {
  const queries = useQueryClient();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: BELL,
    queryFn: ({ pageParam }) => readPage(pageParam),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ has_more, notifications }: Notifications) => (has_more ? notifications.at(-1)?.id : undefined),
  });
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
      queries.setQueryData(UNREAD, unread);
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

export { EVERYTHING };
