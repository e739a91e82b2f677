import { randomBytes } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { firstPasswordExpiry } from '../auth/accounts/accounts.service.js';
import { forgetGuesses } from '../auth/accounts/forgiven-guesses.js';
import { User } from '../auth/accounts/user.entity.js';
import { recordEntry, SYSTEM } from '../auth/audit/audit.service.js';
import { PASSWORD_STRENGTH } from '../auth/password-strength.js';
import { StartError } from '../platform/start-error.js';
import { commandOptions } from './command-options.js';
import { runCommand } from './run-command.js';

const USAGE = 'Usage: npm run admin:create -- --email meera.iyer@agency.in --name "Meera Iyer" [--super-admin]';

/** Adds an admin, or restores access for one: new one-time password, enabled, sessions ended. */
await runCommand(async (dataSource) => {
  const values = commandOptions(USAGE, {
    email: { type: 'string' },
    name: { type: 'string' },
    'super-admin': { type: 'boolean', default: false },
  });
  const email = values.email?.trim().toLowerCase();
  if (!email?.includes('@') || !values.name) throw new StartError(USAGE);
  const role = values['super-admin'] ? 'super_admin' : 'admin';
  const password = randomBytes(15).toString('base64url');
  const account = { email, role, full_name: values.name, must_change_password: true } as const;
  const access = { password_expires_at: firstPasswordExpiry(), disabled_at: null };
  const password_hash = await hash(password, PASSWORD_STRENGTH);
  await dataSource.transaction(async (transaction) => {
    const existing = await transaction.findOne(User, { where: { email }, lock: { mode: 'for_no_key_update' } });
    if (existing && existing.role !== role)
      throw new StartError(`${email} is the account of another role (${existing.role}).`);
    const stored = existing
      ? await transaction
          .update(
            User,
            { email },
            { ...account, ...access, password_hash, session_version: () => 'session_version + 1' },
          )
          .then(() => existing)
      : await transaction.save(User, { ...account, ...access, password_hash });
    await forgetGuesses(transaction, stored.user_id);
    await recordEntry(transaction, SYSTEM, {
      action: existing ? 'password reset' : 'created',
      recordKind: 'admin',
      recordId: stored.user_id,
      name: email,
    });
  });
  return `${email} can log in as ${role} with the password ${password} within 72 hours, and is asked to choose another one.`;
});
