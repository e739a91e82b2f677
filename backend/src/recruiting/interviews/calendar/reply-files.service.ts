import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { PreparedStatement } from '../../../platform/database/prepared-statement.js';
import { ApiException } from '../../../platform/errors/problem.js';
import { FileSandbox, type SandboxLimits, SandboxStopped } from '../../../platform/files/sandbox/file-sandbox.js';
import { type Caller } from '../../../platform/http/caller.js';
import { ListReader } from '../../../platform/lists/list-reader.js';
import { UPLOADS_BUSY } from '../../../platform/uploads/uploads.problems.js';
import { addressOf } from '../interview-sql.js';
import { type InterviewReply } from '../interview-state.js';
import { type InterviewDto, INTERVIEWS } from '../interviews.list.js';
import {
  INTERVIEW_NOT_FOUND,
  REPLY_FILE_OF_ANOTHER,
  REPLY_FILE_TENTATIVE,
  REPLY_FILE_WRONG,
} from '../interviews.problems.js';
import { RepliesService } from '../replies.service.js';
import { type FoundReply, type ReplyFileTask } from './reply-file-task.js';

const PROCESS = new URL('./reply-file-process.js', import.meta.url);
const LIMITS: SandboxLimits = { milliseconds: 2_000, answerBytes: 64 * 1024 };

const ANSWERS: Readonly<Record<string, InterviewReply>> = { ACCEPTED: 'accept', DECLINED: 'decline' };

const IS_THERE = new PreparedStatement('select from interviews where interview_id = $1');
interface OwnAnswer {
  recipient_id: number;
  /** Nothing when somebody else answers. */
  answer: string | null;
}

/** The address may have changed since the invitation. */
const BY_UID = new PreparedStatement<OwnAnswer>(
  `select r.recipient_id, (select a.answer from unnest($3::text[], $4::text[]) with ordinality a (email, answer, n)
     where lower(a.email) in (lower(r.email), lower(${addressOf('r', 'i')})) order by n limit 1) as answer
   from interview_recipients r join interviews i using (interview_id)
   where r.interview_id = $1 and r.uid::text = lower($2) and r.removed_at is null`,
);

/** Answers of calendars, which arrive as mails in the agency's mailbox: an admin drops their file on the interview. */
@Injectable()
export class ReplyFilesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly sandbox: FileSandbox,
    private readonly replies: RepliesService,
    private readonly lists: ListReader,
  ) {}

  /**
   * Notes the answer of a file.
   * @throws ApiException (409) when it answers to an earlier state of the interview, or that is over, or a later answer is known
   * @throws ApiException (422) when it is no answer to this interview, or not of the one who was asked
   */
  async take(caller: Caller, interviewId: number, file: Uint8Array): Promise<InterviewDto> {
    const found = await this.read(file);
    return this.dataSource.transaction(async (transaction) => {
      const [interview] = await IS_THERE.within(transaction, [interviewId]);
      if (!interview) throw new ApiException(INTERVIEW_NOT_FOUND);
      const all = await this.ownOf(transaction, interviewId, found);
      const own = all.find(({ answer }) => answer !== null) ?? all[0];
      if (!own) throw new ApiException(REPLY_FILE_WRONG);
      if (own.answer === null) throw new ApiException(REPLY_FILE_OF_ANOTHER);
      const reply = ANSWERS[own.answer];
      if (!reply) throw new ApiException(REPLY_FILE_TENTATIVE);
      const { sequence, comment: note, answeredAt } = own.found;
      await this.replies.answer(transaction, caller, own.recipient_id, interviewId, {
        reply,
        sequence,
        slots: [],
        note,
        mailedAt: new Date(answeredAt),
      });
      return this.lists.record(INTERVIEWS, interviewId, INTERVIEW_NOT_FOUND, transaction);
    });
  }

  /** The answers to this interview, the newest first. */
  private async ownOf(
    transaction: EntityManager,
    interviewId: number,
    found: readonly FoundReply[],
  ): Promise<(OwnAnswer & { found: FoundReply })[]> {
    const own: (OwnAnswer & { found: FoundReply })[] = [];
    for (const one of found.toSorted((a, b) => b.answeredAt.localeCompare(a.answeredAt))) {
      const emails = one.attendees.map(({ email }) => email);
      const answers = one.attendees.map(({ answer }) => answer);
      const rows = await BY_UID.within(transaction, [interviewId, one.uid, emails, answers]);
      own.push(...rows.map((row) => ({ ...row, found: one })));
    }
    return own;
  }

  /** @throws ApiException (503) when this machine is too busy */
  private async read(file: Uint8Array): Promise<FoundReply[]> {
    try {
      const found: FoundReply[] = [];
      const task: ReplyFileTask = { task: 'reply' };
      for await (const line of this.sandbox.runShared(PROCESS, task, file, LIMITS))
        found.push(JSON.parse(line) as FoundReply);
      return found;
    } catch (error) {
      if (!(error instanceof SandboxStopped)) throw error;
      if (error.isOfTask) return [];
      throw new ApiException(UPLOADS_BUSY, { retryAfter: 5 });
    }
  }
}
