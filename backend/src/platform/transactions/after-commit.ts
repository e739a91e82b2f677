import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, type QueryRunner } from 'typeorm';

type Work = () => void;

/**
 * Does something once a transaction is committed, and nothing when it is undone. What must not be lost does not belong here: the process
 * may end just before.
 */
@Injectable()
export class AfterCommit implements OnModuleInit {
  private readonly waiting = new WeakMap<QueryRunner, Work[]>();

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  onModuleInit(): void {
    this.dataSource.subscribers.push({
      afterTransactionCommit: ({ queryRunner }) => {
        // the end of a savepoint is none of the transaction
        if (!queryRunner.isTransactionActive) for (const work of this.take(queryRunner)) work();
      },
      afterTransactionRollback: ({ queryRunner }) => {
        if (!queryRunner.isTransactionActive) this.take(queryRunner);
      },
    });
  }

  /** @param work must not throw, and waits for nothing */
  add({ queryRunner }: EntityManager, work: Work): void {
    if (!queryRunner?.isTransactionActive) throw new Error('not in a transaction');
    this.waiting.set(queryRunner, [...(this.waiting.get(queryRunner) ?? []), work]);
  }

  private take(queryRunner: QueryRunner): Work[] {
    const works = this.waiting.get(queryRunner) ?? [];
    this.waiting.delete(queryRunner);
    return works;
  }
}
