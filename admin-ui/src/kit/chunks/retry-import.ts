/** A server that is busy, or a connection that was lost, is there again the next moment. */
const WAITS_MILLISECONDS = [500, 2000];
const ADDRESS = /https?:\/\/[^\s?#]+\.js$/;

/**
 * Loads a chunk; one that does not come is asked for again, twice. Chromium keeps that a module did not come, and names it: it is asked for
 * under another address.
 */
export async function retryImport<T>(load: () => Promise<T>): Promise<T> {
  let ask = load;
  for (const [time, wait] of WAITS_MILLISECONDS.entries()) {
    try {
      return await ask();
    } catch (error) {
      const [address] = ADDRESS.exec(String(error)) ?? [];
      if (address) ask = () => import(/* @vite-ignore */ `${address}?again=${time + 1}`) as Promise<T>;
      await new Promise((resolve) => {
        window.setTimeout(resolve, wait);
      });
    }
  }
  return ask();
}
