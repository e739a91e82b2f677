import { BadRequestException, Injectable, Logger, UnauthorizedException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { type Caller, type Origin } from '../common/http/caller.js';
import { type MessageDto } from '../common/http/message.dto.js';
import { PreparedStatement } from '../database/prepared-statement.js';
import { Statements } from '../database/statements.js';
import { Metrics } from '../metrics/metrics.service.js';
import { Outbox } from '../mail/outbox.service.js';
import { OtpService } from '../otp/otp.service.js';
import { RateLimits } from '../rate-limits/rate-limits.service.js';
import { Accounts } from '../users/accounts.service.js';
import { User } from '../users/user.entity.js';
import { type ChangePasswordDto, type LoginDto, type PasswordChangedDto, type SessionDto } from './dto/login.dto.js';
import { refuseOwnEmail } from './password-field.js';
import { PasswordHasher } from './password-hasher.js';
import { SessionTokens } from './session-tokens.js';

/** Said only to somebody who knows the password. */
const FIRST_PASSWORD_EXPIRED =
  'Your first password has expired. Use the link in your email, or "Forgot password?", to choose a new one.';
const WRONG_CREDENTIALS = 'Invalid email or password';

type LoginAccount = User & { display_name: string; password_expired: boolean };

const ACCOUNT =
  new PreparedStatement<LoginAccount>(`select u.user_id, u.email, u.password_hash, u.role, u.session_version, u.must_change_password, u.disabled_at,
    coalesce(u.password_expires_at <= now(), false) as password_expired,
    coalesce(e.full_name, c.name, u.full_name, '') as display_name
  from users u left join employees e on e.user_id = u.user_id left join companies c on c.user_id = u.user_id
  where u.email = $1`);

/** Sessions: how they begin, end, and what a changed password does to them. */
@Injectable()
export class LoginService {
  private readonly logger = new Logger('Login');

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly statements: Statements,
    private readonly hasher: PasswordHasher,
    private readonly tokens: SessionTokens,
    private readonly accounts: Accounts,
    private readonly otp: OtpService,
    private readonly limits: RateLimits,
    private readonly outbox: Outbox,
    private readonly audit: AuditService,
    private readonly metrics: Metrics,
  ) {}

  /**
   * Begins a session. An unknown e-mail, a wrong password and a disabled account answer the same, after the same work.
   * @throws UnauthorizedException when the credentials are not right, or are a first password that has expired
   * @throws TooManyRequestsException when this account or address failed too often
   */
  async login({ email, password }: LoginDto, { address, requestId }: Origin): Promise<SessionDto> {
    const { account, isRight } = await this.limits.takeLogin(email, address, () =>
      this.compare(email, password, address),
    );
    if (!account || !isRight) {
      this.logger.warn({ requestId, address, userId: account?.user_id }, 'Login failed');
      this.metrics.loginFailed();
      throw new UnauthorizedException(WRONG_CREDENTIALS);
    }
    await this.limits.forgetFailures(email, address);
    if (account.password_expired) {
      this.logger.warn({ requestId, address, userId: account.user_id }, 'Login with an expired first password');
      throw new UnauthorizedException(FIRST_PASSWORD_EXPIRED);
    }
    if (this.hasher.isOutdated(account.password_hash)) await this.renewHash(account, password, address);
    this.logger.log({ requestId, address, userId: account.user_id }, 'Login');
    const { role, user_id: userId, display_name: name, must_change_password: mustChangePassword } = account;
    return {
      token: this.tokens.issue(account),
      role,
      userId,
      email: account.email,
      full_name: name,
      name,
      mustChangePassword,
    };
  }

  /** Ends the session of this token, and no other. */
  async logout({ tokenId, tokenExpires }: Caller): Promise<MessageDto> {
    await this.dataSource.query(
      'insert into revoked_tokens (token_id, expires_at) values ($1, to_timestamp($2)) on conflict do nothing',
      [tokenId, tokenExpires],
    );
    return { message: 'Logged out' };
  }

  /**
   * Sets another password, ends every session of the account, and begins a new one.
   * @throws BadRequestException when the current password is wrong
   * @throws TooManyRequestsException when it was wrong too often
   */
  async changePassword(
    caller: Caller,
    { currentPassword, newPassword }: ChangePasswordDto,
  ): Promise<PasswordChangedDto> {
    refuseOwnEmail('newPassword', newPassword, caller.email);
    const { isRight } = await this.limits.takeLogin(caller.email, caller.address, () =>
      this.compare(caller.email, currentPassword, caller.address),
    );
    if (!isRight) throw new BadRequestException('Current password is incorrect');
    await this.limits.forgetFailures(caller.email, caller.address);
    const passwordHash = await this.hasher.hash(newPassword, caller);
    const user = await this.dataSource.transaction(async (transaction) => {
      const changed = await this.accounts.setPassword(transaction, caller.email, passwordHash);
      if (!changed) throw new UnauthorizedException('Your session has ended. Please log in again.');
      await this.otp.endPasswordCodes(transaction, caller.email);
      await this.audit.record(transaction, caller, {
        ...{ action: 'password changed', kind: 'account', recordId: caller.userId, name: caller.email },
      });
      await this.outbox.queue(transaction, caller.email, 'password-changed', { email: caller.email });
      return changed;
    });
    return { message: 'Password changed successfully', token: this.tokens.issue(user) };
  }

  /** A disabled account is compared like one that does not exist: with the same work and no chance. */
  private async compare(
    email: string,
    password: string,
    address: string,
  ): Promise<{ account: LoginAccount | undefined; isRight: boolean }> {
    const [account] = await this.statements.run(ACCOUNT, [email]);
    const passwordHash = account?.disabled_at ? undefined : account?.password_hash;
    const isRight = await this.hasher.matches(passwordHash, password, { address, email });
    return { account, isRight };
  }

  /** Only the hash that was compared is replaced: a password that changed meanwhile stays. */
  private async renewHash(account: LoginAccount, password: string, address: string): Promise<void> {
    const { user_id, email, password_hash } = account;
    const renewed = await this.hasher.hash(password, { address, email });
    await this.dataSource.manager.update(User, { user_id, password_hash }, { password_hash: renewed });
  }
}
