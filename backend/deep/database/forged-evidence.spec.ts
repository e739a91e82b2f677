import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { WORKING_RIGHTS } from '../../src/storage/schema/working-rights.js';
import { bill, place, setAgency } from '../../test/support/ledger.js';
import { Merges } from '../../test/support/merges.js';
import { Office, recordOf } from '../../test/support/office.js';
import { tableSums } from '../../test/support/table-sums.js';
import { type TestDatabase, testDatabase } from '../../test/support/test-database.js';

const INVOICE_COLUMNS = `kind, placement_id, company_name, place_of_supply, sac, gst_percent, taxable_paise, cgst_paise, sgst_paise,
  igst_paise, total_paise, document`;

/** An invoice of another placement, like one that stands, with what only the database says. */
const invoiceWith = (column: string, value: string): string =>
  `insert into invoices (${column}, ${INVOICE_COLUMNS}) select ${value}, ${INVOICE_COLUMNS} from invoices limit 1`;

/** What makes evidence of another day, number or author, or changes it: each is refused, and leaves everything as it was. */
const FORGED = [
  invoiceWith('issued_on', `date '2026-03-31'`),
  invoiceWith('series', `'HACK'`),
  invoiceWith('number', `'NY/25-26/00010'`),
  invoiceWith('financial_year, sequence', `'25-26', 10`),
  invoiceWith('company_id', 'company_id'),
  invoiceWith('invoice_id', '99'),
  'update invoices set company_id = null',
  `insert into invoice_series values ('HACK', '26-27', 'invoice', 41, current_date)`,
  `insert into payments (invoice_id, received_on, mode, amount_paise, recorded_at) select invoice_id, '2026-11-02', 'upi', 1, '2026-04-01' from invoices`,
  `insert into payments (invoice_id, received_on, mode, amount_paise) select invoice_id, india_today() + 1, 'upi', 1 from invoices`,
  `insert into payments (invoice_id, received_on, mode, amount_paise, reversed_at, reversal_reason)
     select invoice_id, '2026-11-02', 'upi', 1, now(), 'x' from invoices`,
  `update payments set reversal_reason = 'x', reversed_at = '2026-04-01'`,
  'update payments set received_on = received_on - 1',
  'delete from payments',
  `insert into reminders (invoice_id, step, queued_at) select invoice_id, 'due', '2026-04-01' from invoices`,
  'update reminders set queued_at = now()',
  'delete from reminders',
  `insert into introductions (employee_id, how, introduced_on) select employee_id, 'shared', '2026-01-01' from employees`,
  `insert into introductions (employee_id, how, introduced_by_name) select employee_id, 'shared', 'nobody' from employees`,
  'update introductions set introduced_on = introduced_on - 300',
  `insert into agency_settings (legal_name, set_at) values ('x', '2026-01-01')`,
  `insert into agency_settings (setting_id, fee_percent) values (1000000, 1)`,
  `insert into placement_history (connection_id, to_status, changed_at) select connection_id, 'placed', '2026-01-01' from connections`,
  `insert into placement_history (connection_id, to_status, changed_by_name) select connection_id, 'placed', 'nobody' from connections`,
  `insert into audit_log (at, actor_id, actor_email, actor_role, action, kind) values ('2026-01-01', 1, 'x', 'admin', 'updated', 'invoice')`,
  `insert into audit_log (actor_email, actor_role, action, kind) values ('boss@niyukt.example', 'super_admin', 'updated', 'invoice')`,
  'update placements set fee_percent = 1',
  'update placements set warranty_months = 99',
  `update placements set warranty_until = '2030-01-01'`,
  'update placements set company_id = null, employee_id = null',
  `update placements set employee_name = 'Nobody'`,
  'update placements set invoice_id = null, invoice_state = null',
  'update placements set replaces_placement_id = placement_id where invoice_id is not null',
  'insert into placements (connection_id, fee_percent) select connection_id, 1 from connections',
  'insert into placements (connection_id) values (null)',
  'delete from placements',
  `insert into warranty_claims (placement_id, filed_by, last_working_day, reason, filed_at)
     select placement_id, 'company', '2026-11-10', 'other', '2026-11-10' from placements`,
  `insert into warranty_claims (placement_id, filed_by, last_working_day, reason, is_covered)
     select placement_id, 'company', '2030-11-10', 'other', true from placements`,
  `update warranty_claims set last_working_day = '2026-11-03'`,
  `update warranty_claims set decided_at = '2026-04-01'`,
  `update warranty_claims set state = 'filed'`,
  `update warranty_claims set state = 'closed'`,
  'update warranty_claims set decision_reason = null',
  'delete from warranty_claims',
  `insert into merges (kind, winner_id, winner_name, loser_id, loser_name, merged_by_name, moving)
     select 'companies', 1, 'x', 2, 'y', 'z', pg_current_xact_id()::text::bigint`,
  `update merges set moving = pg_current_xact_id()::text::bigint`,
  'update merges set journal = null',
  'delete from merges',
  `select move_references('invoices', 'company_id', 1, 2, null)`,
  `select put_introductions('[]')`,
  `select merge_records('companies', 1, 2, 0, null, '[]', '{}')`,
  `select undo_merge(merge_id, merged_by, '{}') from merges`,
];

const COMPANIES_WITH_INVOICES =
  'select company_id from invoices where company_id is not null group by 1 order by 1 limit 2';

/** Two invoices, a payment, a declined claim, and a merge that is too old to be undone. */
async function fillLedger(office: Office): Promise<void> {
  await setAgency(office);
  const placements = [
    await place(office, { joining_date: '2026-11-02' }),
    await place(office, { joining_date: '2026-11-02' }),
  ];
  for (const one of placements) {
    const { id } = await bill(office, one);
    const paid = { received_on: '2026-11-02', mode: 'upi', amount_paise: 100 };
    await recordOf(office.admin.post(`/api/admin/invoices/${id}/payments`, paid));
    const left = { last_working_day: '2027-11-30', reason: 'other' };
    await recordOf(office.admin.post(`/api/admin/placements/${one.placement.id}/claims`, left));
  }
  const [winner, loser] = [await office.addEmployee(), await office.addEmployee()];
  await new Merges(office).merge(winner.id, loser.id);
  await office.sql(`update merges set undo_until = now() - interval '1 second'`);
}

describe('R79: whoever has the password of the running product', () => {
  let office: Office;
  let database: TestDatabase;
  let worker: TestDatabase;
  beforeAll(async () => {
    office = await Office.open();
    database = office.agency.database;
    worker = testDatabase(new URL(database.url).pathname.slice(1), database.workingUrl);
    await fillLedger(office);
  });
  afterAll(async () => {
    await worker.letGo();
    await office.close();
  });

  const evidence = async (): Promise<unknown[]> => {
    const sums = await tableSums(database);
    // what the calls above opened comes to the access log a moment later
    return Object.keys(WORKING_RIGHTS.tables)
      .filter((table) => table !== 'access_log')
      .map((table) => [table, sums[table]]);
  };

  it.each(FORGED)('forges no evidence by: %s', async (statement) => {
    const before = await evidence();
    await expect(worker.sql(statement)).rejects.toMatchObject({ code: expect.stringMatching(/^(42501|23)/) });
    expect(await evidence()).toEqual(before);
  });

  it('writes history, register and log in the name that the account has, whatever it says', async () => {
    const [entry] = await worker.sql(
      `insert into audit_log (actor_id, actor_email, actor_role, action, kind) values ($1, 'boss@niyukt.example', 'super_admin', 'read', 'invoice')
       returning actor_email, actor_role, at > now() - interval '1 minute' as is_now`,
      [office.admin.userId],
    );
    expect(entry).toEqual({ actor_email: office.admin.email, actor_role: 'admin', is_now: true });
    const [history] = await worker.sql(
      `insert into placement_history (connection_id, to_status, changed_by)
       select max(connection_id), 'placed', $1 from connections returning changed_by_name`,
      [office.admin.userId],
    );
    expect(history).toEqual({ changed_by_name: office.admin.email });
    const [bySystem] = await worker.sql(
      `insert into audit_log (actor_email, actor_role, action, kind) values ('boss@niyukt.example', 'system', 'read', 'invoice')
       returning actor_email`,
    );
    expect(bySystem).toEqual({ actor_email: 'system' });
  });

  it('moves an invoice to another company only with everything else of that company, in a merge that the log tells', async () => {
    const [from = 0, to = 0] = (await worker.sql<{ company_id: number }>(COMPANIES_WITH_INVOICES)).map(
      ({ company_id }) => company_id,
    );
    const ofFirst = await office.count('invoices where company_id = $1', [from]);
    const joined = JSON.stringify([{ from: 1, to: 2, detached: 1 }]);
    const call = `select merge_records('companies', $1, $2, $3, 'Told by the client', $4, '{}') as merged`;
    await expect(worker.sql(call, [to, from, 0, joined])).rejects.toThrow('only the staff merges');
    await worker.sql(call, [to, from, office.superAdmin.userId, joined]);
    expect(await office.count('invoices where company_id = $1', [from])).toBe(0);
    expect(await office.count('invoices where company_id = $1', [to])).toBe(1 + ofFirst);
    expect(await office.count('companies where company_id = $1', [from])).toBe(0);
    expect(await office.count(`placements where state = 'reverted'`)).toBe(0);
    const entries = await office.sql(
      `select actor_email, record_id, after from audit_log where action = 'merged' order by audit_id desc limit 2`,
    );
    const reason = 'Told by the client';
    expect(entries).toEqual([
      { actor_email: office.superAdmin.email, record_id: from, after: { merged_into: to, reason } },
      { actor_email: office.superAdmin.email, record_id: to, after: { merged_from: from, reason } },
    ]);
  });
});
