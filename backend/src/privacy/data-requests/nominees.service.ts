import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../../auth/audit/audit.service.js';
import { Employee } from '../../employees/employee.entity.js';
import { EMPLOYEE_NOT_FOUND } from '../../employees/employees.problems.js';
import { PublicAddress } from '../../platform/config/public-address.js';
import { existing } from '../../platform/database/existing.js';
import { PreparedStatement } from '../../platform/database/prepared-statement.js';
import { Statements } from '../../platform/database/statements.js';
import { ApiException } from '../../platform/errors/problem.js';
import { type Caller } from '../../platform/http/caller.js';
import { type Language } from '../../platform/language/language.js';
import { OutboxService } from '../../platform/mail/outbox.service.js';
import { RateLimitsService } from '../../platform/rate-limits/rate-limits.service.js';
import { ACCOUNT_NAME, ACCOUNTS_WITH_NAMES } from './account-names.js';
import { NOMINEE_CLAIM_DECIDED, NOMINEE_NAMED, NOMINEE_REMOVED } from './data-requests.mails.js';
import {
  NAMINGS,
  NOMINEE_DECIDED,
  NOMINEE_IS_SELF,
  NOMINEE_MAILS,
  NOMINEE_NOT_FOUND,
  TOO_MANY_NOMINEES,
} from './data-requests.problems.js';
import { Nominee } from './nominee.entity.js';
import { type DecideNomineeClaimDto, type NameNomineeDto, type NomineeDto } from './own-data.dto.js';

type Named = Pick<Nominee, 'name' | 'email' | 'named_at' | 'claim_accepted' | 'claim_reason' | 'claim_decided_at'>;

const COLUMNS = 'name, email, named_at, claim_accepted, claim_reason, claim_decided_at';
const OF_ACCOUNT = new PreparedStatement<Named>(`select ${COLUMNS} from nominees where user_id = $1`);
const NAMED_BEFORE_THIS_HOUR = new PreparedStatement(
  `select from nominees where user_id = $1 and named_at < now() - interval '1 hour'`,
);
const NAME = new PreparedStatement<Named>(
  `insert into nominees (user_id, name, email) values ($1, $2, $3)
   on conflict on constraint pk_nominees do update set name = excluded.name, email = excluded.email, named_at = now(),
     claim_accepted = null, claim_reason = null, claim_decided_at = null
   returning ${COLUMNS}`,
);
const DECIDE = new PreparedStatement<Named>(
  `update nominees set claim_accepted = $2, claim_reason = $3, claim_decided_at = now()
   where user_id = $1 and claim_decided_at is null returning ${COLUMNS}`,
);
const PERSON = new PreparedStatement<{ name: string; language: Language | null }>(
  `select ${ACCOUNT_NAME} as name, u.language
   from ${ACCOUNTS_WITH_NAMES} where u.user_id = $1`,
);

/** Who acts for people after death or incapacity (docs/rules.md#nominee). */
@Injectable()
export class NomineesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly statements: Statements,
    private readonly outbox: OutboxService,
    private readonly address: PublicAddress,
    private readonly limits: RateLimitsService,
    private readonly audit: AuditService,
  ) {}

  async of(userId: number): Promise<NomineeDto | undefined> {
    const [named] = await this.statements.run(OF_ACCOUNT, [userId]);
    return named && shown(named);
  }

  /**
   * Names a nominee, in the place of a former one. Both are mailed.
   * @throws ApiException (422) when it is the caller
   * @throws ApiException (429) after too many, or when the nominee was mailed too often
   */
  async name(caller: Caller, { name, email }: NameNomineeDto): Promise<NomineeDto> {
    if (email === caller.email) throw new ApiException(NOMINEE_IS_SELF);
    const [before] = await this.statements.run(OF_ACCOUNT, [caller.userId]);
    if (before?.name === name && before.email === email) return shown(before);
    const { address } = caller;
    const isOther = before?.email !== email;
    const isNotified = isOther && (await this.mayNotifyOfRemoval(before, caller));
    return this.limits.takeForSuccess(NAMINGS, { email: caller.email, address }, () =>
      this.limits.takeForSuccess(isOther ? NOMINEE_MAILS : [], { email, address }, () =>
        this.dataSource.transaction(async (transaction) => {
          const [named] = await NAME.within(transaction, [caller.userId, name, email]);
          if (!named) throw new Error('a nominee was not kept');
          if (before && isNotified) await this.notify(transaction, caller.userId, before, 'removed');
          if (isOther) await this.notify(transaction, caller.userId, named, 'named');
          await this.record(transaction, caller, before ? 'changed' : 'named');
          return shown(named);
        }),
      ),
    );
  }

  /** @throws ApiException (404) when none is named */
  async remove(caller: Caller): Promise<void> {
    const [before] = await this.statements.run(OF_ACCOUNT, [caller.userId]);
    const isNotified = await this.mayNotifyOfRemoval(before, caller);
    await this.dataSource.transaction(async (transaction) => {
      const { affected } = await transaction.delete(Nominee, { user_id: caller.userId });
      if (!before || !affected) throw new ApiException(NOMINEE_NOT_FOUND);
      if (isNotified) await this.notify(transaction, caller.userId, before, 'removed');
      await this.record(transaction, caller, 'removed');
    });
  }

  /** Whoever was named within the hour, or was mailed often, is not told that it is over: anybody can be named. */
  private async mayNotifyOfRemoval(before: Named | undefined, { userId, address }: Caller): Promise<boolean> {
    const old = await this.statements.run(NAMED_BEFORE_THIS_HOUR, [userId]);
    if (!before || !old.length) return false;
    try {
      await this.limits.take(NOMINEE_MAILS, { email: before.email, address });
      return true;
    } catch (error) {
      if (error instanceof ApiException && error.getStatus() === TOO_MANY_NOMINEES.status) return false;
      throw error;
    }
  }

  /**
   * Whom an employee named.
   * @throws ApiException (404) without such a person, or when none is named
   */
  async ofEmployee(employeeId: number): Promise<NomineeDto> {
    const { user_id } = await this.employee(employeeId);
    const named = await this.of(user_id);
    if (!named) throw new ApiException(NOMINEE_NOT_FOUND);
    return named;
  }

  /**
   * Decides the claim of an employee's nominee, once. The nominee is mailed.
   * @throws ApiException (404) without such a person, or when none is named
   * @throws ApiException (409) when it was decided
   */
  async decide(caller: Caller, employeeId: number, { accepted, reason }: DecideNomineeClaimDto): Promise<NomineeDto> {
    return this.dataSource.transaction(async (transaction) => {
      const { user_id, full_name } = await this.employee(employeeId, transaction);
      const [decided] = await DECIDE.within(transaction, [user_id, accepted, reason]);
      if (!decided) {
        const [named] = await OF_ACCOUNT.within(transaction, [user_id]);
        throw new ApiException(named ? NOMINEE_DECIDED : NOMINEE_NOT_FOUND);
      }
      const content = { nominee: decided.name, person: full_name, link: this.link(), isAccepted: accepted, reason };
      await this.outbox.queue(transaction, decided.email, NOMINEE_CLAIM_DECIDED, content);
      await this.audit.record(transaction, caller, {
        action: 'updated',
        recordKind: 'employee',
        recordId: employeeId,
        name: full_name,
        after: { nominee_claim: accepted ? 'accepted' : 'refused', reason },
      });
      return shown(decided);
    });
  }

  private async employee(employee_id: number, manager = this.dataSource.manager): Promise<Employee> {
    return existing(manager, Employee, { employee_id }, EMPLOYEE_NOT_FOUND);
  }

  private async notify(
    transaction: EntityManager,
    userId: number,
    { name: nominee, email }: Named,
    what: 'named' | 'removed',
  ): Promise<void> {
    const [person] = await PERSON.within(transaction, [userId]);
    if (!person) return;
    const content = { nominee, person: person.name, language: person.language };
    if (what === 'removed') await this.outbox.queue(transaction, email, NOMINEE_REMOVED, content);
    else await this.outbox.queue(transaction, email, NOMINEE_NAMED, { ...content, link: this.link() });
  }

  /** Without name and e-mail, which are another person's. */
  private async record(
    transaction: EntityManager,
    caller: Caller,
    nominee: 'named' | 'changed' | 'removed',
  ): Promise<void> {
    const { userId, email } = caller;
    await this.audit.record(transaction, caller, {
      action: 'updated',
      recordKind: 'account',
      recordId: userId,
      name: email,
      after: { nominee },
    });
  }

  private link(): string {
    return `${this.address.url}/privacy/request`;
  }
}

const shown = ({ named_at, claim_decided_at, ...rest }: Named): NomineeDto => ({
  ...rest,
  named_at: named_at.toISOString(),
  claim_decided_at: claim_decided_at?.toISOString() ?? null,
});
