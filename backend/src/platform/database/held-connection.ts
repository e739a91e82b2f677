import { AsyncLocalStorage } from 'node:async_hooks';
import { type EntityManager } from 'typeorm';

/** A transaction, which holds a connection until it is over. What it starts may outlive it. */
export interface HeldConnection {
  isHeld: boolean;
}

/** What transactions become part of, until it is over: what outlives a request has transactions of its own. */
export interface TransactionAround {
  begin: () => Promise<EntityManager>;
  isOver: boolean;
}

/** What stands around the work that runs. */
interface Surroundings {
  connection?: HeldConnection;
  around?: TransactionAround;
  isPatient?: boolean;
}

/** The only one of the process, and on only while something has surroundings: it makes every promise of the process slower. */
const surroundings = new AsyncLocalStorage<Surroundings>();
let running = 0;

/** What stands around this work; nothing, where it stands alone. */
export const whatIsAround = (): Surroundings => surroundings.getStore() ?? {};

/** Does work with more around it than there is. */
export async function workAmid<T>(more: Surroundings, work: () => Promise<T>): Promise<T> {
  running += 1;
  try {
    return await surroundings.run({ ...surroundings.getStore(), ...more }, work);
  } finally {
    running -= 1;
    if (running === 0) surroundings.disable();
  }
}

/** Does the work of a transaction. */
export async function whileHeld<T>(work: () => Promise<T>): Promise<T> {
  const connection = { isHeld: true };
  try {
    return await workAmid({ connection }, work);
  } finally {
    connection.isHeld = false;
  }
}

/**
 * Called by what takes long: while it does, nobody else has the connection, and there are few.
 * @throws Error in a transaction
 */
export function refuseInTransaction(what: string): void {
  if (whatIsAround().connection?.isHeld)
    throw new Error(`${what} in a transaction: it would hold a connection for as long`);
}

/**
 * Called where a connection is taken. As many transactions as there are connections would wait for one another's second one; mostly there
 * is one, so that the call goes on. Tests fail of the warning.
 */
export function warnOfSecondConnection(): void {
  if (whatIsAround().connection?.isHeld)
    process.emitWarning('a transaction takes a second connection', 'SecondConnectionWarning');
}
