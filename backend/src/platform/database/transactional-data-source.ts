import { AsyncLocalStorage } from 'node:async_hooks';
import { DataSource, type EntityManager } from 'typeorm';

type Work<T> = (transaction: EntityManager) => Promise<T>;

/** What transactions become part of, until it is over: what outlives a request has transactions of its own. */
interface Around {
  begin: () => Promise<EntityManager>;
  isOver: boolean;
}

/**
 * A data source whose transactions become part of the one around them, where there is one: what a request does can so be committed
 * together with what is noted about the request, without a service knowing.
 */
export class TransactionalDataSource extends DataSource {
  private readonly around = new AsyncLocalStorage<Around>();

  override transaction<T>(...parameters: Parameters<EntityManager['transaction']>): Promise<T>;
  override transaction<T>(work: Work<T>): Promise<T>;
  override async transaction<T>(...parameters: unknown[]): Promise<T> {
    const around = this.around.getStore();
    if (around && !around.isOver) return (parameters.at(-1) as Work<T>)(await around.begin());
    return this.manager.transaction(...(parameters as [Work<T>]));
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
    const start = async (): Promise<EntityManager> => {
      await runner.startTransaction();
      await first(runner.manager);
      return runner.manager;
    };
    let started: Promise<EntityManager> | undefined;
    const begin = (): Promise<EntityManager> => (started ??= start());
    const around: Around = { begin, isOver: false };
    try {
      const answer = await this.around.run(around, work);
      around.isOver = true;
      await last(await begin(), answer);
      await runner.commitTransaction();
      return answer;
    } catch (error) {
      if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
      throw error;
    } finally {
      around.isOver = true;
      await runner.release();
    }
  }
}
