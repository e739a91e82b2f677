import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type PoolClient, type QueryConfig } from 'pg';
import { DataSource, type EntityManager } from 'typeorm';
import { PreparedStatement } from '../platform/database/prepared-statement.js';
import { Statements } from '../platform/database/statements.js';
import { WorkQueue } from '../platform/work/work-queue.js';
import { type FoundFacts } from './facts/found-facts.js';
import { ADD_READING_TIME, READING_TIME, WAITS_FOR_TOMORROW } from './reading-time.js';
import { type ReadingStep, type TextState } from './resume.entity.js';

/** Kinds of work, and what each reads: texts do not wait for pictures, which take many times as long. */
const STEPS = {
  resume_text: ['text', 'facts'],
  resume_pictures: ['pictures'],
} as const satisfies Record<string, readonly ReadingStep[]>;
export type ReadingWork = keyof typeof STEPS;
export const READING_WORK = Object.keys(STEPS) as ReadingWork[];

/** Each piece of work adds the next one: more than one need not wait. */
const NEXT = 'next';
/** A process that works on a resume says so again before this is over. */
const TAKEN_SECONDS = 30;
export const HOLD_MILLISECONDS = 10_000;
const UNTIL = `now() + interval '${TAKEN_SECONDS} s'`;
/** Indexing the words of a long text takes longer than a request may. */
const KEEPING_MILLISECONDS = 30_000;

/** A resume that was taken to be read. */
export interface TakenResume {
  resume_id: number;
  media_type: string;
  to_read: ReadingStep;
  /** How often this step was begun, with this time. */
  tries: number;
  text: string | null;
  problem: string | null;
  uploaded_by: number | null;
}

/** What became of the text, and what is to be read next. */
export interface ReadText {
  text_state: TextState;
  text: string | null;
  page_count: number | null;
  problem: string | null;
  to_read: ReadingStep | null;
}

const WAITING = `from resumes r ${READING_TIME}
  where r.to_read = any($1) and coalesce(r.taken_until < now(), true) and not ${WAITS_FOR_TOMORROW}`;
/** Who has used least of the day goes first. That it was begun is counted before: a process may die of it. */
const TAKE = new PreparedStatement<TakenResume>(
  `update resumes set tries = tries + 1, taken_until = ${UNTIL}
   where resume_id = (select r.resume_id ${WAITING}
     order by coalesce(t.milliseconds, 0), not r.shown, r.resume_id limit 1 for update of r skip locked)
   returning resume_id, media_type, to_read, tries, text, problem, uploaded_by`,
);
const IS_WAITING = new PreparedStatement<{ waits: boolean }>(`select exists (select ${WAITING}) as waits`);
const HOLD = new PreparedStatement(
  `update resumes set taken_until = ${UNTIL} where resume_id = $1 and taken_until is not null`,
);
const PUT_BACK = new PreparedStatement(
  `update resumes set tries = tries - $3::int, taken_until = now() + make_interval(secs => $4)
   where resume_id = $1 and to_read = $2`,
);
/** Facts are looked for at once. */
const KEEP_TEXT = `update resumes set text_state = $3, text = $4, page_count = coalesce($5, page_count), problem = $6, to_read = $7::varchar,
    tries = case $7::varchar when 'facts' then 1 else 0 end, taken_until = case $7::varchar when 'facts' then ${UNTIL} end
  where resume_id = $1 and to_read = $2`;
const KEEP_FACTS = new PreparedStatement(
  `update resumes set facts = $2, problem = $3, to_read = null, tries = 0, taken_until = null
   where resume_id = $1 and to_read = 'facts'`,
);

/** Resumes that wait to be read: their rows say what is to be done and how often it was begun, the queue of long work only when. */
@Injectable()
export class WaitingResumes {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly statements: Statements,
    private readonly work: WorkQueue,
  ) {}

  /** Has it read what a transaction adds. */
  async add(transaction: EntityManager, { to_read }: { to_read: ReadingStep | null }): Promise<void> {
    for (const name of READING_WORK) {
      if (to_read && isOneOf(STEPS[name], to_read)) await this.work.add(transaction, name, {}, NEXT);
    }
  }

  /** Adds work where something waits: the queue is not in backups, and may have given up. */
  async addWork(): Promise<void> {
    for (const name of READING_WORK) {
      if (await this.isWaiting(name))
        await this.dataSource.transaction((inside) => this.work.add(inside, name, {}, NEXT));
    }
  }

  /** Whether a resume waits that no process works on. */
  async isWaiting(name: ReadingWork): Promise<boolean> {
    const [found] = await this.statements.run(IS_WAITING, [STEPS[name]]);
    return found?.waits ?? false;
  }

  /**
   * Takes the next resume for this process, and adds work for the one after it.
   * @returns nothing when none waits, or only such that are being changed at the moment
   */
  async take(name: ReadingWork): Promise<TakenResume | undefined> {
    return this.dataSource.transaction(async (transaction) => {
      const [taken] = await this.statements.run(TAKE, [STEPS[name]], transaction);
      if (taken) await this.work.add(transaction, name, {}, NEXT);
      return taken;
    });
  }

  /** Says that this process still works on a resume. */
  async hold({ resume_id }: TakenResume): Promise<void> {
    await this.statements.write(HOLD, [resume_id]);
  }

  /**
   * Gives a resume back, to be taken again.
   * @param isCounted whether the step counts as begun
   * @param seconds until then it waits
   */
  async putBack({ resume_id, to_read }: TakenResume, isCounted: boolean, seconds: number): Promise<void> {
    await this.statements.write(PUT_BACK, [resume_id, to_read, isCounted ? 0 : 1, seconds]);
  }

  /** Keeps a text, or that there is none, unless the resume was removed or somebody else was faster. */
  async keepText({ resume_id, to_read }: TakenResume, read: ReadText): Promise<void> {
    const { text_state, text, page_count, problem, to_read: next } = read;
    await this.dataSource.transaction(async (transaction) => {
      const client = (await transaction.queryRunner?.connect()) as PoolClient;
      await client.query(`set local statement_timeout = ${KEEPING_MILLISECONDS}`);
      const statement: QueryConfig & { query_timeout: number } = {
        text: KEEP_TEXT,
        values: [resume_id, to_read, text_state, text, page_count, problem, next],
        query_timeout: 1.2 * KEEPING_MILLISECONDS,
      };
      await client.query(statement);
      if (next !== 'facts') await this.add(transaction, read);
    });
  }

  async keepFacts({ resume_id }: TakenResume, facts: FoundFacts | null, problem: string | null): Promise<void> {
    await this.statements.write(KEEP_FACTS, [resume_id, facts && JSON.stringify(facts), problem]);
  }

  /** Adds to what reading took today of the account behind a resume. */
  async addTime({ uploaded_by }: TakenResume, milliseconds: number): Promise<void> {
    if (uploaded_by !== null) await this.statements.write(ADD_READING_TIME, [uploaded_by, Math.ceil(milliseconds)]);
  }
}

const isOneOf = (steps: readonly ReadingStep[], step: ReadingStep): boolean => steps.includes(step);
