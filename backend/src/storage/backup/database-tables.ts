import pg from 'pg';
import copyStreams from 'pg-copy-streams';

/** A table with data, as the catalogue of a database or a dump names it: plain names, not quoted for SQL. */
export interface DumpedTable {
  table: string;
  columns: string[];
}

/** What a schema holds data in. A dump is compared with it; only names that stand here ever reach SQL. */
export interface DumpedSchema {
  tables: DumpedTable[];
  sequences: string[];
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

/** Tables that this role may read, or that belong to the owner of the product's tables. Others are not the product's, nor dumped. */
const OURS = `c.relnamespace = 'public'::regnamespace and c.relname not in ('${MIGRATIONS_TABLE}', '${MIGRATIONS_TABLE}_id_seq')
  and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  and (has_table_privilege(c.oid, 'select')
    or c.relowner = (select relowner from pg_class where oid = to_regclass('public.${MIGRATIONS_TABLE}')))`;

const TABLES = `select c.relname as "table",
    (select json_agg(a.attname order by a.attnum) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
  from pg_class c where c.relkind in ('r', 'p') and not c.relispartition and ${OURS} order by c.relname`;

const SEQUENCES = `select c.relname as name from pg_class c where c.relkind = 'S' and ${OURS} order by c.relname`;

/** Text is ordered by its bytes: collations differ between servers. */
const KEY = `select coalesce(string_agg(quote_ident(a.attname) || case t.typcategory when 'S' then ' collate "C"' else '' end,
      ', ' order by k.position), 'ctid') as key
  from pg_index i cross join unnest(i.indkey::int2[]) with ordinality as k (attnum, position)
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum join pg_type t on t.oid = a.atttypid
  where i.indrelid = ('public.' || quote_ident($1))::regclass and i.indisprimary`;

/** Makes a session fit for dumping and loading. */
export async function prepareSession(client: pg.Client): Promise<void> {
  await client.query(SAME_TEXT_EVERYWHERE);
}

/** What holds data in a database, read from its catalogue and not from the code: a backup may be older than both. */
export async function schemaOf(client: pg.Client): Promise<DumpedSchema> {
  const { rows: tables } = await client.query<DumpedTable>(TABLES);
  const { rows: sequences } = await client.query<{ name: string }>(SEQUENCES);
  return { tables, sequences: sequences.map(({ name }) => name) };
}

/** A table or sequence of the product, as SQL wants it. @param name from the catalogue */
export function quoted(name: string): string {
  return `public.${pg.escapeIdentifier(name)}`;
}

/** Where each sequence stands. A sequence knows no snapshot: read after the rows it is never behind them. */
export async function sequenceStates(client: pg.Client, names: string[]): Promise<Record<string, SequenceState>> {
  const states: Record<string, SequenceState> = {};
  for (const name of names) {
    const { rows } = await client.query<SequenceState>(
      `select last_value::text as last, is_called as called from ${quoted(name)}`,
    );
    if (rows[0]) states[name] = rows[0];
  }
  return states;
}

/** Every row of a table in the order of its key: `rowCount` is known at the end. */
export async function copyOut(
  client: pg.Client,
  { table, columns }: DumpedTable,
): Promise<copyStreams.CopyToStreamQuery> {
  const { rows } = await client.query<{ key: string }>(KEY, [table]);
  const order = rows[0]?.key ?? 'ctid';
  return client.query(
    copyStreams.to(
      `copy (select ${listed(columns)} from ${quoted(table)} order by ${order}) to stdout (format binary)`,
    ),
  );
}

/** Takes the rows of `copyOut`: `rowCount` is known at the end. @param into as the catalogue names it */
export function copyIn(client: pg.Client, { table, columns }: DumpedTable): copyStreams.CopyStreamQuery {
  const into = `${quoted(table)} (${listed(columns)})`;
  return client.query(copyStreams.from(`copy ${into} from stdin (format binary)`));
}

function listed(columns: string[]): string {
  return columns.map((column) => pg.escapeIdentifier(column)).join(', ');
}
