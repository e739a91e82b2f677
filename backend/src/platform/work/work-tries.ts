import { randomUUID } from 'node:crypto';
import { type EntityManager } from 'typeorm';
import { PreparedStatement } from '../database/prepared-statement.js';
import { type Statements } from '../database/statements.js';

/** A process that is not heard of for 15 seconds has died. */
const ALIVE_MILLISECONDS = 5_000;

const BEGIN = new PreparedStatement<{ tries: number; delays: number }>(
  `insert into pgboss.work_under_way as w (name, key, worker) values ($1, $2, $3)
   on conflict (name, key) do update set worker = $3, alive_at = now(), tries = w.tries + 1
     where w.worker is null or w.alive_at < now() - interval '15 seconds'
   returning tries, delays`,
);
const ALIVE = new PreparedStatement('update pgboss.work_under_way set alive_at = now() where worker = $1');
const OWN = 'name = $1 and key = $2 and worker = $3';
const PROGRESS = new PreparedStatement(`update pgboss.work_under_way set tries = 1, delays = 0 where ${OWN}`);
const FINISH = new PreparedStatement(`delete from pgboss.work_under_way where ${OWN}`);
const FAIL = new PreparedStatement(`update pgboss.work_under_way set worker = null where ${OWN}`);
const DELAY = new PreparedStatement(
  `update pgboss.work_under_way set worker = null, tries = tries - 1, delays = delays + 1 where ${OWN}`,
);
const FORGET = new PreparedStatement(
  'update pgboss.work_under_way set tries = 0, delays = 0 where name = $1 and key = $2',
);
const STOP = new PreparedStatement(
  'update pgboss.work_under_way set worker = null, tries = tries - 1 where worker = $1',
);

/** A piece of work that this process has begun. */
export interface Try {
  name: string;
  key: string;
  /** How often it was begun without getting on, this time included. */
  tries: number;
  /** How often something else kept it from finishing. */
  delays: number;
}

/**
 * Which pieces of work are under way, in which process, and how often they were begun: noted before they begin, so that a try that
 * takes its process along counts, too. It stands with the queue, and is no part of a backup.
 */
export class WorkTries {
  private readonly worker = randomUUID();
  private readonly underWay = new Set<Try>();
  private readonly alive: NodeJS.Timeout;

  constructor(private readonly statements: Statements) {
    this.alive = setInterval(() => void this.sayAlive(), ALIVE_MILLISECONDS).unref();
  }

  /** @returns nothing while a process that is alive does the same piece */
  async begin(name: string, key: string): Promise<Try | undefined> {
    const [begun] = await this.statements.write(BEGIN, [name, key, this.worker]);
    if (!begun) return undefined;
    const own = { name, key, ...begun };
    this.underWay.add(own);
    return own;
  }

  /** What was done is done for good: the next try is a first one. */
  async progress(own: Try): Promise<void> {
    if (own.tries === 1 && own.delays === 0) return;
    await this.end(PROGRESS, own);
    Object.assign(own, { tries: 1, delays: 0 });
    this.underWay.add(own);
  }

  async forget(transaction: EntityManager, name: string, key: string): Promise<void> {
    await FORGET.within(transaction, [name, key]);
  }

  finish(own: Try): Promise<void> {
    return this.end(FINISH, own);
  }

  fail(own: Try): Promise<void> {
    return this.end(FAIL, own);
  }

  /** Something else kept it from finishing: the try does not count. */
  delay(own: Try): Promise<void> {
    return this.end(DELAY, own);
  }

  /** The process ends: what is under way does not count. */
  async stop(): Promise<void> {
    clearInterval(this.alive);
    if (this.underWay.size) await this.statements.write(STOP, [this.worker]).catch(() => undefined);
  }

  private async end(statement: PreparedStatement<object>, own: Try): Promise<void> {
    this.underWay.delete(own);
    await this.statements.write(statement, [own.name, own.key, this.worker]);
  }

  /** A database that is away hears of it the next time. */
  private async sayAlive(): Promise<void> {
    if (this.underWay.size) await this.statements.write(ALIVE, [this.worker]).catch(() => undefined);
  }
}
