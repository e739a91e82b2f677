import { MAX_ROWS } from '@niyukt/ui-shared/api/form-rules';

/** Of one export or print; whole lists of any length are exported in the background. */
export const MAX_READ_ROWS = 10_000;

/**
 * Reads a list to its end, up to `MAX_READ_ROWS`: an answer of the API has at most 1,000 rows.
 * @param onProgress hears after each page how many rows are there
 * @throws what reading a page throws
 */
export async function readAllPages<R>(
  readPage: (pagination: { page: number; perPage: number }) => Promise<{ data: R[] }>,
  onProgress?: (rows: number) => void,
): Promise<R[]> {
  const rows: R[] = [];
  for (let page = 1; rows.length < MAX_READ_ROWS; page += 1) {
    const { data } = await readPage({ page, perPage: MAX_ROWS });
    rows.push(...data);
    onProgress?.(rows.length);
    if (data.length < MAX_ROWS) break;
  }
  return rows;
}
