import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { DamagedBackup } from './damaged-backup.js';
import { copyIn, copyOut, type DumpedTable, prepareSession, quoted, schemaOf } from './database-tables.js';
import { type DumpContent, type DumpReader } from './dump-reader.js';

const SLOW_WHILE_LOADING = `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as remove,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace
  union all
  select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
    from pg_index join pg_class c on c.oid = indrelid
    where c.relnamespace = 'public'::regnamespace and not exists (select from pg_constraint where conindid = indexrelid)`;

/**
 * Loads a dump into empty tables of the schema it was made with, and compares what arrived, row by row.
 * Triggers are disabled until all rows are there: what they keep true is in the dump. Foreign keys and indices are made again
 * afterwards, which is faster and checks every row.
 * @throws DamagedBackup when the dump is broken, names something else than the schema, or something else arrived than was sent
 */
export async function loadDump(client: pg.Client, reader: DumpReader): Promise<DumpContent> {
  await prepareSession(client);
  // what is lost in a crash is only this copy
  await client.query('set synchronous_commit = off');
  const schema = await schemaOf(client);
  const { rows: slow } = await client.query<{ remove: string; add: string }>(SLOW_WHILE_LOADING);
  for (const { remove } of slow) await client.query(remove);
  for (const { table } of schema.tables) await client.query(`alter table ${quoted(table)} disable trigger user`);
  const content = await reader.read(schema, (table, rows) => loadRows(client, table, rows));
  for (const { table } of schema.tables) await client.query(`alter table ${quoted(table)} enable trigger user`);
  for (const [sequence, { last, called }] of Object.entries(content.sequences))
    await client.query('select setval($1::regclass, $2, $3)', [quoted(sequence), last, called]);
  for (const { add } of slow.toReversed()) await client.query(add);
  for (const table of content.tables) await compare(client, table);
  return content;
}

async function loadRows(client: pg.Client, into: DumpedTable, rows: AsyncIterable<Buffer>): Promise<void> {
  await client.query(`truncate ${quoted(into.table)}`);
  await pipeline(Readable.from(rows), copyIn(client, into));
}

async function compare(client: pg.Client, table: DumpContent['tables'][number]): Promise<void> {
  const hash = createHash('sha256');
  const copy = await copyOut(client, table);
  for await (const bytes of copy as AsyncIterable<Buffer>) hash.update(bytes);
  if (copy.rowCount !== table.rows || hash.digest('hex') !== table.sha256) {
    throw new DamagedBackup(`the rows of ${table.table} did not arrive as they were`);
  }
}
