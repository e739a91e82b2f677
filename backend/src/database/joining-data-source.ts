import { AsyncLocalStorage } from 'node:async_hooks';
import { DataSource, type EntityManager } from 'typeorm';

type Work<T> = (transaction: EntityManager) => Promise<T>;

/**
 * A data source whose transactions become part of the one around them, where there is one: what a request does can so be committed
 * together with what is noted about the request, without a service knowing.
 */
export class JoiningDataSource extends DataSource {
  private readonly around = new AsyncLocalStorage<EntityManager>();

  override transaction<T>(...parameters: Parameters<EntityManager['transaction']>): Promise<T>;
  override transaction<T>(work: Work<T>): Promise<T>;
  override transaction<T>(...parameters: unknown[]): Promise<T> {
    const around = this.around.getStore();
    if (around) return (parameters.at(-1) as Work<T>)(around);
    return this.manager.transaction(...(parameters as [Work<T>]));
  }

  /** A transaction that every transaction begun by its work becomes part of: all of it is committed, or nothing. */
  transactionAround<T>(work: Work<T>): Promise<T> {
    return this.manager.transaction((transaction) => this.around.run(transaction, () => work(transaction)));
  }
}
