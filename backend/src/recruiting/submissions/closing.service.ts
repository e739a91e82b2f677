import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In, Not } from 'typeorm';
import { SYSTEM } from '../../auth/audit/audit.service.js';
import { Connection } from '../../connections/connection.entity.js';
import { type Share } from '../../connections/share.js';
import { SharingConsentService } from '../../employees/consent/sharing-consent.service.js';
import { Employee } from '../../employees/employee.entity.js';
import { JobsService } from '../../jobs/jobs.service.js';
import { type Caller } from '../../platform/http/caller.js';
import { OutboxService } from '../../platform/mail/outbox.service.js';
import { keysOf, lockedSubmission } from './locked-submission.js';
import { type ClosedJobDto } from './submission.dto.js';
import { JOB_CLOSED } from './submissions.mails.js';
import { STILL_OPEN, SubmissionsService } from './submissions.service.js';

/** What closing jobs, and opening them again, does to who is shown for them (docs/rules.md#closing-jobs). */
@Injectable()
export class ClosingService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly jobs: JobsService,
    private readonly consent: SharingConsentService,
    private readonly submissions: SubmissionsService,
    private readonly outbox: OutboxService,
  ) {}

  /** Closes a job, ends what its company sees of people who were neither placed nor turned down, and notifies each of them. */
  async close(caller: Caller, request_id: number, reason: string): Promise<ClosedJobDto> {
    return this.dataSource.transaction(async (transaction) => {
      await this.submissions.lockConsents(transaction, { request_id });
      const { title, location } = await this.jobs.close(transaction, caller, request_id, reason);
      const ended = await this.submissions.endAllFor(transaction, caller, request_id, reason);
      const people = await transaction.find(Employee, {
        where: { employee_id: In(ended.map(({ employeeId }) => employeeId)) },
        order: { employee_id: 'ASC' },
      });
      for (const { employee_id, email, full_name: name } of people) {
        const { wasShown = false, connectionId } = ended.find((one) => one.employeeId === employee_id) ?? {};
        // docs/rules.md#location
        const values = { name, title, location: location ?? 'Remote', wasShown };
        await this.outbox.queue(transaction, email, JOB_CLOSED, values, { connectionId });
      }
      return { told: people.length };
    });
  }

  /** Whether people are shown, or wait to be, for a job. */
  async isShownFor(transaction: EntityManager, request_id: number, shares: Share[]): Promise<boolean> {
    return transaction.existsBy(Connection, { request_id, share: In(shares), ...STILL_OPEN });
  }

  /**
   * Withdraws what a company had ceased to see of a job that is open again, but for who was placed; only the agency shows people anew. It
   * is not among the changes that a company may make within a time.
   */
  async endLate(transaction: EntityManager, caller: Caller, request_id: number, closedAt: Date): Promise<void> {
    const [row] = await transaction.query<[{ is_late: boolean }]>(
      `select $1::timestamptz <= now() - interval '180 days' as is_late`,
      [closedAt],
    );
    if (!row.is_late) return;
    const actor = caller.role === 'company' ? SYSTEM : caller;
    const shown = await keysOf(transaction, { request_id, share: 'submitted', placement_status: Not('placed') });
    for (const connectionId of shown) {
      const { connection } = await lockedSubmission(transaction, this.consent, connectionId);
      const reason = 'the job was closed for 180 days';
      await this.submissions.end(transaction, actor, connection, { share: 'withdrawn', reason });
    }
  }
}
