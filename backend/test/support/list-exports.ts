import { type ApiClient } from './api-client.js';
import { type ApiRecord, recordOf } from './office.js';
import { waitFor } from './wait-for.js';

/** A file of a whole list once it is ready. */
export function readyExport(client: ApiClient, id: number): Promise<ApiRecord> {
  return waitFor(`export ${id} to be ready`, async () => {
    const found = await recordOf(client.get(`/api/admin/list-exports/${id}`));
    return found['state'] === 'ready' ? found : undefined;
  });
}

/** Asks for a file of a whole list, and waits for it. */
export async function exportOf(
  client: ApiClient,
  resource: string,
  query: Record<string, unknown> = {},
): Promise<ApiRecord> {
  const { id } = await recordOf(client.post('/api/admin/list-exports', { resource, format: 'csv', ...query }));
  return readyExport(client, id);
}

/** The bytes of such a file. */
export async function bytesOf(client: ApiClient, { id }: { id: number }): Promise<Buffer> {
  const { status, content } = await client.download(`/api/admin/list-exports/${id}/file`);
  if (status !== 200) throw new Error(`export ${id}: ${status} ${content.toString()}`);
  return content;
}
