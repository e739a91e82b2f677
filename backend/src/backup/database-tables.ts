import type pg from 'pg';
import copyStreams from 'pg-copy-streams';

/** A table as a dump holds it; names are quoted as SQL wants them. */
export interface DumpedTable {
  table: string;
  columns: string[];
}

/** Where a sequence stands: its last value, and whether that one was given out. */
export interface SequenceState {
  last: string;
  called: boolean;
}

/** Under these the same value has the same text on every server. */
const SAME_TEXT_EVERYWHERE = `set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'postgres';
  set extra_float_digits = 1; set bytea_output = 'hex'; set client_encoding = 'UTF8';
  set statement_timeout = 0; set idle_in_transaction_session_timeout = 0`;

/** TypeORM's own list of what ran: a dump says it in its first line, and a restore makes it by migrating. */
const MIGRATIONS_TABLE = 'migrations';

const OURS = `c.relnamespace = 'public'::regnamespace and c.relname not in ('${MIGRATIONS_TABLE}', '${MIGRATIONS_TABLE}_id_seq')
  and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`;

const TABLES = `select quote_ident(c.relname) as "table",
    (select json_agg(quote_ident(a.attname) order by a.attnum) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
  from pg_class c where c.relkind in ('r', 'p') and not c.relispartition and ${OURS} order by c.relname`;

const SEQUENCES = `select quote_ident(c.relname) as name from pg_class c where c.relkind = 'S' and ${OURS} order by c.relname`;

/** Text is ordered by its bytes: collations differ between servers. */
const KEY = `select coalesce(string_agg(quote_ident(a.attname) || case t.typcategory when 'S' then ' collate "C"' else '' end,
      ', ' order by k.position), 'ctid') as key
  from pg_index i cross join unnest(i.indkey::int2[]) with ordinality as k (attnum, position)
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum join pg_type t on t.oid = a.atttypid
  where i.indrelid = ('public.' || $1)::regclass and i.indisprimary`;

/** Makes a session fit for dumping and loading. */
export async function prepareSession(client: pg.Client): Promise<void> {
  await client.query(SAME_TEXT_EVERYWHERE);
}

/** The names of the migrations that ran, oldest first; none in an empty database. */
export async function migrationsOf(client: pg.Client): Promise<string[]> {
  const { rows: found } = await client.query(`select to_regclass('public.${MIGRATIONS_TABLE}') is not null as found`);
  if (!(found as [{ found: boolean }])[0].found) return [];
  const { rows } = await client.query<{ name: string }>(`select name from ${MIGRATIONS_TABLE} order by id`);
  return rows.map(({ name }) => name);
}

/** Every table with data of the product, read from the database and not from the code: a backup may be older than both. */
export async function tablesOf(client: pg.Client): Promise<DumpedTable[]> {
  return (await client.query<DumpedTable>(TABLES)).rows;
}

/** Where each sequence stands. A sequence knows no snapshot: read after the rows it is never behind them. */
export async function sequencesOf(client: pg.Client): Promise<Record<string, SequenceState>> {
  const { rows } = await client.query<{ name: string }>(SEQUENCES);
  const standing: Record<string, SequenceState> = {};
  for (const { name } of rows) {
    const { rows: found } = await client.query<SequenceState>(
      `select last_value::text as last, is_called as called from public.${name}`,
    );
    if (found[0]) standing[name] = found[0];
  }
  return standing;
}

/** Every row of a table in the order of its key, as PostgreSQL's text for COPY: `rowCount` is known at the end. */
export async function copyOut(
  client: pg.Client,
  { table, columns }: DumpedTable,
): Promise<copyStreams.CopyToStreamQuery> {
  const { rows } = await client.query<{ key: string }>(KEY, [table]);
  const order = rows[0]?.key ?? 'ctid';
  return client.query(
    copyStreams.to(`copy (select ${columns.join(', ')} from public.${table} order by ${order}) to stdout`),
  );
}

/** Takes the text of `copyOut`: `rowCount` is known at the end. */
export function copyIn(client: pg.Client, { table, columns }: DumpedTable): copyStreams.CopyStreamQuery {
  return client.query(copyStreams.from(`copy public.${table} (${columns.join(', ')}) from stdin`));
}
