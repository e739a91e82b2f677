import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { EmbeddedPostgres } from '../../dist/src/platform/database/embedded-postgres.js';

/** One PostgreSQL for the whole run. Each test file gets a database of its own, copied from a migrated template. */
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
  // what jest runs in this process starts without the entities of another test file
  delete globalThis.typeormMetadataArgsStorage;
}

/** A process of its own: TypeORM keeps the entities in a global variable, which all test files of this process would share. */
function migrate(owner) {
  const working = new URL(owner);
  working.username = 'niyukt_app';
  const env = { ...process.env, DATABASE_URL: working.href, DATABASE_OWNER_URL: owner.href };
  execFileSync(process.execPath, [join(import.meta.dirname, '../../dist/src/commands/migrate.js')], { env });
}
