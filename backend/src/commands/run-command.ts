import 'reflect-metadata';
import { DataSource } from 'typeorm';
import { type Env, readEnv } from '../platform/config/env.js';
import { EnvError } from '../platform/config/env-error.js';
import { dataSourceOptions } from '../platform/database/data-source.js';
import { openDatabaseForCommand } from '../platform/database/open-database.js';
import { workingRoleOf } from '../platform/database/roles.js';
import { databaseErrorCode } from '../platform/errors/database-error.js';
import { StartError } from '../platform/start-error.js';
import { VERSION } from '../platform/version.js';
import { migrate } from '../storage/schema/migrate.js';

const NOT_PERMITTED = '42501';

/**
 * Runs a command on the migrated database of this installation as its owner, beside a running product or without one. Prints one
 * sentence and exits with 1 on failure.
 * @param work answers the line to print
 */
export async function runCommand(work: (dataSource: DataSource, env: Env) => Promise<string>): Promise<void> {
  await runBareCommand(async (env) => {
    const database = await openDatabaseForCommand(env);
    try {
      await migrate(database.ownerUrl, undefined, workingRoleOf(database));
      // without the time limits of requests
      const options = { ...dataSourceOptions(database.ownerUrl, env), extra: { application_name: 'niyukt command' } };
      const dataSource = await new DataSource(options).initialize();
      try {
        return `${await work(dataSource, env)}\n`;
      } finally {
        await dataSource.destroy();
      }
    } finally {
      await database.close();
    }
  });
}

/**
 * Runs a command that opens what it needs itself; `--version` prints the product's version only. Prints one sentence and exits with 1
 * on failure.
 * @param work answers the text to print
 */
export async function runBareCommand(work: (env: Env) => Promise<string>): Promise<void> {
  try {
    const wantsVersion = process.argv[2] === '--version';
    process.stdout.write(wantsVersion ? `${VERSION}\n` : await work(readEnv()));
  } catch (error) {
    process.stderr.write(`${sentenceOf(error)}\n`);
    process.exitCode = 1;
  }
}

function sentenceOf(error: unknown): string {
  if (error instanceof StartError || error instanceof EnvError) return error.message;
  if (databaseErrorCode(error) === NOT_PERMITTED) {
    return `The user of the database may not do this (${(error as Error).message}): set DATABASE_OWNER_URL to the address of the one who owns the tables.`;
  }
  return (error as Error).stack ?? String(error);
}
