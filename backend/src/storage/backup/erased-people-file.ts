import { randomUUID } from 'node:crypto';
import { chmod, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { z } from 'zod';
import { DAY_MILLISECONDS } from '../../platform/durations.js';
import { StartError } from '../../platform/start-error.js';
import { type ErasedEntry } from '../../privacy/data-requests/erased-people/erased-hashes.js';
import { ERASED_KNOWN_DAYS } from '../../privacy/data-requests/erased-people/erased-person.entity.js';
import { backupMoment } from './backup-folder.js';

/** Beside the backups; copies of backups take it along (docs/operations.md#back-up). */
export const ERASED_PEOPLE_FILE = 'erased-people.json';

/** Many times what erasures of five weeks take. */
const MAX_BYTES = 32 * 1024 * 1024;

/** What the file is made of. */
export const READ_ERASED = 'select erased_id, sealed, erased_at from erased_people order by erased_at, erased_id';

const CONTENT = z.strictObject({
  niyukt: z.literal('erased people'),
  format: z.literal(1),
  people: z.array(z.strictObject({ id: z.uuid(), erased_at: z.iso.datetime(), sealed: z.base64().min(1) })),
});

/** A file that is there and cannot be used. */
export class UnusableErasedFile extends StartError {}

/** What the database knows of erased people; nothing where it is empty, or too old to be restored from. */
export async function readErased(url: string): Promise<ErasedEntry[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ is: boolean }>(
      `select to_regclass('public.erased_people') is not null as is`,
    );
    return rows[0]?.is ? (await client.query<ErasedEntry>(READ_ERASED)).rows : [];
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * The entries of a file of erased people. Each is sealed: what was changed or comes from elsewhere does not open.
 * @returns nothing when there is no such file
 * @throws UnusableErasedFile when it is cut off, changed, or something else
 * @throws StartError when it cannot be read
 */
export async function readErasedFile(path: string): Promise<ErasedEntry[] | undefined> {
  const text = await textOf(path);
  if (text === undefined) return undefined;
  const content = CONTENT.safeParse(parsed(text));
  if (!content.success) throw new UnusableErasedFile(`${path} is damaged or no file of erased people.`);
  return content.data.people.map(({ id, erased_at, sealed }) => ({
    erased_id: id,
    erased_at: new Date(erased_at),
    sealed: Buffer.from(sealed, 'base64'),
  }));
}

/**
 * Brings the file of a folder up to what the database knows. What only the file knows stays until its time is over: the database may
 * have been lost since. A file that cannot be used is put aside.
 * @returns where the unusable file is now, if there was one
 */
export async function writeErasedFile(folder: string, known: readonly ErasedEntry[]): Promise<string | undefined> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, ERASED_PEOPLE_FILE);
  let before: ErasedEntry[] | undefined;
  let aside: string | undefined;
  try {
    before = await readErasedFile(path);
  } catch (error) {
    if (!(error instanceof UnusableErasedFile)) throw error;
    aside = `${path}.unusable-${Date.now()}`;
    await rename(path, aside);
  }
  const entries = new Map([...(before ?? []), ...known].map((entry) => [entry.erased_id, entry]));
  const oldest = await oldestBackup(folder);
  const text = textFor([...entries.values()].filter(({ erased_at }) => isNeeded(erased_at, oldest)));
  if (!before || text !== textFor(before)) await replace(path, folder, text);
  return aside;
}

/** An entry is needed for five weeks, and as long as a backup from before the erasure is in the folder. */
const isNeeded = (erasedAt: Date, oldest: Date | undefined): boolean =>
  Date.now() - erasedAt.getTime() < ERASED_KNOWN_DAYS * DAY_MILLISECONDS || (oldest !== undefined && oldest < erasedAt);

async function oldestBackup(folder: string): Promise<Date | undefined> {
  const moments = (await readdir(folder)).flatMap((name) => backupMoment(name) ?? []);
  return moments.length ? new Date(Math.min(...moments.map(Number))) : undefined;
}

function textFor(entries: ErasedEntry[]): string {
  const people = entries
    .map(({ erased_id: id, erased_at, sealed }) => ({
      id,
      erased_at: erased_at.toISOString(),
      sealed: sealed.toString('base64'),
    }))
    .toSorted((a, b) => (a.erased_at + a.id < b.erased_at + b.id ? -1 : 1));
  return `${JSON.stringify({ niyukt: 'erased people', format: 1, people } satisfies z.infer<typeof CONTENT>)}\n`;
}

/** A reader meets the old file or the new one, whole, also after the power failed. */
async function replace(path: string, folder: string, text: string): Promise<void> {
  const unfinished = `${path}.${randomUUID()}.unfinished`;
  try {
    const file = await open(unfinished, 'wx', 0o600);
    try {
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
    await chmod(unfinished, 0o600);
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  const directory = await open(folder, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}

async function textOf(path: string): Promise<string | undefined> {
  try {
    const { size } = await stat(path);
    if (size > MAX_BYTES) throw new UnusableErasedFile(`${path} is too large for a file of erased people.`);
    return await readFile(path, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return undefined;
    throw code ? new StartError(`${path} cannot be read (${code}).`) : error;
  }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
