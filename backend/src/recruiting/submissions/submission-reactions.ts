import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { type DeletedRecord, RECORD_DELETED } from '../../auth/audit/audited-deletion.js';
import { COMPANIES_NAMED, type CompaniesNamed } from '../../companies/companies.service.js';
import { Connection } from '../../connections/connection.entity.js';
import { CONNECTION_CHANGED, type ConnectionChange } from '../../connections/connections.service.js';
import { type Share } from '../../connections/share.js';
import { CONSENT_CHANGED, type ConsentChange } from '../../employees/consent/sharing-consent.service.js';
import { EMPLOYERS_NAMED, type EmployersNamed } from '../../employees/employees.service.js';
import { CONNECTABLE_JOB_STATUSES } from '../../jobs/job-status.js';
import { JOB_CHANGED, type JobChange } from '../../jobs/jobs.service.js';
import { fieldProblem } from '../../platform/errors/problem.js';
import { Reacts } from '../../platform/transactions/transaction-events.js';
import { WorkQueue } from '../../platform/work/work-queue.js';
import { PEOPLE_MERGED, type PeopleMerged } from '../duplicates/merge.events.js';
import { ClosingService } from './closing.service.js';
import { PersonShowingsService } from './person-showings.service.js';
import { RevealService } from './reveal.service.js';
import { CLOSE_REASON_REQUIRED } from './submissions.problems.js';
import { SubmissionsService } from './submissions.service.js';
import { WaitingSubmissionsService } from './waiting-submissions.service.js';

const BETWEEN_LOOKS_SECONDS = 15 * 60;

/** What becomes of submissions when something else happens. */
@Injectable()
export class SubmissionReactions {
  constructor(
    private readonly submissions: SubmissionsService,
    private readonly waiting: WaitingSubmissionsService,
    private readonly people: PersonShowingsService,
    private readonly reveal: RevealService,
    private readonly closing: ClosingService,
    work: WorkQueue,
  ) {
    work.repeat('expired_waits', BETWEEN_LOOKS_SECONDS, async () => {
      await this.waiting.expireWaits();
      await this.waiting.remindOfWaits();
      await this.people.endRefused();
    });
  }

  @Reacts(CONSENT_CHANGED, { order: 1 })
  async followConsent(transaction: EntityManager, { actor, employeeId, shares }: ConsentChange): Promise<void> {
    if (shares) {
      await this.people.followNamed(transaction, actor, employeeId);
      await this.waiting.showAgreedNow(transaction, employeeId);
    } else await this.people.endAllOf(transaction, actor, employeeId, 'the person took consent back');
  }

  @Reacts(EMPLOYERS_NAMED, { order: 1 })
  async followEmployers(transaction: EntityManager, named: EmployersNamed): Promise<void> {
    await this.people.endBarred(transaction, named.actor, named);
  }

  @Reacts(COMPANIES_NAMED, { order: 1 })
  async followNames(transaction: EntityManager, named: CompaniesNamed): Promise<void> {
    await this.people.endBarredBy(transaction, named);
  }

  @Reacts(PEOPLE_MERGED, { order: 1 })
  async followMerge(transaction: EntityManager, { caller, employeeIds }: PeopleMerged): Promise<void> {
    for (const id of employeeIds) await this.people.followPerson(transaction, caller, id);
  }

  @Reacts(CONNECTION_CHANGED, { order: 2 })
  async followStatus(transaction: EntityManager, change: ConnectionChange): Promise<void> {
    const { caller, connectionId: connection_id, share, before, after, isUndo } = change;
    if (share === 'none' || before.placement_status === after.placement_status) return;
    const connection = await transaction.findOneByOrFail(Connection, { connection_id });
    if (isUndo) await this.reveal.undo(transaction, caller, connection);
    else await this.reveal.followStatus(transaction, caller, connection);
  }

  /** A job that people are shown for is closed or paused with a reason. A company does not learn that people are waited for. */
  @Reacts(JOB_CHANGED, { order: 1 })
  async askWhyClosed(transaction: EntityManager, { caller, requestId, before, after }: JobChange): Promise<void> {
    const takesPeople = (status: JobChange['after']['status']): boolean => CONNECTABLE_JOB_STATUSES.includes(status);
    if (!takesPeople(before.status) || takesPeople(after.status) || after.close_reason) return;
    const shares: Share[] = caller.role === 'company' ? ['submitted'] : ['submitted', 'waiting'];
    if (await this.closing.isShownFor(transaction, requestId, shares)) {
      throw fieldProblem(CLOSE_REASON_REQUIRED, 'close_reason', {});
    }
  }

  /** What had ended a while after a job was closed does not come back with it. */
  @Reacts(JOB_CHANGED, { order: 3 })
  async followReopening(transaction: EntityManager, { caller, requestId, before, after }: JobChange): Promise<void> {
    if (after.status === 'closed' || !before.closed_at) return;
    await this.closing.endLate(transaction, caller, requestId, before.closed_at);
  }

  @Reacts(RECORD_DELETED, { order: 1 })
  async endBeforeDeletion(transaction: EntityManager, { caller, kind, id }: DeletedRecord): Promise<void> {
    const where = {
      connection: { connection_id: id },
      'job request': { request_id: id },
      employee: { employee_id: id },
      company: { job: { company_id: id } },
    }[kind as string];
    if (where) await this.submissions.endBeforeDeletion(transaction, caller, where);
  }
}
