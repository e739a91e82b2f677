import { BadRequestException, Injectable } from '@nestjs/common';
import { REGISTRATION_CODE } from './registration.mails.js';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { type Origin } from '../platform/http/caller.js';
import { type MessageDto } from '../platform/http/message.dto.js';
import { NOBODY, Outbox } from '../platform/mail/outbox.service.js';
import { CODE_SECONDS, OtpService } from '../auth/codes/otp.service.js';
import { CODE_SENDS, CODE_TRIES, EMAIL_CHECKS } from '../platform/rate-limits/limits.js';
import { RateLimits } from '../platform/rate-limits/rate-limits.service.js';
import { Accounts } from '../auth/accounts/accounts.service.js';
import { People } from './people.service.js';
import {
  type EmailExistsDto,
  type EmployeeRegistrationDto,
  type SendRegistrationCodeDto,
} from './dto/registration.dto.js';
import { type EmailCodeDto } from '../auth/dto/recovery.dto.js';
import { refuseOwnEmail } from '../auth/password-field.js';
import { PasswordHasher } from '../auth/password-hasher.js';
import { Registration } from './registration.entity.js';
import { TERMS } from '../auth/terms/terms.js';

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;
const NOTHING_WAITS = 'No registration is waiting for this email. Please register again.';

/** Public registration: the form waits, with its password hashed, until the code of the mail comes back. */
@Injectable()
export class RegistrationService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly otp: OtpService,
    private readonly outbox: Outbox,
    private readonly accounts: Accounts,
    private readonly people: People,
    private readonly hasher: PasswordHasher,
    private readonly limits: RateLimits,
    private readonly audit: AuditService,
  ) {}

  /**
   * Whether an e-mail has an account. The screens need to know, so it is limited per address instead of kept secret.
   * @throws TooManyRequestsException when asked too often
   */
  async emailExists(email: string, { address }: Origin): Promise<EmailExistsDto> {
    await this.limits.take(EMAIL_CHECKS, { address });
    return { exists: await this.accounts.exists(email) };
  }

  /**
   * Keeps the form and mails a code. A form sent again replaces the one before.
   * @throws ConflictException when the e-mail has an account already
   * @throws TooManyRequestsException when asked again within 30 s, or too often
   */
  async sendCode({ email, role, userData }: SendRegistrationCodeDto, { address }: Origin): Promise<MessageDto> {
    await this.limits.take(EMAIL_CHECKS, { address });
    await this.accounts.refuseTaken(email);
    refuseOwnEmail('password', userData.password, email);
    const { password, confirmPassword: _, termsVersion, termsAcceptedAt, ...form } = userData;
    const terms_accepted_at = acceptanceOf(termsAcceptedAt, new Date());
    await this.limits.takeForSuccess(CODE_SENDS, { email, address }, async () => {
      const password_hash = await this.hasher.hash(password, { address, email }, () =>
        this.otp.refuseTooSoon('registration', email),
      );
      await this.dataSource.transaction(async (transaction) => {
        const code = await this.issueCode(transaction, email);
        const terms_version = termsVersion ?? TERMS[role].version;
        await transaction.upsert(
          Registration,
          { email, role, form: { ...form }, terms_version, terms_accepted_at, password_hash },
          ['email'],
        );
        await this.mailCode(transaction, email, nameIn(form), code);
      });
    });
    return { message: 'OTP sent to your email' };
  }

  /**
   * Mails another code for the form that waits; the one before stops working. Whether a form waits, nobody can tell: without one the
   * same is done, and nothing sent.
   * @throws TooManyRequestsException when asked again within 30 s, or too often
   */
  async resendCode(email: string, { address }: Origin): Promise<MessageDto> {
    await this.limits.takeForSuccess(CODE_SENDS, { email, address }, () =>
      this.dataSource.transaction(async (transaction) => {
        const waiting = await transaction.findOneBy(Registration, { email });
        const code = await this.issueCode(transaction, email);
        await this.mailCode(transaction, waiting ? email : NOBODY, nameIn(waiting?.form ?? {}), code);
      }),
    );
    return { message: 'OTP sent to your email' };
  }

  /**
   * Creates the account with its employee or company, in one transaction.
   * @throws BadRequestException when the code is wrong, expired or used
   * @throws ConflictException when the e-mail got an account meanwhile
   * @throws TooManyRequestsException after too many tries
   */
  async verifyCode({ email, otp }: EmailCodeDto, origin: Origin): Promise<MessageDto> {
    const code = await this.limits.takeForFailure(CODE_TRIES, { email, address: origin.address }, () =>
      this.otp.match('registration', email, otp).catch(async (refusal: unknown) => {
        // tells whether the e-mail has an account no more often than check-email does
        await this.limits.take(EMAIL_CHECKS, origin).catch(() => {
          throw refusal;
        });
        await this.accounts.refuseTaken(email);
        throw refusal;
      }),
    );
    await this.dataSource.transaction(async (transaction) => {
      await this.otp.useCode(transaction, code);
      const waiting = await transaction.findOne(Registration, {
        where: { email },
        select: {
          email: true,
          role: true,
          form: true,
          password_hash: true,
          terms_version: true,
          terms_accepted_at: true,
        },
      });
      if (!waiting) throw new BadRequestException(NOTHING_WAITS);
      const { role, form, password_hash, terms_version, terms_accepted_at } = waiting;
      const account = { email, role, terms_version, terms_accepted_at };
      const user = await this.accounts.create(transaction, account, password_hash);
      const { id, name } = await this.people.create(transaction, user, form);
      await transaction.delete(Registration, { email });
      await this.audit.record(
        transaction,
        { ...origin, userId: user.user_id, email, role },
        { action: 'registered', kind: role, recordId: id, name, after: { terms_version } },
      );
    });
    return { message: 'Registration successful' };
  }

  private async issueCode(transaction: EntityManager, email: string): Promise<string> {
    const { code } = await this.otp.issue(transaction, 'registration', email, CODE_SECONDS);
    return code;
  }

  private async mailCode(transaction: EntityManager, email: string, name: string, code: string): Promise<void> {
    await this.outbox.queue(transaction, email, REGISTRATION_CODE, { name, code }, CODE_SECONDS);
  }
}

/** When the terms were accepted: as the browser says, unless its clock cannot be right; then when the form arrived. */
function acceptanceOf(told: string | null | undefined, arrival: Date): Date {
  const moment = new Date(told ?? arrival);
  const age = arrival.getTime() - moment.getTime();
  return age >= 0 && age <= DAY_MILLISECONDS ? moment : arrival;
}

function nameIn(form: object): string {
  const { name, contactPersonName } = form as Partial<EmployeeRegistrationDto> & { contactPersonName?: string };
  return name ?? contactPersonName ?? '';
}
