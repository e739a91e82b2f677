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
import { BACKUP_AT_BASELINE } from '../../test/support/baseline.js';
import { bytesOf, inPieces } from '../../test/support/bytes.js';
import { ProductProcess } from '../../test/support/product-process.js';
import { schemaOf } from '../../test/support/schema.js';
import { createTestDatabase, type TestDatabase, testDatabase } from '../../test/support/test-database.js';

const NO_KEY = { passphrase: undefined };
/** What a restore settles on purpose: accounts, codes and links. The last one says which versions would not keep what was promised since. */
const SETTLED =
  `users one_time_codes registrations sessions login_challenges revoked_tokens idempotent_calls outbox_mails second_factors
  recovery_codes calendar_feeds company_members consent_links interview_recipients view_links oldest_versions`.split(
    /\s+/,
  );

const AT_BASELINE = schemaAt(MIGRATIONS.slice(0, 1).map(({ name }) => name));

/** How many rows each table of a backup has in the columns of the baseline, and the checksum of all of them. */
async function tablesOf(backup: Buffer): Promise<DumpContent['tables']> {
  const { reader } = await DumpReader.open(unpackBackup(inPieces(backup), NO_KEY));
  const { tables } = await reader.read(AT_BASELINE, async (_, rows) => {
    for await (const _piece of rows) continue;
  });
  return tables;
}

/** Takes away what came after the baseline, so that the rows have its columns again. */
async function dropLaterColumns(database: TestDatabase): Promise<void> {
  const known = new Map(AT_BASELINE.tables.map(({ table, columns }) => [table, columns]));
  for (const { table, columns } of schemaAt(MIGRATIONS.map(({ name }) => name)).tables) {
    const later = columns.filter((column) => known.get(table)?.includes(column) === false);
    for (const column of later) await database.sql(`alter table ${table} drop column ${column} cascade`);
  }
}

describe('R63: a backup at the baseline, which version 1.4 made', () => {
  const database = testDatabase(`test_kept_baseline_${process.pid}`);
  afterAll(() => database.drop());

  it('R63: is restored without loss: every row of every table is what it was', async () => {
    await restore({ address: database.url }, inPieces(BACKUP_AT_BASELINE), NO_KEY);
    await dropReplaced({ address: database.url });
    await dropLaterColumns(database);
    const before = await tablesOf(BACKUP_AT_BASELINE);
    const now = await tablesOf(await bytesOf(createBackup(database.url, undefined)));
    const rowsOf = (tables: typeof now, table: string): unknown => tables.find((each) => each.table === table)?.rows;
    expect(rowsOf(before, 'invoices')).toBe(44);
    expect(before.filter(({ rows }) => rows).length).toBeGreaterThan(80);
    const stays = ({ table }: { table: string }): boolean => !SETTLED.includes(table);
    expect(now.filter(stays)).toEqual(before.filter(stays));
    expect(rowsOf(now, 'users')).toBe(rowsOf(before, 'users'));
  });
});

describe('an agency of that version', () => {
  const database = testDatabase(`test_of_baseline_${process.pid}`);
  beforeAll(async () => {
    await restore({ address: database.url }, inPieces(BACKUP_AT_BASELINE), NO_KEY);
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
