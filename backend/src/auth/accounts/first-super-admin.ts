import { type DataSource } from 'typeorm';
import { hash } from '@node-rs/argon2';
import { isKnownDefault } from '../known-passwords.js';
import { isGuessable } from '../password-field.js';
import { PASSWORD_STRENGTH } from '../password-strength.js';
import { AdvisoryLock, numberedLock } from '../../platform/database/advisory-lock.js';
import { StartError } from '../../platform/start-error.js';
import { User } from './user.entity.js';

/** @throws StartError for a well-known password, or one that contains the own e-mail */
export function refuseKnownPassword({ email, password }: { email: string; password: string }): void {
  if (isKnownDefault(password, email) || isGuessable(password)) {
    throw new StartError(
      'SUPER_ADMIN_PASSWORD is one that is guessed first: choose another one, for instance with openssl rand -base64 18.',
    );
  }
}

/**
 * Creates the super admin of `SUPER_ADMIN_EMAIL` if there is none.
 * @returns true when it did
 */
export async function createFirstSuperAdmin(
  dataSource: DataSource,
  account: { email: string; password: string },
): Promise<boolean> {
  if (await dataSource.manager.existsBy(User, { role: 'super_admin' })) return false;
  const password_hash = await hash(account.password, PASSWORD_STRENGTH);
  return dataSource.transaction(async (transaction) => {
    // of several processes that start at once, one creates the account
    await numberedLock(transaction, AdvisoryLock.FirstSuperAdmin);
    if (await transaction.existsBy(User, { role: 'super_admin' })) return false;
    await transaction.insert(User, {
      email: account.email,
      password_hash,
      role: 'super_admin',
      full_name: 'Super Admin',
    });
    return true;
  });
}
