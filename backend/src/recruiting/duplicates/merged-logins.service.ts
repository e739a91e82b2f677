import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { User } from '../../auth/accounts/user.entity.js';
import { LoginEmailService } from '../../auth/login-email.service.js';
import { ApiException } from '../../platform/errors/problem.js';
import { type Caller } from '../../platform/http/caller.js';
import { UNDO_EMAIL_TAKEN } from './merge.problems.js';

/** The two accounts as they were, and which e-mail the winner got. */
export interface MergedAccounts {
  winnerUserId: number;
  loserUserId: number;
  winnerEmail: string;
  loserEmail: string;
  /** ISO 8601; null when the loser could log in. */
  loserDisabledAt: string | null;
  takesEmail: boolean;
}

interface Ending {
  mergeId: number;
  winner: { userId: number; name: string; email: unknown };
  loser: { userId: number; email: unknown };
  field: 'email' | 'contact_email';
  /** The winner gets the loser's e-mail: its login too, where each has the e-mail of its record. */
  takesEmail: boolean;
}

/** The accounts of two merged records. The loser's stays disabled while the merge can be undone, so that its e-mail stays taken. */
@Injectable()
export class MergedLoginsService {
  constructor(private readonly loginEmail: LoginEmailService) {}

  /** Ends the loser's login and sessions. When the winner takes the loser's e-mail, the two change places. */
  async end(
    transaction: EntityManager,
    caller: Caller,
    { mergeId, winner, loser, field, takesEmail: isChosen }: Ending,
  ): Promise<MergedAccounts> {
    const users = await locked(transaction, [winner.userId, loser.userId]);
    const [ofWinner, ofLoser] = [users.get(winner.userId), users.get(loser.userId)];
    if (!ofWinner || !ofLoser) throw new Error('a record has an account');
    await transaction.query(
      `update users set disabled_at = coalesce(disabled_at, now()), session_version = session_version + 1 where user_id = $1`,
      [loser.userId],
    );
    const takesEmail = isChosen && ofWinner.email === winner.email && ofLoser.email === loser.email;
    if (takesEmail) {
      await setEmail(transaction, loser.userId, placeholder(mergeId));
      await this.loginEmail.change(transaction, caller, {
        userId: winner.userId,
        name: winner.name,
        email: ofLoser.email,
        field,
      });
      await setEmail(transaction, loser.userId, ofWinner.email);
    }
    return {
      winnerUserId: winner.userId,
      loserUserId: loser.userId,
      winnerEmail: ofWinner.email,
      loserEmail: ofLoser.email,
      loserDisabledAt: ofLoser.disabled_at?.toISOString() ?? null,
      takesEmail,
    };
  }

  /**
   * Lets the loser log in again. Its sessions stay ended.
   * @returns the e-mail that the winner had and the one that it got back, if it did
   * @throws ApiException (409) when another account has the loser's e-mail by now
   */
  async giveBack(
    transaction: EntityManager,
    caller: Caller,
    accounts: MergedAccounts,
    { mergeId, name, field }: { mergeId: number; name: string; field: Ending['field'] },
  ): Promise<{ from: string; to: string } | undefined> {
    const { winnerUserId, loserUserId, winnerEmail, loserEmail, takesEmail } = accounts;
    const users = await locked(transaction, [winnerUserId, loserUserId]);
    const isBack = takesEmail && users.get(winnerUserId)?.email === loserEmail;
    if (takesEmail) {
      await setEmail(transaction, loserUserId, placeholder(mergeId));
      if (isBack) {
        await this.loginEmail.change(transaction, caller, { userId: winnerUserId, name, email: winnerEmail, field });
      }
      if (await transaction.existsBy(User, { email: loserEmail })) {
        throw new ApiException(UNDO_EMAIL_TAKEN, { values: { email: loserEmail } });
      }
      await setEmail(transaction, loserUserId, loserEmail);
    }
    await transaction.query('update users set disabled_at = $2 where user_id = $1', [
      loserUserId,
      accounts.loserDisabledAt,
    ]);
    return isBack ? { from: loserEmail, to: winnerEmail } : undefined;
  }
}

/** Of a domain that never is: the unique e-mails change places over it. */
const placeholder = (mergeId: number): string => `merge-${mergeId}@merged.invalid`;

async function setEmail(transaction: EntityManager, user_id: number, email: string): Promise<void> {
  await transaction.update(User, { user_id }, { email });
}

async function locked(transaction: EntityManager, userIds: number[]): Promise<Map<number, User>> {
  const users = await transaction
    .createQueryBuilder(User, 'u')
    .where('u.user_id = any(:userIds)', { userIds })
    .orderBy('u.user_id')
    .setLock('pessimistic_write')
    .getMany();
  return new Map(users.map((user) => [user.user_id, user]));
}
