import { hash } from '@node-rs/argon2';
import { type DataSource } from 'typeorm';
import { AdvisoryLock, numberedLock } from '../../platform/database/advisory-lock.js';
import { StartError } from '../../platform/start-error.js';
import { isGuessedPassword } from '../password-field.js';
import { PASSWORD_STRENGTH } from '../password-strength.js';
import { User } from './user.entity.js';

/** Words of default passwords and placeholders. What remains of a password without them is what has to be guessed. */
const KNOWN_WORDS =
  /super|admin(istrator)?|root|user|pass(word|wd)?|secret|change.?(me|it|this)|default|welcome|letmein|qwerty|asdf|test|demo|example|sample|placeholder|agency|niyukt|placement|recruitment|staffing|your|india/g;
const MIN_LEFT = 4;
const MIN_DISTINCT = 6;

/** True for a password with few different characters, or few different letters besides well-known words and the own e-mail's name. */
function isKnownDefault(password: string, email = ''): boolean {
  const [local = ''] = email.toLowerCase().split('@');
  const typed = password.toLowerCase();
  const rest = (local.length >= MIN_LEFT ? typed.replaceAll(local, '') : typed)
    .replaceAll('0', 'o')
    .replaceAll('@', 'a')
    .replaceAll('$', 's')
    .replace(KNOWN_WORDS, '')
    .replace(/[^\p{L}]/gu, '');
  return new Set(rest).size < MIN_LEFT || new Set(typed).size < MIN_DISTINCT;
}

/** @throws StartError for a well-known password, or one that contains the own e-mail */
export function refuseKnownPassword({ email, password }: { email: string; password: string }): void {
  if (isKnownDefault(password, email) || isGuessedPassword(password)) {
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
  account: { email: string; password: string; name: string },
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
      full_name: account.name,
    });
    return true;
  });
}
