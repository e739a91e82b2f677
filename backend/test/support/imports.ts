import { type ApiAnswer, type ApiBody, type ApiClient } from './api-client.js';
import { type ApiRecord, type Office, recordOf } from './office.js';
import { waitFor } from './wait-for.js';

/** Uploads a file to be imported. */
export function uploadImport(
  client: ApiClient,
  kind: string,
  content: string | Buffer,
  name = 'list.csv',
): Promise<ApiAnswer> {
  return client.upload('/api/admin/imports', Buffer.from(content), name, {}, { kind });
}

/** An import once it is in this state. */
export function importIn(client: ApiClient, id: number, state: string): Promise<ApiBody> {
  return waitFor(`import ${id} to be ${state}`, async () => {
    const found = await recordOf(client.get(`/api/admin/imports/${id}`));
    return found['state'] === state ? found : undefined;
  });
}

/** Uploads, and waits until every row is checked: a busy server answers before that. */
export async function checkedImport(
  client: ApiClient,
  kind: string,
  content: string | Buffer,
  name?: string,
): Promise<ApiRecord> {
  const { id } = await recordOf(uploadImport(client, kind, content, name));
  return (await importIn(client, id, 'checked')) as ApiRecord;
}

/** Uploads, runs, and waits until every row is done. */
export async function imported(
  client: ApiClient,
  kind: string,
  content: string | Buffer,
  on_duplicate = 'skip',
): Promise<ApiBody> {
  const { id } = await checkedImport(client, kind, content);
  await recordOf(client.post(`/api/admin/imports/${id}/run`, { on_duplicate }));
  return importIn(client, id, 'done');
}

/** Rows of an import, in the order of the file. */
export async function importRows(client: ApiClient, id: number): Promise<ApiRecord[]> {
  return (await client.get(`/api/admin/imports/${id}/rows`)).body as ApiRecord[];
}

const FIRST_PHONE = 6_000_000_000;
const PHONES_EACH = 1_000;

/** A file of people whom nobody else imports. */
export function peopleFile(office: Office, count: number): { csv: string; emails: string[]; phones: string[] } {
  const n = office.agency.unique();
  const emails = Array.from({ length: count }, (_, place) => `p${place}.${n}@import.example`);
  const phones = emails.map((_, place) => String(FIRST_PHONE + n * PHONES_EACH + place));
  const lines = emails.map((email, place) => `Asha Rao,${phones[place]},${email},"6,00,000"`);
  return { csv: ['Candidate Name,Mobile No.,Email ID,CTC', ...lines, ''].join('\n'), emails, phones };
}

/** What is wrong with a row, sentence by sentence. */
export function reasonsOf(row: ApiRecord | undefined): string[] {
  return (row?.['reasons'] as { message: string }[]).map(({ message }) => message);
}
