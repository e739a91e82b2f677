import { dirname, join, resolve } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { openDatabaseForCommand } from '../platform/database/open-database.js';
import { StartError } from '../platform/start-error.js';
import { backupName, deleteOlderBackups, writeBackupFile } from '../storage/backup/backup-folder.js';
import { createBackup } from '../storage/backup/create-backup.js';
import { readErased } from '../storage/backup/erased-people-file.js';
import { noteBackup } from '../storage/backup/last-backup.js';
import { backupPassphrase } from '../storage/backup/own-passphrase.js';
import { checkBackup, dropReplaced } from '../storage/backup/restore.js';
import { commandOptions } from './command-options.js';
import { writeErasedBeside } from './erased-beside.js';
import { runBareCommand } from './run-command.js';

const USAGE =
  'Usage: npm run backup -- [--file backup-of-today.backup | --file - | --folder /backups [--keep 14]] [--no-verify] [--unsealed]';
/** Who was erased since is still in what a restore replaced. */
const REPLACED_DAYS = 14;
const NOT_SEALED =
  'BACKUP_PASSPHRASE is not set, so anybody who gets the backup could read it: set it, or accept that with --unsealed.';

/** Backs up the database without migrating it. The written backup is read again, as a restore would. */
await runBareCommand(async (env) => {
  const text = { type: 'string' } as const;
  const options = commandOptions(USAGE, {
    file: text,
    folder: text,
    keep: text,
    'no-verify': { type: 'boolean', default: false },
    unsealed: { type: 'boolean', default: false },
  });
  const { file, folder, keep, 'no-verify': isUnverified, unsealed } = options;
  const isRight = (keep === undefined || /^[1-9]\d{0,4}$/.test(keep)) && !(file && (folder || keep));
  if (!isRight) throw new StartError(USAGE);
  const passphrase = unsealed ? env.backupPassphrase : backupPassphrase(env);
  if (env.production && !passphrase && !unsealed) throw new StartError(NOT_SEALED);
  const database = await openDatabaseForCommand(env);
  const began = performance.now();
  const said: string[] = [];
  const verify = async (written: Readable): Promise<void> => {
    said.push(...(await verified(written, passphrase, file === '-' ? 'must be thrown away' : 'is not kept')));
  };
  try {
    const bytes = createBackup(database.ownerUrl, passphrase);
    if (file === '-') {
      const source = Readable.from(bytes);
      const written = pipeline(source, process.stdout);
      await Promise.all([written, isUnverified || verify(source.pipe(new PassThrough()))]);
      await noteBackup(database.url, began);
      return '';
    }
    const path = resolve(file ?? join(folder ?? join(env.dataDir, 'backups'), backupName()));
    await writeBackupFile(path, bytes, isUnverified ? undefined : verify);
    await noteBackup(database.url, began);
    const gone = keep ? await deleteOlderBackups(dirname(path), Number(keep)) : [];
    said.push(...(await writeErasedBeside(dirname(path), () => readErased(database.ownerUrl))));
    said.push(...(await dropOldReplaced(database.ownerUrl)));
    const sealed = passphrase ? 'sealed with the passphrase' : 'not encrypted';
    return [`The backup is ${path}, ${sealed}.`, ...said, ...gone.map((name) => `Deleted: ${name}`), ''].join('\n');
  } finally {
    await database.close();
  }
});

/** @param fate what happens to a backup that does not pass, for the error */
async function verified(written: Readable, passphrase: string | undefined, fate: string): Promise<string[]> {
  try {
    const { rows, tables, leftOut } = await checkBackup(written, { passphrase });
    const others = leftOut.map((table) => `No restore takes its table ${table}, which is not of this product.`);
    return [`It was read again and is whole: ${rows} rows in ${tables.length} tables.`, ...others];
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    throw new StartError(
      `The backup that was just made would not be restored and ${fate} (--no-verify leaves this check out). ${error.message}`,
    );
  }
}

/** Drops what restores replaced long ago. The backup is made whether or not that may be done here. */
async function dropOldReplaced(address: string): Promise<string[]> {
  try {
    return (await dropReplaced({ address }, REPLACED_DAYS)).map(
      (name) => `Dropped, as a restore kept it long ago: ${name}`,
    );
  } catch (error) {
    if (!(error instanceof StartError) && !(error instanceof pg.DatabaseError)) throw error;
    return [
      `WARNING: a database that a restore kept more than ${REPLACED_DAYS} days ago may still be there (${error.message.replace(/\.$/, '')}). npm run restore -- --drop-kept, as the owner, drops it.`,
    ];
  }
}
