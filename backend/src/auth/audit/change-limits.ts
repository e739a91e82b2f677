import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { Env } from '../../platform/config/env.js';
import { advisoryLock } from '../../platform/database/advisory-lock.js';
import { PreparedStatement } from '../../platform/database/prepared-statement.js';
import { DAY_SECONDS, HOUR_SECONDS } from '../../platform/durations.js';
import { ApiException } from '../../platform/errors/problem.js';
import { MetricsService } from '../../platform/metrics/metrics.service.js';
import { TOO_MANY_CHANGES } from './audit.problems.js';

const EVERY_CHANGE = '';
const JOB_REQUEST = 'job request';

/** Changes and new records of a kind that an employee, or a company with all its members, may make within so many seconds. */
const LIMITS = [
  { seconds: HOUR_SECONDS, max: 300, added: EVERY_CHANGE },
  { seconds: DAY_SECONDS, max: 1_500, added: EVERY_CHANGE },
  { seconds: HOUR_SECONDS, max: 100, added: JOB_REQUEST },
  { seconds: DAY_SECONDS, max: 300, added: JOB_REQUEST },
];

/** Parameters: the accounts, then the limits. Answers the longest wait of the exceeded ones. */
const WAIT = new PreparedStatement<{ wait: number }>(`
  select ceil(l.seconds - extract(epoch from now() - reached.at))::int as wait
  from unnest((select $2::int[]), (select $3::int[]), (select $4::text[])) l (seconds, max, added)
    cross join lateral (
      select at from audit_log
      where actor_id = any($1::int[]) and at > now() - l.seconds * interval '1 second'
        and case l.added when '' then action in ('created', 'updated') else action = 'created' and kind = l.added end
      order by at desc, audit_id desc offset l.max - 1 limit 1) reached
  order by wait desc limit 1`);

/** Who changes something. */
interface ChangingActor {
  userId: number;
  /** Set for members of a company. */
  companyId?: number | null;
}

/** A change that is about to be audited. */
interface Change {
  action: string;
  recordKind: string;
}

/**
 * Limits the changes of companies and employees, so that none of them fills the database. Counts the entries of the audit log, which
 * holds the successful changes of all processes.
 */
@Injectable()
export class ChangeLimits {
  private membersOf: ((transaction: EntityManager, companyId: number) => Promise<number[]>) | undefined;

  constructor(
    private readonly env: Env,
    private readonly metrics: MetricsService,
  ) {}

  /** Says which accounts act, or acted, for a company: their changes are its changes. */
  countForCompany(membersOf: (transaction: EntityManager, companyId: number) => Promise<number[]>): void {
    this.membersOf = membersOf;
  }

  /**
   * Called before a change is audited.
   * @throws ApiException (429) when the account, or its company, has changed too much lately
   */
  async check(transaction: EntityManager, { userId, companyId }: ChangingActor, change: Change): Promise<void> {
    if (!this.env.rateLimits) return;
    const { action, recordKind } = change;
    await advisoryLock(transaction, companyId ? `changes of company ${companyId}` : `changes of ${userId}`);
    const members = companyId ? await this.membersOf?.(transaction, companyId) : [];
    const limits = LIMITS.filter(({ added }) => !added || (action === 'created' && added === recordKind));
    const [reached] = await WAIT.within(transaction, [
      [...new Set([userId, ...(members ?? [])])],
      limits.map(({ seconds }) => seconds),
      limits.map(({ max }) => max),
      limits.map(({ added }) => added),
    ]);
    if (!reached) return;
    this.metrics.countRefusal('account-changes');
    throw new ApiException(TOO_MANY_CHANGES, { retryAfter: reached.wait });
  }
}
