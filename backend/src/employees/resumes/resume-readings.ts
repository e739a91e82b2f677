import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { PreparedStatement } from '../../platform/database/prepared-statement.js';
import { Statements } from '../../platform/database/statements.js';
import { type PendingWork, WorkQueue } from '../../platform/work/work-queue.js';
import { type FoundFacts } from './facts/found-facts.js';
import { FILE_KINDS, isPicture, RESUME_KINDS } from './kinds/resume-kind.js';
import { FACTS_NOT_READ } from './reading-messages.js';
import { ADD_READING_TIME, READING_TIME, WAITS_FOR_TOMORROW } from './reading-time.js';
import { READING_VERSION, type ReadingStep, type TextState } from './resume.entity.js';

declare module '../../platform/work/work-queue.js' {
  interface JobPayloads {
    resume_text: object;
    resume_pictures: object;
  }
}

/** Kinds of work with their steps: texts do not wait for pictures, which take much longer. */
const STEPS = {
  resume_text: ['text', 'facts'],
  resume_pictures: ['pictures', 'again'],
} as const satisfies Record<string, readonly ReadingStep[]>;
export type ReadingWork = keyof typeof STEPS;
export const READING_WORK = Object.keys(STEPS) as ReadingWork[];

/** Also reads resumes of an earlier version again, when nothing else waits. */
const READS_AGAIN: ReadingWork = 'resume_pictures';

const MAX_PENDING = 10_000;
const PICTURES = FILE_KINDS.filter(isPicture).map((kind) => RESUME_KINDS[kind].mediaType);
/** A process that works on a resume renews its claim before this time is over. */
const TAKEN_SECONDS = 30;
export const RENEW_CLAIM_MILLISECONDS = 10_000;
const UNTIL = `now() + interval '${TAKEN_SECONDS} s'`;

/** A resume and its next step. */
export interface WaitingResume {
  resume_id: number;
  to_read: ReadingStep | null;
}

/** A resume that this process reads. */
export interface TakenResume extends WaitingResume {
  media_type: string;
  to_read: ReadingStep;
  /** Starts of this step, including this one. */
  tries: number;
  text: string | null;
  problem: string | null;
  uploaded_by: number | null;
}

/** The result of reading, and the next step. */
export interface ReadText {
  text_state: TextState;
  text: string | null;
  page_count: number | null;
  problem: string | null;
  to_read: ReadingStep | null;
}

const UNREAD = `from resumes r ${READING_TIME} where r.to_read = any($1) and not ${WAITS_FOR_TOMORROW}`;
const WAITING = `${UNREAD} and coalesce(r.taken_until < now(), true)`;
const TAKEN = 'resume_id, media_type, to_read, tries, text, problem, uploaded_by';
/** Accounts with the least reading time of today come first. The start is counted before: a process may crash on it. */
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
/** A process that works on one may have died: then it is free once its claim is over. */
const PENDING = new PreparedStatement<{ resume_id: number; free_from: Date | null }>(
  `(select r.resume_id, r.taken_until as free_from ${UNREAD} order by r.resume_id limit ${MAX_PENDING})
   union (select resume_id, null ${READ_BEFORE} and $2 limit 1)`,
);
const RENEW_CLAIM = new PreparedStatement(
  `update resumes set taken_until = ${UNTIL} where resume_id = $1 and taken_until is not null`,
);
const PUT_BACK = new PreparedStatement(
  `update resumes set tries = tries - $3::int, taken_until = now() + make_interval(secs => $4)
   where resume_id = $1 and to_read = $2`,
);
/** Facts are searched at once. */
const SAVE_TEXT = `update resumes set text_state = $3, text = $4, page_count = coalesce($5, page_count), problem = $6, to_read = $7::varchar,
    reading_version = ${READING_VERSION}, tries = case $7::varchar when 'facts' then 1 else 0 end, taken_until = case $7::varchar when 'facts' then ${UNTIL} end
  where resume_id = $1 and to_read = $2`;
const RESTORE_TEXT = new PreparedStatement(
  `update resumes set reading_version = ${READING_VERSION}, to_read = null, tries = 0, taken_until = null
   where resume_id = $1 and to_read = 'again'`,
);
const SAVE_FACTS = new PreparedStatement(
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

/** Resumes that wait to be read. Their rows hold the step and its tries; the queue only says when to look. */
@Injectable()
export class ResumeReadings {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly statements: Statements,
    private readonly work: WorkQueue,
  ) {}

  /** Adds a job. It reads the resume that is next, which need not be this one. */
  async add(transaction: EntityManager, { resume_id, to_read }: WaitingResume): Promise<void> {
    const name = READING_WORK.find((each) => to_read && isOneOf(STEPS[each], to_read));
    if (name) await this.work.add(transaction, name, {}, resume_id);
  }

  /**
   * Has a resume read again.
   * @returns false when nothing of it is missing
   */
  async readAgain(transaction: EntityManager, resumeId: number): Promise<boolean> {
    const [resume] = await READ_AGAIN.within(transaction, [resumeId, PICTURES, FACTS_NOT_READ]);
    if (resume) await this.add(transaction, resume);
    return resume !== undefined;
  }

  /** Jobs for everything that waits. */
  async pending(name: ReadingWork): Promise<PendingWork<object>[]> {
    const found = await this.statements.run(PENDING, [STEPS[name], name === READS_AGAIN]);
    return found.map(({ resume_id: key, free_from: startAfter }) => ({
      key,
      payload: {},
      ...(startAfter && { startAfter }),
    }));
  }

  /** Adds a job when more resumes wait than the queue may hold. */
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
   * @returns undefined when none waits, or all are locked by concurrent changes
   */
  async take(name: ReadingWork): Promise<TakenResume | undefined> {
    const [taken] = await this.statements.write(TAKE, [STEPS[name]]);
    if (taken || name !== READS_AGAIN) return taken;
    const [again] = await this.statements.write(TAKE_AGAIN, []);
    return again;
  }

  /** Renews the claim on a resume. */
  async renewClaim({ resume_id }: TakenResume): Promise<void> {
    await this.statements.write(RENEW_CLAIM, [resume_id]);
  }

  /**
   * Gives a resume back.
   * @param isCounted whether the step counts as begun
   * @param seconds to wait before it is taken again
   */
  async putBack(resume: TakenResume, isCounted: boolean, seconds = 0): Promise<void> {
    const { resume_id, to_read } = resume;
    await this.dataSource.transaction(async (transaction) => {
      await PUT_BACK.within(transaction, [resume_id, to_read, isCounted ? 0 : 1, seconds]);
      if (!seconds) await this.add(transaction, resume);
    });
  }

  /** Stores a text, or that there is none, unless the resume was deleted or another process was faster. */
  async saveText({ resume_id, to_read }: TakenResume, read: ReadText): Promise<void> {
    const { text_state, text, page_count, problem, to_read: next } = read;
    await this.dataSource.transaction(async (transaction) => {
      await transaction.query(SAVE_TEXT, [resume_id, to_read, text_state, text, page_count, problem, next]);
      if (next !== 'facts') await this.add(transaction, { resume_id, to_read: next });
    });
  }

  /** Saves the former text. */
  async restoreText({ resume_id }: TakenResume): Promise<void> {
    await this.statements.write(RESTORE_TEXT, [resume_id]);
  }

  async saveFacts({ resume_id }: TakenResume, facts: FoundFacts | null, problem: string | null): Promise<void> {
    await this.statements.write(SAVE_FACTS, [resume_id, facts && JSON.stringify(facts), problem]);
  }

  /** Adds to today's reading time of the account that uploaded. */
  async addTime({ uploaded_by, to_read }: TakenResume, milliseconds: number): Promise<void> {
    if (uploaded_by !== null && to_read !== 'again')
      await this.statements.write(ADD_READING_TIME, [uploaded_by, Math.ceil(milliseconds)]);
  }
}

const isOneOf = (steps: readonly ReadingStep[], step: ReadingStep): boolean => steps.includes(step);
