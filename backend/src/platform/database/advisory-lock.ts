import { type EntityManager } from 'typeorm';
import { PreparedStatement } from './prepared-statement.js';

/** Numbers of locks in this database, one for each purpose. Functions of the database take 727010 and 727011 for pairs of duplicates. */
export enum AdvisoryLock {
  Migration = 727_001,
  Retention = 727_002,
  FirstSuperAdmin = 727_003,
  DemoData = 727_004,
  Reminders = 727_005,
  ListExport = 727_037,
}

const LOCK = new PreparedStatement('select pg_advisory_xact_lock(hashtextextended($1, 0))');

/**
 * Waits until no other transaction holds the lock of this name, and holds it until this one ends. Before it counts what may be there at
 * most: transactions that count at the same moment do not see each other's rows.
 */
export async function advisoryLock(transaction: EntityManager, name: string): Promise<void> {
  await LOCK.within(transaction, [name]);
}

/** Waits for a numbered lock, and holds it until the transaction ends. */
export async function numberedLock(transaction: EntityManager, lock: AdvisoryLock): Promise<void> {
  await transaction.query('select pg_advisory_xact_lock($1)', [lock]);
}

/**
 * Takes a numbered lock until the transaction ends.
 * @param key of a record, when it is for that one alone
 * @returns false when another process holds it
 */
export async function tryAdvisoryLock(transaction: EntityManager, lock: AdvisoryLock, key?: number): Promise<boolean> {
  const [row] = await transaction.query<{ mine: boolean }[]>(
    key === undefined
      ? 'select pg_try_advisory_xact_lock($1) as mine'
      : 'select pg_try_advisory_xact_lock($1, $2) as mine',
    key === undefined ? [lock] : [lock, key],
  );
  return row?.mine === true;
}
