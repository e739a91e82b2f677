import { session } from '../session/browser-session';
import { readEvents } from './event-stream';
import { EVERYTHING } from './everything';

/** The name of the lock that one page of the browser holds, and of the channel on which it tells the others. */
const NAME = 'niyukt.live';
/** A page that lost the stream returns within this time, so that a restart of the server is no storm. */
const MAX_RETURN_MILLISECONDS = 10_000;
/** A page that has heard nothing for so long asks by itself. */
const SILENCE_MILLISECONDS = 60_000;

/** What pages are told. */
interface News {
  /** How much is unread; left out where it has to be requested. */
  unread?: number;
  changed: readonly string[];
}

type Listener = (news: News) => void;
/** Null is a sign of life. */
type Message = News | null;

const listeners = new Set<Listener>();
let stop: (() => void) | undefined;

/**
 * Calls back with news as long as the page is open, which one page of the browser hears for all of them.
 * @returns a function that ends it
 */
export function onNews(listener: Listener): () => void {
  listeners.add(listener);
  stop ??= follow();
  return () => {
    listeners.delete(listener);
    if (listeners.size) return;
    stop?.();
    stop = undefined;
  };
}

function follow(): () => void {
  const channel = new BroadcastChannel(NAME);
  let lastSign = Date.now();
  let listening: AbortController | undefined;
  const hear = (message: Message): void => {
    lastSign = Date.now();
    if (message) for (const listener of listeners) listener(message);
  };
  channel.onmessage = ({ data }: MessageEvent<Message>) => hear(data);
  const announce = (message: Message): void => {
    hear(message);
    channel.postMessage(message);
  };
  const begin = (): void => {
    if (listening) return;
    const controller = new AbortController();
    listening = controller;
    void withLock(controller.signal, (hasWaited) => listen(controller.signal, announce, hasWaited)).catch(
      () => undefined,
    );
  };
  const end = (): void => {
    listening?.abort();
    listening = undefined;
  };
  const timer = window.setInterval(() => {
    if (Date.now() - lastSign > SILENCE_MILLISECONDS) hear({ changed: [EVERYTHING] });
  }, SILENCE_MILLISECONDS / 2);
  // an open stream would keep the page out of the browser's cache of pages
  const comeBack = ({ persisted }: PageTransitionEvent): void => {
    if (!persisted) return;
    hear({ changed: [EVERYTHING] });
    begin();
  };
  window.addEventListener('pagehide', end);
  window.addEventListener('pageshow', comeBack);
  begin();
  return () => {
    end();
    window.clearInterval(timer);
    window.removeEventListener('pagehide', end);
    window.removeEventListener('pageshow', comeBack);
    channel.close();
  };
}

/**
 * Holds the lock of the browser during the work; where there are no locks, each page works for itself.
 * @param work receives whether another page had the lock before
 */
async function withLock(signal: AbortSignal, work: (hasWaited: boolean) => Promise<void>): Promise<void> {
  const locks = (navigator as { locks?: LockManager }).locks;
  if (!locks) return work(false);
  const wasFree = await locks.request(NAME, { ifAvailable: true }, async (lock) => {
    if (lock) await work(false);
    return lock !== null;
  });
  if (!wasFree) await locks.request(NAME, { signal }, () => work(true));
}

/**
 * Listens until the signal comes or the session ends. After a gap, everything counts as changed and is read anew.
 * @param isBack something was missed before
 */
async function listen(signal: AbortSignal, announce: (message: Message) => void, isBack: boolean): Promise<void> {
  while (!signal.aborted) {
    const token = session.token();
    if (token === null) return;
    let isFirst = true;
    const end = await readEvents(token, signal, {
      onNews: ({ unread, changed }) => {
        announce({ unread, changed: isFirst && isBack ? [EVERYTHING] : changed });
        isFirst = false;
      },
      onSign: () => announce(null),
    }).catch(() => undefined);
    isBack = true;
    // the page's next call tells why
    if (end?.isRefused) return;
    await pause((end?.retry ?? 0) + Math.random() * MAX_RETURN_MILLISECONDS, signal);
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    // a page that leaves gives the lock to another one at once
    if (signal.aborted) {
      resolve();
      return;
    }
    const timer = window.setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      window.clearTimeout(timer);
      resolve();
    });
  });
}
