import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { type Logger } from 'pino';
import { type Env } from '../config/env.js';
import { StartError } from '../start-error.js';
import { lockDataDir } from './data-dir-lock.js';
import { EmbeddedPostgres } from './embedded-postgres.js';
import { prepareEmbeddedDatabase, type RoleAddresses } from './embedded-roles.js';

const DATABASE_NAME = 'niyukt';
const MAINTENANCE_DATABASE = 'postgres';
const OLDEST_SERVER = 150_000;
const WRONG_PASSWORD = '28P01';
const PATIENCE_WITH_DAMAGED_SECONDS = 10;
/** Where commands and operators find the running embedded database, for the working role and for the owner. */
const ADDRESS_FILES = { url: 'postgres-address', ownerUrl: 'postgres-owner-address' } as const;

/** A database that is there to be used, and how to let go of it. */
export interface OpenDatabase {
  /** For the product at work. */
  url: string;
  /** For the role that owns the tables: migrations, backups, commands. The same as `url` where one role does both. */
  ownerUrl: string;
  embedded: boolean;
  /** Stops the embedded server and gives its data directory free; nothing to do for an outside database. */
  close(): Promise<void>;
}

/**
 * The outside database of `DATABASE_URL`, or the embedded one, started and kept running.
 * @param log is told when the embedded one ended and when it runs again
 * @throws StartError with one sentence when it cannot be reached, created or is too old
 */
export async function openDatabase(env: Env, log?: Logger): Promise<OpenDatabase> {
  if (env.databaseUrl) {
    const { databaseUrl: url, databaseOwnerUrl: ownerUrl = url } = env;
    await checkServer(url, 'DATABASE_URL');
    if (ownerUrl !== url) await checkServer(ownerUrl, 'DATABASE_OWNER_URL');
    return { url, ownerUrl, embedded: false, close: async () => undefined };
  }
  const unlock = lockDataDir(env.dataDir);
  let server: EmbeddedPostgres | undefined;
  try {
    server = new EmbeddedPostgres(env.dataDir, log);
    const addresses = await openEmbedded(server, env.dataDir);
    const running = server;
    const close = async (): Promise<void> => {
      await running.stop();
      unlock();
    };
    return { ...addresses, embedded: true, close };
  } catch (error) {
    await server?.stop(PATIENCE_WITH_DAMAGED_SECONDS).catch(() => undefined);
    unlock();
    if (error instanceof StartError) throw error;
    throw new StartError(
      `The embedded database in ${env.dataDir} cannot be opened (${(error as Error).message.split('\n', 1)[0]}): bring the folder back from a copy, or move its folder postgres away and restore a backup.`,
    );
  }
}

async function openEmbedded(server: EmbeddedPostgres, dataDir: string): Promise<RoleAddresses> {
  const address = await server.start(MAINTENANCE_DATABASE);
  const addresses = await prepareEmbeddedDatabase(address, DATABASE_NAME).catch((error: unknown) => {
    throw (error as { code?: string }).code === WRONG_PASSWORD ? server.wrongPassword() : error;
  });
  for (const role of ['url', 'ownerUrl'] as const)
    writeFileSync(join(dataDir, ADDRESS_FILES[role]), `${addresses[role]}\n`, { mode: 0o600 });
  return addresses;
}

/**
 * For commands beside a running product: the outside database, the embedded one of the running product, or the embedded one
 * started for the length of the command.
 * @throws StartError as `openDatabase`
 */
export async function openDatabaseForCommand(env: Env): Promise<OpenDatabase> {
  if (!env.databaseUrl) {
    try {
      const [url, ownerUrl] = (['url', 'ownerUrl'] as const).map((role) =>
        readFileSync(join(env.dataDir, ADDRESS_FILES[role]), 'utf8').trim(),
      ) as [string, string];
      await checkServer(ownerUrl, 'DATABASE_OWNER_URL');
      return { url, ownerUrl, embedded: true, close: async () => undefined };
    } catch {
      // not running: start it
    }
  }
  return openDatabase(env);
}

async function checkServer(url: string, variable: string): Promise<void> {
  const { hostname, port } = new URL(url);
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ version: number }>(
      `select current_setting('server_version_num')::int as version`,
    );
    if ((rows[0]?.version ?? 0) < OLDEST_SERVER) {
      throw new StartError(`The database of ${variable} is older than PostgreSQL 15: use 15 or newer.`);
    }
  } catch (error) {
    if (error instanceof StartError) throw error;
    const reason = (error as NodeJS.ErrnoException).code ?? (error as Error).message;
    throw new StartError(
      `The database at ${hostname}:${port || 5432} cannot be reached (${reason}): check ${variable}.`,
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}
