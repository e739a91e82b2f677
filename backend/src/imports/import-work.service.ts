import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, In, type EntityManager } from 'typeorm';
import { databaseErrorCode } from '../platform/errors/database-error.js';
import { WorkQueue } from '../platform/work/work-queue.js';
import { ImportCheck } from './import-check.service.js';
import { ImportRun } from './import-run.service.js';
import { ImportUndo } from './import-undo.service.js';
import { Import } from './import.entity.js';

/** A piece of the queue: another one goes on after it. */
const PIECE_MILLISECONDS = 15_000;
/** After each step others get as long, so that half of a connection's time is theirs. */
const REST = 0.5;
/** Two transactions waited for each other, or saw each other's rows too late: the same again works. */
const TRY_AGAIN = ['40P01', '40001'];
const MAX_TRIES = 5;

/** Carries imports on, step by step, wherever they are: also after this process, or another one, has died. */
@Injectable()
export class ImportWork implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private isStopping = false;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly queue: WorkQueue,
    private readonly checks: ImportCheck,
    private readonly runs: ImportRun,
    private readonly undos: ImportUndo,
  ) {
    queue.handle('import_rows', ({ import_id }) => this.carryOn(import_id));
  }

  /** The queue may have been lost with a process, or by a restore: what is pending stands in the imports. */
  async onApplicationBootstrap(): Promise<void> {
    await this.dataSource.transaction(async (transaction) => {
      const pending = await transaction.find(Import, {
        select: { import_id: true },
        where: { state: In(['checking', 'running', 'undoing']) },
      });
      for (const { import_id } of pending) await this.add(transaction, import_id);
    });
  }

  beforeApplicationShutdown(): void {
    this.isStopping = true;
  }

  /** Adds the next piece of work. */
  async add(transaction: EntityManager, import_id: number): Promise<void> {
    await this.queue.add(transaction, 'import_rows', { import_id }, import_id);
  }

  /** Checks a whole import now: a small one is ready when its upload is answered. */
  async checkNow(importId: number): Promise<void> {
    while (await this.checks.step(importId));
  }

  private async carryOn(importId: number): Promise<void> {
    const end = Date.now() + PIECE_MILLISECONDS;
    for (;;) {
      const begun = Date.now();
      if (!(await this.step(importId))) return;
      if (Date.now() > end || this.isStopping) break;
      await sleep((Date.now() - begun) * REST);
    }
    await this.dataSource.transaction((transaction) => this.add(transaction, importId));
  }

  private async step(importId: number): Promise<boolean> {
    for (let tries = 1; ; tries += 1) {
      try {
        return (
          (await this.checks.step(importId)) || (await this.runs.step(importId)) || (await this.undos.step(importId))
        );
      } catch (error) {
        if (tries >= MAX_TRIES || !TRY_AGAIN.includes(databaseErrorCode(error) ?? '')) throw error;
      }
    }
  }
}
