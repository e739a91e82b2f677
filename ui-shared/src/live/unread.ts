import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

/** The page is there first. */
const START_MILLISECONDS = 500;

let unread = 0;
const listeners = new Set<() => void>();

const unreadNow = (): number => unread;
const onUnread = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Says how many notifications are unread by now. */
export function setUnread(count: number): void {
  unread = count;
  for (const listener of listeners) listener();
}

/** Follows news until it is told to end. */
type Follow = (onChanged: (recordKinds: readonly string[]) => void) => () => void;

/**
 * How many notifications are unread, counted as they come, once the page is there.
 * @param load what follows the news, which may come later than the page
 * @param onChanged receives the kinds of records whose lists are to be read again; `*` stands for all, none for the bell alone
 */
export function useUnread(
  load: () => Follow | Promise<Follow>,
  onChanged: (recordKinds: readonly string[]) => void,
): number {
  const announce = useEffectEvent(onChanged);
  const loadNow = useEffectEvent(load);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isOver = false;
    const start = async (): Promise<void> => {
      const follow = await loadNow();
      if (!isOver) stop = follow((kinds) => announce(kinds));
    };
    const timer = window.setTimeout(() => void start().catch(() => undefined), START_MILLISECONDS);
    return () => {
      isOver = true;
      window.clearTimeout(timer);
      stop?.();
    };
  }, []);
  return useSyncExternalStore(onUnread, unreadNow);
}
