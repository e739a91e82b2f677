import { loadSecrets } from '../platform/config/secrets.js';
import { StartError } from '../platform/start-error.js';
import { type ErasedEntry } from '../privacy/data-requests/erased-people/erased-hashes.js';
import { erasePerson } from '../privacy/data-requests/person-erasure.js';
import { exportPerson } from '../privacy/data-requests/person-export.js';
import { dataToErase, PERSONAL_DATA } from '../privacy/data-requests/personal-data.js';
import { READ_ERASED } from '../storage/backup/erased-people-file.js';
import { commandOptions } from './command-options.js';
import { writeErasedBeside } from './erased-beside.js';
import { runCommand } from './run-command.js';

const USAGE = 'Usage: npm run person:erase -- --email asha.rao@example.in --yes';

/** Erases a person for good; without `--yes` it only lists what it would erase. */
await runCommand(async (dataSource, env) => {
  const options = commandOptions(USAGE, { email: { type: 'string' }, yes: { type: 'boolean', default: false } });
  const email = options.email?.trim().toLowerCase();
  if (!email?.includes('@')) throw new StartError(USAGE);
  const secrets = loadSecrets(env);
  if (!options.yes) {
    const held = await exportPerson(dataSource.manager, secrets, email, PERSONAL_DATA);
    if (!held) throw new StartError(`Nothing is held about ${email}.`);
    const parts = Object.entries(held).flatMap(([part, rows]) =>
      Array.isArray(rows) ? [`${part} ${rows.length}`] : [],
    );
    throw new StartError(
      `This cannot be undone. Held: ${parts.join(', ')}. Export it first if it must be kept, then add --yes.`,
    );
  }
  const erasure = await erasePerson(dataSource.manager, secrets, email, dataToErase(env));
  if (!erasure) throw new StartError(`Nothing is held about ${email}.`);
  const { erasedFolder } = env;
  const said = erasedFolder
    ? await writeErasedBeside(erasedFolder, () => dataSource.query<ErasedEntry[]>(READ_ERASED))
    : [];
  const parts = Object.entries(erasure.counts).map(([part, count]) => `${part} ${count}`);
  const retained = erasure.retained.map((what) => ` Kept: ${what}.`).join('');
  return [
    `Erased: ${parts.join(', ')}.${retained} Backups and logs still know the person until they are deleted by age.`,
    ...said,
  ].join(' ');
});
