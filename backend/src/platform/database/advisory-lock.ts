import { type EntityManager } from 'typeorm';
import { PreparedStatement } from './prepared-statement.js';

const LOCK = new PreparedStatement('select pg_advisory_xact_lock(hashtextextended($1, 0))');

/**
 * Waits until no other transaction holds the lock of this name, and holds it until this one ends. Before it counts what may be there at
 * most: transactions that count at the same moment do not see each other's rows.
 */
export async function advisoryLock(transaction: EntityManager, name: string): Promise<void> {
  await LOCK.within(transaction, [name]);
}
