import { type EntityManager } from 'typeorm';
import { type ProofKind } from '../factors/proof-kinds.js';

/** Counts wrong codes in a row anew. An app that was stopped goes on only by a right code of the app, or with a new password. */
export async function forgiveGuesses(
  transaction: EntityManager,
  userId: number,
  by: 'password' | ProofKind,
): Promise<void> {
  await transaction.query(
    `update factor_guesses set since_right = false where user_id = $1 and since_right and (kind <> 'totp' or $2::boolean)`,
    [userId, by === 'totp' || by === 'password'],
  );
}
