import { type DataSourceOptions, getMetadataArgsStorage } from 'typeorm';
import { type Env } from '../config/env.js';

/**
 * What the planner should know of every connection: data on solid state disks or in memory, where a page by index costs little more
 * than the next one; and statements too short to be worth compiling.
 */
export const PLANNER_SETTINGS = '-c random_page_cost=1.1 -c jit=off';

/** The clock also counts what else the machine does: last resorts are so many times what a call may take. */
const LAST_RESORT = 10;

/**
 * How this product talks to PostgreSQL: bounded waits everywhere, so that a slow or absent database never hangs a request. Work of the queue
 * has longer. docs/security.md#limits-of-work
 */
export function dataSourceOptions(
  url: string,
  env: Pick<Env, 'databasePoolSize' | 'databaseReplicaUrls' | 'maxReplyMilliseconds'>,
): DataSourceOptions {
  const replicas = env.databaseReplicaUrls.map((replica) => ({ url: replica }));
  return {
    type: 'postgres',
    ...(replicas.length ? { replication: { master: { url }, slaves: replicas } } : { url }),
    // every entity that was imported: nouns bring theirs along
    entities: getMetadataArgsStorage().tables.flatMap(({ target }) => (typeof target === 'function' ? [target] : [])),
    synchronize: false,
    installExtensions: false,
    poolSize: env.databasePoolSize,
    extra: {
      connectionTimeoutMillis: 2.5 * env.maxReplyMilliseconds,
      statement_timeout: env.maxReplyMilliseconds,
      // the server cannot end a statement whose connection has fallen silent
      query_timeout: env.maxReplyMilliseconds + 500,
      idle_in_transaction_session_timeout: LAST_RESORT * env.maxReplyMilliseconds,
      application_name: 'niyukt',
      options: PLANNER_SETTINGS,
    },
  };
}
