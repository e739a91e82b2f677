import { setTimeout as delay } from 'node:timers/promises';

const BETWEEN_LOOKS_MILLISECONDS = 100;
const MAX_WAIT_SECONDS = 90;

/**
 * Polls until there is a result.
 * @throws Error naming what was waited for
 */
export async function waitFor<T>(what: string, look: () => Promise<T | undefined> | T | undefined): Promise<T> {
  const end = performance.now() + MAX_WAIT_SECONDS * 1000;
  for (;;) {
    const seen = await look();
    if (seen !== undefined) return seen;
    if (performance.now() > end) throw new Error(`waited ${MAX_WAIT_SECONDS} s in vain for ${what}`);
    await delay(BETWEEN_LOOKS_MILLISECONDS);
  }
}
