import pg from 'pg';
import { StartError } from '../../platform/start-error.js';
import { migrate } from '../schema/migrate.js';
import { MIGRATIONS, sinceBaseline } from '../schema/migrations.js';
import { type BackupKey, BEFORE_1_5, unpackBackup } from './backup-file.js';
import { DamagedBackup } from './damaged-backup.js';
import { type DumpHead } from './dump.js';
import { type DumpContent, DumpReader } from './dump-reader.js';
import { loadDump } from './load.js';
import { schemaAt } from './schema-at.js';
import { readReplaced, settle, type Settled } from './settle.js';
import { type KnownErasures, NO_ERASURES } from './settle-erasures.js';
import { ShadowDatabase } from './shadow-database.js';

/** What was settled, and why nothing could be learned from the data that was replaced, if so. */
export interface SettledInPlace extends Settled {
  unread: string | undefined;
}

/** The product's database. */
export interface Target {
  /** For the role that owns it or is to own it; it need not exist. */
  address: string;
  /** May work in it, where that is another role. */
  workingRole?: string | undefined;
}

/** A restore that is done. */
export interface Restored extends DumpContent, SettledInPlace {
  /** ISO 8601: the data is of this moment. */
  madeAt: string;
  /** The name under which the database before is kept, if there was one. */
  replaced: string | undefined;
}

/**
 * Fills a fresh database from a backup, compares every row, brings it up to this version, settles it, and only then puts it into
 * the place of the product's database.
 * @throws StartError with one sentence, and nothing changed, when the backup is broken or the product runs
 */
export async function restore(
  target: Target,
  bytes: AsyncIterable<Buffer>,
  key: BackupKey,
  erasures = NO_ERASURES,
): Promise<Restored> {
  const beside = await ShadowDatabase.of(target.address);
  try {
    await beside.refuseUse();
    const { head, reader } = await open(bytes, key);
    await beside.create();
    try {
      const loaded = await fill(beside.url, head, reader, target.workingRole);
      const settled = await settleIn(beside, beside.url, erasures);
      return { ...loaded, ...settled, madeAt: head.madeAt, replaced: await beside.swap() };
    } catch (error) {
      await beside.drop();
      throw error;
    }
  } catch (error) {
    throw nothingChanged(error);
  } finally {
    await beside.close();
  }
}

/**
 * Puts the newest database that a restore replaced back into its place, settled like any data of an earlier moment; the one that was
 * there is kept in turn.
 * @returns its name under `replaced`
 * @throws StartError when none is kept or the product runs
 */
export async function revertRestore(
  { address, workingRole }: Target,
  erasures = NO_ERASURES,
): Promise<SettledInPlace & { replaced: string }> {
  const beside = await ShadowDatabase.of(address);
  try {
    await beside.refuseUse();
    const [newest] = await beside.replaced();
    if (!newest) throw new StartError('No earlier restore kept a database.');
    const url = beside.urlOf(newest);
    await migrate(url, undefined, workingRole);
    const settled = await settleIn(beside, url, erasures);
    await beside.swap(newest);
    return { ...settled, replaced: newest };
  } finally {
    await beside.close();
  }
}

/**
 * Drops the databases that restores replaced, also beside a running product.
 * @param days those alone that have been kept for longer
 * @returns their names
 */
export async function dropReplaced({ address }: Target, days?: number): Promise<string[]> {
  const beside = await ShadowDatabase.of(address);
  try {
    const names = await beside.replaced(days);
    await beside.dropReplaced(names);
    return names;
  } finally {
    await beside.close();
  }
}

/**
 * Settles the data that is there: for data that was brought back by other means than a backup of ours.
 * @throws StartError when the product runs
 */
export async function settleInPlace({ address, workingRole }: Target, erasures = NO_ERASURES): Promise<Settled> {
  const beside = await ShadowDatabase.of(address);
  try {
    await beside.refuseUse();
    await migrate(address, undefined, workingRole);
    return await onDatabase(address, (client) => settle(client, undefined, erasures));
  } finally {
    await beside.close();
  }
}

/**
 * Reads a backup from its beginning to its end, without any database, and compares its tables and columns with those that its
 * migrations make.
 * @throws StartError with one sentence when it is broken
 */
export async function checkBackup(
  bytes: AsyncIterable<Buffer>,
  key: BackupKey,
): Promise<DumpContent & { madeAt: string }> {
  try {
    const { head, reader } = await open(bytes, key);
    const content = await reader.read(schemaAt(head.migrations), async (_, rows) => {
      for await (const _piece of rows) continue;
    });
    return { ...content, madeAt: head.madeAt };
  } catch (error) {
    throw error instanceof DamagedBackup ? new StartError(`The backup cannot be used: ${error.message}.`) : error;
  }
}

async function open(bytes: AsyncIterable<Buffer>, key: BackupKey): Promise<{ head: DumpHead; reader: DumpReader }> {
  const { head, reader } = await DumpReader.open(unpackBackup(bytes, key));
  const migrations = sinceBaseline(head.migrations);
  if (!migrations) throw new StartError(BEFORE_1_5);
  const unknown = migrations.find((name) => !MIGRATIONS.some((migration) => migration.name === name));
  if (unknown) {
    throw new StartError(`The backup is of a newer version, which knows ${unknown}: restore it with that version.`);
  }
  return { head: { ...head, migrations }, reader };
}

async function fill(
  url: string,
  head: DumpHead,
  reader: DumpReader,
  workingRole: string | undefined,
): Promise<DumpContent> {
  await migrate(url, head.migrations);
  return onDatabase(url, async (client) => {
    const loaded = await loadDump(client, reader);
    await migrate(url, undefined, workingRole);
    await client.query('vacuum analyze');
    return loaded;
  });
}

async function settleIn(beside: ShadowDatabase, url: string, erasures: KnownErasures): Promise<SettledInPlace> {
  const replaced = await beside.replacedUrl();
  let unread: string | undefined;
  // what is damaged is what a restore replaces: it must not stop it
  const before = replaced
    ? await onDatabase(replaced, readReplaced).catch((error: unknown) => {
        unread = (error as Error).message;
        return undefined;
      })
    : undefined;
  return { ...(await onDatabase(url, (client) => settle(client, before, erasures))), unread };
}

async function onDatabase<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'niyukt restore' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const result = await work(client);
    await client.end();
    return result;
  } catch (error) {
    // a COPY that was broken off in the middle would never let this connection end by itself
    client.connection.stream.destroy();
    throw error;
  }
}

function nothingChanged(error: unknown): unknown {
  const isOfDatabase = error instanceof pg.DatabaseError;
  if (!(error instanceof DamagedBackup) && !isOfDatabase) return error;
  const reason = isOfDatabase ? reasonOf(error) : error.message;
  return new StartError(`The backup cannot be used: ${reason}. Nothing was changed.`);
}

/** A message about a row quotes it, which may print a password's hash, or control characters of a forged file, to the terminal. */
function reasonOf({ code = '', constraint, message }: pg.DatabaseError): string {
  const isOfRows = code.startsWith('22') || code.startsWith('23');
  return isOfRows ? `its rows do not fit the tables (${constraint ?? code})` : message;
}
