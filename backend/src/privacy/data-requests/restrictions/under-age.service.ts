import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { AgencySettingsService } from '../../../agency/agency-settings.service.js';
import { RestrictionsService } from '../../../auth/accounts/restrictions.service.js';
import { User } from '../../../auth/accounts/user.entity.js';
import { AuditService } from '../../../auth/audit/audit.service.js';
import { SharingConsentService } from '../../../employees/consent/sharing-consent.service.js';
import { type Employee } from '../../../employees/employee.entity.js';
import { EMPLOYEE_NOT_FOUND } from '../../../employees/employees.problems.js';
import { contactOf } from '../../../employees/notices/texts/notice-contact.js';
import { PublicAddress } from '../../../platform/config/public-address.js';
import { existing, FOR_EDIT } from '../../../platform/database/existing.js';
import { ApiException } from '../../../platform/errors/problem.js';
import { type Caller } from '../../../platform/http/caller.js';
import { dayTextOf, endOfDay } from '../../../platform/india-day.js';
import { OutboxService } from '../../../platform/mail/outbox.service.js';
import { type UnderAgeDto } from './restricted-account.dto.js';
import { UNDER_AGE_DISPROVED, UNDER_AGE_REPORTED } from './under-age.mails.js';
import { NOT_REPORTED, REPORTED } from './under-age.problems.js';

/** How long a report can be disproved. */
const DAYS = 7;

/** People who were reported as under 18 (docs/rules.md#under-age). */
@Injectable()
export class UnderAgeService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly restrictions: RestrictionsService,
    private readonly consent: SharingConsentService,
    private readonly settings: AgencySettingsService,
    private readonly outbox: OutboxService,
    private readonly address: PublicAddress,
    private readonly audit: AuditService,
  ) {}

  /**
   * Restricts a person, who is told and is erased at the end of the 7th day.
   * @throws ApiException (409) when the person was reported already
   */
  async report(caller: Caller, employeeId: number, reason: string): Promise<UnderAgeDto> {
    const contact = contactOf(await this.settings.current());
    return this.dataSource.transaction(async (transaction) => {
      const { person, user } = await this.locked(transaction, employeeId);
      if (user.restriction === 'minor') {
        const day = dayTextOf(user.erasure_due_at?.toISOString() ?? '');
        throw new ApiException(REPORTED, { values: { day } });
      }
      const after = await this.restrictions.restrict(
        transaction,
        caller,
        user.user_id,
        'minor',
        await endOfDay(transaction, DAYS),
      );
      const answer = answerOf(employeeId, after);
      const content = {
        name: person.full_name,
        dueAt: answer.erasure_due_at ?? '',
        contact,
        link: `${this.address.url}/my-data`,
      };
      await this.outbox.queue(transaction, person.email, UNDER_AGE_REPORTED, content);
      await this.record(transaction, caller, person, { under_age: 'reported', reason });
      return answer;
    });
  }

  /**
   * Takes a report back. What else the person is restricted for stands.
   * @throws ApiException (409) when the person is not reported
   */
  async disprove(caller: Caller, employeeId: number, reason: string): Promise<UnderAgeDto> {
    return this.dataSource.transaction(async (transaction) => {
      const { person, user } = await this.locked(transaction, employeeId);
      if (user.restriction !== 'minor') throw new ApiException(NOT_REPORTED);
      const answer = answerOf(employeeId, await this.restrictions.release(transaction, caller, user.user_id, 'minor'));
      const content = { name: person.full_name, dueAt: answer.erasure_due_at, link: `${this.address.url}/login` };
      await this.outbox.queue(transaction, person.email, UNDER_AGE_DISPROVED, content);
      await this.record(transaction, caller, person, { under_age: 'disproved', reason });
      return answer;
    });
  }

  /** The words of a person are held before the account, as everywhere. */
  private async locked(transaction: EntityManager, employeeId: number): Promise<{ person: Employee; user: User }> {
    const person = await this.consent.lockedPerson(transaction, employeeId);
    const user = await existing(transaction, User, { user_id: person.user_id }, EMPLOYEE_NOT_FOUND, FOR_EDIT);
    return { person, user };
  }

  private async record(
    transaction: EntityManager,
    caller: Caller,
    { employee_id: recordId, full_name: name }: Employee,
    after: Record<string, string>,
  ): Promise<void> {
    await this.audit.record(transaction, caller, { action: 'updated', recordKind: 'employee', recordId, name, after });
  }
}

const answerOf = (employee_id: number, user: User | undefined): UnderAgeDto => ({
  employee_id,
  restriction: user?.restriction ?? null,
  erasure_due_at: user?.erasure_due_at?.toISOString() ?? null,
});
