import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { billedCompany, issue, oldPlacements, setAgency, setIndiaNow } from '../../test/support/ledger.js';
import { type ApiRecord, Office, recordOf } from '../../test/support/office.js';

/** Without tax, so that an invoice is half of the gross. */
const UNTAXED = { gstin: null };
const FEE = 3_000_000;

let office: Office;
beforeAll(async () => {
  office = await Office.open();
  await setIndiaNow(office, '2026-11-03 10:00');
  await setAgency(office, { ...UNTAXED, reminders_on: false });
});
afterAll(() => office.close());

const receivables = (): Promise<ApiRecord> => recordOf(office.admin.get('/api/admin/receivables'));
const summary = (): Promise<ApiRecord> => recordOf(office.admin.get('/api/admin/billing-summary'));
async function owedBy(company_id: number): Promise<Record<string, unknown> | undefined> {
  const { companies } = await receivables();
  return (companies as Record<string, unknown>[]).find((one) => one['company_id'] === company_id);
}
async function invoiceOf(company: number, joining_date = '2026-11-02', gross = 2 * FEE): Promise<ApiRecord> {
  const [placement = 0] = await oldPlacements(office, company, 1, { joining_date, first_month_gross_paise: gross });
  return issue(office, placement);
}
const pay = (id: number, amount_paise: number, received_on = '2026-11-03'): Promise<ApiRecord> =>
  recordOf(office.admin.post(`/api/admin/invoices/${id}/payments`, { received_on, mode: 'upi', amount_paise }));
/** Told in order: the clock of this database only moves on, as documents do. */
describe('receivables', () => {
  it('of nobody are nothing', async () => {
    expect(await receivables()).toEqual({
      total: {
        not_due_paise: 0,
        days_1_30_paise: 0,
        days_31_60_paise: 0,
        days_61_90_paise: 0,
        over_90_paise: 0,
        outstanding_paise: 0,
        invoices: 0,
        companies: 0,
      },
      companies: [],
    });
  });

  it('are told by company, the largest first, without what was paid, deducted or credited', async () => {
    const [small, large, paid] = [
      await billedCompany(office),
      await billedCompany(office),
      await billedCompany(office),
    ];
    const first = await invoiceOf(small.id);
    await invoiceOf(large.id);
    await invoiceOf(large.id);
    await pay((await invoiceOf(paid.id)).id, FEE);
    await pay(first.id, 1_000_000);
    const credit = { taxable_paise: 500_000, reason: 'Less' };
    await recordOf(office.admin.post(`/api/admin/invoices/${first.id}/credit-notes`, credit));
    const debit = { taxable_paise: 7, reason: 'Late' };
    await recordOf(office.admin.post(`/api/admin/invoices/${first.id}/debit-notes`, debit));
    const { total, companies } = await receivables();
    expect(companies).toMatchObject([
      {
        company_id: large.id,
        company_name: 'Sahyadri Software Private Limited',
        outstanding_paise: 2 * FEE,
        invoices: 2,
      },
      { company_id: small.id, not_due_paise: 1_500_007, outstanding_paise: 1_500_007, invoices: 1 },
    ]);
    expect(total).toMatchObject({ outstanding_paise: 2 * FEE + 1_500_007, invoices: 3, companies: 2 });
  });

  it('of a company that is gone stand under the name it had', async () => {
    const gone = await billedCompany(office, { legal_name: 'Palash Finserv LLP' });
    await invoiceOf(gone.id);
    await recordOf(office.superAdmin.delete(`/api/admin/companies/${gone.id}`));
    const { companies } = await receivables();
    expect(companies).toContainEqual(
      expect.objectContaining({ company_id: null, company_name: 'Palash Finserv LLP', outstanding_paise: FEE }),
    );
  });

  it('grow older by the day in India', async () => {
    const { id } = await billedCompany(office);
    const invoice = await invoiceOf(id, '2026-11-02', 2 * FEE + 1);
    expect(invoice['due_date']).toBe('2026-12-14');
    const owed = FEE + 1;
    for (const [moment, age] of [
      ['2026-12-14 23:59', 'not_due_paise'],
      ['2026-12-15 00:00', 'days_1_30_paise'],
      ['2027-01-13 12:00', 'days_1_30_paise'],
      ['2027-01-14 00:00', 'days_31_60_paise'],
      ['2027-02-12 23:59', 'days_31_60_paise'],
      ['2027-02-13 00:00', 'days_61_90_paise'],
      ['2027-03-14 23:59', 'days_61_90_paise'],
      ['2027-03-15 00:00', 'over_90_paise'],
    ] as const) {
      await setIndiaNow(office, moment);
      const { company_id: _id, company_name: _name, ...ages } = (await owedBy(id)) ?? {};
      const none = { not_due_paise: 0, days_1_30_paise: 0, days_31_60_paise: 0, days_61_90_paise: 0, over_90_paise: 0 };
      expect([moment, ages]).toEqual([moment, { ...none, [age]: owed, outstanding_paise: owed, invoices: 1 }]);
    }
    const { total } = await receivables();
    const { outstanding_paise, overdue_paise } = await summary();
    expect(overdue_paise).toBe(outstanding_paise);
    expect(total).toMatchObject({ over_90_paise: outstanding_paise });
  });
});

describe('the billing summary', () => {
  it('tells twelve months in India: invoices and debit notes less credit notes, and what arrived', async () => {
    const before = await summary();
    await setIndiaNow(office, '2027-03-31 23:59');
    const { id } = await billedCompany(office);
    const march = await invoiceOf(id, '2027-03-30');
    await setIndiaNow(office, '2027-04-01 00:00');
    const april = await invoiceOf(id, '2027-03-30');
    const note = { taxable_paise: 1_000_000, reason: 'Less' };
    await recordOf(office.admin.post(`/api/admin/invoices/${march.id}/credit-notes`, note));
    await recordOf(office.admin.post(`/api/admin/invoices/${april.id}/debit-notes`, note));
    await pay(march.id, 300_000, '2027-03-31');
    await pay(march.id, 200_000, '2027-04-01');
    const bounced = await pay(april.id, 100_000, '2027-04-01');
    await recordOf(office.admin.post(`/api/admin/payments/${bounced.id}/reverse`, { reason: 'Bounced' }));
    const after = await summary();
    const months = after['months'] as { month: string; billed_paise: number; received_paise: number }[];
    expect(months.map(({ month }) => month).join(' ')).toBe(
      '2026-05 2026-06 2026-07 2026-08 2026-09 2026-10 2026-11 2026-12 2027-01 2027-02 2027-03 2027-04',
    );
    expect(months.slice(-2)).toEqual([
      { month: '2027-03', billed_paise: FEE, received_paise: 300_000 },
      { month: '2027-04', billed_paise: FEE, received_paise: 200_000 },
    ]);
    expect(after['billed_this_month_paise']).toBe(FEE);
    expect(before['billed_this_month_paise']).toBe(0);
    expect(Number(after['outstanding_paise']) - Number(before['outstanding_paise'])).toBe(2 * FEE - 500_000);
  });
});
