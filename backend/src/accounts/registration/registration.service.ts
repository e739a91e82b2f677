import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { AccountsService } from '../../auth/accounts/accounts.service.js';
import { AuditService } from '../../auth/audit/audit.service.js';
import { CODE_ASKS, CODE_SENDS, CODE_TRIES } from '../../auth/auth.limits.js';
import { CODE_SECONDS, OtpService } from '../../auth/codes/otp.service.js';
import { refuseOwnEmail } from '../../auth/password-field.js';
import { PasswordHasher } from '../../auth/password-hasher.js';
import { TERMS_VERSIONS } from '../../auth/terms/terms.js';
import { TermsAnswersService } from '../../auth/terms/terms-answers.service.js';
import { ConsentRegisterService } from '../../employees/consent/consent-register.service.js';
import { DAY_MILLISECONDS } from '../../platform/durations.js';
import { ApiException } from '../../platform/errors/problem.js';
import { type Origin } from '../../platform/http/caller.js';
import { type MessageDto } from '../../platform/http/message.dto.js';
import { NO_RECIPIENT, OutboxService } from '../../platform/mail/outbox.service.js';
import { RateLimitsService } from '../../platform/rate-limits/rate-limits.service.js';
import {
  CompanyRegistrationDto,
  type EmailExistsDto,
  type RegistrationCodeDto,
  type RegistrationSentDto,
  type ResendRegistrationCodeDto,
  type SendRegistrationCodeDto,
} from './dto/registration.dto.js';
import { type PersonForm, PersonRecordsService } from './person-records.service.js';
import { EMAIL_CHECKS } from './registration.limits.js';
import { REGISTRATION_CODE, type RegistrationCode } from './registration.mails.js';
import { NO_PENDING_REGISTRATION } from './registration.problems.js';
import { RegistrationForms } from './registration-forms.js';

const CODE_SENT = 'OTP sent to your email';

/** Public registration: the form waits, with its password hashed, until its code is entered. */
@Injectable()
export class RegistrationService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly forms: RegistrationForms,
    private readonly otp: OtpService,
    private readonly outbox: OutboxService,
    private readonly accounts: AccountsService,
    private readonly people: PersonRecordsService,
    private readonly hasher: PasswordHasher,
    private readonly limits: RateLimitsService,
    private readonly audit: AuditService,
    private readonly terms: TermsAnswersService,
    private readonly consents: ConsentRegisterService,
  ) {}

  /**
   * Whether an e-mail has an account. The screens need to know, so it is rate-limited per address instead of kept secret.
   * @throws ApiException (429) when asked too often
   */
  async emailExists(email: string, { address }: Origin): Promise<EmailExistsDto> {
    await this.limits.take(EMAIL_CHECKS, { address });
    return { exists: await this.accounts.exists(email) };
  }

  /**
   * Stores the form and mails a code. A form that the same browser sends again replaces the former one.
   * @returns the key of the form, for the browser that sent it
   * @throws ApiException (409) when the e-mail has an account already
   * @throws ApiException (429) when asked again within 30 s, or too often
   */
  async sendCode(
    { email, userData, formKey: known, language: requested }: SendRegistrationCodeDto,
    { address }: Origin,
  ): Promise<RegistrationSentDto> {
    await this.limits.take(EMAIL_CHECKS, { address });
    await this.accounts.refuseTaken(email);
    refuseOwnEmail('password', userData.password, email);
    const { password, termsVersion, termsAcceptedAt } = userData;
    const person = personIn(userData);
    const language = requested ?? null;
    const terms_accepted_at = acceptanceOf(termsAcceptedAt, new Date());
    await this.limits.take(CODE_ASKS, { address });
    const formKey = await this.limits.takeForSuccess(CODE_SENDS, { email, address }, async () => {
      const password_hash = await this.hasher.hash(password, { address, email }, () =>
        this.otp.refuseTooSoon('registration', email),
      );
      const terms_version = termsVersion ?? TERMS_VERSIONS[person.role];
      const content = { email, ...person, terms_version, terms_accepted_at, language, password_hash };
      return this.dataSource.transaction(async (transaction) => {
        await this.forms.lockEmail(transaction, email);
        const saved = await this.forms.save(transaction, content, known ?? undefined);
        const code = await this.issueCode(transaction, email, saved.registrationId);
        await this.mailCode(transaction, email, { name: nameIn(person), code, language });
        return saved.formKey;
      });
    });
    return { message: CODE_SENT, formKey };
  }

  /**
   * Mails another code for a waiting form; the former code stops working. Without a waiting form the same work is done and nothing
   * sent, so that answers do not reveal forms.
   * @throws ApiException (429) when asked again within 30 s, or too often
   */
  async resendCode({ email, formKey }: ResendRegistrationCodeDto, { address }: Origin): Promise<MessageDto> {
    await this.limits.take(CODE_ASKS, { address });
    await this.limits.takeForSuccess(CODE_SENDS, { email, address }, () =>
      this.dataSource.transaction(async (transaction) => {
        await this.forms.lockEmail(transaction, email);
        await this.forms.lock(transaction, email);
        const registrationId = await this.forms.find(email, formKey ?? undefined, transaction);
        const waiting = await this.forms.read(transaction, registrationId);
        const code = await this.issueCode(transaction, email, registrationId);
        const mail = { name: waiting ? nameIn(waiting) : '', code, language: waiting?.language ?? null };
        await this.mailCode(transaction, waiting ? email : NO_RECIPIENT, mail);
      }),
    );
    return { message: CODE_SENT };
  }

  /**
   * Creates the account with its employee or company, in one transaction. The terms count as accepted where the code is entered.
   * @throws ApiException (400) when the code is wrong, expired or used
   * @throws ApiException (409) when the e-mail got an account after the form was sent
   * @throws ApiException (429) after too many tries
   */
  async verifyCode({ email, otp, formKey }: RegistrationCodeDto, origin: Origin): Promise<MessageDto> {
    const registrationId = await this.forms.find(email, formKey ?? undefined);
    // each form has tries of its own, which other people cannot use up
    const known = formKey && registrationId ? ({ kind: 'form', hash: String(registrationId) } as const) : undefined;
    const code = await this.limits.takeForFailure(CODE_TRIES, { email, address: origin.address, known }, () =>
      this.otp.match('registration', email, otp, registrationId).catch(async (refusal: unknown) => {
        // reveals whether the e-mail has an account, so it shares the limit of check-email
        await this.limits.take(EMAIL_CHECKS, origin).catch(() => {
          throw refusal;
        });
        await this.accounts.refuseTaken(email);
        throw refusal;
      }),
    );
    await this.dataSource.transaction(async (transaction) => {
      const waiting = await this.forms.read(transaction, registrationId);
      if (!waiting) throw new ApiException(NO_PENDING_REGISTRATION);
      const { role, password_hash, terms_version, terms_accepted_at, language } = waiting;
      const account = { email, role, terms_version, terms_accepted_at, language };
      const user = await this.accounts.create(transaction, account, password_hash);
      await this.terms.save(transaction, user, {
        role,
        version: terms_version,
        answer: 'yes',
        how: 'registration',
        shownIn: language,
        answered_at: terms_accepted_at,
        address: origin.address,
        userAgent: origin.userAgent,
      });
      await this.forms.lock(transaction, email);
      await this.otp.useCode(transaction, code);
      await this.forms.remove(transaction, email);
      const { id, name } = await this.people.create(transaction, user, waiting, 'registered');
      if (role === 'employee') await this.consents.saveAtRegistration(transaction, origin, id, language ?? 'en');
      await this.audit.record(
        transaction,
        { ...origin, userId: user.user_id, email, role },
        { action: 'registered', recordKind: role, recordId: id, name, after: { terms_version } },
      );
    });
    return { message: 'Registration successful' };
  }

  private async issueCode(transaction: EntityManager, email: string, registrationId?: number): Promise<string> {
    const { code } = await this.otp.issue(transaction, 'registration', email, CODE_SECONDS, { registrationId });
    return code;
  }

  private async mailCode(transaction: EntityManager, email: string, content: RegistrationCode): Promise<void> {
    await this.outbox.queue(transaction, email, REGISTRATION_CODE, content, { usefulSeconds: CODE_SECONDS });
  }
}

/** When the terms were accepted: by the browser's clock, unless that cannot be right; then when the form arrived. */
function acceptanceOf(claimed: string | null | undefined, arrival: Date): Date {
  const moment = new Date(claimed ?? arrival);
  const age = arrival.getTime() - moment.getTime();
  return age >= 0 && age <= DAY_MILLISECONDS ? moment : arrival;
}

function personIn(userData: SendRegistrationCodeDto['userData']): PersonForm {
  return userData instanceof CompanyRegistrationDto
    ? { role: 'company', form: profileIn(userData) }
    : { role: 'employee', form: profileIn(userData) };
}

function profileIn<T extends SendRegistrationCodeDto['userData']>({
  password: _password,
  confirmPassword: _confirmed,
  termsVersion: _terms,
  termsAcceptedAt: _accepted,
  ...profile
}: T): Omit<T, 'password' | 'confirmPassword' | 'termsVersion' | 'termsAcceptedAt'> {
  return profile;
}

function nameIn({ role, form }: PersonForm): string {
  return role === 'company' ? form.contactPersonName : form.name;
}
