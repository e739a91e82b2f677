import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { BadRequestException, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, In, IsNull, LessThan, Not, Raw, type EntityManager } from 'typeorm';
import { TooManyRequestsException } from '../../platform/errors/too-many-requests.exception.js';
import { Secrets } from '../../platform/config/secrets.js';
import { OneTimeCode, type CodePurpose } from './one-time-code.entity.js';

/** Lifetime of a code in seconds (docs/rules.md#reset-code). */
export const CODE_SECONDS = 600;
/** Wait before another code may be sent, in seconds (docs/rules.md#registration-code). */
export const RESEND_SECONDS = 30;
const MAX_TRIES = 5;
/** By the clock of the database, which all processes share. */
const STILL_TO_COME = Raw((moment) => `${moment} > now()`);
export const INVALID_CODE = 'Invalid or expired OTP. Please check the code or request a new one.';
export const INVALID_LINK = 'This link is invalid or has expired. Please request a new one.';

/** How a code is issued. */
export interface CodeOptions {
  /** No sooner than this after the last one of the purpose and e-mail; 30 when left out. */
  waitSeconds?: number;
  /** The form that a code of a registration is for. */
  registrationId?: number | null | undefined;
}

/** A code that was right, to be used up in the transaction of what it allows. */
export interface MatchedCode {
  code_id: number;
  code_hash: string;
}

/** What was issued, readable only here and in the mail. */
export interface IssuedCode {
  code: string;
  link: string;
}

/** One-time codes and link tokens: stored hashed, single use, short-lived, few tries (docs/rules.md#code-tries). */
@Injectable()
export class OtpService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly secrets: Secrets,
  ) {}

  /**
   * @throws TooManyRequestsException when `issue` would refuse this purpose and e-mail, because the wait is not over
   */
  async refuseTooSoon(purpose: CodePurpose, email: string, waitSeconds = RESEND_SECONDS): Promise<void> {
    const seconds = await this.secondsToWait(this.dataSource.manager, purpose, email, waitSeconds);
    if (seconds > 0) throw tooSoon(seconds);
  }

  /**
   * Issues a code and a link token for this purpose and e-mail; the ones before stop working. Codes of a registration are for one form
   * each; for all forms of an e-mail together there is one wait, and the caller sees to it that nobody else issues one meanwhile.
   * @param linkSeconds how long the link works; the code works for 600 s
   * @throws TooManyRequestsException when the wait is not over
   */
  async issue(
    transaction: EntityManager,
    purpose: CodePurpose,
    email: string,
    linkSeconds: number,
    { waitSeconds = RESEND_SECONDS, registrationId = null }: CodeOptions = {},
  ): Promise<IssuedCode> {
    const code = String(randomInt(0, 1_000_000)).padStart(6, '0');
    const link = randomBytes(32).toString('base64url');
    const stored = await transaction.query<unknown[]>(
      `insert into one_time_codes as o (purpose, email, code_hash, link_hash, code_expires_at, link_expires_at, registration_id)
       select $1::varchar, $2::varchar, $3::varchar, $4::varchar, now() + $5 * interval '1 second', now() + $6 * interval '1 second', $8::int
       where not exists (select from one_time_codes other where other.purpose = $1 and other.email = $2
         and other.registration_id is distinct from $8 and other.sent_at > now() - $7 * interval '1 second')
       on conflict on constraint uq_one_time_codes_purpose_email do update
         set code_hash = excluded.code_hash, link_hash = excluded.link_hash, tries = 0, sent_at = now(),
             code_expires_at = excluded.code_expires_at, link_expires_at = excluded.link_expires_at
         where o.sent_at <= now() - $7 * interval '1 second'
       returning code_id`,
      [
        purpose,
        email,
        this.codeHash(purpose, email, code),
        linkHash(link),
        CODE_SECONDS,
        linkSeconds,
        waitSeconds,
        registrationId,
      ],
    );
    if (!stored.length) throw tooSoon(await this.secondsToWait(transaction, purpose, email, waitSeconds));
    return { code, link };
  }

  /**
   * Compares a code with the issued one. Each call uses up one of five tries before it compares.
   * @throws BadRequestException when it is wrong, expired, used up, or was never issued: always the same sentence
   */
  async match(
    purpose: CodePurpose,
    email: string,
    code: string,
    registrationId: number | null = null,
  ): Promise<MatchedCode> {
    const result = await this.dataSource
      .createQueryBuilder()
      .update(OneTimeCode)
      .set({ tries: () => 'tries + 1' })
      .where({
        purpose,
        email,
        registration_id: registrationId ?? IsNull(),
        tries: LessThan(MAX_TRIES),
        code_hash: Not(IsNull()),
        code_expires_at: STILL_TO_COME,
      })
      .returning(['code_id', 'code_hash'])
      .execute();
    const [issued] = result.raw as MatchedCode[];
    const given = Buffer.from(this.codeHash(purpose, email, code));
    if (!issued || !timingSafeEqual(Buffer.from(issued.code_hash), given)) throw new BadRequestException(INVALID_CODE);
    return issued;
  }

  /**
   * Uses a matched code up, with its link. Of parallel attempts exactly one succeeds.
   * @throws BadRequestException when somebody was first
   */
  async useCode(transaction: EntityManager, { code_id, code_hash }: MatchedCode): Promise<void> {
    const { affected } = await transaction.delete(OneTimeCode, { code_id, code_hash });
    if (!affected) throw new BadRequestException(INVALID_CODE);
  }

  /**
   * The e-mail that a link token was sent to, without using it up.
   * @throws BadRequestException when it is unknown, expired or used
   */
  async emailOfLink(token: string): Promise<string> {
    const [sent] = await this.dataSource.query<{ email: string }[]>(
      'select email from one_time_codes where link_hash = $1 and link_expires_at > now()',
      [linkHash(token)],
    );
    if (!sent) throw new BadRequestException(INVALID_LINK);
    return sent.email;
  }

  /**
   * Uses a link token up, with its code. Of parallel attempts exactly one succeeds.
   * @throws BadRequestException when it is unknown, expired or used
   */
  async useLink(transaction: EntityManager, token: string): Promise<void> {
    const { affected } = await transaction.delete(OneTimeCode, {
      link_hash: linkHash(token),
      link_expires_at: STILL_TO_COME,
    });
    if (!affected) throw new BadRequestException(INVALID_LINK);
  }

  /** Ends every code and link that could set this account's password. */
  async endPasswordCodes(transaction: EntityManager, email: string): Promise<void> {
    await transaction.delete(OneTimeCode, { email, purpose: In(['password_reset', 'set_password']) });
  }

  /** Ends the link of an invitation: somebody has chosen a password. What was asked for by mail since stays. */
  async endInvitation(transaction: EntityManager, email: string): Promise<void> {
    await transaction.delete(OneTimeCode, { email, purpose: 'set_password' });
  }

  /** @returns nothing to wait for: 0 or less */
  private async secondsToWait(
    manager: EntityManager,
    purpose: CodePurpose,
    email: string,
    wait: number,
  ): Promise<number> {
    const [last] = await manager.query<{ seconds: number }[]>(
      `select ceil(extract(epoch from max(sent_at) + $3 * interval '1 second' - now()))::int as seconds
       from one_time_codes where purpose = $1 and email = $2`,
      [purpose, email, wait],
    );
    return last?.seconds ?? 0;
  }

  private codeHash(purpose: CodePurpose, email: string, code: string): string {
    return this.secrets.keyedHash('one-time-codes', `${purpose}\n${email}\n${code}`);
  }
}

function tooSoon(secondsToWait: number): TooManyRequestsException {
  const seconds = Math.max(1, secondsToWait);
  return new TooManyRequestsException(`Please wait ${seconds} seconds before requesting a new OTP`, seconds);
}

function linkHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
