import { type PoolClient } from 'pg';
import { DataSource, type EntityManager, type QueryRunner, type ReplicationMode } from 'typeorm';
import { connectionPools } from './connection-pools.js';
import {
  type HeldConnection,
  type TransactionAround,
  warnOfSecondConnection,
  whatIsAround,
  whileHeld,
  workAmid,
} from './held-connection.js';

/** Of a statement of work that nobody waits for: a last resort, for the clock also counts what else the machine does. */
const PATIENCE_MILLISECONDS = 60_000;
/** How much later a connection is given up that has fallen silent. */
const SILENCE_MILLISECONDS = 30_000;

type Work<T> = (transaction: EntityManager) => Promise<T>;

/**
 * A data source whose transactions become part of the one around them, where there is one: what a request does can so be committed
 * together with what is noted about the request, without a service knowing.
 */
export class TransactionalDataSource extends DataSource {
  override async initialize(): Promise<this> {
    await super.initialize();
    for (const pool of connectionPools(this)) pool.on('release', endInTransaction);
    return this;
  }

  override createQueryRunner(mode?: ReplicationMode): QueryRunner {
    warnOfSecondConnection();
    return super.createQueryRunner(mode);
  }

  override transaction<T>(...parameters: Parameters<EntityManager['transaction']>): Promise<T>;
  override transaction<T>(work: Work<T>): Promise<T>;
  override async transaction<T>(...parameters: unknown[]): Promise<T> {
    const { around, isPatient } = whatIsAround();
    if (around && !around.isOver) return (parameters.at(-1) as Work<T>)(await around.begin());
    const work = parameters.pop() as Work<T>;
    const held: Work<T> = (transaction) => whileHeld(() => work(transaction));
    return this.manager.transaction(...(parameters as []), (own) =>
      isPatient ? withPatience(own, () => held(own)) : held(own),
    );
  }

  /**
   * Reads what does not change meanwhile, patiently, and may write beside it: the only work that takes a second connection, so that no two
   * of them wait for each other. Work of the queue, one at a time in a process.
   */
  snapshot<T>(work: Work<T>): Promise<T> {
    return this.manager.transaction('REPEATABLE READ', (snapshot) =>
      withPatience(snapshot, async () => {
        await snapshot.query('set transaction read only');
        return work(snapshot);
      }),
    );
  }

  /** Statements in transactions of this work may take longer: no client waits for it. */
  patiently<T>(work: () => Promise<T>): Promise<T> {
    return workAmid({ isPatient: true }, work);
  }

  /**
   * A transaction that every transaction begun by its work becomes part of: all of it is committed, or nothing. It is begun by the
   * first of them, so that no connection is held by work that needs none yet.
   * @param first runs first in the transaction
   * @param last runs last in it, with what the work answered
   */
  async transactionAround<T>(
    first: Work<void>,
    work: () => Promise<T>,
    last: (transaction: EntityManager, answer: T) => Promise<void>,
  ): Promise<T> {
    const runner = this.createQueryRunner();
    const connection: HeldConnection = { isHeld: false };
    const start = async (): Promise<EntityManager> => {
      connection.isHeld = true;
      await runner.startTransaction();
      await first(runner.manager);
      return runner.manager;
    };
    let started: Promise<EntityManager> | undefined;
    const begin = (): Promise<EntityManager> => (started ??= start());
    const around: TransactionAround = { begin, isOver: false };
    try {
      const answer = await workAmid({ around, connection }, work);
      around.isOver = true;
      await last(await begin(), answer);
      await runner.commitTransaction();
      return answer;
    } catch (error) {
      if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
      throw error;
    } finally {
      around.isOver = true;
      connection.isHeld = false;
      await runner.release();
    }
  }
}

/**
 * Nobody gets a connection whose transaction is not over: its end came too late to be sent, or was never answered. What the next one
 * writes there would be lost.
 */
function endInTransaction(_error: unknown, client: PoolClient): void {
  if (client.getTransactionStatus() !== 'I') void client.end();
}

async function withPatience<T>(transaction: EntityManager, work: () => Promise<T>): Promise<T> {
  const { connectionParameters: limits } = (await transaction.queryRunner?.connect()) as LimitedClient;
  const { query_timeout: usual } = limits;
  limits.query_timeout = PATIENCE_MILLISECONDS + SILENCE_MILLISECONDS;
  try {
    await transaction.query(`set local statement_timeout = ${PATIENCE_MILLISECONDS}`);
    return await work();
  } finally {
    limits.query_timeout = usual;
  }
}

/** pg reads the limit of a query from its client, at each query. */
type LimitedClient = PoolClient & { connectionParameters: { query_timeout: number | false } };
