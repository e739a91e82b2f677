import { EventEmitter, once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import PgBoss from 'pg-boss';
import { type EntityManager } from 'typeorm';
import { Statements } from '../database/statements.js';
import { TransactionalDataSource } from '../database/transactional-data-source.js';
import { databaseErrorCode, isDatabaseAway } from '../errors/database-error.js';
import { MetricsService } from '../metrics/metrics.service.js';
import { type Try, WorkTries } from './work-tries.js';

const BETWEEN_LOOKS_MILLISECONDS = 2_000;
/** Kinds of work of which a piece is due: one question for all of them. */
const DUE = {
  name: 'due_work',
  text: `select distinct name from pgboss.job where state < 'active' and start_after < now()`,
};
/** Work of a process that died goes to another one, once it is overdue. */
const SECONDS_BETWEEN_SWEEPS = 30;
/** A transaction that adds work has usually ended by then. */
const AFTER_COMMIT_MILLISECONDS = 30;
const FINISHING_MILLISECONDS = 4_000;
/** Work that the queue has lost or given up is found after this time. */
const PENDING_SECONDS = 180;
/** A piece that another process does at the moment is looked at again. */
const SECONDS_UNTIL_FREE = 3;
/** A piece that does not finish so often without getting on is given up. */
const MAX_TRIES = 2;
/** The same for what the database or the machine kept from finishing: it takes a quarter of an hour. */
const MAX_DELAYS = 30;
/** Two transactions waited for each other, saw each other's rows too late, or waited for a lock. */
const OTHERS_IN_THE_WAY = ['40P01', '40001', '55P03'];

/** What pieces of work are told, by kind; each kind has its queue, made by a migration. Nouns add theirs by declaration merging. */
export interface JobPayloads {
  /** Looks for work that the queue does not know. */
  pending_work: object;
}

/** What a piece of work is told, and tells. */
export interface RunningWork {
  /** To be called when something is done for good: what fails later is a first try again. */
  progress: () => Promise<void>;
  /** The product ends: work that goes on step by step ends after this one. */
  isStopping: () => boolean;
}

/** Work that is to be done, from a moment on. */
export interface PendingWork<Payload> {
  key: string | number;
  payload: Payload;
  startAfter?: Date;
}

/** What is to be done about a kind of work besides doing it. */
export interface WorkOptions<Payload> {
  /** Pieces of it that one process does at a time. */
  concurrency?: number;
  /**
   * Work that the noun's own tables say is to be done, oldest first. Asked at each start and every few minutes, because the queue drops a
   * piece after some tries.
   */
  pending?: () => Promise<PendingWork<Payload>[]>;
  /** Called in the place of the work once it did not finish twice without getting on. It notes so where people look. */
  giveUp?: (payload: Payload) => Promise<void>;
}

interface Handler extends WorkOptions<object> {
  work: (payload: object, piece: RunningWork) => Promise<void>;
  everySeconds?: number;
}

type Job = PgBoss.JobWithMetadata;

/**
 * Work that takes longer than a request, or is repeated: kept in the database, done by any process, tried again when it fails or its
 * process dies, and given up when it never finishes. What is to be done stands in the nouns' own tables; the queue only says when. Each
 * piece is short, and done by one process at a time. pg-boss keeps the queue and is asked for each piece: its own `work` and `schedule`
 * do not wait until a piece is marked as done, and a database that is lost at that moment ends the process.
 */
@Injectable()
export class WorkQueue implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Work');
  private readonly boss: PgBoss;
  private readonly tries: WorkTries;
  private readonly handlers = new Map<string, Handler>();
  private readonly loops: Promise<void>[] = [];
  /** Ends the pauses of those who do a kind of work. */
  private readonly pauses = new EventEmitter().setMaxListeners(0);
  private readonly timers: NodeJS.Timeout[] = [];
  private isStopping = false;

  constructor(
    private readonly statements: Statements,
    private readonly metrics: MetricsService,
    @InjectDataSource() private readonly dataSource: TransactionalDataSource,
  ) {
    this.boss = new PgBoss({
      db: { executeSql: async (text, values) => statements.query({ text, values }) },
      migrate: false,
      schedule: false,
      maintenanceIntervalSeconds: SECONDS_BETWEEN_SWEEPS,
    });
    this.boss.on('error', (error) => this.logger.warn({ error }, 'The queue could not be read; it is tried again'));
    this.tries = new WorkTries(statements);
    this.repeat('pending_work', PENDING_SECONDS, () => this.addPending());
  }

  /**
   * Says who does a kind of work. Called before the application has started.
   * @param work fails to be tried again, five times at most, later each time, and again when it is pending
   */
  handle<Name extends keyof JobPayloads>(
    name: Name,
    work: (payload: JobPayloads[Name], piece: RunningWork) => Promise<void>,
    options: WorkOptions<JobPayloads[Name]> = {},
  ): void {
    this.handlers.set(name, { ...options, work } as Handler);
    this.metrics.watchWork(name);
  }

  /** Says who does work that is repeated: one process in each span of time. What fails is done in the next one. */
  repeat(name: string, everySeconds: number, work: () => Promise<unknown>): void {
    this.handlers.set(name, {
      everySeconds,
      work: async () => {
        await work();
      },
    });
    this.metrics.watchWork(name);
  }

  /**
   * Adds a piece of work, to be begun once the transaction is committed.
   * @param key while a piece with the same key waits, another one is not added
   */
  async add<Name extends keyof JobPayloads>(
    transaction: EntityManager,
    name: Name,
    payload: JobPayloads[Name],
    key: string | number,
  ): Promise<void> {
    await this.boss.send(name, payload, { singletonKey: String(key), db: within(transaction) });
    setTimeout(() => this.pauses.emit(name), AFTER_COMMIT_MILLISECONDS).unref();
  }

  /** The same for a piece that a person asks for anew: earlier tries do not count. */
  async addAnew<Name extends keyof JobPayloads>(
    transaction: EntityManager,
    name: Name,
    payload: JobPayloads[Name],
    key: string | number,
  ): Promise<void> {
    await this.tries.forget(transaction, name, String(key));
    await this.add(transaction, name, payload, key);
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.boss.start();
    await this.addPending();
    for (const [name, handler] of this.handlers) {
      const { everySeconds } = handler;
      if (everySeconds)
        this.timers.push(setInterval(() => void this.addRepeated(name, everySeconds), everySeconds * 1_000).unref());
      for (let worker = 0; worker < (handler.concurrency ?? 1); worker += 1)
        this.loops.push(this.runLoop(name, handler));
    }
    this.timers.push(setInterval(() => void this.look(), BETWEEN_LOOKS_MILLISECONDS).unref());
  }

  /** Finishes what is under way, as far as there is time. What is not finished does not count as a try. */
  async beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    for (const timer of this.timers) clearInterval(timer);
    for (const name of this.handlers.keys()) this.pauses.emit(name);
    await Promise.race([Promise.all(this.loops), delay(FINISHING_MILLISECONDS, undefined, { ref: false })]);
    await this.tries.stop();
    await this.boss.stop({ close: false, graceful: false });
  }

  /** Adds what the nouns' tables say is to be done, unless the queue knows it. */
  async addPending(): Promise<void> {
    for (const [name, { pending }] of this.handlers) {
      const found = (await pending?.()) ?? [];
      if (!found.length) continue;
      await this.boss.insert(
        found.map(({ key, payload, ...from }) => ({ name, data: payload, singletonKey: String(key), ...from })),
      );
      this.pauses.emit(name);
    }
  }

  private async look(): Promise<void> {
    try {
      for (const { name } of (await this.statements.query<{ name: string }>(DUE)).rows) this.pauses.emit(name);
    } catch (error) {
      this.logger.warn({ error }, 'The queue could not be read; it is tried again');
    }
  }

  private async addRepeated(name: string, singletonSeconds: number): Promise<void> {
    try {
      await this.boss.send(name, {}, { singletonKey: name, singletonSeconds, retryLimit: 0 });
      this.pauses.emit(name);
    } catch (error) {
      this.logger.warn({ error, work: name }, 'Repeated work could not be added; it is tried again');
    }
  }

  private async runLoop(name: string, handler: Handler): Promise<void> {
    while (!this.isStopping) {
      if (!(await this.doNext(name, handler))) await this.pause(name);
    }
  }

  /** @returns false when nothing waits, or the database is away */
  private async doNext(name: string, handler: Handler): Promise<boolean> {
    const [job] = await this.boss.fetch<object>(name, { includeMetadata: true });
    if (!job) return false;
    try {
      await this.doJob(name, handler, job);
      await this.boss.complete(name, job.id);
    } catch (error) {
      this.metrics.countFailedWork(name);
      this.logger.warn({ error, work: name, payload: job.data }, 'A piece of work failed; it is tried again');
      // without a database it is overdue some time later
      await this.boss.fail(name, job.id).catch(() => undefined);
    }
    return true;
  }

  private async doJob(name: string, { work, giveUp, everySeconds }: Handler, job: Job): Promise<void> {
    const key = job.singletonKey ?? job.id;
    const begun = await this.tries.begin(name, key);
    if (!begun) {
      // what is repeated comes again by itself
      if (!everySeconds) await this.boss.send(name, job.data, { singletonKey: key, startAfter: SECONDS_UNTIL_FREE });
      return;
    }
    try {
      if (giveUp && hasFailed(begun)) {
        this.logger.error({ work: name, payload: job.data }, 'A piece of work never finished, and is given up');
        await giveUp(job.data);
      } else {
        const piece = { progress: () => this.tries.progress(begun), isStopping: () => this.isStopping };
        await this.dataSource.patiently(() => work(job.data, piece));
      }
      await this.tries.finish(begun);
    } catch (error) {
      await (this.isStopping || isTemporary(error) ? this.tries.delay(begun) : this.tries.fail(begun)).catch(
        () => undefined,
      );
      throw error;
    }
  }

  private async pause(name: string): Promise<void> {
    if (!this.isStopping) await once(this.pauses, name);
  }
}

const hasFailed = ({ tries, delays }: Try): boolean => tries > MAX_TRIES || delays > MAX_DELAYS;

/** Whether a failure says nothing about the piece of work: an error may say so itself by `isTemporary`. */
function isTemporary(error: unknown): boolean {
  return (
    isDatabaseAway(error) ||
    OTHERS_IN_THE_WAY.includes(databaseErrorCode(error) ?? '') ||
    (error as { isTemporary?: boolean } | undefined)?.isTemporary === true
  );
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
