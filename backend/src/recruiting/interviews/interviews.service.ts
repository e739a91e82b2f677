import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { type Actor, AuditService } from '../../auth/audit/audit.service.js';
import { MEMBER_REMOVED, type RemovedMember } from '../../companies/members/members.service.js';
import { connectionEvent } from '../../connections/connection-event.js';
import { CONNECTION_NOT_FOUND } from '../../connections/connections.problems.js';
import { type Share } from '../../connections/share.js';
import { changesBetween, givenFields } from '../../platform/changes.js';
import { existing, FOR_UPDATE } from '../../platform/database/existing.js';
import { PreparedStatement } from '../../platform/database/prepared-statement.js';
import { ApiException } from '../../platform/errors/problem.js';
import { type Caller } from '../../platform/http/caller.js';
import { ListReader } from '../../platform/lists/list-reader.js';
import { OutboxService } from '../../platform/mail/outbox.service.js';
import { refuseOtherVersion } from '../../platform/record-version.js';
import { Reacts } from '../../platform/transactions/transaction-events.js';
import { SUBMISSION_ENDED, type SubmissionEnded } from '../submissions/submission.events.js';
import { cancelInvitations } from './cancel-invitations.js';
import {
  type CreateInterviewDto,
  type InterviewResultDto,
  type UpdateInterviewDto,
} from './dto/interview-inputs.dto.js';
import { Interview } from './interview.entity.js';
import {
  type Attendee,
  attendeesIn,
  insertRecipient,
  REFRESHED,
  removeRecipients,
  sameAttendees,
  saveAttendees,
  usualAttendees,
} from './interview-attendees.js';
import { changesOf, NEVER_EMPTY, sidesThatSee } from './interview-changes.js';
import { refuseClash } from './interview-clashes.js';
import { InterviewNotificationsService } from './interview-notifications.service.js';
import { InterviewRecipient } from './interview-recipient.entity.js';
import { STATE_BY_REPLIES } from './interview-sql.js';
import { type InterviewState, isOpen } from './interview-state.js';
import { type Period, periodIn } from './interview-times.js';
import { type InterviewDto, INTERVIEWS } from './interviews.list.js';
import {
  INTERVIEW_NOT_FOUND,
  INTERVIEW_OVER,
  NOT_BEGUN,
  PERSON_NOT_SUBMITTED,
  TOO_MANY_INTERVIEWS,
} from './interviews.problems.js';
import { InvitationsService } from './invitations.service.js';
import { INDIA } from './time-zone.js';

const MAX_INTERVIEWS = 50;
const MAX_REASON = 500;

/** The connection of an interview, with the clock of the database. */
interface ConnectionOfInterview {
  connection_id: number;
  employee_id: number;
  company_id: number;
  share: Share;
  employee_name: string;
  job_title: string;
  email: string;
  now: Date;
}

const CONNECTION_COLUMNS = `c.connection_id, c.employee_id, j.company_id, c.share, c.employee_name, c.job_title, e.email, now() as now`;
const CONNECTION_FROM = `connections c join job_requests j using (request_id) join employees e using (employee_id)`;

/** Keeps the submission from ending, and others from adding interviews, until the transaction ends. */
const CONNECTION = new PreparedStatement<ConnectionOfInterview & { interviews: number }>(
  `select ${CONNECTION_COLUMNS}, (select count(*)::int from interviews i where i.connection_id = c.connection_id) as interviews
   from ${CONNECTION_FROM} where c.connection_id = $1 for no key update of c`,
);
const CONNECTION_OF = new PreparedStatement<ConnectionOfInterview>(
  `select ${CONNECTION_COLUMNS} from ${CONNECTION_FROM} where c.connection_id = $1`,
);

const SETTLED = new PreparedStatement<{ state: InterviewState }>(
  `update interviews i set state = ${STATE_BY_REPLIES} where interview_id = $1 and state in ('proposed', 'confirmed') returning state`,
);

const INVITED_AS_MEMBER = new PreparedStatement<{ recipient_id: number; interview_id: number; state: InterviewState }>(
  `select r.recipient_id, i.interview_id, i.state from interviews i join interview_recipients r using (interview_id)
     join connections c using (connection_id) join job_requests j using (request_id)
   where j.company_id = $1 and (r.user_id = $2 or r.email = $3) and r.side = 'company' and r.removed_at is null
     and i.state in ('proposed', 'confirmed') and i.ends_at > now() order by i.interview_id for update of i`,
);

/** Interviews: proposed by the agency, confirmed by those who are asked (docs/rules.md#interviews). */
@Injectable()
export class InterviewsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly lists: ListReader,
    private readonly audit: AuditService,
    private readonly invitations: InvitationsService,
    private readonly outbox: OutboxService,
    private readonly notifications: InterviewNotificationsService,
  ) {}

  /**
   * Proposes an interview and asks all who are to come.
   * @throws ApiException (409) when its person is not submitted, or one who comes has another interview at that time
   */
  async create(
    caller: Caller,
    { connection_id, starts_at, ends_at, attendees, allow_clash, ...fields }: CreateInterviewDto,
  ): Promise<InterviewDto> {
    return this.dataSource.transaction(async (transaction) => {
      const [connection] = await CONNECTION.within(transaction, [connection_id]);
      if (!connection) throw new ApiException(CONNECTION_NOT_FOUND);
      if (connection.share !== 'submitted') throw new ApiException(PERSON_NOT_SUBMITTED);
      if (connection.interviews >= MAX_INTERVIEWS) {
        throw new ApiException(TOO_MANY_INTERVIEWS, { values: { max: MAX_INTERVIEWS } });
      }
      const period = periodIn({ starts_at, ends_at }, connection.now);
      const invited = attendees
        ? attendeesIn(attendees, connection.email)
        : await usualAttendees(transaction, connection.company_id);
      if (!allow_clash) await this.refuseClash(transaction, 0, period, connection, invited);
      const interview = transaction.create(Interview, {
        ...givenFields(fields, { keepWhenEmpty: NEVER_EMPTY }),
        ...period,
        connection_id,
        time_zone: fields.time_zone ?? INDIA,
        created_by: caller.userId,
      });
      await transaction.insert(Interview, interview);
      const { interview_id } = interview;
      await this.inviteAll(transaction, interview, connection, invited);
      await this.audit.record(transaction, caller, {
        ...connectionEvent(connection),
        after: {
          interview: interview_id,
          ...period,
          ...fields,
          attendees: emailsOf(invited),
          allow_clash,
        },
      });
      await this.notifications.changed(transaction, interview_id, caller.userId);
      return this.one(transaction, interview_id);
    });
  }

  /**
   * Changes an interview; a new time is proposed again. Those who see the change are mailed.
   * @throws ApiException (409) when it is over, was changed since the edit began, or one who comes has another interview at that time
   */
  async update(
    caller: Caller,
    id: number,
    { version, attendees, confirmed, allow_clash, ...dto }: UpdateInterviewDto,
  ): Promise<InterviewDto> {
    return this.dataSource.transaction(async (transaction) => {
      const { interview, connection } = await this.locked(transaction, id);
      if (!isOpen(interview.state)) throw new ApiException(INTERVIEW_OVER);
      const changes = changesOf(interview, dto, connection.now);
      const before = await this.attendeesOf(transaction, id);
      const invited = attendees ? attendeesIn(attendees, connection.email) : before;
      const isConfirmed = (confirmed ?? interview.confirmed_by_agency) === interview.confirmed_by_agency;
      const isDone = !changes && isConfirmed && sameAttendees(before, invited);
      if (isDone) return this.one(transaction, id);
      refuseOtherVersion(interview, version);
      const isMoved = !!(changes?.after.starts_at ?? changes?.after.ends_at);
      const period = { starts_at: interview.starts_at, ends_at: interview.ends_at, ...changes?.after } as Period;
      if (!allow_clash && (isMoved || attendees)) await this.refuseClash(transaction, id, period, connection, invited);
      await transaction.update(
        Interview,
        { interview_id: id },
        {
          ...changes?.after,
          timed_at: isMoved ? connection.now : interview.timed_at,
          confirmed_by_agency: confirmed ?? (interview.confirmed_by_agency && !isMoved),
        },
      );
      const attendeeChanges = attendees
        ? await this.saveAttendees(transaction, interview, connection.company_id, period, invited)
        : { added: [], isNamed: false };
      const isNamed = attendeeChanges.isNamed && (changes?.after.names_shown ?? interview.names_shown);
      const sides = sidesThatSee(changes?.after ?? {}, isNamed);
      await this.invitations.inviteAgain(transaction, id, sides, attendeeChanges.added);
      await SETTLED.within(transaction, [id]);
      await this.notifications.changed(transaction, id, caller.userId, {
        areSidesNotified: sides.length > 0,
        before: interview.state,
      });
      await this.audit.record(transaction, caller, {
        ...connectionEvent(connection),
        before: { interview: id, ...changes?.before, attendees: attendees && emailsOf(before) },
        after: {
          interview: id,
          ...changes?.after,
          attendees: attendees && emailsOf(invited),
          confirmed_by_agency: confirmed,
        },
      });
      return this.one(transaction, id);
    });
  }

  /**
   * Cancels an interview and notifies all who were invited.
   * @throws ApiException (409) when it is over or cancelled already
   */
  async cancel(caller: Caller, id: number, reason: string): Promise<InterviewDto> {
    return this.dataSource.transaction(async (transaction) => {
      const { interview, connection } = await this.locked(transaction, id);
      if (!isOpen(interview.state)) throw new ApiException(INTERVIEW_OVER);
      await this.cancelOne(transaction, caller, interview, connection, reason);
      return this.one(transaction, id);
    });
  }

  /**
   * Notes whether an interview was held; it may be corrected.
   * @throws ApiException (409) when it was cancelled or has not begun
   */
  async setResult(caller: Caller, id: number, { result, by }: InterviewResultDto): Promise<InterviewDto> {
    return this.dataSource.transaction(async (transaction) => {
      const { interview, connection } = await this.locked(transaction, id);
      if (interview.state === 'cancelled') throw new ApiException(INTERVIEW_OVER);
      if (interview.starts_at > connection.now) throw new ApiException(NOT_BEGUN);
      const changes = changesBetween(interview, { state: result, absent: result === 'no_show' ? (by ?? null) : null });
      if (changes) {
        await transaction.update(Interview, { interview_id: id }, changes.after);
        const { before, after } = changes;
        await this.audit.record(transaction, caller, {
          ...connectionEvent(connection),
          before: { interview: id, ...before },
          after: { interview: id, ...after },
        });
        await this.notifications.changed(transaction, id, caller.userId, { areSidesNotified: false });
      }
      return this.one(transaction, id);
    });
  }

  /** What a company no longer sees has no interviews: they are cancelled before the connection goes. */
  @Reacts(SUBMISSION_ENDED, { order: 2 })
  async cancelEnded(transaction: EntityManager, { actor, connectionIds, reason }: SubmissionEnded): Promise<void> {
    for (const id of connectionIds) await this.cancelAll(transaction, actor, id, reason);
  }

  /** Cancels every interview of a connection that is still to be held; one that is over waits for its result. */
  private async cancelAll(
    transaction: EntityManager,
    actor: Caller | Actor,
    connectionId: number,
    reason: string,
  ): Promise<void> {
    const interviews = await transaction.find(Interview, {
      where: { connection_id: connectionId },
      order: { interview_id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
    if (!interviews.length) return;
    const connection = await this.connectionOf(transaction, connectionId);
    const ahead = interviews.filter(({ state, ends_at }) => isOpen(state) && ends_at > connection.now);
    for (const interview of ahead) await this.cancelOne(transaction, actor, interview, connection, reason);
  }

  /** Asks a former member no more. */
  @Reacts(MEMBER_REMOVED, { order: 1 })
  async forget(transaction: EntityManager, { companyId, userId, email }: RemovedMember): Promise<void> {
    const invited = await INVITED_AS_MEMBER.within(transaction, [companyId, userId, email]);
    const recipientIds = invited.map(({ recipient_id }) => recipient_id);
    await cancelInvitations(transaction, this.outbox, recipientIds);
    await removeRecipients(transaction, recipientIds);
    for (const { interview_id, state } of invited) {
      await this.settle(transaction, interview_id);
      await this.notifications.changed(transaction, interview_id, null, { areSidesNotified: false, before: state });
    }
  }

  /** Reads an interview that is about to change, and where it belongs. */
  async locked(
    transaction: EntityManager,
    interview_id: number,
  ): Promise<{ interview: Interview; connection: ConnectionOfInterview }> {
    const where = { interview_id };
    const interview = await existing(transaction, Interview, where, INTERVIEW_NOT_FOUND, FOR_UPDATE);
    await REFRESHED.within(transaction, [interview_id]);
    return { interview, connection: await this.connectionOf(transaction, interview.connection_id) };
  }

  /** Confirms an interview to which all who are needed agreed, or proposes it again. */
  async settle(transaction: EntityManager, interviewId: number): Promise<InterviewState | undefined> {
    const [settled] = await SETTLED.within(transaction, [interviewId]);
    return settled?.state;
  }

  private async cancelOne(
    transaction: EntityManager,
    actor: Caller | Actor,
    { interview_id, state }: Interview,
    connection: ConnectionOfInterview,
    reason: string,
  ): Promise<void> {
    const invited = await transaction.findBy(InterviewRecipient, { interview_id });
    await cancelInvitations(
      transaction,
      this.outbox,
      invited.filter(({ removed_at }) => !removed_at).map(({ recipient_id }) => recipient_id),
    );
    await transaction.update(
      Interview,
      { interview_id },
      { state: 'cancelled', cancel_reason: reason.slice(0, MAX_REASON) },
    );
    await this.audit.record(transaction, actor, {
      ...connectionEvent(connection),
      before: { interview: interview_id, state },
      after: { interview: interview_id, state: 'cancelled', cancel_reason: reason },
    });
    await this.notifications.changed(transaction, interview_id, actor.userId);
  }

  /** Asks the person and all others who are to come. */
  private async inviteAll(
    transaction: EntityManager,
    { interview_id, connection_id, ends_at }: Interview,
    { email, employee_name: name, company_id: companyId }: ConnectionOfInterview,
    attendees: readonly Attendee[],
  ): Promise<void> {
    await insertRecipient(transaction, { interview_id, side: 'person', email, name, needed: true, user_id: null });
    await saveAttendees(transaction, { interviewId: interview_id, companyId }, attendees);
    for (const recipient of await transaction.findBy(InterviewRecipient, { interview_id })) {
      await this.invitations.invite(transaction, { ...recipient, ends_at, connection_id });
    }
  }

  private one(transaction: EntityManager, id: number): Promise<InterviewDto> {
    return this.lists.record(INTERVIEWS, id, INTERVIEW_NOT_FOUND, transaction);
  }

  private async connectionOf(transaction: EntityManager, connectionId: number): Promise<ConnectionOfInterview> {
    const [connection] = await CONNECTION_OF.within(transaction, [connectionId]);
    if (!connection) throw new Error(`connection ${connectionId} of an interview is gone`);
    return connection;
  }

  private async refuseClash(
    transaction: EntityManager,
    interviewId: number,
    period: Period,
    { employee_id: employeeId }: ConnectionOfInterview,
    invited: readonly Attendee[],
  ): Promise<void> {
    await refuseClash(transaction, interviewId, period, { employeeId, emails: emailsOf(invited) });
  }

  private async attendeesOf(transaction: EntityManager, interview_id: number): Promise<Attendee[]> {
    const invited = await transaction.findBy(InterviewRecipient, { interview_id, side: 'company' });
    return invited.filter(({ removed_at }) => !removed_at);
  }

  /** @returns who was invited just now, so that they are not notified once more */
  private async saveAttendees(
    transaction: EntityManager,
    { interview_id: interviewId, connection_id }: Interview,
    companyId: number,
    { ends_at }: Period,
    invited: readonly Attendee[],
  ): Promise<{ added: number[]; isNamed: boolean }> {
    const { added, removed, isNamed } = await saveAttendees(transaction, { interviewId, companyId }, invited);
    for (const recipient of added) {
      await this.invitations.invite(transaction, { ...recipient, ends_at, connection_id });
    }
    await cancelInvitations(transaction, this.outbox, removed);
    await removeRecipients(transaction, removed);
    return { added: added.map(({ recipient_id }) => recipient_id), isNamed };
  }
}

const emailsOf = (attendees: readonly Attendee[]): string[] => attendees.map(({ email }) => email);
