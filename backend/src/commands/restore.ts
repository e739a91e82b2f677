import { createReadStream } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type Env } from '../platform/config/env.js';
import { loadSecrets } from '../platform/config/secrets.js';
import { openDatabase, openDatabaseForCommand } from '../platform/database/open-database.js';
import { workingRoleOf } from '../platform/database/roles.js';
import { dayTextOf } from '../platform/india-day.js';
import { StartError } from '../platform/start-error.js';
import { ERASED_PEOPLE_FILE, readErasedFile } from '../storage/backup/erased-people-file.js';
import { backupPassphrase } from '../storage/backup/own-passphrase.js';
import {
  checkBackup,
  dropReplaced,
  restore,
  revertRestore,
  type SettledInPlace,
  settleInPlace,
  type Target,
} from '../storage/backup/restore.js';
import { type Settled } from '../storage/backup/settle.js';
import { type KnownErasures, type SettledErasures } from '../storage/backup/settle-erasures.js';
import { commandOptions } from './command-options.js';
import { runBareCommand } from './run-command.js';

const USAGE =
  'Usage: npm run restore -- --file niyukt-20261120T183000Z.backup [--check] [--accept-unsealed], or --back, or --drop-kept, or --settle; --erased erased-people.json names who was erased; --file - reads standard input';

/** Replaces the product's database with a backup, or with what an earlier restore replaced. */
await runBareCommand(async (env) => {
  const flag = { type: 'boolean', default: false } as const;
  const options = commandOptions(USAGE, {
    file: { type: 'string' },
    check: flag,
    'accept-unsealed': flag,
    back: flag,
    'drop-kept': flag,
    settle: flag,
    erased: { type: 'string' },
  });
  const { file, check, back, 'drop-kept': drop, settle, 'accept-unsealed': acceptUnsealed } = options;
  const isOne = [file !== undefined, back, drop, settle].filter(Boolean).length === 1;
  if (!isOne || ((check || acceptUnsealed) && file === undefined)) throw new StartError(USAGE);
  const erasures = await erasuresBeside(env, file, options.erased);
  if (back) {
    return withTarget(env, async (target) => {
      const taken = await revertRestore(target, erasures);
      return said([`The database is again what was kept as ${taken.replaced}.`, ...settledLines(taken, erasures)]);
    });
  }
  if (drop) {
    const sayDropped = async (target: Target): Promise<string> =>
      said([`Dropped: ${(await dropReplaced(target)).join(', ') || 'nothing'}`]);
    return withTarget(env, sayDropped, openDatabaseForCommand);
  }
  if (settle) {
    return withTarget(env, async (target) => said(settledLines(await settleInPlace(target, erasures), erasures)));
  }
  const bytes = bytesOf(file ?? '-');
  // with the embedded database's own passphrase there may be backups from before it
  const key = { passphrase: backupPassphrase(env), acceptUnsealed: acceptUnsealed || !env.backupPassphrase };
  if (acceptUnsealed) process.stderr.write('WARNING: taken without a seal. Only you can know who made this backup.\n');
  if (check) {
    const { madeAt, rows, tables, leftOut } = await checkBackup(bytes, key);
    return said([
      `The backup of ${madeAt} is whole: ${rows} rows in ${tables.length} tables.`,
      ...leftOutLines(leftOut),
    ]);
  }
  return withTarget(env, async (target) => {
    const restored = await restore(target, bytes, key, erasures);
    const { madeAt, rows, tables, replaced, leftOut } = restored;
    return said([
      `Restored the data of ${madeAt}: ${rows} rows in ${tables.length} tables.`,
      ...leftOutLines(leftOut),
      ...settledLines(restored, erasures),
      ...(replaced ? [`The database before is kept as ${replaced}: --back brings it back, --drop-kept drops it.`] : []),
    ]);
  });
});

function leftOutLines(tables: string[]): string[] {
  return tables.map((table) => `Left out: the table ${table}, which is not of this product.`);
}

interface FoundErasures extends KnownErasures {
  /** What is to be said of the files. */
  said: string[];
}

/** What files of erased people know: the named one, those beside the backup, and that of `ERASED_FOLDER`. */
async function erasuresBeside(env: Env, file: string | undefined, named: string | undefined): Promise<FoundErasures> {
  const folders = [
    ...(file && file !== '-' ? [dirname(resolve(file))] : []),
    ...(env.erasedFolder ? [env.erasedFolder] : []),
  ];
  const paths = new Set([
    ...(named ? [resolve(named)] : []),
    ...folders.map((folder) => join(folder, ERASED_PEOPLE_FILE)),
  ]);
  const found: FoundErasures = { entries: [], secrets: () => loadSecrets(env), said: [] };
  let read = 0;
  for (const path of paths) {
    try {
      const entries = await readErasedFile(path);
      if (!entries && named && path === resolve(named)) found.said.push(`WARNING: ${path} is not there.`);
      if (!entries) continue;
      read += 1;
      found.entries = [...found.entries, ...entries];
    } catch (error) {
      if (!(error instanceof StartError)) throw error;
      found.said.push(
        `WARNING: ${error.message} Nobody is erased by it: take a copy, and npm run restore -- --settle --erased <copy>.`,
      );
    }
  }
  if (!read) {
    found.said.push(
      'WARNING: no file of erased people was found beside the backup or in ERASED_FOLDER: whom the data before does not name must be erased again.',
    );
  }
  return found;
}

function erasureLines(
  { erasedAnew, erasedContacts, unmatchedErasures, sealedErasures }: SettledErasures,
  files: string[],
): string[] {
  const days = [...new Set(unmatchedErasures.map((at) => dayTextOf(at.toISOString())))];
  return [
    ...files,
    ...(erasedAnew ? [`Accounts that were erased since, and are again once the product runs: ${erasedAnew}`] : []),
    ...(erasedContacts.length
      ? [`Erased since, and here again without an account: npm run person:erase for ${erasedContacts.join(', ')}`]
      : []),
    ...(unmatchedErasures.length
      ? [`Erasures since of which this data holds nobody: ${unmatchedErasures.length}, of ${days.join(', ')}`]
      : []),
    ...(sealedErasures
      ? [
          `WARNING: ${sealedErasures} erasures were sealed with another JWT_SECRET, or changed: nobody is erased by them. With that secret, npm run restore -- --settle reads them.`,
        ]
      : []),
  ];
}

function settledLines(
  { disabled, removed, olderPasswords, takenBack, heldMails, unread, ...erased }: Settled & Partial<SettledInPlace>,
  { said: files }: FoundErasures,
): string[] {
  return [
    'Every session has ended; codes, links and registrations that waited are gone.',
    ...(unread ? [`The data before could not be read (${unread}): who was disabled since may be enabled again.`] : []),
    ...(disabled.length ? [`Disabled, as before: ${disabled.join(', ')}`] : []),
    ...(removed.length ? [`Removed from their companies, as before: ${removed.join(', ')}`] : []),
    ...(takenBack ? [`Consents that were taken back, as before: ${takenBack}`] : []),
    ...erasureLines(erased, files),
    ...(olderPasswords ? [`Passwords that are older ones again: ${olderPasswords}`] : []),
    ...(heldMails ? [`Mails that wait for your word: ${heldMails}; npm run mail:release sends or discards them.`] : []),
  ];
}

function said(lines: string[]): string {
  return `${lines.join('\n')}\n`;
}

async function withTarget(env: Env, work: (target: Target) => Promise<string>, open = openDatabase): Promise<string> {
  if (env.databaseUrl) {
    // the database need not exist
    const addresses = { url: env.databaseUrl, ownerUrl: env.databaseOwnerUrl ?? env.databaseUrl };
    return work({ address: addresses.ownerUrl, workingRole: workingRoleOf(addresses) });
  }
  const database = await open(env);
  try {
    return await work({ address: database.ownerUrl, workingRole: workingRoleOf(database) });
  } finally {
    await database.close();
  }
}

async function* bytesOf(file: string): AsyncGenerator<Buffer> {
  try {
    yield* file === '-' ? process.stdin : createReadStream(file);
  } catch (error) {
    throw new StartError(`${file} cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown'}).`);
  }
}
