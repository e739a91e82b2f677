import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, In } from 'typeorm';
import { Employee } from '../employees/employee.entity.js';
import { JobsService } from '../jobs/jobs.service.js';
import { type Caller } from '../platform/http/caller.js';
import { OutboxService } from '../platform/mail/outbox.service.js';
import { type ClosedJobDto } from './submission.dto.js';
import { JOB_CLOSED } from './submissions.mails.js';
import { SubmissionsService } from './submissions.service.js';

/** Closes jobs for which people are shown (docs/rules.md#closing-jobs). */
@Injectable()
export class ClosingService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly jobs: JobsService,
    private readonly submissions: SubmissionsService,
    private readonly outbox: OutboxService,
  ) {}

  /**
   * Closes a job, ends what its company sees of people who were neither placed nor turned down, and tells each of them.
   * @throws ApiException (404) when there is no such job
   */
  async close(caller: Caller, request_id: number, reason: string): Promise<ClosedJobDto> {
    return this.dataSource.transaction(async (transaction) => {
      await this.submissions.holdConsents(transaction, { request_id });
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
}
