/** A server that is busy, or a connection that was lost, is there again the next moment. */
const WAITS_MILLISECONDS = [500, 2000];

/**
 * Loads a chunk; one that does not come is requested again, twice. Chromium keeps that a module did not come, and names it: it is asked for
 * under another address.
 */
export async function retryImport<T>(load: () => Promise<T>): Promise<T> {
  let ask = load;
  for (const [time, wait] of WAITS_MILLISECONDS.entries()) {
    try {
      return await ask();
    } catch (error) {
      const [address = ''] = (String(error).split(' ').at(-1) ?? '').split('?');
      if (address.startsWith('http'))
        ask = () => import(/* @vite-ignore */ `${address}?again=${time + 1}`) as Promise<T>;
      await new Promise((resolve) => {
        window.setTimeout(resolve, wait);
      });
    }
  }
  return ask();
}
