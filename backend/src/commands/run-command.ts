import 'reflect-metadata';
import { DataSource } from 'typeorm';
import { StartError } from '../common/start-error.js';
import { EnvError, readEnv } from '../config/env.js';
import { dataSourceOptions, migrate } from '../database/data-source.js';
import { openDatabaseForCommand } from '../database/open-database.js';

/**
 * Runs a command on the migrated database of this installation, beside a running product or without one.
 * Says one sentence and ends with 1 when something is not right.
 * @param work answers the line to print
 */
export async function runCommand(work: (dataSource: DataSource) => Promise<string>): Promise<void> {
  try {
    const env = readEnv();
    const database = await openDatabaseForCommand(env);
    try {
      await migrate(database.url);
      const dataSource = await new DataSource(dataSourceOptions(database.url, env)).initialize();
      try {
        process.stdout.write(`${await work(dataSource)}\n`);
      } finally {
        await dataSource.destroy();
      }
    } finally {
      await database.close();
    }
  } catch (error) {
    const isExpected = error instanceof StartError || error instanceof EnvError;
    process.stderr.write(`${isExpected ? error.message : ((error as Error).stack ?? String(error))}\n`);
    process.exitCode = 1;
  }
}
