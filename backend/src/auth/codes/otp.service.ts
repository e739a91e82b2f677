import { randomInt, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In, IsNull, LessThan, Not, Raw } from 'typeorm';
import { Secrets } from '../../platform/config/secrets.js';
import { ApiException } from '../../platform/errors/problem.js';
import { linkTokenHash, newLinkToken } from '../../platform/link-token.js';
import { INVALID_CODE, INVALID_LINK, TOO_SOON } from './codes.problems.js';
import { type CodePurpose, OneTimeCode } from './one-time-code.entity.js';

/** Lifetime of a code in seconds (docs/rules.md#reset-code). */
export const CODE_SECONDS = 600;
/** Wait before another code may be sent, in seconds (docs/rules.md#registration-code). */
export const RESEND_SECONDS = 30;
const MAX_TRIES = 5;
/** By the database's clock, which all processes share. */
const STILL_TO_COME = Raw((moment) => `${moment} > now()`);

export interface CodeOptions {
  /** Minimum wait since the last code of the purpose and e-mail; 30 by default. */
  waitSeconds?: number;
  /** The form that a code of a registration confirms. */
  registrationId?: number | null | undefined;
}

/** A code that matched; it is used up in the transaction of what it allows. */
export interface MatchedCode {
  code_id: number;
  code_hash: string;
}

/** The plain text of a code and link: stored nowhere, sent by mail. */
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

  /** @throws ApiException (429) when `issue` would refuse this purpose and e-mail, because the wait is not over */
  async refuseTooSoon(purpose: CodePurpose, email: string): Promise<void> {
    const seconds = await this.secondsToWait(this.dataSource.manager, purpose, email, RESEND_SECONDS);
    if (seconds > 0) throw tooSoon(seconds);
  }

  /**
   * Issues a code and a link token for a purpose and e-mail; the former ones stop working. Codes of a registration belong to one form
   * each, and share one wait for all forms of an e-mail: the caller holds the e-mail (`RegistrationForms.lockEmail`).
   * @param linkSeconds how long the link works; the code works for 600 s
   * @throws ApiException (429) when the wait is not over
   */
  async issue(
    transaction: EntityManager,
    purpose: CodePurpose,
    email: string,
    linkSeconds: number,
    { waitSeconds = RESEND_SECONDS, registrationId = null }: CodeOptions = {},
  ): Promise<IssuedCode> {
    const code = String(randomInt(0, 1_000_000)).padStart(6, '0');
    const { token: link, hash: linkHash } = newLinkToken();
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
        linkHash,
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
   * Compares a code with the issued one. Each call uses up one of five tries first.
   * @throws ApiException (400) when it is wrong, expired, used, or was never issued: always the same sentence
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
    if (!issued || !timingSafeEqual(Buffer.from(issued.code_hash), given)) throw new ApiException(INVALID_CODE);
    return issued;
  }

  /**
   * Uses up a matched code and its link. Of parallel attempts one succeeds.
   * @throws ApiException (400) when a parallel attempt was first
   */
  async useCode(transaction: EntityManager, { code_id, code_hash }: MatchedCode): Promise<void> {
    const { affected } = await transaction.delete(OneTimeCode, { code_id, code_hash });
    if (!affected) throw new ApiException(INVALID_CODE);
  }

  /**
   * The e-mail of a link token, which stays usable.
   * @throws ApiException (400) when it is unknown, expired or used
   */
  async emailOfLink(token: string): Promise<string> {
    const [sent] = await this.dataSource.query<{ email: string }[]>(
      'select email from one_time_codes where link_hash = $1 and link_expires_at > now()',
      [linkTokenHash(token)],
    );
    if (!sent) throw new ApiException(INVALID_LINK);
    return sent.email;
  }

  /**
   * Uses up a link token and its code. Of parallel attempts one succeeds.
   * @throws ApiException (400) when it is unknown, expired or used
   */
  async useLink(transaction: EntityManager, token: string): Promise<void> {
    const { affected } = await transaction.delete(OneTimeCode, {
      link_hash: linkTokenHash(token),
      link_expires_at: STILL_TO_COME,
    });
    if (!affected) throw new ApiException(INVALID_LINK);
  }

  /** Ends every code and link that could set this account's password. */
  async endPasswordCodes(transaction: EntityManager, email: string): Promise<void> {
    await transaction.delete(OneTimeCode, { email, purpose: In(['password_reset', 'set_password']) });
  }

  /** Ends the link of an invitation, once a password was chosen. Codes of a password reset stay. */
  async endInvitation(transaction: EntityManager, email: string): Promise<void> {
    await transaction.delete(OneTimeCode, { email, purpose: 'set_password' });
  }

  /** @returns 0 or less when there is nothing to wait for */
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

function tooSoon(secondsToWait: number): Error {
  const seconds = Math.max(1, secondsToWait);
  return new ApiException(TOO_SOON, { values: { seconds }, retryAfter: seconds });
}
