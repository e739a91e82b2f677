import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ApiAnswer } from '../../test/support/api-client.js';
import { billedCompany, issue, oldPlacements, setAgency } from '../../test/support/ledger.js';
import { type ApiRecord, Office, recordOf, rowsOf, statusesOf } from '../../test/support/office.js';

const PAID = {
  received_on: '2026-11-02',
  mode: 'bank_transfer',
  reference: 'HDFCN52026121412345',
  amount_paise: 1_000_000,
};
const TOTAL = 3_540_000;

let office: Office;
let company: number;
beforeAll(async () => {
  office = await Office.open();
  await setAgency(office);
  company = (await billedCompany(office)).id;
});
afterAll(() => office.close());

async function invoice(first_month_gross_paise = 6_000_000): Promise<ApiRecord> {
  const [placement = 0] = await oldPlacements(office, company, 1, { first_month_gross_paise });
  return issue(office, placement);
}
const pay = (id: number, fields: Record<string, unknown> = {}, headers = {}): Promise<ApiAnswer> =>
  office.admin.post(`/api/admin/invoices/${id}/payments`, { ...PAID, ...fields }, headers);
const reverse = (id: number, reason: unknown = 'The cheque bounced'): Promise<ApiAnswer> =>
  office.admin.post(`/api/admin/payments/${id}/reverse`, { reason });

describe('a payment', () => {
  it('of nothing but deducted tax settles that, and is named after it in the log', async () => {
    const { id } = await invoice();
    const tax = { amount_paise: 0, tds_paise: 300_000, tds_section: '194J' };
    expect(await recordOf(pay(id, tax))).toMatchObject(tax);
    expect(await office.seen('invoices', id)).toMatchObject({
      state: 'part_paid',
      received_paise: 0,
      tds_paise: 300_000,
      outstanding_paise: TOTAL - 300_000,
    });
    const [entry] = await rowsOf(office.superAdmin.list('audit-log', { range: [0, 0] }));
    expect(entry?.['record_name']).toMatch(/^TDS ₹3,000\.00, NY/);
  });

  it('and 19 others at the same moment never exceed what is outstanding', async () => {
    const { id } = await invoice();
    const statuses = await statusesOf(Array.from({ length: 20 }, () => pay(id, { amount_paise: 1_000_000 })));
    expect(statuses).toEqual([201, 201, 201, ...Array.from({ length: 17 }, () => 422)]);
    expect(await office.seen('invoices', id)).toMatchObject({ outstanding_paise: 540_000, received_paise: 3_000_000 });
  });

  it('and a credit note at the same moment never exceed it', async () => {
    const { id } = await invoice();
    const calls = Array.from({ length: 10 }, () => [
      pay(id, { amount_paise: TOTAL }),
      office.admin.post(`/api/admin/invoices/${id}/credit-notes`, { full: true, reason: 'Or this' }),
    ]).flat();
    const statuses = await statusesOf(calls);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    const { credited_paise, received_paise } = await office.seen('invoices', id);
    expect(Number(credited_paise) + Number(received_paise)).toBe(TOTAL);
  });
});

describe('a reversal', () => {
  it('happens once, however many ask for it at the same moment', async () => {
    const { id } = await invoice();
    const payment = await recordOf(pay(id));
    const statuses = await statusesOf(Array.from({ length: 6 }, () => reverse(payment.id)));
    expect(statuses).toEqual([200, 409, 409, 409, 409, 409]);
  });
});
