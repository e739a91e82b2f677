import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ApiAnswer } from '../support/api-client.js';
import { billedCompany, issue, oldPlacements, setAgency } from '../support/ledger.js';
import { type ApiRecord, Office, recordOf, refusalOf, rowsOf, statusesOf } from '../support/office.js';

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

  it('of neither money nor tax is refused', async () => {
    const { id } = await invoice();
    const { status, body } = await pay(id, { amount_paise: 0, tds_paise: 0 });
    const message = 'Give what was received, or what was deducted as TDS';
    expect([status, body]).toMatchObject([422, { error: message, fields: [{ field: 'amount_paise', message }] }]);
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
