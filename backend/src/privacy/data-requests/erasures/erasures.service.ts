import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { RestrictionsService, standingOf } from '../../../auth/accounts/restrictions.service.js';
import { User } from '../../../auth/accounts/user.entity.js';
import { ERASURE_UNDER_WAY, PROFILE_NOT_FOUND } from '../../../auth/auth.problems.js';
import { ConsentRegisterService } from '../../../employees/consent/consent-register.service.js';
import { NOTICE_VERSION } from '../../../employees/consent/notice/notice.js';
import { SharingConsentService } from '../../../employees/consent/sharing-consent.service.js';
import { Employee } from '../../../employees/employee.entity.js';
import { Env } from '../../../platform/config/env.js';
import { PublicAddress } from '../../../platform/config/public-address.js';
import { existing, FOR_EDIT } from '../../../platform/database/existing.js';
import { ApiException } from '../../../platform/errors/problem.js';
import { type Caller } from '../../../platform/http/caller.js';
import { dayTextOf, endOfDay } from '../../../platform/india-day.js';
import { OutboxService } from '../../../platform/mail/outbox.service.js';
import { ACCOUNT_NAME, ACCOUNTS_WITH_NAMES } from '../account-names.js';
import { type ErasureDto } from './erasure.dto.js';
import { ERASURE_BEGUN } from './erasures.mails.js';
import { ERASURE_NOT_REQUESTED, ERASURE_REQUESTED } from './erasures.problems.js';
import { whatStays } from './what-stays.js';

/** How long it can be taken back. */
const DAYS = 14;

const NAME = `select ${ACCOUNT_NAME} as name from ${ACCOUNTS_WITH_NAMES} where u.user_id = $1`;

/** By the database's clock, which says when the account is erased. */
const DUE = 'select from users where user_id = $1 and erasure_due_at <= now()';

/** People who have themselves erased (docs/rules.md#erasure). */
@Injectable()
export class ErasuresService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly restrictions: RestrictionsService,
    private readonly consent: SharingConsentService,
    private readonly consents: ConsentRegisterService,
    private readonly outbox: OutboxService,
    private readonly address: PublicAddress,
    private readonly env: Env,
  ) {}

  /** When the caller is erased, and what stays. */
  async of(caller: Caller): Promise<ErasureDto> {
    return this.answer(this.dataSource.manager, caller);
  }

  /**
   * Begins the 14 days. Until then the caller is in no list, and everything that is open about them ends.
   * @throws ApiException (409) when it has begun already
   */
  async ask(caller: Caller): Promise<ErasureDto> {
    return this.dataSource.transaction(async (transaction) => {
      const { person, user } = await this.locked(transaction, caller);
      const { erasure, minor } = standingOf(user);
      if (user.erasure_due_at && (erasure ?? minor)) {
        const day = dayTextOf(user.erasure_due_at.toISOString(), caller.language ?? 'en');
        throw new ApiException(ERASURE_REQUESTED, { values: { day } });
      }
      if (person) await this.noteServiceAnswer(transaction, caller, person, false);
      const due_at = await endOfDay(transaction, DAYS);
      await this.restrictions.restrict(transaction, caller, caller.userId, 'erasure', due_at);
      const [{ name }] = await transaction.query<[{ name: string }]>(NAME, [caller.userId]);
      const link = `${this.address.url}/login`;
      await this.outbox.queue(transaction, user.email, ERASURE_BEGUN, { name, dueAt: due_at.toISOString(), link });
      return this.answer(transaction, caller);
    });
  }

  /**
   * Takes it back. What has ended stays so.
   * @throws ApiException (409) when the caller has not asked for it, or the day has come
   */
  async withdraw(caller: Caller): Promise<ErasureDto> {
    return this.dataSource.transaction(async (transaction) => {
      const { person, user } = await this.locked(transaction, caller);
      if (!standingOf(user).erasure) throw new ApiException(ERASURE_NOT_REQUESTED);
      const [isDue] = await transaction.query<object[]>(DUE, [caller.userId]);
      if (isDue) throw new ApiException(ERASURE_UNDER_WAY);
      await this.restrictions.release(transaction, caller, caller.userId, 'erasure');
      // the words of this press answer the notice, too
      await this.restrictions.release(transaction, caller, caller.userId, 'silence');
      if (person) await this.noteServiceAnswer(transaction, caller, person, true);
      return this.answer(transaction, caller);
    });
  }

  private noteServiceAnswer(
    transaction: EntityManager,
    caller: Caller,
    { employee_id }: Employee,
    agrees: boolean,
  ): Promise<void> {
    const language = caller.language ?? 'en';
    const answer = { agrees, notice_version: NOTICE_VERSION, language, channel: 'my_data' } as const;
    return this.consents.answerService(transaction, caller, employee_id, answer);
  }

  /** The words of a person are held before the account, as everywhere. */
  private async locked(transaction: EntityManager, caller: Caller): Promise<{ person: Employee | null; user: User }> {
    if (caller.employeeId) await this.consent.lock(transaction, caller.employeeId);
    const user = await existing(transaction, User, { user_id: caller.userId }, PROFILE_NOT_FOUND, FOR_EDIT);
    return { person: await transaction.findOneBy(Employee, { user_id: caller.userId }), user };
  }

  private async answer(manager: EntityManager, { userId, language }: Caller): Promise<ErasureDto> {
    const user = await manager.findOneBy(User, { user_id: userId });
    const dueAt = user?.erasure_due_at ?? null;
    return {
      due_at: dueAt?.toISOString() ?? null,
      reason: user?.restriction ?? null,
      stays: await whatStays(manager, userId, dueAt, this.env.holdErased, language ?? 'en'),
    };
  }
}
