import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Statements } from '../platform/database/statements.js';
import { ApiException } from '../platform/errors/problem.js';
import { SESSION_ENDED } from '../platform/http/access.problems.js';
import { type Caller, type Origin } from '../platform/http/caller.js';
import { type MessageDto } from '../platform/http/message.dto.js';
import { OutboxService } from '../platform/mail/outbox.service.js';
import { MetricsService } from '../platform/metrics/metrics.service.js';
import { RateLimitsService, type TrustedDevice } from '../platform/rate-limits/rate-limits.service.js';
import { AccountsService, type SessionVersion } from './accounts/accounts.service.js';
import { User } from './accounts/user.entity.js';
import { AuditService } from './audit/audit.service.js';
import { LOGINS, PASSWORD_CHANGES } from './auth.limits.js';
import { PASSWORD_CHANGED } from './auth.mails.js';
import { FIRST_PASSWORD_EXPIRED, WRONG_CREDENTIALS, WRONG_CURRENT_PASSWORD } from './auth.problems.js';
import { OtpService } from './codes/otp.service.js';
import { type ChangePasswordDto, type LoginDto, type PasswordChangedDto } from './dto/login.dto.js';
import { type FactorSetupNeededDto, type SecondStepNeededDto } from './factors/factors.dto.js';
import { ACCOUNT, type LoginAccount } from './login-account.js';
import { LoginAudit } from './login-audit.js';
import { refuseOwnEmail } from './password-field.js';
import { type HashingSubject, PasswordHasher } from './password-hasher.js';
import { RevokedToken } from './revoked-token.entity.js';
import { SecondStepService } from './second-step.service.js';
import { type SessionOnDevice, SessionOpener } from './session-opener.js';
import { SessionsService } from './sessions/sessions.service.js';
import { type OriginHashes, TrustedDevicesService } from './trusted-devices.service.js';

/** The answer to a right password: a session, or what is to follow. */
export type LoginAnswer = SessionOnDevice | { next: SecondStepNeededDto | FactorSetupNeededDto };

/** Login, logout, and change of password. */
@Injectable()
export class LoginService {
  private readonly logger = new Logger('Login');

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly statements: Statements,
    private readonly hasher: PasswordHasher,
    private readonly opener: SessionOpener,
    private readonly secondStep: SecondStepService,
    private readonly openSessions: SessionsService,
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
   * Begins a session, or says what is to follow the password. An unknown e-mail, a wrong password and a disabled account get the same
   * answer, after the same work.
   * @throws ApiException (401) when the credentials are not right, or are a first password that has expired
   * @throws ApiException (429) when this account or address failed too often
   */
  async login({ email, password }: LoginDto, origin: Origin): Promise<LoginAnswer> {
    const { address, requestId } = origin;
    const account = await this.opener.find(email, origin);
    const known = account && trustedDevice(account, this.origins.hashesOf(origin));
    const { isRight } = await this.limits.takeLogin(LOGINS, { email, address, known }, async () => ({
      ...(await this.compare(account, password, { address, email })),
      isFirstStep: Boolean(account?.has_factor || account?.needed_factor),
    }));
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
    if (account.has_factor) return { next: await this.secondStep.ask(account) };
    if (account.needed_factor) return { next: await this.secondStep.askForSetup(account, account.needed_factor) };
    const token = await this.openSessions.beginByPassword(account, origin);
    return token ? this.opener.open(account, origin, token) : { next: await this.secondStep.ask(account) };
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
    origin: Origin,
  ): Promise<{ answer: PasswordChangedDto; device: string }> {
    refuseOwnEmail('newPassword', newPassword, caller.email);
    const { email, address, userId: user_id, sessionVersion: session_version } = caller;
    await this.confirmPassword(caller, currentPassword);
    return this.limits.takeForSuccess(PASSWORD_CHANGES, { email, address }, async () => {
      const passwordHash = await this.hasher.hash(newPassword, caller);
      return this.writePassword({ ...caller, userAgent: origin.userAgent }, { user_id, session_version }, passwordHash);
    });
  }

  /**
   * Compares the password of the account that is logged in. With a second factor its session must be fresh, too.
   * @throws ApiException (400) when it is wrong
   * @throws ApiException (401) when the session has ended
   * @throws ApiException (429) when it was wrong too often
   */
  async confirmPassword(caller: Caller, currentPassword: string): Promise<void> {
    const { email, address, userId, sessionVersion } = caller;
    const known = { kind: 'session', hash: 'session' } as const;
    const { isRight } = await this.limits.takeLogin(LOGINS, { email, address, known }, async () => {
      const [account] = await this.statements.run(ACCOUNT, [email, '', '', '']);
      if (account?.user_id !== userId || account.session_version !== sessionVersion) {
        throw new ApiException(SESSION_ENDED);
      }
      if (account.has_factor) await this.openSessions.refuseStale(caller);
      return this.compare(account, currentPassword, caller);
    });
    if (!isRight) throw new ApiException(WRONG_CURRENT_PASSWORD);
  }

  private async writePassword(
    caller: Caller & Pick<Origin, 'userAgent'>,
    seen: SessionVersion,
    passwordHash: string,
  ): Promise<{ answer: PasswordChangedDto; device: string }> {
    return this.dataSource.transaction(async (transaction) => {
      const changed = await this.accounts.setPassword(transaction, seen, passwordHash);
      if (!changed) throw new ApiException(SESSION_ENDED);
      await this.openSessions.refuseEnded(caller, transaction);
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
      const token = await this.openSessions.begin(changed, caller, transaction);
      return { answer: { message: 'Password changed successfully', token }, device };
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
