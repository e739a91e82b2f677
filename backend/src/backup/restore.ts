import pg from 'pg';
import { StartError } from '../common/start-error.js';
import { migrate } from '../database/data-source.js';
import { MIGRATIONS } from '../database/migrations/index.js';
import { unpackBackup } from './backup-file.js';
import { DamagedBackup } from './damaged-backup.js';
import { DatabaseBeside } from './database-beside.js';
import { type DumpHead } from './dump.js';
import { DumpReader, type DumpContent } from './dump-reader.js';
import { loadDump, type Loaded } from './load.js';

/** A restore that is done. */
export interface Restored extends Loaded {
  /** ISO 8601: the data is of this moment. */
  madeAt: string;
  /** The name under which the database before is kept, if there was one. */
  kept: string | undefined;
}

/**
 * Fills a fresh database from a backup, compares every row, brings it up to this version, and only then puts it into the place
 * of the product's database.
 * @param address of the product's database, which need not exist
 * @throws StartError with one sentence, and nothing changed, when the backup is broken or the product runs
 */
export async function restore(
  address: string,
  bytes: AsyncIterable<Buffer>,
  passphrase: string | undefined,
): Promise<Restored> {
  const beside = await DatabaseBeside.of(address);
  try {
    const { head, reader } = await open(bytes, passphrase);
    await beside.create();
    try {
      const loaded = await fill(beside.url, head, reader);
      return { ...loaded, madeAt: head.madeAt, kept: await beside.swap() };
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
 * Puts the newest database that a restore kept back into its place; the one that was there is kept in turn.
 * @returns its name
 * @throws StartError when none is kept or the product runs
 */
export async function takeBack(address: string): Promise<string> {
  const beside = await DatabaseBeside.of(address);
  try {
    const [newest] = await beside.kept();
    if (!newest) throw new StartError('No earlier restore kept a database.');
    await beside.swap(newest);
    return newest;
  } finally {
    await beside.close();
  }
}

/** Drops every database that restores kept. @returns their names */
export async function dropKept(address: string): Promise<string[]> {
  const beside = await DatabaseBeside.of(address);
  try {
    const names = await beside.kept();
    await beside.dropKept(names);
    return names;
  } finally {
    await beside.close();
  }
}

/**
 * Reads a backup from its beginning to its end, without any database.
 * @throws StartError with one sentence when it is broken
 */
export async function checkBackup(
  bytes: AsyncIterable<Buffer>,
  passphrase: string | undefined,
): Promise<DumpContent & { madeAt: string }> {
  try {
    const { head, reader } = await open(bytes, passphrase);
    const content = await reader.read(async (_, rows) => {
      for await (const _piece of rows) continue;
    });
    return { ...content, madeAt: head.madeAt };
  } catch (error) {
    throw error instanceof DamagedBackup ? new StartError(`The backup cannot be used: ${error.message}.`) : error;
  }
}

async function open(
  bytes: AsyncIterable<Buffer>,
  passphrase: string | undefined,
): Promise<{ head: DumpHead; reader: DumpReader }> {
  const opened = await DumpReader.open(unpackBackup(bytes, passphrase));
  const unknown = opened.head.migrations.find((name) => !MIGRATIONS.some((migration) => migration.name === name));
  if (unknown) {
    throw new StartError(`The backup is of a newer version, which knows ${unknown}: restore it with that version.`);
  }
  return opened;
}

async function fill(url: string, head: DumpHead, reader: DumpReader): Promise<Loaded> {
  await migrate(url, head.migrations);
  const client = new pg.Client({ connectionString: url, application_name: 'niyukt restore' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const loaded = await loadDump(client, reader);
    await migrate(url);
    await client.query('vacuum analyze');
    await client.end();
    return loaded;
  } catch (error) {
    // a COPY that was broken off in the middle would never let this connection end by itself
    client.connection.stream.destroy();
    throw error;
  }
}

function nothingChanged(error: unknown): unknown {
  const isOfDatabase = error instanceof pg.DatabaseError;
  if (!(error instanceof DamagedBackup) && !isOfDatabase) return error;
  return new StartError(`The backup cannot be used: ${error.message}. Nothing was changed.`);
}
