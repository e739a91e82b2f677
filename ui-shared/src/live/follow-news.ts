import type { Notifications, Preferences } from '../api/types';
import { api } from '../session/browser-session';
import { onNews } from './live-news';
import { subscribeAgain } from './push';
import { setUnread } from './unread';

/** Keeps the number of what is unread true, and tells which lists are to be read again. @returns what ends it */
export function followNews(onChanged: (recordKinds: readonly string[]) => void): () => void {
  void renewPushes().catch(() => undefined);
  return onNews(({ unread, changed }) => {
    if (unread === undefined) void readUnread().catch(() => undefined);
    else setUnread(unread);
    onChanged(changed);
  });
}

async function readUnread(): Promise<void> {
  setUnread((await api.call<Notifications>('GET', '/api/me/notifications')).unread);
}

/** A subscription belongs to a session: a browser that may be pushed to is subscribed with the next one. */
async function renewPushes(): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const { push_key } = await api.call<Preferences>('GET', '/api/me/preferences');
  await subscribeAgain(push_key);
}
