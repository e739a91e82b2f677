import { setTimeout as delay } from 'node:timers/promises';

/** Only what hangs takes this long, on a busy machine too. */
export const PATIENCE_MILLISECONDS = 120_000 * Number(process.env['API_REPLICAS'] ?? 1);
const BETWEEN_LOOKS_MILLISECONDS = 20;

/** Looks until there is something, and says what it waited for when it never comes. */
export async function waitFor<T>(
  what: string,
  look: () => T | undefined | Promise<T | undefined>,
  patience = PATIENCE_MILLISECONDS,
): Promise<T> {
  const end = Date.now() + patience;
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    if (Date.now() > end) throw new Error(`waited in vain for ${what}`);
    await delay(BETWEEN_LOOKS_MILLISECONDS);
  }
}
