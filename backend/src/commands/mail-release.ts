import { StartError } from '../platform/start-error.js';
import { commandOptions } from './command-options.js';
import { runCommand } from './run-command.js';

const USAGE = 'Usage: npm run mail:release [-- --list | --discard]';

const HELD = `select template, count(*)::int as mails, count(*) filter (where expires_at <= now())::int as late
  from outbox_mails where status = 'held' group by template order by template`;
const RELEASE = `update outbox_mails set status = 'queued', next_attempt_at = now() where status = 'held'`;
const DISCARD = `update outbox_mails set status = 'dead', sealed_content = null, last_error = 'discarded after a restore'
  where status = 'held'`;

interface Held {
  template: string;
  mails: number;
  late: number;
}

/** Sends the mails that a restore holds back, discards them, or lists them. */
await runCommand(async (dataSource) => {
  const flag = { type: 'boolean', default: false } as const;
  const { list, discard } = commandOptions(USAGE, { list: flag, discard: flag });
  if (list && discard) throw new StartError(USAGE);
  return dataSource.transaction(async (transaction) => {
    const held = await transaction.query<Held[]>(HELD);
    if (!held.length) return 'No mail is held.';
    const parts = held.map(({ template, mails }) => `${template} ${mails}`).join(', ');
    const late = held.reduce((sum, each) => sum + each.late, 0);
    const note = late ? ` ${late} of them are too old to be sent.` : '';
    if (list) return `Held: ${parts}.${note}`;
    await transaction.query(discard ? DISCARD : RELEASE);
    return discard ? `Discarded: ${parts}.` : `Released: ${parts}. They leave while the product runs.${note}`;
  });
});
