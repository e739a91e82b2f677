import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { NotificationsService } from '../../agency/notifications/notifications.service.js';
import { TasksService } from '../../agency/tasks/tasks.service.js';
import { accountsOfCompany } from '../../companies/company-accounts.js';
import { CONNECTION_CHANGED, type ConnectionChange } from '../../connections/connections.service.js';
import { JOB_CHANGED, type JobChange } from '../../jobs/jobs.service.js';
import { PreparedStatement } from '../../platform/database/prepared-statement.js';
import { Reacts } from '../../platform/transactions/transaction-events.js';
import { COMPANY_ANSWERED, type CompanyAnswered, KNOWN_DECIDED, type KnownDecided } from './answers.service.js';
import {
  SUBMISSION_ENDED,
  SUBMISSION_MADE,
  SUBMISSION_WAITS,
  type SubmissionEnded,
  type SubmissionMade,
} from './submission.events.js';
import {
  COMPANY_ANSWERED_NOTIFICATION,
  PEOPLE_SHOWN,
  PERSON_DECIDED_NOTIFICATION,
  PROFILE_SHOWN,
} from './submissions.notifications.js';
import { CLOSED_JOB_CAUSE, FILLED_JOB_CAUSE, SUBMISSION_CAUSES } from './submissions.tasks.js';

const JOB_CAUSES = [CLOSED_JOB_CAUSE, FILLED_JOB_CAUSE];

interface Involved {
  connection_id: number;
  request_id: number;
  company_id: number;
  owner: number | null;
  /** Account of the person. */
  user_id: number;
  restricted: boolean;
}

const INVOLVED =
  new PreparedStatement<Involved>(`select c.connection_id, c.request_id, j.company_id, coalesce(j.owner_id, k.owner_id) as owner, e.user_id, e.restricted
  from connections c join job_requests j using (request_id) join companies k using (company_id) join employees e using (employee_id)
  where c.connection_id = any($1::int[]) order by c.connection_id`);

/** Notifies people of what became of submissions, and keeps the agency's tasks about them true. */
@Injectable()
export class SubmissionNotificationsService {
  constructor(
    private readonly notifications: NotificationsService,
    private readonly tasks: TasksService,
  ) {}

  @Reacts(SUBMISSION_MADE, { order: 1 })
  async followMade(transaction: EntityManager, { actor, connectionIds }: SubmissionMade): Promise<void> {
    const all = await involved(transaction, connectionIds);
    for (const [request_id, company_id] of new Map(all.map((one) => [one.request_id, one.company_id]))) {
      const to = await accountsOfCompany(transaction, company_id);
      await this.notifications.notify(transaction, { kind: PEOPLE_SHOWN, recordId: request_id, to, by: actor.userId });
    }
    for (const { connection_id: recordId, user_id, owner } of all) {
      const notice = { kind: PROFILE_SHOWN, recordId, to: [user_id], by: actor.userId };
      await this.notifications.notify(transaction, notice);
      // the staff knows what it has submitted itself
      if (actor.role === 'system') await this.notifyOfDecision(transaction, recordId, owner);
    }
    await this.follow(transaction, connectionIds);
  }

  @Reacts(SUBMISSION_ENDED, { order: 1 })
  async followEnded(transaction: EntityManager, { actor: { role }, connectionIds }: SubmissionEnded): Promise<void> {
    // the staff knows what it has ended itself, and hears nothing of who is about to be erased
    await this.followEnds(
      transaction,
      connectionIds,
      ({ restricted }) => role === 'employee' || (role === 'system' && !restricted),
    );
  }

  @Reacts(SUBMISSION_WAITS, { order: 1 })
  async followWait(transaction: EntityManager, { actor: { role }, connectionIds }: SubmissionMade): Promise<void> {
    await this.followEnds(transaction, connectionIds, () => role === 'employee' || role === 'system');
  }

  private async followEnds(
    transaction: EntityManager,
    connectionIds: readonly number[],
    isNotified: (connection: Involved) => boolean,
  ): Promise<void> {
    const all = await involved(transaction, connectionIds);
    for (const connection of all.filter(isNotified)) {
      await this.notifyOfDecision(transaction, connection.connection_id, connection.owner);
    }
    await this.follow(transaction, connectionIds);
    const jobs = [...new Set(all.map(({ request_id }) => request_id))];
    await this.tasks.sync(transaction, [CLOSED_JOB_CAUSE], jobs);
  }

  @Reacts(COMPANY_ANSWERED, { order: 1 })
  async followAnswer(transaction: EntityManager, { actor, connectionId }: CompanyAnswered): Promise<void> {
    const { owner } = await involvedIn(transaction, connectionId);
    const notice = { kind: COMPANY_ANSWERED_NOTIFICATION, recordId: connectionId, to: { owner }, by: actor.userId };
    await this.notifications.notify(transaction, notice);
    await this.follow(transaction, [connectionId]);
  }

  @Reacts(KNOWN_DECIDED, { order: 1 })
  async followDecision(transaction: EntityManager, { connectionId }: KnownDecided): Promise<void> {
    await this.follow(transaction, [connectionId]);
  }

  @Reacts(CONNECTION_CHANGED, { order: 3 })
  async followStatus(transaction: EntityManager, change: ConnectionChange): Promise<void> {
    const { connectionId, requestId, share, before, after } = change;
    if (before.placement_status === after.placement_status) return;
    if (share !== 'none') await this.follow(transaction, [connectionId]);
    // only who was placed once fills a position
    if (after.placement_date) await this.tasks.sync(transaction, [FILLED_JOB_CAUSE], [requestId]);
  }

  @Reacts(JOB_CHANGED, { order: 2 })
  async followJob(transaction: EntityManager, { requestId, before, after }: JobChange): Promise<void> {
    if (before.status !== after.status) await this.tasks.sync(transaction, JOB_CAUSES, [requestId]);
  }

  private async notifyOfDecision(transaction: EntityManager, recordId: number, owner: number | null): Promise<void> {
    await this.notifications.notify(transaction, { kind: PERSON_DECIDED_NOTIFICATION, recordId, to: { owner } });
  }

  /** Makes and removes the tasks about connections. */
  async follow(transaction: EntityManager, connectionIds: readonly number[]): Promise<void> {
    await this.tasks.sync(transaction, SUBMISSION_CAUSES, connectionIds);
  }
}

function involved(transaction: EntityManager, connectionIds: readonly number[]): Promise<Involved[]> {
  return INVOLVED.within(transaction, [connectionIds]);
}

async function involvedIn(transaction: EntityManager, connectionId: number): Promise<Involved> {
  const [found] = await involved(transaction, [connectionId]);
  if (!found) throw new Error(`there is no connection ${connectionId}`);
  return found;
}
