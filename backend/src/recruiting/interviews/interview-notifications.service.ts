import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { type NotificationKind } from '../../agency/notifications/notification-kind.js';
import { NotificationsService } from '../../agency/notifications/notifications.service.js';
import { TasksService } from '../../agency/tasks/tasks.service.js';
import { accountsOfCompany } from '../../companies/company-accounts.js';
import { CONNECTION_CHANGED, type ConnectionChange } from '../../connections/connections.service.js';
import { PreparedStatement } from '../../platform/database/prepared-statement.js';
import { Reacts } from '../../platform/transactions/transaction-events.js';
import { type InterviewState } from './interview-state.js';
import {
  FEEDBACK_GIVEN,
  INTERVIEW_ANSWERED,
  INTERVIEW_CHANGED,
  INTERVIEW_CONFIRMED,
} from './interviews.notifications.js';
import { INTERVIEW_CAUSES } from './interviews.tasks.js';

const OF_CONNECTION = new PreparedStatement<{ interview_id: number }>(
  'select interview_id from interviews where connection_id = $1',
);

interface Concerned {
  owner: number | null;
  company_id: number;
  person: number | null;
  state: InterviewState;
  /** Twelve hours before it begins. */
  urgentFrom: Date | null;
}

const CONCERNED = new PreparedStatement<Concerned>(
  `select coalesce(j.owner_id, k.owner_id, i.created_by) as owner, j.company_id, e.user_id as person, i.state,
     case when i.starts_at > now() then i.starts_at - interval '12 hours' end as "urgentFrom"
   from interviews i join connections c using (connection_id) join job_requests j using (request_id)
     join companies k using (company_id) join employees e using (employee_id)
   where i.interview_id = $1`,
);

/** Who is informed of an interview in the bell, and what the agency has to do about it. Invitations are mails of their own. */
@Injectable()
export class InterviewNotificationsService {
  constructor(
    private readonly notifications: NotificationsService,
    private readonly tasks: TasksService,
  ) {}

  /**
   * The agency proposed, moved, cancelled or changed it.
   * @param areSidesNotified whether those who are invited are notified
   * @param before its state until now, where the change may confirm it
   */
  async changed(
    transaction: EntityManager,
    interviewId: number,
    by: number | null,
    { areSidesNotified = true, before }: { areSidesNotified?: boolean; before?: InterviewState } = {},
  ): Promise<void> {
    if (areSidesNotified) await this.notifySides(transaction, INTERVIEW_CHANGED, interviewId, by);
    if (before) await this.notifyConfirmed(transaction, interviewId, by, before);
    await this.tasks.sync(transaction, INTERVIEW_CAUSES, [interviewId]);
  }

  /** The person or an attendee answered. */
  async answered(
    transaction: EntityManager,
    interviewId: number,
    by: number | null,
    before: InterviewState,
  ): Promise<void> {
    const concerned = await concernedBy(transaction, interviewId);
    await this.notifyAgency(transaction, INTERVIEW_ANSWERED, interviewId, concerned, by);
    await this.notifyConfirmed(transaction, interviewId, by, before);
    await this.tasks.sync(transaction, INTERVIEW_CAUSES, [interviewId]);
  }

  @Reacts(CONNECTION_CHANGED, { order: 5 })
  async followStatus(
    transaction: EntityManager,
    { connectionId: connection_id, before, after }: ConnectionChange,
  ): Promise<void> {
    if (before.placement_status === after.placement_status) return;
    const interviews = await OF_CONNECTION.within(transaction, [connection_id]);
    const ids = interviews.map(({ interview_id }) => interview_id);
    await this.tasks.sync(transaction, INTERVIEW_CAUSES, ids);
  }

  async feedbackGiven(transaction: EntityManager, interviewId: number, by: number): Promise<void> {
    const concerned = await concernedBy(transaction, interviewId);
    await this.notifyAgency(transaction, FEEDBACK_GIVEN, interviewId, concerned, by);
  }

  private async notifyConfirmed(
    transaction: EntityManager,
    interviewId: number,
    by: number | null,
    before: InterviewState,
  ): Promise<void> {
    const { state } = await concernedBy(transaction, interviewId);
    if (state === 'confirmed' && before !== 'confirmed') {
      await this.notifySides(transaction, INTERVIEW_CONFIRMED, interviewId, by);
    }
  }

  private async notifyAgency(
    transaction: EntityManager,
    kind: NotificationKind<never>,
    recordId: number,
    { owner, urgentFrom }: Concerned,
    by: number | null,
  ): Promise<void> {
    await this.notifications.notify(transaction, { kind, recordId, to: { owner }, by, urgentFrom });
  }

  private async notifySides(
    transaction: EntityManager,
    kind: NotificationKind<never>,
    recordId: number,
    by: number | null,
  ): Promise<void> {
    const { company_id, person, urgentFrom } = await concernedBy(transaction, recordId);
    const members = await accountsOfCompany(transaction, company_id);
    const to = [...members, ...(person ? [person] : [])];
    await this.notifications.notify(transaction, { kind, recordId, to, by, urgentFrom });
  }
}

async function concernedBy(transaction: EntityManager, interviewId: number): Promise<Concerned> {
  const [concerned] = await CONCERNED.within(transaction, [interviewId]);
  if (!concerned) throw new Error(`interview ${interviewId} is gone`);
  return concerned;
}
