import { createHash } from 'node:crypto';
import type pg from 'pg';
import { AdvisoryLock } from '../../platform/database/advisory-lock.js';
import { StartError } from '../../platform/start-error.js';
import { migrationsOf } from '../schema/migrate.js';
import {
  copyOut,
  type DumpedTable,
  prepareSession,
  schemaOf,
  type SequenceState,
  sequenceStates,
} from './database-tables.js';

/** Rows stand in pieces that say how long they are, in PostgreSQL's binary form for COPY. Versions before 1.4 wrote 1 and 2. */
export const DUMP_FORMAT = 3;

/** What a dump begins with. */
export interface DumpHead {
  dump: 'niyukt';
  format: number;
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

/** Of the length in front of each piece of rows; a piece of length 0 follows the last one. */
export const LENGTH_BYTES = 4;

/**
 * Everything in the database at one moment, while others go on writing: lines of JSON, and between them each table's rows as
 * COPY hands them over. Migrations wait until it is done.
 * @param client a connection of its own
 * @throws StartError when there is no schema
 */
export async function* dumpDatabase(client: pg.Client): AsyncGenerator<Buffer> {
  await prepareSession(client);
  await client.query('select pg_advisory_lock_shared($1)', [AdvisoryLock.Migration]);
  await client.query('begin transaction isolation level repeatable read, read only');
  const { rows: now } = await client.query<{ at: Date }>('select now() as at');
  const migrations = await migrationsOf(client);
  if (!migrations.length) throw new StartError('The database is empty: there is nothing to back up.');
  const madeAt = (now[0]?.at ?? new Date()).toISOString();
  yield line({ dump: 'niyukt', format: DUMP_FORMAT, madeAt, migrations } satisfies DumpHead);
  const { tables, sequences } = await schemaOf(client);
  let rows = 0;
  for (const table of tables) {
    yield line(table satisfies DumpedTable);
    const hash = createHash('sha256');
    const copy = await copyOut(client, table);
    for await (const bytes of copy as AsyncIterable<Buffer>) {
      hash.update(bytes);
      yield length(bytes);
      yield bytes;
    }
    rows += copy.rowCount;
    yield length(Buffer.alloc(0));
    yield line({ rows: copy.rowCount, sha256: hash.digest('hex') } satisfies TableEnd);
  }
  const states = await sequenceStates(client, sequences);
  yield line({ sequences: states, tables: tables.length, rows } satisfies DumpEnd);
  await client.query('commit');
}

function length(bytes: Buffer): Buffer {
  const field = Buffer.alloc(LENGTH_BYTES);
  field.writeUInt32BE(bytes.length);
  return field;
}

function line(content: object): Buffer {
  return Buffer.from(`${JSON.stringify(content)}\n`);
}
