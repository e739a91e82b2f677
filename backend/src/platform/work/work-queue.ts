import { setTimeout as delay } from 'node:timers/promises';
import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import PgBoss from 'pg-boss';
import { type EntityManager } from 'typeorm';
import { Statements } from '../database/statements.js';

const BETWEEN_LOOKS_MILLISECONDS = 2_000;
/** Work of a process that died goes to another one, once it is overdue. */
const SECONDS_BETWEEN_SWEEPS = 30;
/** A transaction that adds work has usually ended by then. */
const AFTER_COMMIT_MILLISECONDS = 30;
const FINISHING_MILLISECONDS = 4_000;

/** Kinds of work; each has its queue, made by a migration. */
export interface Works {
  resume_text: object;
  resume_pictures: object;
  import_rows: { import_id: number };
  list_export: { export_id: number };
  duplicate_pairs: { after: number };
}

interface Handler {
  work: (payload: object) => Promise<void>;
  atOnce: number;
}

/**
 * Work that takes longer than a request: kept in the database, done by any process, tried again when it fails or its process dies. What
 * is to be done stands in the nouns' own tables; the queue only says when, and a piece of work may come twice. Each piece is short.
 */
@Injectable()
export class WorkQueue implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Work');
  private readonly boss: PgBoss;
  private readonly handlers = new Map<keyof Works, Handler>();
  private readonly loops: Promise<void>[] = [];
  /** Ends the pause of those who look for work. */
  private readonly pauses = new Set<() => void>();
  private isStopping = false;

  constructor(statements: Statements) {
    this.boss = new PgBoss({
      db: { executeSql: async (text, values) => statements.query({ text, values }) },
      migrate: false,
      schedule: false,
      maintenanceIntervalSeconds: SECONDS_BETWEEN_SWEEPS,
    });
    this.boss.on('error', (error) => this.logger.warn({ error }, 'The queue could not be read; it is tried again'));
  }

  /**
   * Says who does a kind of work. Called before the application has started.
   * @param work fails to be tried again, five times at most, later each time
   * @param atOnce pieces of it that one process does at a time
   */
  handle<Name extends keyof Works>(name: Name, work: (payload: Works[Name]) => Promise<void>, atOnce = 1): void {
    this.handlers.set(name, { work: (payload) => work(payload as Works[Name]), atOnce });
  }

  /**
   * Adds a piece of work, to be begun once the transaction is committed.
   * @param key while a piece with the same key waits, another one is not added
   */
  async add<Name extends keyof Works>(
    transaction: EntityManager,
    name: Name,
    payload: Works[Name],
    key: string | number,
  ): Promise<void> {
    await this.boss.send(name, payload, { singletonKey: String(key), db: within(transaction) });
    setTimeout(() => this.wake(), AFTER_COMMIT_MILLISECONDS).unref();
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.boss.start();
    for (const [name, { work, atOnce }] of this.handlers) {
      for (let worker = 0; worker < atOnce; worker += 1) this.loops.push(this.goOn(name, work));
    }
  }

  /** Finishes what is under way, as far as there is time. What is not finished is overdue some time later. */
  async beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    this.wake();
    await Promise.race([Promise.all(this.loops), delay(FINISHING_MILLISECONDS, undefined, { ref: false })]);
    await this.boss.stop({ close: false, graceful: false });
  }

  private async goOn(name: keyof Works, work: Handler['work']): Promise<void> {
    while (!this.isStopping) {
      if (!(await this.doNext(name, work))) await this.pause();
    }
  }

  /** @returns false when nothing waits, or the database is away */
  private async doNext(name: keyof Works, work: Handler['work']): Promise<boolean> {
    const [job] = await this.boss.fetch<object>(name);
    if (!job) return false;
    try {
      await work(job.data);
      await this.boss.complete(name, job.id);
    } catch (error) {
      this.logger.warn({ error, work: name, payload: job.data }, 'A piece of work failed; it is tried again');
      // without a database it is overdue some time later
      await this.boss.fail(name, job.id).catch(() => undefined);
    }
    return true;
  }

  private pause(): Promise<void> {
    if (this.isStopping) return Promise.resolve();
    return new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        this.pauses.delete(end);
        resolve();
      };
      const timer = setTimeout(end, BETWEEN_LOOKS_MILLISECONDS).unref();
      this.pauses.add(end);
    });
  }

  private wake(): void {
    for (const end of this.pauses) end();
  }
}

function within({ queryRunner }: EntityManager): PgBoss.Db {
  if (!queryRunner) throw new Error('Work is added within a transaction');
  return {
    executeSql: async (text, values) => {
      const { records } = await queryRunner.query(text, values, true);
      return { rows: records as unknown[] };
    },
  };
}
