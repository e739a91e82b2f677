import { Injectable } from '@nestjs/common';
import { DAY_SECONDS, HOUR_SECONDS } from '../platform/durations.js';
import { type Origin } from '../platform/http/caller.js';
import { networkOf } from '../platform/rate-limits/limit-keys.js';
import { RateLimitsService } from '../platform/rate-limits/rate-limits.service.js';
import { type User } from './accounts/user.entity.js';
import { ANONYMOUS, AuditService } from './audit/audit.service.js';

const WINDOW_SECONDS = 15 * 60;
/** Of an account: people log in less often, and programs must not fill the log. */
const MAX_LOGINS_PER_DAY = 100;
/** Of each role: bounds the log, even when many accounts are tried from many addresses. */
const MAX_ENTRIES_PER_HOUR = 200;
const POWER_OF_TEN = /^10*$/;

type Account = Pick<User, 'user_id' | 'email' | 'role'>;

/** Writes logins and failed attempts to the audit log. */
@Injectable()
export class LoginAudit {
  constructor(
    private readonly audit: AuditService,
    private readonly limits: RateLimitsService,
  ) {}

  /** Writes an entry for each login up to the daily maximum, and then for every power of ten. */
  async recordLogin({ user_id, email, role }: Account, { address, requestId }: Origin): Promise<void> {
    const logins = await this.limits.count('login-entries', String(user_id), DAY_SECONDS);
    if (logins > MAX_LOGINS_PER_DAY && !POWER_OF_TEN.test(String(logins))) return;
    await this.audit.recordRead(
      { userId: user_id, email, role, address, requestId },
      { action: 'logged in', recordKind: 'account', recordId: user_id, name: email },
    );
  }

  /**
   * Writes an entry for the first, tenth, hundredth … failure within 15 minutes, per account and network, or for all e-mails without
   * an account together. The typed text is not stored: it may be a password.
   */
  async recordFailure(account: Account | undefined, { address, requestId }: Origin): Promise<void> {
    const { subnet, site = subnet } = networkOf(address);
    const tried = `${account?.user_id ?? 'nobody'} ${site}`;
    const failures = await this.limits.count('failed-logins', tried, WINDOW_SECONDS);
    if (!POWER_OF_TEN.test(String(failures))) return;
    const entries = await this.limits.count('failed-login-entries', account?.role ?? 'nobody', HOUR_SECONDS);
    if (entries > MAX_ENTRIES_PER_HOUR) return;
    await this.audit.recordRead(
      { ...ANONYMOUS, address, requestId },
      {
        action: 'login failed',
        recordKind: 'account',
        recordId: account?.user_id ?? null,
        name: account?.email ?? '',
        after: { failures },
      },
    );
  }
}
