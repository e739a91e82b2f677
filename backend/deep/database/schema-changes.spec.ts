import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type pg from 'pg';
import { type DumpedSchema, schemaOf } from '../../src/storage/backup/database-tables.js';
import { schemaAt } from '../../src/storage/backup/schema-at.js';
import { migrate } from '../../src/storage/schema/migrate.js';
import { MIGRATIONS } from '../../src/storage/schema/migrations.js';
import { createTestDatabase, type TestDatabase } from '../../test/support/test-database.js';

const sorted = ({ tables, sequences }: DumpedSchema): DumpedSchema => ({
  tables: tables
    .map(({ table, columns }) => ({ table, columns: columns.toSorted() }))
    .toSorted((one, other) => one.table.localeCompare(other.table)),
  sequences: sequences.toSorted(),
});

describe('R63: what a backup is checked against without a database', () => {
  let database: TestDatabase;
  let client: pg.Client;
  beforeAll(async () => {
    database = await createTestDatabase('template0');
    client = await database.session();
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  it('R63: is what each migration makes; `npm run contract` writes it', async () => {
    const ran: string[] = [];
    for (const { name } of MIGRATIONS) {
      ran.push(name);
      await migrate(database.url, ran);
      expect([name, sorted(schemaAt(ran))]).toEqual([name, sorted(await schemaOf(client))]);
    }
  });
});
