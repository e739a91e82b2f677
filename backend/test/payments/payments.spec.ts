import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { type ApiAnswer } from '../support/api-client.js';
import { billedCompany, issue, oldPlacements, setAgency } from '../support/ledger.js';
import { Office, recordOf, refusalOf, rowsOf, statusesOf, type ApiRecord } from '../support/office.js';

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
  it('settles a part with what was deducted, then the rest', async () => {
    const { id, number } = await invoice();
    const payment = await recordOf(pay(id, { tds_paise: 300_000, tds_section: '194J' }));
    expect(payment).toEqual({
      id: payment['payment_id'],
      payment_id: expect.any(Number),
      invoice_id: id,
      invoice_number: number,
      company_id: company,
      company_name: 'Sahyadri Software Private Limited',
      ...PAID,
      tds_paise: 300_000,
      tds_section: '194J',
      recorded_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      reversed: false,
      reversed_at: null,
      reversal_reason: null,
    });
    expect(await office.seen('invoices', id)).toMatchObject({
      state: 'part_paid',
      received_paise: 1_000_000,
      tds_paise: 300_000,
      outstanding_paise: TOTAL - 1_300_000,
    });
    const rest = await recordOf(pay(id, { amount_paise: TOTAL - 1_300_000, mode: 'cheque', reference: null }));
    expect(rest).toMatchObject({ tds_paise: 0, tds_section: null, reference: null });
    const paid = await office.seen('invoices', id);
    expect(paid).toMatchObject({
      state: 'paid',
      outstanding_paise: 0,
      received_paise: TOTAL - 300_000,
      overdue: false,
    });
    expect(await office.seen('placements', Number(paid['placement_id']))).toMatchObject({ invoice_state: 'paid' });
  });

  it.each([
    [4_555_555, 2_687_779, 0, 'Only ₹26,877.78 is outstanding'],
    [4_555_555, 2_687_778, 1, 'Only ₹26,877.78 is outstanding'],
    [12_345_678, 9_999_999_999, 0, 'Only ₹72,839.50 is outstanding'],
    [2_000_000_000, 118_000_000_001, 0, 'Only ₹1,18,00,000.00 is outstanding'],
  ])('of more than is outstanding is refused with the amount (gross %d)', async (gross, amount_paise, tds, error) => {
    const { id, total_paise } = await invoice(gross);
    const { status, body } = await pay(id, { amount_paise, tds_paise: tds });
    const fields = [{ field: 'amount_paise', message: error }];
    expect([status, body]).toMatchObject([422, { code: 'payment.more_than_outstanding', error, fields }]);
    expect(await office.seen('invoices', id)).toMatchObject({ received_paise: 0, outstanding_paise: total_paise });
  });

  it('of what is settled already is refused', async () => {
    const { id } = await invoice();
    await recordOf(pay(id, { amount_paise: TOTAL }));
    const { status, body } = await pay(id, { amount_paise: 1 });
    const error = 'Nothing is outstanding on this invoice';
    expect([status, body]).toMatchObject([422, { error, fields: [{ field: 'amount_paise' }] }]);
  });

  it.each([
    [{ amount_paise: 0 }, 'amount_paise'],
    [{ amount_paise: -1 }, 'amount_paise'],
    [{ amount_paise: 0.5 }, 'amount_paise'],
    [{ amount_paise: '100' }, 'amount_paise'],
    [{ amount_paise: null }, 'amount_paise'],
    [{ amount_paise: 2 ** 53 }, 'amount_paise'],
    [{ tds_paise: -1 }, 'tds_paise'],
    [{ tds_paise: 1.5 }, 'tds_paise'],
    [{ received_on: '2026-02-30' }, 'received_on'],
    [{ received_on: '1999-12-31' }, 'received_on'],
    [{ received_on: '2099-01-01' }, 'received_on'],
    [{ received_on: '' }, 'received_on'],
    [{ received_on: 20261102 }, 'received_on'],
    [{ mode: 'barter' }, 'mode'],
    [{ mode: null }, 'mode'],
    [{ reference: 'x'.repeat(101) }, 'reference'],
    [{ tds_section: 'x'.repeat(21) }, 'tds_section'],
  ])('with %j is refused', async (fields, field) => {
    const { id } = await invoice();
    const { status, body } = await pay(id, fields);
    expect([status, body]).toMatchObject([422, { error: expect.any(String), fields: [{ field }] }]);
    expect(await office.count('payments where invoice_id = $1', [id])).toBe(0);
  });

  it('is received today in India at the latest', async () => {
    const { id } = await invoice();
    const [day] = await office.sql<{ today: string; tomorrow: string }>(
      'select india_today()::text as today, (india_today() + 1)::text as tomorrow',
    );
    const late = await refusalOf(pay(id, { received_on: day?.tomorrow }));
    expect(late).toEqual({ status: 422, error: 'A payment cannot be received in the future' });
    expect((await pay(id, { received_on: day?.today })).status).toBe(201);
  });

  it('is recorded once by one idempotency key', async () => {
    const { id } = await invoice();
    const headers = { 'idempotency-key': randomUUID() };
    const calls = Array.from({ length: 5 }, () => pay(id, {}, headers));
    expect(await statusesOf(calls)).toEqual([201, 201, 201, 201, 201]);
    expect(await office.seen('invoices', id)).toMatchObject({ received_paise: 1_000_000 });
    expect((await pay(id, { amount_paise: 5 }, headers)).status).toBe(422);
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

  it('of a note, or of an invoice that is not there, is refused', async () => {
    const { id } = await invoice();
    const body = { taxable_paise: 100, reason: 'A part' };
    const note = await recordOf(office.admin.post(`/api/admin/invoices/${id}/credit-notes`, body));
    expect((await pay(note.id)).status).toBe(409);
    expect((await pay(2_000_000_000)).status).toBe(404);
  });
});

describe('a reversal', () => {
  it('makes what was settled outstanding again, once, and says why', async () => {
    const { id } = await invoice();
    const payment = await recordOf(pay(id, { amount_paise: TOTAL - 5_000, tds_paise: 5_000 }));
    const reversed = await recordOf(reverse(payment.id, ' The cheque bounced '));
    expect(reversed).toEqual({
      ...payment,
      reversed: true,
      reversed_at: expect.stringMatching(/Z$/),
      reversal_reason: 'The cheque bounced',
    });
    const again = { state: 'issued', outstanding_paise: TOTAL, received_paise: 0, tds_paise: 0 };
    expect(await office.seen('invoices', id)).toMatchObject(again);
    const refusal = await refusalOf(reverse(payment.id));
    expect(refusal).toEqual({ status: 409, error: 'This payment has already been reversed' });
    expect((await pay(id, { amount_paise: TOTAL })).status).toBe(201);
  });

  it('happens once, however many ask for it at the same moment', async () => {
    const { id } = await invoice();
    const payment = await recordOf(pay(id));
    const statuses = await statusesOf(Array.from({ length: 6 }, () => reverse(payment.id)));
    expect(statuses).toEqual([200, 409, 409, 409, 409, 409]);
  });

  it('needs a reason and a payment', async () => {
    const { id } = await invoice();
    const payment = await recordOf(pay(id));
    for (const reason of [undefined, null, '', '  ', 7, 'x'.repeat(501)]) {
      const { status } = await office.admin.post(`/api/admin/payments/${payment.id}/reverse`, { reason });
      expect(status).toBe(422);
    }
    expect((await reverse(2_000_000_000)).status).toBe(404);
    expect((await reverse(payment.id)).status).toBe(200);
  });

  it('stands in the audit log beside the payment', async () => {
    const { id, number } = await invoice();
    const payment = await recordOf(pay(id));
    await recordOf(reverse(payment.id));
    const filter = { kind: 'payment', record_id: String(payment.id) };
    expect(await rowsOf(office.superAdmin.list('audit-log', { filter }))).toMatchObject([
      { action: 'updated', after: { reversal_reason: 'The cheque bounced' } },
      {
        action: 'created',
        actor_email: office.admin.email,
        record_name: `₹10,000.00, ${String(number)}, Sahyadri Software Private Limited`,
        after: { invoice_id: id, amount_paise: 1_000_000, mode: 'bank_transfer' },
      },
    ]);
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
    for (const change of [`reversed_at = null, reversal_reason = null`, `reversal_reason = 'Another'`]) {
      await expect(product.query(`update payments set ${change} where payment_id = ${other}`)).rejects.toThrow(
        'never changed',
      );
    }
  });
});
