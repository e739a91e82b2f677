import { type TestDatabase } from './test-database.js';

const TABLES_OF_OURS = `n.nspname = 'public' and not exists (
  select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`;

/** Everything that makes up a schema, each in a listing that reads the same when the schema is the same. */
const LISTINGS: Record<string, string> = {
  columns: `select table_name, column_name, data_type, udt_name, character_maximum_length, datetime_precision, is_nullable,
      column_default, is_identity, identity_generation
    from information_schema.columns where table_schema = 'public' order by 1, 2`,
  // those that a column is not null have names that PostgreSQL gives, and keep them when a table gets another one
  constraints: `select conrelid::regclass::text as of_table, conname, contype::text, pg_get_constraintdef(oid) as definition
    from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n' order by 1, 2`,
  // a restore makes indexes of their definitions, which have their casts elsewhere then
  indices: `select tablename, indexname, regexp_replace(indexdef, '::(character varying|text)(\\[\\])?|[()]', '', 'g') as definition
    from pg_indexes where schemaname = 'public' order by 1, 2`,
  triggers: `select tgrelid::regclass::text as of_table, tgname, pg_get_triggerdef(oid) as definition
    from pg_trigger where not tgisinternal order by 1, 2`,
  functions: `select p.proname, pg_get_functiondef(p.oid) as definition from pg_proc p
    where p.pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e') order by 1, 2`,
  others: `select c.relkind::text, c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where ${TABLES_OF_OURS} and c.relkind in ('r', 'v', 'm', 'S', 'p', 'f') order by 1, 2`,
  extensions: `select extname from pg_extension order by 1`,
  migrations: `select name from migrations order by id`,
};

/** The schema of a database, to be compared with another. */
export async function schemaOf(database: TestDatabase): Promise<Record<string, unknown[]>> {
  const entries = Object.entries(LISTINGS).map(async ([name, sql]) => [name, await database.sql(sql)] as const);
  return Object.fromEntries(await Promise.all(entries));
}
