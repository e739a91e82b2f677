import { createHash } from 'node:crypto';
import type pg from 'pg';
import { MIGRATION_LOCK } from '../database/data-source.js';
import { type SequenceState, copyOut, migrationsOf, prepareSession, sequencesOf, tablesOf } from './database-tables.js';

/** What a dump begins with. */
export interface DumpHead {
  dump: 'niyukt';
  /** ISO 8601, by the clock of the database. */
  madeAt: string;
  /** What makes the schema that the rows fit into, oldest first. */
  migrations: string[];
}

/** What follows the rows of a table. */
export interface TableEnd {
  rows: number;
  /** SHA-256 of the rows as they stand in the dump, hex. */
  sha256: string;
}

/** What a complete dump ends with; without it something is missing. */
export interface DumpEnd {
  sequences: Record<string, SequenceState>;
  tables: number;
  rows: number;
}

/** The line after the last row of a table: in COPY's text no row can look like it. */
export const END_OF_ROWS = '\\.';

/**
 * Everything in the database at one moment, while others go on writing: lines of JSON, and between them each table's rows as
 * PostgreSQL's text for COPY. Migrations wait until it is done.
 * @param client a connection of its own
 * @throws Error when there is no schema
 */
export async function* dumpDatabase(client: pg.Client): AsyncGenerator<Buffer> {
  await prepareSession(client);
  await client.query('select pg_advisory_lock_shared($1)', [MIGRATION_LOCK]);
  await client.query('begin transaction isolation level repeatable read, read only');
  const { rows: now } = await client.query<{ at: Date }>('select now() as at');
  const migrations = await migrationsOf(client);
  yield line({ dump: 'niyukt', madeAt: (now[0]?.at ?? new Date()).toISOString(), migrations } satisfies DumpHead);
  const tables = await tablesOf(client);
  let rows = 0;
  for (const table of tables) {
    yield line(table);
    const hash = createHash('sha256');
    const copy = await copyOut(client, table);
    for await (const bytes of copy as AsyncIterable<Buffer>) {
      hash.update(bytes);
      yield bytes;
    }
    rows += copy.rowCount;
    yield Buffer.from(`${END_OF_ROWS}\n`);
    yield line({ rows: copy.rowCount, sha256: hash.digest('hex') } satisfies TableEnd);
  }
  yield line({ sequences: await sequencesOf(client), tables: tables.length, rows } satisfies DumpEnd);
  await client.query('commit');
}

function line(content: object): Buffer {
  return Buffer.from(`${JSON.stringify(content)}\n`);
}
