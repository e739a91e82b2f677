import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { PublicAddress } from '../platform/config/public-address.js';
import { ApiException } from '../platform/errors/problem.js';
import { type Origin } from '../platform/http/caller.js';
import { type MessageDto } from '../platform/http/message.dto.js';
import { NO_RECIPIENT, OutboxService } from '../platform/mail/outbox.service.js';
import { RateLimitsService } from '../platform/rate-limits/rate-limits.service.js';
import { AccountsService, type SessionVersion } from './accounts/accounts.service.js';
import { User } from './accounts/user.entity.js';
import { AuditService } from './audit/audit.service.js';
import { CODE_ASKS, CODE_SENDS, CODE_TRIES, LINK_TRIES } from './auth.limits.js';
import { PASSWORD_CHANGED, PASSWORD_RESET } from './auth.mails.js';
import { INVALID_CODE, INVALID_LINK } from './codes/codes.problems.js';
import { CODE_SECONDS, OtpService } from './codes/otp.service.js';
import { type ResetWithCodeDto, type ResetWithLinkDto } from './dto/recovery.dto.js';
import { refuseOwnEmail } from './password-field.js';
import { PasswordHasher } from './password-hasher.js';
import { TrustedDevicesService } from './trusted-devices.service.js';

const LINK_SECONDS = 30 * 60;

/** Password reset by code or by link; using one ends the other. It says the same without an account (docs/rules.md#login-silent). */
@Injectable()
export class RecoveryService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly otp: OtpService,
    private readonly outbox: OutboxService,
    private readonly address: PublicAddress,
    private readonly accounts: AccountsService,
    private readonly origins: TrustedDevicesService,
    private readonly hasher: PasswordHasher,
    private readonly limits: RateLimitsService,
    private readonly audit: AuditService,
  ) {}

  /**
   * Mails a code and a link, if the e-mail has an account. For an unknown e-mail the same work is done and nothing sent, so that
   * answers do not reveal accounts.
   * @throws ApiException (429) when asked again within 30 s, or too often
   */
  async sendCode(email: string, origin: Origin): Promise<MessageDto> {
    const { address } = origin;
    const known = await this.origins.find(email, origin);
    await this.limits.take(CODE_ASKS, { address, known });
    await this.limits.takeForSuccess(CODE_SENDS, { email, address, known }, () =>
      this.dataSource.transaction(async (transaction) => {
        const { code, link: token } = await this.otp.issue(transaction, 'password_reset', email, LINK_SECONDS);
        const isKnown = await transaction.existsBy(User, { email, disabled_at: IsNull() });
        const link = `${this.address.url}/reset-password?token=${token}`;
        const recipient = isKnown ? email : NO_RECIPIENT;
        await this.outbox.queue(
          transaction,
          recipient,
          PASSWORD_RESET,
          { code, link },
          { usefulSeconds: CODE_SECONDS },
        );
      }),
    );
    return { message: 'If this email has an account, an OTP is on its way' };
  }

  /**
   * Sets a new password with a code.
   * @returns the mark for the browser's cookie
   * @throws ApiException (400) when the code is wrong, expired or used
   * @throws ApiException (429) after too many tries
   */
  async resetWithCode({ email, otp, newPassword }: ResetWithCodeDto, origin: Origin): Promise<string> {
    const { address } = origin;
    const known = await this.origins.find(email, origin);
    const code = await this.limits.takeForFailure(CODE_TRIES, { email, address, known }, () =>
      this.otp.match('password_reset', email, otp),
    );
    refuseOwnEmail('newPassword', newPassword, email);
    const passwordHash = await this.hasher.hash(newPassword, { address, email });
    return this.dataSource.transaction(async (transaction) => {
      const account = await this.accounts.lock(transaction, email);
      await this.otp.useCode(transaction, code);
      if (!account) throw new ApiException(INVALID_CODE);
      return this.setPassword(transaction, { ...account, email }, passwordHash, origin);
    });
  }

  /**
   * Sets a new password with a link.
   * @returns the mark for the browser's cookie
   * @throws ApiException (400) when the link is unknown, expired or used
   * @throws ApiException (429) after too many tries
   */
  async resetWithLink({ token, password }: ResetWithLinkDto, origin: Origin): Promise<string> {
    const { address } = origin;
    const email = await this.limits.takeForFailure(LINK_TRIES, { address }, () => this.otp.emailOfLink(token));
    refuseOwnEmail('password', password, email);
    const passwordHash = await this.hasher.hash(password, { address, email });
    return this.dataSource.transaction(async (transaction) => {
      const account = await this.accounts.lock(transaction, email);
      await this.otp.useLink(transaction, token);
      if (!account) throw new ApiException(INVALID_LINK);
      return this.setPassword(transaction, { ...account, email }, passwordHash, origin);
    });
  }

  /** @param account locked, so that its password cannot change in between */
  private async setPassword(
    transaction: EntityManager,
    account: SessionVersion & { email: string },
    passwordHash: string,
    origin: Origin,
  ): Promise<string> {
    const { email } = account;
    const user = await this.accounts.setPassword(transaction, account, passwordHash);
    if (!user) throw new Error('a locked account has changed');
    await this.otp.endPasswordCodes(transaction, email);
    await this.audit.record(
      transaction,
      { ...origin, userId: user.user_id, email, role: user.role },
      { action: 'password reset', recordKind: 'account', recordId: user.user_id, name: email },
    );
    await this.outbox.queue(transaction, email, PASSWORD_CHANGED, { email });
    return this.origins.renew(transaction, user, origin);
  }
}
