import { SYSTEM } from '../auth/audit/audit.service.js';
import { switchFactorsOff } from '../auth/factors/factors-off.js';
import { loadSecrets } from '../platform/config/secrets.js';
import { OutboxService } from '../platform/mail/outbox.service.js';
import { StartError } from '../platform/start-error.js';
import { commandOptions } from './command-options.js';
import { runCommand } from './run-command.js';

const USAGE =
  'Usage: npm run admin:second-factor -- --email meera.iyer@agency.in --reason "Lost the phone, known by voice"';

/** Switches the second factors of an account off when no other super admin can: they are notified by mail, and the audit log has it. */
await runCommand(async (dataSource, env) => {
  const values = commandOptions(USAGE, { email: { type: 'string' }, reason: { type: 'string' } });
  const email = values.email?.trim().toLowerCase();
  const reason = values.reason?.trim();
  if (!email || !reason) throw new StartError(USAGE);
  await dataSource.transaction(async (transaction) => {
    const [account] = await transaction.query<{ user_id: number }[]>(
      'select user_id from users where email = $1 for no key update',
      [email],
    );
    if (!account) throw new StartError(`No account has the e-mail ${email}.`);
    const outbox = new OutboxService(loadSecrets(env));
    const isOff = await switchFactorsOff(transaction, outbox, { userId: account.user_id, email }, reason, SYSTEM);
    if (!isOff) throw new StartError(`${email} has no second factor.`);
  });
  return `The second factors of ${email} are off, and its sessions ended. Mails about it leave while the product runs.`;
});
