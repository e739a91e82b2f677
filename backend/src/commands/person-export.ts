import { writeFileSync } from 'node:fs';
import { loadSecrets } from '../platform/config/secrets.js';
import { StartError } from '../platform/start-error.js';
import { exportPerson } from '../privacy/data-requests/person-export.js';
import { PERSONAL_DATA } from '../privacy/data-requests/personal-data.js';
import { commandOptions } from './command-options.js';
import { runCommand } from './run-command.js';

const USAGE = 'Usage: npm run person:export -- --email asha.rao@example.in [--file asha-rao.json]';

/** Writes everything held about a person as JSON. */
await runCommand(async (dataSource, env) => {
  const options = commandOptions(USAGE, { email: { type: 'string' }, file: { type: 'string' } });
  const email = options.email?.trim().toLowerCase();
  if (!email?.includes('@')) throw new StartError(USAGE);
  const held = await exportPerson(dataSource.manager, loadSecrets(env), email, PERSONAL_DATA);
  if (!held) throw new StartError(`Nothing is held about ${email}.`);
  const json = JSON.stringify(held, null, 2);
  if (!options.file) return json;
  writeFileSync(options.file, `${json}\n`, { mode: 0o600, flag: 'wx' });
  return `Everything held about ${email} is in ${options.file}.`;
});
