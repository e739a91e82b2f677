import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { unpackBackup } from '../../src/backup/backup-file.js';
import { copyOut, prepareSession } from '../../src/backup/database-tables.js';
import { dropKept, restore } from '../../src/backup/restore.js';
import { migrate } from '../../src/platform/database/data-source.js';
import { AgencySettings1700000036000 } from '../../src/platform/database/migrations/1700000036000-agency-settings.js';
import { MIGRATIONS } from '../../src/platform/database/migrations/index.js';
import { DEMO_LOGINS } from '../../src/app/demo/demo-logins.js';
import { TEST_SECRET } from '../support/agency.js';
import { ApiClient } from '../support/api-client.js';
import { bytesOf, inPieces } from '../support/bytes.js';
import { ProductProcess } from '../support/product-process.js';
import { createTestDatabase, testDatabase, type TestDatabase } from '../support/test-database.js';

/** Made by the version before the ledger, of its demo agency and connections that were placed in every way. */
const BEFORE = readFileSync(join(import.meta.dirname, '../fixtures/before-the-ledger.backup'));
/** What a restore settles on purpose, and the counters of lists, which gain those of new lists. */
const SETTLED = [
  'users',
  'one_time_codes',
  'registrations',
  'revoked_tokens',
  'idempotent_calls',
  'outbox_mails',
  'kept_totals',
];
const BEFORE_LEDGER = MIGRATIONS.slice(0, MIGRATIONS.indexOf(AgencySettings1700000036000)).map(({ name }) => name);

type Row = Record<string, string>;

/** Rows of each table of a backup of format 2, by their columns. */
async function tablesOf(backup: Buffer): Promise<Map<string, Row[]>> {
  const tables = new Map<string, Row[]>();
  let columns: string[] = [];
  let rows: Row[] | undefined;
  const text = (await bytesOf(unpackBackup(inPieces(backup), { passphrase: undefined }))).toString();
  for (const line of text.split('\n')) {
    if (line === '\\.') rows = undefined;
    else if (rows) rows.push(rowOf(columns, line));
    else if (line.startsWith('{"table"')) {
      const head = JSON.parse(line) as { table: string; columns: string[] };
      [columns, rows] = [head.columns, []];
      tables.set(head.table, rows);
    }
  }
  return tables;
}

/** Rows of a table as they are now, in these columns, written as in format 2. */
async function rowsNow(database: TestDatabase, table: string, columns: string[]): Promise<Row[]> {
  const session = await database.session();
  await prepareSession(session);
  const text = (await bytesOf(await copyOut(session, { table, columns }, 'text'))).toString();
  await session.end();
  return text
    .split('\n')
    .slice(0, -1)
    .map((line) => rowOf(columns, line));
}

function rowOf(columns: string[], line: string): Row {
  return Object.fromEntries(line.split('\t').map((value, index) => [columns[index], value]));
}

describe('an agency of the version before the ledger', () => {
  const database = testDatabase(`test_upgraded_${process.pid}`);
  let before: Map<string, Row[]>;
  beforeAll(async () => {
    before = await tablesOf(BEFORE);
    await restore({ address: database.url }, inPieces(BEFORE), { passphrase: undefined });
  });
  afterAll(async () => {
    await database.letGo();
    await dropKept({ address: database.url });
    await database.drop();
  });

  it('loses nothing: every row and every column that there was is what it was', async () => {
    expect(before.size).toBeGreaterThan(10);
    for (const [table, rows] of before) {
      if (SETTLED.includes(table)) continue;
      const [first] = rows;
      const now = first
        ? await rowsNow(database, table, Object.keys(first))
        : await database.sql(`select from ${table}`);
      expect([table, now]).toEqual([table, rows]);
    }
    expect(await database.sql('select from users')).toHaveLength(before.get('users')?.length ?? -1);
  });

  it('has one placement for every connection that is placed, with its joining date and names, and no other', async () => {
    const placed = (before.get('connections') ?? []).filter(({ placement_status: status }) => status === 'placed');
    expect(placed.length).toBeGreaterThan(10);
    expect(new Set(placed.map(({ joining_date: day }) => day)).has('\\N')).toBe(true);
    const placements =
      await database.sql(`select p.connection_id, p.joining_date::text, p.placed_on::text, p.employee_name, p.job_title,
        p.company_name, p.state, p.fee_paise, p.invoice_id, p.fee_percent, p.warranty_months,
        (p.request_id, p.employee_id) = (c.request_id, c.employee_id) as same
      from placements p join connections c using (connection_id) order by connection_id`);
    expect(placements).toEqual(
      placed
        .map((row) => ({
          connection_id: Number(row['connection_id']),
          joining_date: row['joining_date'] === '\\N' ? null : row['joining_date'],
          placed_on: row['placement_date'],
          employee_name: row['employee_name'],
          job_title: row['job_title'],
          company_name: row['company_name'],
          state: 'active',
          fee_paise: null,
          invoice_id: null,
          fee_percent: '50.00',
          warranty_months: 3,
          same: true,
        }))
        .sort((one, other) => one.connection_id - other.connection_id),
    );
    expect(await database.sql('select count(*)::int as n from placements')).toEqual([{ n: placed.length }]);
    expect(await database.sql(`select sum(n)::int as n from kept_totals where list = 'placements'`)).toEqual([
      { n: placed.length },
    ]);
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
      const [{ id } = { id: 0 }] = placements as { id: number }[];
      const facts = { joining_date: '2026-11-02', first_month_gross_paise: 4_555_555 };
      const edited = await client.patch(`/api/admin/placements/${id}`, facts);
      expect([edited.status, edited.body]).toMatchObject([200, { ...facts, fee_paise: 2_277_778 }]);
    } finally {
      await product.stop();
    }
  });
});

describe('a database with 10,000 connections', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase('template0');
    await migrate(database.url, BEFORE_LEDGER);
    await database.sql(`
      insert into users (email, password_hash, role) select 'a' || n || '@mail.example', 'x', 'employee' from generate_series(1, 1000) n
        union all select 'hr@acme.example', 'x', 'company';
      insert into employees (user_id, full_name, email, phone) select user_id, 'Asha Rao', email, '+91' || 9000000000 + user_id
        from users where role = 'employee';
      insert into companies (user_id, name, contact_person_name, contact_person_phone, contact_email)
        select user_id, 'Acme', 'Ravi Menon', '+918000000001', email from users where role = 'company';
      insert into job_requests (company_id, title, description) select company_id, 'Tester ' || n, 'Test.' from companies, generate_series(1, 10) n;
      insert into connections (request_id, employee_id, placement_status, placement_date, joining_date)
        select request_id, employee_id, case when employee_id % 4 = 0 then 'placed' else 'offered' end,
          case when employee_id % 4 = 0 then date '2026-01-05' + request_id end,
          case when employee_id % 8 = 0 then date '2026-02-02' + request_id end
        from job_requests, employees`);
  });
  afterAll(() => database.drop());

  it('is migrated, with a placement of everybody who is placed', async () => {
    await migrate(database.url);
    expect(
      await database.sql(`select count(*)::int as placements, count(distinct connection_id)::int as connections,
        count(joining_date)::int as joining from placements`),
    ).toEqual([{ placements: 2_500, connections: 2_500, joining: 1_250 }]);
  });
});
