import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createBackup } from '../../src/storage/backup/create-backup.js';
import { dropReplaced, restore } from '../../src/storage/backup/restore.js';
import { bytesOf, inPieces } from '../../test/support/bytes.js';
import { billedCompany, issue, oldPlacements, placed, setAgency } from '../../test/support/ledger.js';
import { type ApiRecord, Office, recordOf } from '../../test/support/office.js';
import { tableSums } from '../../test/support/table-sums.js';
import { testDatabase } from '../../test/support/test-database.js';

const TABLES = [
  'agency_settings',
  'holidays',
  'companies',
  'placements',
  'invoices',
  'invoice_series',
  'invoice_pdfs',
  'payments',
  'reminders',
  'invoice_sendings',
  'reminder_pauses',
  'warranty_claims',
  'row_counts',
];
const FACTS = { joining_date: '2026-11-02', first_month_gross_paise: 12_345_678 };

describe('R53: a backup of the ledger', () => {
  const restored = testDatabase(`test_ledger_${process.pid}`);
  let office: Office;
  let invoice: ApiRecord;
  beforeAll(async () => {
    office = await Office.open();
    await setAgency(office);
    await recordOf(office.superAdmin.post('/api/admin/holidays', { day: '2027-01-26', name: 'Republic Day' }));
    const company = await billedCompany(office, { legal_name: 'सह्याद्री Software "Pvt" Ltd\\' });
    invoice = await issue(office, (await placed(office, company.id, FACTS)).id);
    for (const id of await oldPlacements(office, company.id, 3)) await issue(office, id);
    await office.sql(`insert into invoice_pdfs values ($1, '\\x255044462d00ff0a')`, [invoice.id]);
    await office.sql(
      `insert into payments (invoice_id, received_on, mode, amount_paise, tds_paise) values ($1, '2026-11-20', 'upi', 100, 7)`,
      [invoice.id],
    );
    await restore(
      { address: restored.url },
      inPieces(await bytesOf(createBackup(office.agency.database.url, undefined))),
      {
        passphrase: undefined,
      },
    );
  });
  afterAll(async () => {
    await restored.letGo();
    await dropReplaced({ address: restored.url });
    await restored.drop();
    await office.close();
  });

  it('brings back settings, holidays, placements, documents, balances and PDFs as they were', async () => {
    const [before, after] = [await tableSums(office.agency.database), await tableSums(restored)];
    for (const table of TABLES) {
      expect([table, after[table]]).toEqual([table, before[table]]);
    }
    expect(Number(before['invoices']?.rows)).toBe(4);
  });

  it('keeps documents immutable, and goes on with the numbers', async () => {
    await expect(restored.sql('update invoices set total_paise = total_paise + 1')).rejects.toThrow('never changed');
    await expect(restored.sql('delete from placements')).rejects.toThrow('placements are kept');
    const next = `insert into invoices (kind, series, placement_id, company_name, place_of_supply, sac, gst_percent, taxable_paise,
        cgst_paise, sgst_paise, igst_paise, total_paise, document)
      select kind, series, (select max(placement_id) from p), company_name, place_of_supply, sac, gst_percent, taxable_paise, cgst_paise,
        sgst_paise, igst_paise, total_paise, document from invoices where invoice_id = $1 returning sequence, invoice_id`;
    const place = `with p as (insert into placements (employee_name, job_title, company_name, placed_on, fee_percent, warranty_months)
      values ('Asha Rao', 'Baker', 'Acme', '2026-11-01', 50, 3) returning placement_id) `;
    const [row] = await restored.sql<{ sequence: number; invoice_id: number }>(place + next, [invoice.id]);
    expect(row?.sequence).toBe(5);
    expect(row?.invoice_id).toBeGreaterThan(4);
    await restored.sql(
      `insert into payments (invoice_id, received_on, mode, amount_paise) values ($1, '2026-11-21', 'upi', 50)`,
      [invoice.id],
    );
    expect(
      await restored.sql('select received_paise, tds_paise, state from invoices where invoice_id = $1', [invoice.id]),
    ).toEqual([{ received_paise: '150', tds_paise: '7', state: 'part_paid' }]);
    await expect(
      restored.sql(
        `insert into payments (invoice_id, received_on, mode, amount_paise) values ($1, '2026-11-21', 'upi', 99999999)`,
        [invoice.id],
      ),
    ).rejects.toThrow(/ck_invoices_outstanding/);
  });
});
