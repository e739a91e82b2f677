import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { advisoryLock } from '../../platform/database/advisory-lock.js';
import { ApiException } from '../../platform/errors/problem.js';
import { forgiveGuesses } from '../accounts/forgiven-guesses.js';
import { type FactorGuess } from './factor-guess.entity.js';
import { TOO_MANY_GUESSES, TOTP_STOPPED } from './factors.problems.js';

const PER_TEN_MINUTES = 10;
const PER_DAY = 30;
/** Wrong codes of an app without a right one, after which it is stopped until there is a new password. */
const IN_A_ROW = 100;
const TEN_MINUTES = 600;

type Kind = FactorGuess['kind'];

interface Guesses {
  recent: number;
  of_day: number;
  in_a_row: number;
}

const COUNTED = `select count(*) filter (where guessed_at > now() - interval '10 minutes')::int as recent,
  count(*) filter (where guessed_at > now() - interval '1 day')::int as of_day, count(*) filter (where since_right)::int as in_a_row
  from factor_guesses where user_id = $1 and kind = $2`;

/** Limits what is guessed of an account, all addresses together; `RATE_LIMITS` lifts none of it (docs/rules.md#second-factor). */
@Injectable()
export class FactorGuesses {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /**
   * Counts a try before it is judged.
   * @returns the try, which `wasRight` takes back
   * @throws ApiException (429) when too many were wrong
   */
  async take(userId: number, kind: Kind): Promise<number> {
    return this.dataSource.transaction(async (transaction) => {
      // tries at the same moment do not see each other
      await advisoryLock(transaction, `factor guesses ${userId}`);
      const [counted] = await transaction.query<[Guesses]>(COUNTED, [userId, kind]);
      if (kind === 'totp' && counted.in_a_row >= IN_A_ROW) throw new ApiException(TOTP_STOPPED);
      if (counted.recent >= PER_TEN_MINUTES || counted.of_day >= PER_DAY) {
        throw new ApiException(TOO_MANY_GUESSES, { retryAfter: TEN_MINUTES });
      }
      const [guess] = await transaction.query<[{ guess_id: number }]>(
        'insert into factor_guesses (user_id, kind) values ($1, $2) returning guess_id',
        [userId, kind],
      );
      return guess.guess_id;
    });
  }

  /** Takes a try back, and begins to count those in a row anew; the limits of minutes and day stay. */
  async wasRight(transaction: EntityManager, userId: number, guess: number): Promise<void> {
    await transaction.query('delete from factor_guesses where guess_id = $1', [guess]);
    await forgiveGuesses(transaction, userId);
  }

  /** How many wrong ones there were since the last right one, of all kinds. */
  async wrongInARow(userId: number): Promise<number> {
    const [row] = await this.dataSource.query<[{ wrong: number }]>(
      'select count(*)::int as wrong from factor_guesses where user_id = $1 and since_right',
      [userId],
    );
    return row.wrong;
  }
}
