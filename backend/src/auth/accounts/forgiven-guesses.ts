import { type EntityManager } from 'typeorm';

/** Forgets wrong second steps, of minutes and day, too: with a new password, who guessed does not get as far any more. */
export async function forgetGuesses(transaction: EntityManager, userId: number): Promise<void> {
  await transaction.query('delete from factor_guesses where user_id = $1', [userId]);
}

/**
 * Counts wrong second steps in a row anew.
 * @param ofApp whether an app goes on that was guessed at: after a right code of it
 */
export async function forgiveGuesses(transaction: EntityManager, userId: number, ofApp: boolean): Promise<void> {
  await transaction.query(
    `update factor_guesses set since_right = false where user_id = $1 and since_right and (kind <> 'totp' or $2::boolean)`,
    [userId, ofApp],
  );
}
