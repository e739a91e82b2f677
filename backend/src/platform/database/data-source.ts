import type pg from 'pg';
import { DataSource, getMetadataArgsStorage, type DataSourceOptions } from 'typeorm';
import { StartError } from '../start-error.js';
import { type Env } from '../config/env.js';
import { MIGRATIONS } from './migrations/index.js';
import { refuseOldVersion } from './oldest-version.js';
import { grantWork } from './roles.js';

/** Any number, the same in every process: who holds it migrates. */
export const MIGRATION_LOCK = 727_001;

const NOT_PERMITTED = '42501';
const UNDEFINED_OBJECT = '42704';
/** Files that are missing or cannot be read, and pages that hold something else than was written. */
const DAMAGED = /^(58|XX00[12])/;

/**
 * What the planner should know of every connection: data on solid state disks or in memory, where a page by index costs little more
 * than the next one; and statements too short to be worth compiling.
 */
export const PLANNER_SETTINGS = '-c random_page_cost=1.1 -c jit=off';

/** How this product talks to PostgreSQL: bounded waits everywhere, so that a slow or absent database never hangs a request. */
export function dataSourceOptions(
  url: string,
  env: Pick<Env, 'databasePoolSize' | 'databaseReplicaUrls' | 'maxReplyMilliseconds' | 'maxWaitMilliseconds'>,
): DataSourceOptions {
  const replicas = env.databaseReplicaUrls.map((replica) => ({ url: replica }));
  return {
    type: 'postgres',
    ...(replicas.length ? { replication: { master: { url }, slaves: replicas } } : { url }),
    // every entity that was imported: nouns bring theirs along
    entities: getMetadataArgsStorage().tables.flatMap(({ target }) => (typeof target === 'function' ? [target] : [])),
    synchronize: false,
    installExtensions: false,
    poolSize: env.databasePoolSize,
    extra: {
      connectionTimeoutMillis: env.maxWaitMilliseconds,
      statement_timeout: env.maxReplyMilliseconds,
      // the server cannot end a statement whose connection has fallen silent
      query_timeout: env.maxReplyMilliseconds + 500,
      idle_in_transaction_session_timeout: 2.5 * env.maxReplyMilliseconds,
      application_name: 'niyukt',
      options: PLANNER_SETTINGS,
    },
  };
}

/**
 * Brings the schema up to date. Processes that start at the same time wait for each other; one of them migrates.
 * It uses connections of its own, because a migration may take longer than any request is allowed to.
 * @param url for the role that owns the tables
 * @param only the names of the migrations to run, if not all of them
 * @param workingRole gets what the product needs at work, and nothing else
 * @returns the names of the migrations that this call ran
 * @throws StartError when this version is too old for the database, the role may not migrate, or what the database has on its disk is damaged
 */
export async function migrate(url: string, only?: string[], workingRole?: string): Promise<string[]> {
  const dataSource = new DataSource({
    type: 'postgres',
    url,
    migrations: MIGRATIONS.filter(({ name }) => !only || only.includes(name)),
    migrationsTransactionMode: 'each',
    installExtensions: false,
    poolSize: 2,
  });
  await dataSource.initialize();
  try {
    const guard = dataSource.createQueryRunner();
    await guard.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await refuseOldVersion((text) => guard.query(text));
    const ran = await dataSource.runMigrations();
    if (workingRole) await grantWork((await guard.connect()) as pg.PoolClient, workingRole);
    await guard.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    await guard.release();
    return ran.map(({ name }) => name);
  } catch (error) {
    throw explained(error);
  } finally {
    await dataSource.destroy();
  }
}

function explained(error: unknown): unknown {
  const { code, message } = ((error as { driverError?: unknown }).driverError ?? error) as pg.DatabaseError;
  if (code === NOT_PERMITTED) {
    return new StartError(
      `The user of DATABASE_URL may not migrate the database (${message}): set DATABASE_OWNER_URL, or migrate with it before.`,
    );
  }
  if (code === UNDEFINED_OBJECT && message.startsWith('role')) {
    return new StartError(`The user of DATABASE_URL is not there (${message}): create it first.`);
  }
  if (DAMAGED.test(code ?? '')) return new StartError(`The database is damaged (${message}): restore a backup.`);
  return error;
}
