import { dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { backupName, deleteOlderBackups, writeBackupFile } from '../backup/backup-folder.js';
import { createBackup } from '../backup/create-backup.js';
import { StartError } from '../platform/start-error.js';
import { openDatabaseForCommand } from '../platform/database/open-database.js';
import { commandOptions } from './command-options.js';
import { runBareCommand } from './run-command.js';

const USAGE = 'Usage: npm run backup -- [--file backup-of-today.backup | --file - | --folder /backups [--keep 14]]';

/** Backs the database up, as it is: it is not migrated before. */
await runBareCommand(async (env) => {
  const text = { type: 'string' } as const;
  const { file, folder, keep } = commandOptions(USAGE, { file: text, folder: text, keep: text });
  const isRight = (keep === undefined || /^[1-9]\d{0,4}$/.test(keep)) && !(file && (folder || keep));
  if (!isRight) throw new StartError(USAGE);
  const database = await openDatabaseForCommand(env);
  try {
    const bytes = createBackup(database.ownerUrl, env.backupPassphrase);
    if (file === '-') {
      await pipeline(bytes, process.stdout);
      return '';
    }
    const path = resolve(file ?? join(folder ?? join(env.dataDir, 'backups'), backupName()));
    await writeBackupFile(path, bytes);
    const gone = keep ? await deleteOlderBackups(dirname(path), Number(keep)) : [];
    const sealed = env.backupPassphrase ? 'sealed with the passphrase' : 'not encrypted';
    return [`The backup is ${path}, ${sealed}.`, ...gone.map((name) => `Deleted: ${name}`), ''].join('\n');
  } finally {
    await database.close();
  }
});
