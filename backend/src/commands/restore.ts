import { createReadStream } from 'node:fs';
import { checkBackup, dropKept, restore, takeBack } from '../backup/restore.js';
import { StartError } from '../common/start-error.js';
import { type Env } from '../config/env.js';
import { openDatabase } from '../database/open-database.js';
import { commandOptions } from './command-options.js';
import { runBareCommand } from './run-command.js';

const USAGE =
  'Usage: npm run restore -- --file niyukt-20261120T183000Z.backup [--check], or --back, or --drop-kept; --file - reads standard input';

/** Puts the data of a backup, or what an earlier restore replaced, into the place of the product's database. */
await runBareCommand(async (env) => {
  const flag = { type: 'boolean', default: false } as const;
  const options = { file: { type: 'string' }, check: flag, back: flag, 'drop-kept': flag } as const;
  const { file, check, back, 'drop-kept': drop } = commandOptions(USAGE, options);
  if ([file !== undefined, back, drop].filter(Boolean).length !== 1 || (check && !file)) throw new StartError(USAGE);
  if (back)
    return withAddress(env, async (address) => `The database is again what was kept as ${await takeBack(address)}.\n`);
  if (drop)
    return withAddress(env, async (address) => `Dropped: ${(await dropKept(address)).join(', ') || 'nothing'}\n`);
  const bytes = bytesOf(file ?? '-');
  if (check) {
    const { madeAt, rows, tables } = await checkBackup(bytes, env.backupPassphrase);
    return `The backup of ${madeAt} is whole: ${rows} rows in ${tables.length} tables.\n`;
  }
  return withAddress(env, async (address) => {
    const { madeAt, rows, tables, kept, leftOut } = await restore(address, bytes, env.backupPassphrase);
    return [
      `Restored the data of ${madeAt}: ${rows} rows in ${tables.length} tables.`,
      ...leftOut.map((table) => `Left out: the table ${table}, which is not of this product.`),
      kept ? `The database before is kept as ${kept}: --back brings it back, --drop-kept drops it.\n` : '',
    ].join('\n');
  });
});

async function withAddress(env: Env, work: (address: string) => Promise<string>): Promise<string> {
  if (env.databaseUrl) return work(env.databaseUrl);
  const database = await openDatabase(env);
  try {
    return await work(database.url);
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
