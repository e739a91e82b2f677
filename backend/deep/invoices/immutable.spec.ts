import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Agency } from '../../test/support/agency.js';
import { billedCompany, issue, oldPlacements, placed, setAgency } from '../../test/support/ledger.js';
import { type ApiRecord, Office, recordOf } from '../../test/support/office.js';
import { createTestDatabase, type TestDatabase, testDatabase } from '../../test/support/test-database.js';

const FACTS = { joining_date: '2026-11-02', first_month_gross_paise: 6_000_000 };

/** What somebody might try who has the password of the product's own role. */
const ATTEMPTS = [
  'update invoices set total_paise = total_paise',
  'update invoices set total_paise = 1, taxable_paise = 1, igst_paise = 0',
  `update invoices set document = document || '{"candidate_name": "Nobody"}'`,
  `update invoices set number = 'NY/26-27/99999', sequence = 99999`,
  `update invoices set issued_on = issued_on - 1`,
  `update invoices set due_date = due_date + 30`,
  `update invoices set company_name = 'Another', company_gstin = null`,
  'update invoices set company_id = null',
  'update invoices set placement_id = placement_id',
  'update invoices set outstanding_paise = 0',
  `update invoices set state = 'paid'`,
  'update invoices set received_paise = total_paise, outstanding_paise = 0',
  'update invoices set invoice_id = invoice_id + 1000',
  'update invoices set total_paise = 1 where false returning 1',
  `insert into invoices select * from invoices on conflict (invoice_id) do update set state = 'paid'`,
  `do $$ begin update invoices set state = 'paid'; end $$`,
  'delete from invoices',
  'truncate invoices',
  'truncate invoices cascade',
  `update invoice_pdfs set pdf = 'x'`,
  'delete from invoice_pdfs',
  'truncate invoice_pdfs',
  'update invoice_series set last_sequence = 41',
  'delete from invoice_series',
  `insert into invoice_series values ('XY', '26-27', 'invoice', 41, current_date)`,
  'truncate invoice_series',
  'update agency_settings set fee_percent = 1',
  'delete from agency_settings',
  'truncate agency_settings',
  'delete from placements',
  'truncate placements cascade',
  'update placements set joining_date = joining_date + 1 where invoice_id is not null',
  'update placements set first_month_gross_paise = 1 where invoice_id is not null',
];
/** Changes no row, which only a role without the right refuses. */
const WITHOUT_EFFECT = 'update invoices set total_paise = 1 where false returning 1';

const SETUPS: [string, (database: TestDatabase) => Record<string, string>][] = [
  ['one role, which owns the tables', ({ url }) => ({ DATABASE_URL: url })],
  ['two roles', ({ url, workingUrl }) => ({ DATABASE_URL: workingUrl, DATABASE_OWNER_URL: url })],
];

describe.each(SETUPS)('documents, with %s', (setup, addresses) => {
  let database: TestDatabase;
  let office: Office;
  let role: TestDatabase;
  let company: ApiRecord;
  let invoice: ApiRecord;
  beforeAll(async () => {
    database = await createTestDatabase();
    const given = addresses(database);
    office = await Office.of(await Agency.open(given, database));
    role = testDatabase(new URL(database.url).pathname.slice(1), given['DATABASE_URL']);
    await setAgency(office);
    company = await billedCompany(office);
    invoice = await issue(office, (await placed(office, company.id, FACTS)).id);
    await role.sql(`insert into invoice_pdfs values ($1, '%PDF-1.7')`, [invoice.id]);
  });
  afterAll(async () => {
    await role.letGo();
    await office.close();
    await database.drop();
  });

  const all = async (): Promise<unknown> =>
    Promise.all(
      ['invoices', 'invoice_pdfs', 'invoice_series', 'agency_settings', 'placements'].map((table) =>
        office.sql(`select md5(string_agg(t::text, '' order by t::text)) from ${table} t`),
      ),
    );

  it.each(ATTEMPTS.filter((attempt) => attempt !== WITHOUT_EFFECT || setup === 'two roles'))(
    'are as they were after: %s',
    async (attempt) => {
      const before = await all();
      await expect(role.sql(attempt)).rejects.toMatchObject({ code: expect.stringMatching(/^(23|42501|0A)/) });
      expect(await all()).toEqual(before);
    },
  );

  it('stay with their names when company, job and person are deleted, and refer to nothing that is gone', async () => {
    const other = await billedCompany(office);
    const placement = await placed(office, other.id, FACTS);
    const issued = await issue(office, placement.id);
    const [free = 0] = await oldPlacements(office, other.id, 1);
    expect((await office.superAdmin.delete(`/api/admin/companies/${other.id}`)).status).toBe(200);
    const person = `/api/admin/employees/${String(placement['employee_id'])}`;
    expect((await office.superAdmin.delete(person)).status).toBe(200);
    expect(await office.seen('invoices', issued.id)).toEqual({ ...issued, company_id: null });
    expect(await office.seen('placements', placement.id)).toMatchObject({
      connection_id: null,
      request_id: null,
      employee_id: null,
      company_id: null,
      employee_name: 'Asha Rao',
      company_name: other['name'],
      invoice_number: issued['number'],
    });
    expect(await office.seen('placements', free)).toMatchObject({ company_id: null, company_name: other['name'] });
  });

  it('know no call that changes or removes them', async () => {
    const path = `/api/admin/invoices/${invoice.id}`;
    for (const target of [path, '/api/admin/invoices']) {
      for (const method of ['put', 'patch'] as const) {
        expect((await office.superAdmin[method](target, { total_paise: 1 })).status).toBe(404);
      }
      expect((await office.superAdmin.delete(target)).status).toBe(404);
    }
    expect((await office.superAdmin.delete(`/api/admin/placements/${String(invoice['placement_id'])}`)).status).toBe(
      404,
    );
    expect(await recordOf(office.admin.get(path))).toEqual(invoice);
  });
});
