import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type PoolClient, type QueryConfig } from 'pg';
import { DataSource, type EntityManager } from 'typeorm';
import { PreparedStatement } from '../platform/database/prepared-statement.js';
import { Statements } from '../platform/database/statements.js';
import { WorkQueue } from '../platform/work/work-queue.js';
import { type FoundFacts } from './facts/found-facts.js';
import { isPicture, KINDS, RESUME_KINDS } from './kinds/resume-kind.js';
import { FACTS_NOT_READ } from './reading-problems.js';
import { ADD_READING_TIME, READING_TIME, WAITS_FOR_TOMORROW } from './reading-time.js';
import { READING_VERSION, type ReadingStep, type TextState } from './resume.entity.js';

/** Kinds of work, and what each reads: texts do not wait for pictures, which take many times as long. */
const STEPS = {
  resume_text: ['text', 'facts'],
  resume_pictures: ['pictures', 'again'],
} as const satisfies Record<string, readonly ReadingStep[]>;
export type ReadingWork = keyof typeof STEPS;
export const READING_WORK = Object.keys(STEPS) as ReadingWork[];

/** It also reads again what an earlier version has read, when nothing else waits for it. */
const READS_AGAIN: ReadingWork = 'resume_pictures';

const MAX_PENDING = 10_000;
const PICTURES = KINDS.filter(isPicture).map((kind) => RESUME_KINDS[kind].mediaType);
/** A process that works on a resume says so again before this is over. */
const TAKEN_SECONDS = 30;
export const HOLD_MILLISECONDS = 10_000;
const UNTIL = `now() + interval '${TAKEN_SECONDS} s'`;
/** Indexing the words of a long text takes longer than a request may. */
const KEEPING_MILLISECONDS = 30_000;

/** A resume and what of it is to be read. */
export interface WaitingResume {
  resume_id: number;
  to_read: ReadingStep | null;
}

/** A resume that was taken to be read. */
export interface TakenResume extends WaitingResume {
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
const TAKEN = 'resume_id, media_type, to_read, tries, text, problem, uploaded_by';
/** Who has used least of the day goes first. That it was begun is counted before: a process may die of it. */
const TAKE = new PreparedStatement<TakenResume>(
  `update resumes set tries = tries + 1, taken_until = ${UNTIL}
   where resume_id = (select r.resume_id ${WAITING}
     order by r.to_read = 'again', coalesce(t.milliseconds, 0), not r.shown, r.resume_id limit 1 for update of r skip locked)
   returning ${TAKEN}`,
);
const READ_BEFORE = `from resumes where reading_version < ${READING_VERSION} and to_read is null`;
const TAKE_AGAIN = new PreparedStatement<TakenResume>(
  `update resumes set to_read = 'again', tries = 1, taken_until = ${UNTIL}
   where resume_id = (select resume_id ${READ_BEFORE} order by reading_version, resume_id limit 1 for update skip locked)
   returning ${TAKEN}`,
);
const IS_WAITING = new PreparedStatement<{ waits: boolean }>(
  `select exists (select ${WAITING}) or $2 and exists (select ${READ_BEFORE}) as waits`,
);
const PENDING = new PreparedStatement<{ resume_id: number }>(
  `(select r.resume_id ${WAITING} order by r.resume_id limit ${MAX_PENDING})
   union (select resume_id ${READ_BEFORE} and $2 limit 1)`,
);
const HOLD = new PreparedStatement(
  `update resumes set taken_until = ${UNTIL} where resume_id = $1 and taken_until is not null`,
);
const PUT_BACK = new PreparedStatement(
  `update resumes set tries = tries - $3::int, taken_until = now() + make_interval(secs => $4)
   where resume_id = $1 and to_read = $2`,
);
/** Facts are looked for at once. */
const KEEP_TEXT = `update resumes set text_state = $3, text = $4, page_count = coalesce($5, page_count), problem = $6, to_read = $7::varchar,
    reading_version = ${READING_VERSION}, tries = case $7::varchar when 'facts' then 1 else 0 end, taken_until = case $7::varchar when 'facts' then ${UNTIL} end
  where resume_id = $1 and to_read = $2`;
const KEEP_FORMER_TEXT = new PreparedStatement(
  `update resumes set reading_version = ${READING_VERSION}, to_read = null, tries = 0, taken_until = null
   where resume_id = $1 and to_read = 'again'`,
);
const KEEP_FACTS = new PreparedStatement(
  `update resumes set facts = $2, problem = $3, to_read = null, tries = 0, taken_until = null
   where resume_id = $1 and to_read = 'facts'`,
);

/** What was not read; a text whose facts are missing is kept. */
const READ_AGAIN = new PreparedStatement<WaitingResume>(
  `update resumes set to_read = case when text_state = 'ready' then 'facts'
       when media_type = any($2) then 'pictures' else 'text' end,
     text_state = case when text_state = 'ready' then text_state else 'pending' end,
     problem = case when text_state = 'ready' then nullif(rtrim(replace(problem, $3, ''), '. '), '') end, tries = 0
   where resume_id = $1 and to_read is null and (text_state = 'failed' or text_state = 'ready' and facts is null)
   returning resume_id, to_read`,
);

/** Resumes that wait to be read: their rows say what is to be done and how often it was begun, the queue of long work only when. */
@Injectable()
export class WaitingResumes {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly statements: Statements,
    private readonly work: WorkQueue,
  ) {}

  /** Adds a piece of work: it takes a step of whichever resume is the next. */
  async add(transaction: EntityManager, { resume_id, to_read }: WaitingResume): Promise<void> {
    const name = READING_WORK.find((each) => to_read && isOneOf(STEPS[each], to_read));
    if (name) await this.work.add(transaction, name, {}, resume_id);
  }

  /** Has a resume read once more. @returns false when nothing of it is missing */
  async readAgain(transaction: EntityManager, resumeId: number): Promise<boolean> {
    const [resume] = await READ_AGAIN.within(transaction, [resumeId, PICTURES, FACTS_NOT_READ]);
    if (resume) await this.add(transaction, resume);
    return resume !== undefined;
  }

  /** Pieces of work for what waits. */
  async pending(name: ReadingWork): Promise<{ key: number; payload: object }[]> {
    const found = await this.statements.run(PENDING, [STEPS[name], name === READS_AGAIN]);
    return found.map(({ resume_id }) => ({ key: resume_id, payload: {} }));
  }

  /** Adds a piece of work when more waits than the queue may know. */
  async addNext(name: ReadingWork): Promise<void> {
    if (await this.isWaiting(name))
      await this.dataSource.transaction((inside) => this.work.add(inside, name, {}, 'next'));
  }

  /** Whether a resume waits that no process works on. */
  async isWaiting(name: ReadingWork): Promise<boolean> {
    const [found] = await this.statements.run(IS_WAITING, [STEPS[name], name === READS_AGAIN]);
    return found?.waits ?? false;
  }

  /**
   * Takes the next resume for this process.
   * @returns nothing when none waits, or only such that are being changed at the moment
   */
  async take(name: ReadingWork): Promise<TakenResume | undefined> {
    const [taken] = await this.statements.write(TAKE, [STEPS[name]]);
    if (taken || name !== READS_AGAIN) return taken;
    const [again] = await this.statements.write(TAKE_AGAIN, []);
    return again;
  }

  /** Says that this process still works on a resume. */
  async hold({ resume_id }: TakenResume): Promise<void> {
    await this.statements.write(HOLD, [resume_id]);
  }

  /**
   * Gives a resume back, to be taken again.
   * @param isCounted whether the step counts as begun
   * @param seconds until then it waits, and until it is found to be pending
   */
  async putBack(resume: TakenResume, isCounted: boolean, seconds = 0): Promise<void> {
    const { resume_id, to_read } = resume;
    await this.dataSource.transaction(async (transaction) => {
      await PUT_BACK.within(transaction, [resume_id, to_read, isCounted ? 0 : 1, seconds]);
      if (!seconds) await this.add(transaction, resume);
    });
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
      if (next !== 'facts') await this.add(transaction, { resume_id, to_read: next });
    });
  }

  /** Leaves a text as it was read before. */
  async keepFormerText({ resume_id }: TakenResume): Promise<void> {
    await this.statements.write(KEEP_FORMER_TEXT, [resume_id]);
  }

  async keepFacts({ resume_id }: TakenResume, facts: FoundFacts | null, problem: string | null): Promise<void> {
    await this.statements.write(KEEP_FACTS, [resume_id, facts && JSON.stringify(facts), problem]);
  }

  /** Adds to what reading took today of the account behind a resume. */
  async addTime({ uploaded_by, to_read }: TakenResume, milliseconds: number): Promise<void> {
    if (uploaded_by !== null && to_read !== 'again')
      await this.statements.write(ADD_READING_TIME, [uploaded_by, Math.ceil(milliseconds)]);
  }
}

const isOneOf = (steps: readonly ReadingStep[], step: ReadingStep): boolean => steps.includes(step);
