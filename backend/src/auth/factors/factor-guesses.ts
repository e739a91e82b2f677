import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { advisoryLock } from '../../platform/database/advisory-lock.js';
import { ApiException } from '../../platform/errors/problem.js';
import { forgiveGuesses } from '../accounts/forgiven-guesses.js';
import { TOO_MANY_GUESSES, TOTP_STOPPED } from './factors.problems.js';
import { type ProofKind } from './proof-kinds.js';

const PER_TEN_MINUTES = 10;
const PER_DAY = 30;
/** Wrong codes of an app without a right one, after which it is stopped until there is a new password. */
const IN_A_ROW = 100;

/** A try that is being judged. */
export interface FactorTry {
  guess_id: number;
  /** How many wrong ones, of all kinds, came before it since anything was right. */
  wrong_before: number;
}

interface Guesses {
  /** Until another one may be tried; null where it may now. */
  wait_seconds: number | null;
  in_a_row: number;
  wrong_before: number;
}

const LAST_RIGHT = `(select max(at) from (select last_used_at as at from second_factors where user_id = $1
  union all select used_at from recovery_codes where user_id = $1) used)`;

/** When the oldest of as many as are allowed is old enough. */
const over = (
  allowed: number,
  within: string,
): string => `(select guessed_at + interval '${within}' - now() from factor_guesses
    where user_id = $1 and kind = $2 and guessed_at > now() - interval '${within}' order by guessed_at desc offset ${allowed - 1} limit 1)`;

const COUNTED = `select extract(epoch from greatest(${over(PER_TEN_MINUTES, '10 minutes')}, ${over(PER_DAY, '1 day')}))::float8 as wait_seconds,
  count(*) filter (where kind = $2 and since_right)::int as in_a_row,
  count(*) filter (where since_right and guessed_at > coalesce(${LAST_RIGHT}, '-infinity'))::int as wrong_before
  from factor_guesses where user_id = $1`;

/** Limits what is guessed of an account, all addresses together; `RATE_LIMITS` lifts none of it (docs/rules.md#second-factor). */
@Injectable()
export class FactorGuesses {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /**
   * Counts a try before it is judged. Passkeys cannot be guessed, so any number is judged.
   * @returns the try, which `wasRight` takes back
   * @throws ApiException (429) when too many were wrong
   */
  async take(userId: number, kind: ProofKind): Promise<FactorTry> {
    return this.dataSource.transaction(async (transaction) => {
      // tries at the same moment do not see each other
      await oneAfterTheOther(transaction, userId);
      const [counted] = await transaction.query<[Guesses]>(COUNTED, [userId, kind]);
      if (kind === 'totp' && counted.in_a_row >= IN_A_ROW) throw new ApiException(TOTP_STOPPED);
      if (kind !== 'passkey' && counted.wait_seconds) {
        throw new ApiException(TOO_MANY_GUESSES, { retryAfter: counted.wait_seconds });
      }
      const [guess] = await transaction.query<[{ guess_id: number }]>(
        'insert into factor_guesses (user_id, kind) values ($1, $2) returning guess_id',
        [userId, kind],
      );
      return { ...guess, wrong_before: counted.wrong_before };
    });
  }

  /** Takes a try back, and begins to count those in a row anew; the limits of minutes and day stay. */
  async wasRight(transaction: EntityManager, userId: number, kind: ProofKind, { guess_id }: FactorTry): Promise<void> {
    // each changes the rows of all others
    await oneAfterTheOther(transaction, userId);
    await transaction.query('delete from factor_guesses where guess_id = $1', [guess_id]);
    await forgiveGuesses(transaction, userId, kind === 'totp');
  }
}

const oneAfterTheOther = (transaction: EntityManager, userId: number): Promise<void> =>
  advisoryLock(transaction, `factor guesses ${userId}`);
