import { AsyncLocalStorage } from 'node:async_hooks';

/** A transaction, which holds a connection until it is over. What it starts may outlive it. */
export interface HeldConnection {
  isHeld: boolean;
}

const held = new AsyncLocalStorage<HeldConnection>();

/** Does the work of a transaction. */
export async function whileHeld<T>(work: () => Promise<T>): Promise<T> {
  const connection = { isHeld: true };
  try {
    return await held.run(connection, work);
  } finally {
    connection.isHeld = false;
  }
}

/** Does work whose transaction begins and ends when it says so. */
export const whileMayHold = <T>(connection: HeldConnection, work: () => Promise<T>): Promise<T> =>
  held.run(connection, work);

/**
 * Called by what takes long: while it does, nobody else has the connection, and there are few.
 * @throws Error in a transaction
 */
export function refuseInTransaction(what: string): void {
  if (held.getStore()?.isHeld) throw new Error(`${what} in a transaction: it would hold a connection for as long`);
}
