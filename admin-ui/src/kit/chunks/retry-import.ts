/** A server that is busy, or a connection that was lost, is there again the next moment. */
const WAITS_MILLISECONDS = [500, 2000];

/** Loads a chunk; one that does not come is asked for again, twice. */
export async function retryImport<T>(load: () => Promise<T>): Promise<T> {
  for (const wait of WAITS_MILLISECONDS) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => {
        window.setTimeout(resolve, wait);
      });
    }
  }
  return load();
}
