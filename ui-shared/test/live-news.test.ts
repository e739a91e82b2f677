import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onNews } from '../src/live/live-news';
import { session } from '../src/session/browser-session';

type Work = (lock: object | null) => Promise<unknown>;

/** One lock of the browser: its holders come one after another. */
class OneLock {
  private last: Promise<unknown> | undefined;

  request(_name: string, { ifAvailable = false }: { ifAvailable?: boolean }, work: Work): Promise<unknown> {
    if (ifAvailable && this.last) return work(null);
    const held = (this.last ?? Promise.resolve()).then(() => work({}));
    const last = held.finally(() => {
      if (this.last === last) this.last = undefined;
    });
    this.last = last;
    return held;
  }
}

const locks = new OneLock();
let stop: (() => void) | undefined;

beforeEach(() => {
  vi.spyOn(session, 'token').mockReturnValue('a token');
  vi.stubGlobal('navigator', { locks });
  vi.stubGlobal('fetch', async (_url: string, { signal }: RequestInit) => {
    const body = new ReadableStream({
      start(stream) {
        stream.enqueue(new TextEncoder().encode('data: {"unread":3,"changed":["claim"]}\n\n'));
        signal?.addEventListener('abort', () => stream.close());
      },
    });
    return new Response(body);
  });
});
afterEach(() => {
  stop?.();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const firstNews = (): Promise<unknown> =>
  new Promise((resolve) => {
    stop = onNews(resolve);
  });

it('a page that opens the stream of the browser is told what the server says', async () => {
  expect(await firstNews()).toEqual({ unread: 3, changed: ['claim'] });
});

it('a page that takes the stream over reads all anew: what came in between is not said again', async () => {
  let close: () => void = () => undefined;
  const otherPage = new Promise<void>((resolve) => {
    close = resolve;
  });
  void locks.request('another page', {}, () => otherPage);
  const news = firstNews();
  close();
  expect(await news).toEqual({ unread: 3, changed: ['*'] });
});
