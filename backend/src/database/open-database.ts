import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { type Logger } from 'pino';
import { StartError } from '../common/start-error.js';
import { type Env } from '../config/env.js';
import { lockDataDir } from './data-dir-lock.js';
import { EmbeddedPostgres } from './embedded-postgres.js';

const DATABASE_NAME = 'niyukt';
const OLDEST_SERVER = 150_000;

/** A database that is there to be used, and how to let go of it. */
export interface OpenDatabase {
  url: string;
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
    await checkServer(env.databaseUrl);
    return { url: env.databaseUrl, embedded: false, close: async () => undefined };
  }
  const unlock = lockDataDir(env.dataDir);
  try {
    const server = new EmbeddedPostgres(env.dataDir, log);
    const url = await server.start(DATABASE_NAME);
    await createDatabase(url);
    const close = async (): Promise<void> => {
      await server.stop();
      unlock();
    };
    return { url, embedded: true, close };
  } catch (error) {
    unlock();
    throw error;
  }
}

/**
 * For commands beside a running product: the outside database, the embedded one of the running product, or the embedded one
 * started for the length of the command.
 * @throws StartError as `openDatabase`
 */
export async function openDatabaseForCommand(env: Env): Promise<OpenDatabase> {
  if (!env.databaseUrl) {
    try {
      const url = readFileSync(join(env.dataDir, 'postgres-address'), 'utf8').trim();
      await checkServer(url);
      return { url, embedded: true, close: async () => undefined };
    } catch {
      // not running: start it
    }
  }
  return openDatabase(env);
}

async function checkServer(url: string): Promise<void> {
  const { hostname, port } = new URL(url);
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ version: number }>(
      `select current_setting('server_version_num')::int as version`,
    );
    if ((rows[0]?.version ?? 0) < OLDEST_SERVER) {
      throw new StartError('The database of DATABASE_URL is older than PostgreSQL 15: use 15 or newer.');
    }
  } catch (error) {
    if (error instanceof StartError) throw error;
    const reason = (error as NodeJS.ErrnoException).code ?? (error as Error).message;
    throw new StartError(
      `The database at ${hostname}:${port || 5432} cannot be reached (${reason}): check DATABASE_URL.`,
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function createDatabase(url: string): Promise<void> {
  const maintenance = new URL(url);
  maintenance.pathname = '/postgres';
  const client = new pg.Client({ connectionString: maintenance.href });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE_NAME]);
    if (!rowCount) await client.query(`create database ${DATABASE_NAME}`);
  } finally {
    await client.end();
  }
}
