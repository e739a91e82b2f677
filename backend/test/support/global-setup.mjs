import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { EmbeddedPostgres } from '../../build/src/platform/database/embedded-postgres.js';

/** One PostgreSQL for the whole run. Its databases are copies of a migrated template. */
export default async function setup() {
  const dataDir = mkdtempSync(join(tmpdir(), 'niyukt-test-'));
  const server = new EmbeddedPostgres(dataDir);
  const url = new URL(await server.start('postgres'));
  globalThis.testServer = server;
  globalThis.testDataDir = dataDir;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  // this server's data is thrown away with the run; tests about durability start servers of their own
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes'])
    await client.query(`alter system set ${setting} = off`);
  await client.query('select pg_reload_conf()');
  await client.query(`create role niyukt_app login password '${url.password}'`);
  await client.query('create database template_migrated');
  await client.end();
  const template = new URL(url);
  template.pathname = '/template_migrated';
  migrate(template);
  process.env.TEST_SERVER_URL = url.href;
  process.env.TEST_PRODUCTS = join(dataDir, 'products');
  mkdirSync(process.env.TEST_PRODUCTS);
  writeFileSync(join(process.env.TEST_PRODUCTS, 'reset.sql'), await resetOf(template));
}

/** A process of its own: TypeORM keeps the entities in a global variable, which all test files of this process would share. */
function migrate(owner) {
  const working = new URL(owner);
  working.username = 'niyukt_app';
  const env = { ...process.env, DATABASE_URL: working.href, DATABASE_OWNER_URL: owner.href };
  execFileSync(process.execPath, [join(import.meta.dirname, '../../dist/src/commands/migrate.js')], { env });
}

/**
 * What makes a used database like the template again, but for the keys of accounts: these are never given twice, since a running product
 * counts what each account reads.
 */
async function resetOf(template) {
  const client = new pg.Client({ connectionString: template.href });
  await client.connect();
  const { rows: tables } = await client.query(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'pgboss') and tablename not in ('migrations', 'version', 'queue') order by 1`,
  );
  const filled = [];
  for (const { name } of tables) {
    const { rows } = await client.query(`select json_agg(t)::text as content from ${name} t`);
    if (rows[0].content)
      filled.push(`insert into ${name} overriding system value
      select * from json_populate_recordset(null::${name}, ${client.escapeLiteral(rows[0].content)});`);
  }
  const { rows: sequences } = await client.query(
    `select format('select setval(%L, %s, %L)', format('%I.%I', schemaname, sequencename), coalesce(last_value, start_value),
       last_value is not null) as set
     from pg_sequences where sequencename not in ('users_user_id_seq', 'migrations_id_seq')`,
  );
  const { rows: clock } = await client.query(`select pg_get_functiondef('india_now'::regproc) as definition`);
  await client.end();
  return [
    'begin',
    'set local session_replication_role = replica',
    // most are empty, where a truncation costs more
    ...tables.map(({ name }) => `delete from ${name}`),
    ...filled,
    ...sequences.map(({ set }) => set),
    // tests set it
    ...clock.map(({ definition }) => definition),
    'commit',
  ].join(';\n');
}
