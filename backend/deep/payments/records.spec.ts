import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { type ApiAnswer } from '../../test/support/api-client.js';
import { billedCompany, issue, oldPlacements, setAgency } from '../../test/support/ledger.js';
import { type ApiRecord, Office, recordOf, rowsOf } from '../../test/support/office.js';

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

describe("SQL as the product's own user", () => {
  let product: pg.Client;
  let owner: pg.Client;
  let id: number;
  let payment: number;
  beforeAll(async () => {
    id = (await invoice()).id;
    payment = (await recordOf(pay(id))).id;
    product = new pg.Client({ connectionString: office.agency.database.workingUrl });
    await product.connect();
    owner = await office.agency.database.session();
  });
  afterAll(async () => {
    await product.end();
    await owner.end();
  });

  const changes = (): string[] => [
    `update invoices set total_paise = 1 where invoice_id = ${id}`,
    `update invoices set outstanding_paise = 0, state = 'paid' where invoice_id = ${id}`,
    `update invoices set document = '{}' where invoice_id = ${id}`,
    `delete from invoices where invoice_id = ${id}`,
    'truncate invoices cascade',
    `update payments set amount_paise = 1 where payment_id = ${payment}`,
    `update payments set invoice_id = invoice_id + 1 where payment_id = ${payment}`,
    `update payments set reversed_at = now() where payment_id = ${payment}`,
    `update payments set reversed_at = now(), reversal_reason = 'x', amount_paise = 1 where payment_id = ${payment}`,
    `delete from payments where payment_id = ${payment}`,
    'truncate payments',
  ];

  it('cannot change or remove an invoice or a payment, and neither can the owner by mistake', async () => {
    const before = [await office.seen('invoices', id), await office.seen('payments', payment)];
    for (const statement of changes()) {
      await expect(product.query(statement)).rejects.toThrow(
        /permission denied|never changed|append-only|check constraint|kept/,
      );
      await expect(owner.query(statement)).rejects.toThrow();
    }
    expect([await office.seen('invoices', id), await office.seen('payments', payment)]).toEqual(before);
  });

  it('cannot pay more than is outstanding, or reverse a payment twice', async () => {
    const more = `insert into payments (invoice_id, received_on, mode, amount_paise) values (${id}, '2026-11-02', 'upi', ${TOTAL})`;
    await expect(product.query(more)).rejects.toThrow('ck_invoices_outstanding');
    const { id: other } = await recordOf(pay(id, { amount_paise: 1 }));
    await recordOf(reverse(other));
    const change = (set: string): Promise<unknown> =>
      product.query(`update payments set ${set} where payment_id = ${other}`);
    await expect(change('reversed_at = null, reversal_reason = null')).rejects.toThrow('permission denied');
    await expect(change(`reversal_reason = 'Another'`)).rejects.toThrow('never changed');
  });
});

describe('the list of payments', () => {
  const listed = async (filter: Record<string, unknown>): Promise<number[]> =>
    (await rowsOf(office.admin.list('payments', { filter }))).map(({ id }) => id);

  it('is filtered, searched and sorted by what a bookkeeper asks for', async () => {
    const other = await billedCompany(office, { legal_name: 'Coromandel Freight LLP', gstin: null, state_code: '33' });
    const [placement = 0] = await oldPlacements(office, other.id, 1);
    const { id: invoice_id, number } = await issue(office, placement);
    const recorded: ApiRecord[] = [];
    for (const [received_on, mode, amount_paise] of [
      ['2026-10-01', 'upi', 100_000],
      ['2026-10-15', 'cash', 300_000],
      ['2026-10-31', 'upi', 200_000],
    ] as const) {
      recorded.push(
        await recordOf(pay(invoice_id, { received_on, mode, amount_paise, reference: `UTR-${amount_paise}` })),
      );
    }
    const [first = 0, second = 0, third = 0] = recorded.map(({ id }) => id);
    await recordOf(reverse(second));
    const all = { invoice_id };
    expect(await listed(all)).toEqual([third, second, first]);
    expect(await listed({ company_id: other.id })).toEqual([third, second, first]);
    expect(await listed({ invoice_number: number })).toEqual([third, second, first]);
    expect(await listed({ ...all, mode: 'upi' })).toEqual([third, first]);
    expect(await listed({ ...all, reversed: true })).toEqual([second]);
    expect(await listed({ ...all, reversed: false })).toEqual([third, first]);
    expect(await listed({ ...all, received_on_gte: '2026-10-02', received_on_lte: '2026-10-15' })).toEqual([second]);
    expect(await listed({ ...all, amount_paise_gte: 200_000, amount_paise_lte: 299_999 })).toEqual([third]);
    expect(await listed({ q: 'coromandel' })).toEqual([third, second, first]);
    expect(await listed({ q: `${String(number)} utr-300000` })).toEqual([second]);
    const sorted = await rowsOf(office.admin.list('payments', { filter: all, sort: ['amount_paise', 'ASC'] }));
    expect(sorted.map(({ id }) => id)).toEqual([first, third, second]);
    expect(await office.seen('payments', first)).toMatchObject({ company_name: 'Coromandel Freight LLP' });
    expect((await office.admin.get('/api/admin/payments/2000000000')).status).toBe(404);
  });

  it('is of the staff only', async () => {
    const { client: employee } = await office.employee();
    const { client: member } = await office.company();
    for (const path of ['payments', 'payments/1', 'receivables', 'billing-summary']) {
      expect((await employee.get(`/api/admin/${path}`)).status).toBe(403);
      expect((await member.get(`/api/admin/${path}`)).status).toBe(403);
      expect((await office.agency.anyone.get(`/api/admin/${path}`)).status).toBe(401);
    }
  });
});
