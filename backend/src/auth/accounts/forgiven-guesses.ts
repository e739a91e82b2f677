import { type EntityManager } from 'typeorm';

/** After a right code, or with a new password: wrong codes in a row are counted anew, and an app that was stopped goes on. */
export async function forgiveGuesses(transaction: EntityManager, userId: number): Promise<void> {
  await transaction.query('update factor_guesses set since_right = false where user_id = $1 and since_right', [userId]);
}
