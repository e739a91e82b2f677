import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DEMO_LOGINS } from '../../demo/demo-logins.js';
import { unpackBackup } from '../../src/storage/backup/backup-file.js';
import { createBackup } from '../../src/storage/backup/create-backup.js';
import { type DumpContent, DumpReader } from '../../src/storage/backup/dump-reader.js';
import { dropReplaced, restore } from '../../src/storage/backup/restore.js';
import { schemaAt } from '../../src/storage/backup/schema-at.js';
import { MIGRATIONS } from '../../src/storage/schema/migrations.js';
import { TEST_SECRET } from '../../test/support/agency.js';
import { ApiClient } from '../../test/support/api-client.js';
import { bytesOf, inPieces } from '../../test/support/bytes.js';
import { ProductProcess } from '../../test/support/product-process.js';
import { schemaOf } from '../../test/support/schema.js';
import { createTestDatabase, type TestDatabase, testDatabase } from '../../test/support/test-database.js';
import { BACKUP_OF_1_4 } from '../../test/support/version-1-4.js';

const NO_KEY = { passphrase: undefined };
/** What a restore settles on purpose; and which versions would not keep what was promised since. */
const SETTLED = [
  'users',
  'one_time_codes',
  'registrations',
  'revoked_tokens',
  'idempotent_calls',
  'outbox_mails',
  'oldest_versions',
];

const OF_1_4 = schemaAt(MIGRATIONS.slice(0, 1).map(({ name }) => name));

/** How many rows each table of a backup has in the columns of 1.4, and the checksum of all of them. */
async function tablesOf(backup: Buffer): Promise<DumpContent['tables']> {
  const { reader } = await DumpReader.open(unpackBackup(inPieces(backup), NO_KEY));
  const { tables } = await reader.read(OF_1_4, async (_, rows) => {
    for await (const _piece of rows) continue;
  });
  return tables;
}

/** Takes away what came after 1.4, so that the rows have its columns again. */
async function dropLaterColumns(database: TestDatabase): Promise<void> {
  const known = new Map(OF_1_4.tables.map(({ table, columns }) => [table, columns]));
  for (const { table, columns } of schemaAt(MIGRATIONS.map(({ name }) => name)).tables) {
    const later = columns.filter((column) => known.get(table)?.includes(column) === false);
    for (const column of later) await database.sql(`alter table ${table} drop column ${column} cascade`);
  }
}

/** Names have keys of both scripts behind their search text since; what stands before them is to be as it was. */
async function dropNameMarks(database: TestDatabase): Promise<void> {
  const without = (table: string, name: string): string => `update ${table}
    set search_text = left(search_text, -length(name_marks(${name}))) where search_text like '%' || name_marks(${name})`;
  await database.sql(`begin; set local session_replication_role = replica; ${without('employees', 'full_name')};
    ${without('connections', 'employee_name')}; commit`);
}

describe('R63: a backup of version 1.4', () => {
  const database = testDatabase(`test_kept_1_4_${process.pid}`);
  afterAll(() => database.drop());

  it('R63: is restored without loss: every row of every table is what it was', async () => {
    await restore({ address: database.url }, inPieces(BACKUP_OF_1_4), NO_KEY);
    await dropReplaced({ address: database.url });
    // renamed since
    await database.sql('alter table row_counts rename to kept_totals');
    await dropNameMarks(database);
    await dropLaterColumns(database);
    const before = await tablesOf(BACKUP_OF_1_4);
    const now = await tablesOf(await bytesOf(createBackup(database.url, undefined)));
    expect(before.find(({ table }) => table === 'invoices')?.rows).toBe(44);
    const stays = ({ table }: { table: string }): boolean => !SETTLED.includes(table);
    expect(now.filter(stays)).toEqual(before.filter(stays));
    const rowsOf = (tables: typeof now): unknown => tables.find(({ table }) => table === 'users')?.rows;
    expect(rowsOf(now)).toBe(rowsOf(before));
  });
});

describe('an agency of version 1.4', () => {
  const database = testDatabase(`test_of_1_4_${process.pid}`);
  beforeAll(async () => {
    await restore({ address: database.url }, inPieces(BACKUP_OF_1_4), NO_KEY);
  });
  afterAll(async () => {
    await database.letGo();
    await dropReplaced({ address: database.url });
    await database.drop();
  });

  it('R52: has the schema of a new database', async () => {
    const reference = await createTestDatabase();
    expect(await schemaOf(database)).toEqual(await schemaOf(reference));
    await reference.drop();
  });

  it('goes on: its people log in, and its placements are listed and noted on', async () => {
    const product = await ProductProcess.start({
      DATABASE_URL: database.url,
      JWT_SECRET: TEST_SECRET,
      RATE_LIMITS: 'off',
    });
    try {
      const login = DEMO_LOGINS.find(({ role }) => role === 'super_admin');
      const { body } = await new ApiClient(product.base).post('/auth/login', login);
      const client = new ApiClient(product.base, (body as { token: string }).token);
      const { body: placements } = await client.list('placements', { range: [0, 99] });
      const open = (placements as { id: number; invoice_state: string | null }[]).find(
        ({ invoice_state }) => !invoice_state,
      );
      const facts = { joining_date: '2026-11-02', first_month_gross_paise: 4_555_555 };
      const edited = await client.patch(`/api/admin/placements/${open?.id}`, facts);
      expect([edited.status, edited.body]).toMatchObject([200, { ...facts, fee_paise: 2_277_778 }]);
    } finally {
      await product.stop();
    }
  });
});
