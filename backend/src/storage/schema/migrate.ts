import type pg from 'pg';
import { DataSource } from 'typeorm';
import { AdvisoryLock } from '../../platform/database/advisory-lock.js';
import { refuseOldVersion } from '../../platform/database/oldest-version.js';
import { grantWork } from '../../platform/database/roles.js';
import { StartError } from '../../platform/start-error.js';
import { MIGRATIONS, sinceBaseline } from './migrations.js';
import { applyRoutines } from './routines.js';
import { WORKING_RIGHTS } from './working-rights.js';

const NOT_PERMITTED = '42501';
const UNDEFINED_OBJECT = '42704';
/** Files that are missing or cannot be read, and pages that hold something else than was written. */
const DAMAGED = /^(58|XX00[12])/;

/**
 * Brings tables, functions and triggers up to date. Processes that start at the same time wait for each other; one of them migrates.
 * It uses connections of its own, because a migration may take longer than any request is allowed to.
 * @param url for the role that owns the tables
 * @param only the names of the migrations to run, if not all of them; functions and triggers follow the last one
 * @param workingRole gets what the product needs at work, and nothing else
 * @returns the names of the migrations that this call ran
 * @throws StartError when this version is too old or too new for the database, the role may not migrate, or what the database has on its
 * disk is damaged
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
    const client = (await guard.connect()) as pg.PoolClient;
    await client.query('select pg_advisory_lock($1)', [AdvisoryLock.Migration]);
    await refuseOldVersion((text) => guard.query(text));
    await refuseOldDatabase(client);
    const ran = await dataSource.runMigrations();
    // triggers write into new tables, for processes of the version before, too
    if (workingRole && ran.length) await grantWork(client, workingRole, WORKING_RIGHTS);
    if (!only) await applyRoutines(client);
    if (workingRole) await grantWork(client, workingRole, WORKING_RIGHTS);
    await client.query('select pg_advisory_unlock($1)', [AdvisoryLock.Migration]);
    await guard.release();
    return ran.map(({ name }) => name);
  } catch (error) {
    throw explained(error);
  } finally {
    await dataSource.destroy();
  }
}

/** The names of the migrations that ran, oldest first; none in an empty database. */
export async function migrationsOf(client: pg.ClientBase): Promise<string[]> {
  const { rows: found } = await client.query<{ found: boolean }>(
    `select to_regclass('public.migrations') is not null as found`,
  );
  if (!found[0]?.found) return [];
  const { rows } = await client.query<{ name: string }>('select name from migrations order by id');
  return rows.map(({ name }) => name);
}

/** @throws StartError when the database is older than the tables of the baseline */
async function refuseOldDatabase(client: pg.ClientBase): Promise<void> {
  if (sinceBaseline(await migrationsOf(client))) return;
  throw new StartError(
    'The database is of a version before 1.5: start version 1.5 on it once (git checkout a9385bc5), then this one.',
  );
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
