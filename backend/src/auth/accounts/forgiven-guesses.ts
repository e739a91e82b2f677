import { type EntityManager } from 'typeorm';

/**
 * Counts wrong second steps in a row anew.
 * @param ofApp whether an app that was stopped goes on: after a right code of it, or with a new password
 */
export async function forgiveGuesses(transaction: EntityManager, userId: number, ofApp: boolean): Promise<void> {
  await transaction.query(
    `update factor_guesses set since_right = false where user_id = $1 and since_right and (kind <> 'totp' or $2::boolean)`,
    [userId, ofApp],
  );
}
