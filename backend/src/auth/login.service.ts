import { Injectable, Logger } from '@nestjs/common';
import { PASSWORD_CHANGED } from './auth.mails.js';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { ApiException } from '../platform/errors/problem.js';
import { SESSION_ENDED } from '../platform/http/access.js';
import { type Caller, type Origin } from '../platform/http/caller.js';
import { type MessageDto } from '../platform/http/message.dto.js';
import { PreparedStatement } from '../platform/database/prepared-statement.js';
import { Statements } from '../platform/database/statements.js';
import { MetricsService } from '../platform/metrics/metrics.service.js';
import { OutboxService } from '../platform/mail/outbox.service.js';
import { OtpService } from './codes/otp.service.js';
import { LOGINS, PASSWORD_CHANGES } from './auth.limits.js';
import { RateLimitsService, type TrustedDevice } from '../platform/rate-limits/rate-limits.service.js';
import { AccountsService, type SessionVersion } from './accounts/accounts.service.js';
import { User } from './accounts/user.entity.js';
import { type ChangePasswordDto, type LoginDto, type PasswordChangedDto, type SessionDto } from './dto/login.dto.js';
import { refuseOwnEmail } from './password-field.js';
import { TrustedDevicesService, type OriginHashes } from './trusted-devices.service.js';
import { LoginAudit } from './login-audit.js';
import { PasswordHasher, type HashingSubject } from './password-hasher.js';
import { RevokedToken } from './revoked-token.entity.js';
import { SessionTokens } from './session-tokens.js';
import { FIRST_PASSWORD_EXPIRED, WRONG_CREDENTIALS, WRONG_CURRENT_PASSWORD } from './auth.problems.js';

type LoginAccount = User & {
  display_name: string;
  password_expired: boolean;
  /** Whether the device logged in today; null for an unknown device. */
  device_seen_today: boolean | null;
  network_seen_today: boolean | null;
};

const ACCOUNT =
  new PreparedStatement<LoginAccount>(`select u.user_id, u.email, u.password_hash, u.role, u.session_version, u.must_change_password, u.disabled_at,
    coalesce(u.password_expires_at <= now(), false) as password_expired,
    coalesce(e.full_name, c.name, u.full_name, '') as display_name,
    d.last_seen_at > now() - interval '1 day' as device_seen_today,
    n.last_seen_at > now() - interval '1 day' as network_seen_today
  from users u left join employees e on e.user_id = u.user_id left join company_members m on m.user_id = u.user_id
    left join companies c on c.company_id = m.company_id
    left join known_origins d on d.user_id = u.user_id and d.origin_hash = $2
    left join known_origins n on n.user_id = u.user_id and n.origin_hash = $3
  where u.email = $1`);

/** A new session, and the mark for the browser's cookie. */
export interface SessionOnDevice {
  session: SessionDto;
  device: string;
}

/** Login, logout, and change of password. */
@Injectable()
export class LoginService {
  private readonly logger = new Logger('Login');

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly statements: Statements,
    private readonly hasher: PasswordHasher,
    private readonly tokens: SessionTokens,
    private readonly accounts: AccountsService,
    private readonly origins: TrustedDevicesService,
    private readonly loginAudit: LoginAudit,
    private readonly otp: OtpService,
    private readonly limits: RateLimitsService,
    private readonly outbox: OutboxService,
    private readonly audit: AuditService,
    private readonly metrics: MetricsService,
  ) {}

  /**
   * Begins a session. An unknown e-mail, a wrong password and a disabled account get the same answer, after the same work.
   * @throws ApiException (401) when the credentials are not right, or are a first password that has expired
   * @throws ApiException (429) when this account or address failed too often
   */
  async login({ email, password }: LoginDto, origin: Origin): Promise<SessionOnDevice> {
    const { address, requestId } = origin;
    const hashes = this.origins.hashesOf(origin);
    const [account] = await this.statements.run(ACCOUNT, [email, hashes.device, hashes.network]);
    const known = account && trustedDevice(account, hashes);
    const { isRight } = await this.limits.takeLogin(LOGINS, { email, address, known }, () =>
      this.compare(account, password, { address, email }),
    );
    if (!account || !isRight) {
      this.logger.warn({ requestId, address, userId: account?.user_id }, 'Login failed');
      this.metrics.countFailedLogin();
      await this.loginAudit.recordFailure(account, origin);
      throw new ApiException(WRONG_CREDENTIALS);
    }
    if (account.password_expired) {
      this.logger.warn({ requestId, address, userId: account.user_id }, 'Login with an expired first password');
      await this.loginAudit.recordFailure(account, origin);
      throw new ApiException(FIRST_PASSWORD_EXPIRED);
    }
    if (this.hasher.isOutdated(account.password_hash)) await this.renewHash(account, password, address);
    this.logger.log({ requestId, address, userId: account.user_id }, 'Login');
    const [device] = await Promise.all([
      this.rememberDevice(account, origin),
      this.loginAudit.recordLogin(account, origin),
    ]);
    const { role, user_id: userId, display_name: name, must_change_password: mustChangePassword } = account;
    const token = this.tokens.issue(account);
    return {
      device,
      session: { token, role, userId, email: account.email, full_name: name, name, mustChangePassword },
    };
  }

  /** Ends the session of this token only. */
  async logout({ tokenId, tokenExpires }: Caller): Promise<MessageDto> {
    await this.dataSource
      .createQueryBuilder()
      .insert()
      .into(RevokedToken)
      .values({ token_id: tokenId, expires_at: new Date(tokenExpires * 1000) })
      .orIgnore()
      .execute();
    return { message: 'Logged out' };
  }

  /**
   * Sets another password, ends every session of the account, and begins a new one. Codes and links for a password reset stay valid,
   * so that a stolen session cannot lock out the owner of the mailbox.
   * @throws ApiException (400) when the current password is wrong
   * @throws ApiException (401) when the session ended, or the password changed, before the new one was written
   * @throws ApiException (429) when it was wrong, or changed, too often
   */
  async changePassword(
    caller: Caller,
    { currentPassword, newPassword }: ChangePasswordDto,
  ): Promise<{ answer: PasswordChangedDto; device: string }> {
    refuseOwnEmail('newPassword', newPassword, caller.email);
    const { email, address, userId: user_id, sessionVersion: session_version } = caller;
    await this.refuseWrong(caller, currentPassword);
    return this.limits.takeForSuccess(PASSWORD_CHANGES, { email, address }, async () => {
      const passwordHash = await this.hasher.hash(newPassword, caller);
      return this.writePassword(caller, { user_id, session_version }, passwordHash);
    });
  }

  private async refuseWrong(caller: Caller, currentPassword: string): Promise<void> {
    const { email, address, userId, sessionVersion } = caller;
    const known = { kind: 'session', hash: 'session' } as const;
    const { isRight } = await this.limits.takeLogin(LOGINS, { email, address, known }, async () => {
      const [account] = await this.statements.run(ACCOUNT, [email, '', '']);
      if (account?.user_id !== userId || account.session_version !== sessionVersion) {
        throw new ApiException(SESSION_ENDED);
      }
      return this.compare(account, currentPassword, caller);
    });
    if (!isRight) throw new ApiException(WRONG_CURRENT_PASSWORD);
  }

  private async writePassword(
    caller: Caller,
    seen: SessionVersion,
    passwordHash: string,
  ): Promise<{ answer: PasswordChangedDto; device: string }> {
    return this.dataSource.transaction(async (transaction) => {
      const changed = await this.accounts.setPassword(transaction, seen, passwordHash);
      if (!changed) throw new ApiException(SESSION_ENDED);
      const { email } = changed;
      await this.otp.endInvitation(transaction, email);
      await this.audit.record(transaction, caller, {
        action: 'password changed',
        recordKind: 'account',
        recordId: caller.userId,
        name: email,
      });
      await this.outbox.queue(transaction, email, PASSWORD_CHANGED, { email });
      const device = await this.origins.renew(transaction, changed, caller);
      return { answer: { message: 'Password changed successfully', token: this.tokens.issue(changed) }, device };
    });
  }

  /** A disabled account is compared like an unknown one: with the same work, never matching. */
  private async compare(
    account: LoginAccount | undefined,
    password: string,
    by: HashingSubject,
  ): Promise<{ isRight: boolean }> {
    const passwordHash = account?.disabled_at ? undefined : account?.password_hash;
    return { isRight: await this.hasher.matches(passwordHash, password, by) };
  }

  /** @returns the mark for the browser's cookie */
  private async rememberDevice(account: LoginAccount, origin: Origin): Promise<string> {
    const { device_seen_today, network_seen_today } = account;
    if (origin.device && device_seen_today && network_seen_today) return origin.device;
    return this.origins.recordLogin(account, origin, device_seen_today !== null);
  }

  /** Replaces only the hash that was compared: a password that was changed in between stays. */
  private async renewHash(account: LoginAccount, password: string, address: string): Promise<void> {
    const { user_id, email, password_hash } = account;
    const renewed = await this.hasher.hash(password, { address, email });
    await this.dataSource.manager.update(User, { user_id, password_hash }, { password_hash: renewed });
  }
}

function trustedDevice(account: LoginAccount, hashes: OriginHashes): TrustedDevice | undefined {
  if (account.device_seen_today !== null) return { kind: 'device', hash: hashes.device };
  if (account.network_seen_today !== null) return { kind: 'network', hash: hashes.network };
  return undefined;
}
