import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { type Actor, ANONYMOUS, AuditService } from '../../auth/audit/audit.service.js';
import { connectionEvent } from '../../connections/connection-event.js';
import { PreparedStatement } from '../../platform/database/prepared-statement.js';
import { Statements } from '../../platform/database/statements.js';
import { ApiException } from '../../platform/errors/problem.js';
import { type Caller, type Origin } from '../../platform/http/caller.js';
import { linkTokenHash } from '../../platform/link-token.js';
import { ProfileTermsService } from '../submissions/profile-terms.service.js';
import { isShown } from '../submissions/submissions.sql.js';
import { type OpenedInterviewDto } from './dto/own-interview.dto.js';
import { type ReplyDto } from './dto/reply-inputs.dto.js';
import { InterviewNotificationsService } from './interview-notifications.service.js';
import { periodOf, slotsOf } from './interview-sql.js';
import { type InterviewReply, isOpen, type ProposedTime } from './interview-state.js';
import { periodIn, wrong } from './interview-times.js';
import {
  INTERVIEW_LINK_ENDED,
  INTERVIEW_MOVED,
  INTERVIEW_NOT_FOUND,
  INTERVIEW_OVER,
  NOT_INVITED,
  REPLY_FILE_OLDER,
} from './interviews.problems.js';
import { InterviewsService } from './interviews.service.js';
import { FACTS_FROM, INVITATION_FACTS, type InvitationFacts, STILL_INVITED } from './invitation-facts.js';
import { INDIA, periodText } from './time-zone.js';

/** Who answers, as a recipient. */
interface Answering {
  recipient_id: number;
  interview_id: number;
}

/** An answer as it is stored. */
interface Answer {
  reply: InterviewReply;
  sequence: number;
  slots: ProposedTime[];
  note: string | null;
  /** When a calendar answered, which knows what was mailed last. */
  mailedAt?: Date;
}

const AS_PERSON = new PreparedStatement<Answering>(
  `select r.recipient_id, r.interview_id from interview_recipients r join interviews i using (interview_id)
     join connections c using (connection_id)
   where i.interview_id = $1 and c.employee_id = $2 and r.side = 'person' and r.removed_at is null`,
);
/** Of people whom the company sees. An interview of the company at which the account is not is told from another company's. */
const AS_MEMBER = new PreparedStatement<{ recipient_id: number | null; interview_id: number }>(
  `select i.interview_id, (select r.recipient_id from interview_recipients r where r.interview_id = i.interview_id
       and r.side = 'company' and r.removed_at is null and (r.user_id = $3 or r.email = $4) order by r.user_id = $3 desc nulls last limit 1)
   from interviews i join connections c using (connection_id) join job_requests j using (request_id)
   where i.interview_id = $1 and j.company_id = $2 and ${isShown('c', 'j')}`,
);
const BY_LINK = new PreparedStatement<Answering>(
  `select r.recipient_id, r.interview_id from ${FACTS_FROM} where r.token_hash = $1 and ${STILL_INVITED}`,
);
const OPENED = new PreparedStatement<InvitationFacts & { slots: ProposedTime[]; can_reply: boolean }>(
  `select ${INVITATION_FACTS}, ${slotsOf('r', 'i')} as slots, i.starts_at > now() as can_reply from ${FACTS_FROM}
   where r.token_hash = $1 and ${STILL_INVITED}`,
);

interface Present {
  sequence: number;
  mailed: number | null;
  email: string;
  removed: boolean;
  /** When they answered at last, or were invited. Calendars know seconds. */
  known_at: Date;
}

/** Read after the interview was locked. */
const PRESENT = new PreparedStatement<Present>(
  `select r.sequence, r.email, r.removed_at is not null as removed,
     date_trunc('second', greatest(r.added_at, case when r.replied_for = ${periodOf('i')} then r.replied_at end)) as known_at,
     case when r.asked_for = ${periodOf('i')} then r.asked_sequence end as mailed
   from interview_recipients r join interviews i using (interview_id) where r.recipient_id = $1 for update of r`,
);
const REPLIED = new PreparedStatement(
  `update interview_recipients r set reply = $2, replied_for = ${periodOf('i')}, reply_note = $3, slots = $4,
     replied_at = least($5::timestamptz, clock_timestamp())
   from interviews i where i.interview_id = r.interview_id and r.recipient_id = $1`,
);
/** A needed recipient who does not come is believed more than the agency. */
const NOT_CONFIRMED = new PreparedStatement(
  `update interviews i set confirmed_by_agency = false from interview_recipients r
   where i.interview_id = r.interview_id and r.recipient_id = $1 and r.needed and i.confirmed_by_agency`,
);

/** Answers to invitations: on the own pages, by the link in a mail, or from a calendar (docs/rules.md#interview-replies). */
@Injectable()
export class RepliesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly statements: Statements,
    private readonly interviews: InterviewsService,
    private readonly audit: AuditService,
    private readonly notifications: InterviewNotificationsService,
    private readonly terms: ProfileTermsService,
  ) {}

  /**
   * The caller's own answer.
   * @param seen reads what is answered, in the same transaction
   * @throws ApiException (403) when a company's caller has not accepted the terms for profiles
   * @throws ApiException (404) when the interview is not theirs
   * @throws ApiException (409) when it was changed since they looked, is over, or they are not asked
   */
  async reply<Seen>(
    caller: Caller,
    interviewId: number,
    dto: ReplyDto,
    seen: (transaction: EntityManager) => Promise<Seen>,
  ): Promise<Seen> {
    return this.dataSource.transaction(async (transaction) => {
      const recipientId = await this.recipientOf(caller, interviewId, transaction);
      await this.answer(transaction, caller, recipientId, interviewId, answerIn(dto));
      return seen(transaction);
    });
  }

  /**
   * The caller as a recipient.
   * @throws ApiException (403) when a company's caller has not accepted the terms for profiles
   * @throws ApiException (404) when the interview is not theirs
   * @throws ApiException (409) when they are not asked
   */
  async recipientOf(caller: Caller, interviewId: number, transaction?: EntityManager): Promise<number> {
    if (caller.role === 'company') await this.terms.refuseWithout(caller, transaction);
    const [own] = await (caller.role === 'employee'
      ? this.statements.run(AS_PERSON, [interviewId, caller.employeeId], transaction)
      : this.statements.run(AS_MEMBER, [interviewId, caller.companyId, caller.userId, caller.email], transaction));
    if (!own) throw new ApiException(INTERVIEW_NOT_FOUND);
    if (own.recipient_id === null) throw new ApiException(NOT_INVITED);
    return own.recipient_id;
  }

  /**
   * What the link in a mail shows; looking changes nothing.
   * @throws ApiException (404) when it is not valid any more
   */
  async opened(token: string): Promise<OpenedInterviewDto> {
    const [facts] = await this.statements.run(OPENED, [linkTokenHash(token)]);
    if (!facts) throw new ApiException(INTERVIEW_LINK_ENDED);
    const { recipient_id: _, email: __, uid: ___, changed_at: ____, author: _____, ...shown } = facts;
    return shown;
  }

  /**
   * An answer by the link of a mail.
   * @throws ApiException (404) when it is not valid any more
   * @throws ApiException (409) when the interview was changed since
   */
  async replyByLink({ address, requestId }: Origin, token: string, dto: ReplyDto): Promise<void> {
    await this.dataSource.transaction(async (transaction) => {
      const [own] = await BY_LINK.within(transaction, [linkTokenHash(token)]);
      if (!own) throw new ApiException(INTERVIEW_LINK_ENDED);
      const actor = { ...ANONYMOUS, address, requestId };
      await this.answer(transaction, actor, own.recipient_id, own.interview_id, answerIn(dto));
    });
  }

  /**
   * Notes an answer.
   * @throws ApiException (409) when it is to an earlier state of the interview, which is over, or they are not invited any more, or when a
   * calendar answered before what is known
   */
  async answer(
    transaction: EntityManager,
    actor: Caller | Actor,
    recipientId: number,
    interviewId: number,
    { reply, sequence, slots, note, mailedAt }: Answer,
  ): Promise<void> {
    const { interview, connection } = await this.interviews.locked(transaction, interviewId);
    const [present] = await PRESENT.within(transaction, [recipientId]);
    if (!present || present.removed) throw new ApiException(NOT_INVITED);
    if (!isOpen(interview.state) || interview.starts_at <= connection.now) throw new ApiException(INTERVIEW_OVER);
    if (sequence !== present.sequence && !(mailedAt && sequence === present.mailed)) {
      const { starts_at, ends_at, time_zone } = interview;
      throw new ApiException(INTERVIEW_MOVED, {
        values: { time: periodText(starts_at, ends_at, INDIA) },
        details: { starts_at, ends_at, time_zone, sequence: present.sequence },
      });
    }
    if (mailedAt && mailedAt < present.known_at) throw new ApiException(REPLY_FILE_OLDER);
    for (const slot of slots) periodIn(slot, connection.now);
    await REPLIED.within(transaction, [recipientId, reply, note, JSON.stringify(slots), mailedAt ?? null]);
    if (reply !== 'accept') await NOT_CONFIRMED.within(transaction, [recipientId]);
    const state = await this.interviews.settle(transaction, interviewId);
    await this.audit.record(transaction, actor, {
      ...connectionEvent(connection),
      before: { interview: interviewId, state: interview.state },
      after: {
        interview: interviewId,
        state,
        reply,
        by: present.email,
        ...(note && { note }),
        ...(slots.length && { slots }),
      },
    });
    await this.notifications.answered(transaction, interviewId, actor.userId, interview.state);
  }
}

/** @throws ApiException (400) when times come without a proposal, or a proposal says nothing */
function answerIn({ reply, sequence, slots, note }: ReplyDto): Answer {
  const times = (slots ?? []).map(({ starts_at, ends_at }) => ({
    starts_at: new Date(starts_at).toISOString(),
    ends_at: new Date(ends_at).toISOString(),
  }));
  if (reply !== 'propose' && times.length) throw wrong('slots', 'Times come with a proposal only');
  if (reply === 'propose' && !times.length && !note) throw wrong('slots', 'Please name a time, or write a note');
  return { reply, sequence, slots: times, note: note ?? null };
}
