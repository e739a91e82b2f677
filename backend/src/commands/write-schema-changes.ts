import 'reflect-metadata';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { EmbeddedPostgres } from '../platform/database/embedded-postgres.js';
import { schemaOf } from '../storage/backup/database-tables.js';
import { schemaChange } from '../storage/backup/schema-at.js';
import { type SchemaChange } from '../storage/backup/schema-change.js';
import { migrate } from '../storage/schema/migrate.js';
import { MIGRATIONS } from '../storage/schema/migrations.js';

const FILE = join(fileURLToPath(import.meta.url), '../../../../src/storage/backup/schema-changes.ts');
const HEAD = `import { type SchemaChange } from './schema-change.js';

/** What each migration did to the tables and sequences that a backup holds: written by \`npm run contract\`, compared by a test. */
export const SCHEMA_CHANGES: Record<string, SchemaChange> = `;

/** Writes what each migration does to the schema, so that a backup can be checked without a database. */
const folder = mkdtempSync(join(tmpdir(), 'niyukt-schema-'));
const server = new EmbeddedPostgres(folder);
try {
  const url = await server.start('postgres');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const changes: Record<string, SchemaChange> = {};
  let before = await schemaOf(client);
  for (const { name } of MIGRATIONS) {
    await migrate(url, [name]);
    const after = await schemaOf(client);
    const change = schemaChange(before, after);
    if (change.sequences || Object.keys(change.tables).length) changes[name] = change;
    before = after;
  }
  await client.end();
  writeFileSync(FILE, `${HEAD}${JSON.stringify(changes, null, 2)};\n`);
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
