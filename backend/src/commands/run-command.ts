import 'reflect-metadata';
import { DataSource } from 'typeorm';
import { StartError } from '../common/start-error.js';
import { EnvError, readEnv, type Env } from '../config/env.js';
import { dataSourceOptions, migrate } from '../database/data-source.js';
import { openDatabaseForCommand } from '../database/open-database.js';

/**
 * Runs a command on the migrated database of this installation, beside a running product or without one.
 * Says one sentence and ends with 1 when something is not right.
 * @param work answers the line to print
 */
export async function runCommand(work: (dataSource: DataSource, env: Env) => Promise<string>): Promise<void> {
  await runBareCommand(async (env) => {
    const database = await openDatabaseForCommand(env);
    try {
      await migrate(database.url);
      // nobody waits for a command as they wait for an answer: it may take its time
      const options = { ...dataSourceOptions(database.url, env), extra: { application_name: 'niyukt command' } };
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
 * Runs a command that opens what it needs by itself. Says one sentence and ends with 1 when something is not right.
 * @param work answers the text to print
 */
export async function runBareCommand(work: (env: Env) => Promise<string>): Promise<void> {
  try {
    process.stdout.write(await work(readEnv()));
  } catch (error) {
    const isExpected = error instanceof StartError || error instanceof EnvError;
    process.stderr.write(`${isExpected ? error.message : ((error as Error).stack ?? String(error))}\n`);
    process.exitCode = 1;
  }
}
