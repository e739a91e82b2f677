import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ApiAnswer } from '../../test/support/api-client.js';
import { billedCompany, issue, oldPlacements, placed, setAgency } from '../../test/support/ledger.js';
import { type ApiRecord, Office, recordOf, refusalOf, rowsOf, statusesOf } from '../../test/support/office.js';

let office: Office;
let across: number;
let within: number;
beforeAll(async () => {
  office = await Office.open();
  await setAgency(office);
  across = (await billedCompany(office)).id;
  within = (await billedCompany(office, { state_code: '29', gstin: null })).id;
});
afterAll(() => office.close());

/** An invoice whose fee is half of `gross`. */
async function invoiceOf(gross: number, company = across): Promise<ApiRecord> {
  const [placement = 0] = await oldPlacements(office, company, 1, { first_month_gross_paise: gross });
  return issue(office, placement);
}
const correct = (id: number, body: unknown, kind = 'credit', headers = {}): Promise<ApiAnswer> =>
  office.admin.post(`/api/admin/invoices/${id}/${kind}-notes`, body, headers);
const credit = (id: number, taxable_paise: number): Promise<ApiRecord> =>
  recordOf(correct(id, { taxable_paise, reason: 'Part of the month' }));
const creditAll = (id: number): Promise<ApiRecord> => recordOf(correct(id, { full: true, reason: 'Wrong gross' }));
const pay = (id: number, amount_paise: number): Promise<ApiRecord> =>
  recordOf(
    office.admin.post(`/api/admin/invoices/${id}/payments`, { received_on: '2026-11-02', mode: 'upi', amount_paise }),
  );
const amounts = ({ taxable_paise, cgst_paise, sgst_paise, igst_paise, total_paise }: ApiRecord): unknown[] => [
  taxable_paise,
  cgst_paise,
  sgst_paise,
  igst_paise,
  total_paise,
];
const sumOf = (records: ApiRecord[], field: string): number =>
  records.reduce((sum, record) => sum + Number(record[field]), 0);

describe('a credit note', () => {
  it('of everything takes back every paisa, in a series of its own, and says what it corrects', async () => {
    const invoice = await invoiceOf(4_555_555);
    const note = await creditAll(invoice.id);
    expect(note).toMatchObject({
      kind: 'credit_note',
      number: expect.stringMatching(/^NYC\/\d\d-\d\d\/\d{5}$/),
      corrects_invoice_id: invoice.id,
      placement_id: invoice['placement_id'],
      company_id: across,
      due_date: null,
      outstanding_paise: 0,
      overdue: false,
      document: {
        title: 'Credit note',
        reason: 'Wrong gross',
        corrects: { number: invoice['number'], issued_on: invoice['issued_on'] },
        candidate_name: 'Asha Rao',
      },
    });
    expect(amounts(note)).toEqual(amounts(invoice));
    expect(await office.seen('invoices', invoice.id)).toMatchObject({
      state: 'credited',
      credited_paise: 2_687_778,
      outstanding_paise: 0,
      overdue: false,
      document: invoice['document'],
    });
  });

  it.each([
    ['across states', 4_555_555, 1_000_000, [1_000_000, 0, 0, 180_000, 1_180_000]],
    ['within the state', 12_345_678, 1_000_001, [1_000_001, 90_000, 90_000, 0, 1_180_001]],
    ['of 1 paisa, whose tax rounds to nothing', 6_000_000, 1, [1, 0, 0, 0, 1]],
    ['of 3 paise, whose tax rounds up', 6_000_000, 3, [3, 0, 0, 1, 4]],
    ['of 6 paise within the state, each tax by itself', 12_345_678, 6, [6, 1, 1, 0, 8]],
  ])('takes each tax in proportion: %s', async (_, gross, taxable, expected) => {
    const invoice = await invoiceOf(gross, gross === 12_345_678 ? within : across);
    expect(amounts(await credit(invoice.id, taxable))).toEqual(expected);
  });

  it.each([
    ['across states', 4_555_555, [1_000_001, 333_333, 700_007]],
    ['within the state', 12_345_678, [1_111_111, 2_222_223, 1_000_007, 1]],
    ['in many small parts that round down', 6_000_000, [1, 1, 1, 2, 2, 2]],
    ['in many small parts that round up', 41, [3, 3, 3, 3, 3, 3]],
  ])('after others takes exactly what they left: %s', async (_, gross, parts) => {
    const invoice = await invoiceOf(gross, gross === 12_345_678 ? within : across);
    const notes: ApiRecord[] = [];
    for (const part of parts) notes.push(await credit(invoice.id, part));
    const partly = await office.seen('invoices', invoice.id);
    expect(partly).toMatchObject({ state: 'issued', credited_paise: sumOf(notes, 'total_paise') });
    expect(Number(partly['outstanding_paise'])).toBe(Number(invoice['total_paise']) - sumOf(notes, 'total_paise'));
    notes.push(await creditAll(invoice.id));
    for (const field of ['taxable_paise', 'cgst_paise', 'sgst_paise', 'igst_paise', 'total_paise']) {
      expect([field, sumOf(notes, field)]).toEqual([field, invoice[field]]);
    }
    expect(await office.seen('invoices', invoice.id)).toMatchObject({ state: 'credited', outstanding_paise: 0 });
  });

  it('of all that is left by its amount takes the tax that is left, too', async () => {
    const invoice = await invoiceOf(4_555_555);
    const first = await credit(invoice.id, 1_111_111);
    const last = await credit(invoice.id, 2_277_778 - 1_111_111);
    expect(Number(first['igst_paise']) + Number(last['igst_paise'])).toBe(410_000);
    expect(await office.seen('invoices', invoice.id)).toMatchObject({ state: 'credited' });
  });

  it('is never more than is left to credit', async () => {
    const invoice = await invoiceOf(6_000_000);
    await credit(invoice.id, 1_000_000);
    const { status, body } = await correct(invoice.id, { taxable_paise: 2_000_001, reason: 'Too much' });
    expect([status, body]).toMatchObject([
      422,
      {
        code: 'invoice.more_than_left',
        error: 'Only ₹20,000.00 without tax is left to credit',
        fields: [{ field: 'taxable_paise', message: 'Only ₹20,000.00 without tax is left to credit' }],
      },
    ]);
    expect(await office.seen('invoices', invoice.id)).toMatchObject({ credited_paise: 1_180_000 });
  });

  it('is never more than is outstanding: what was paid is reversed first', async () => {
    const invoice = await invoiceOf(6_000_000);
    const payment = await pay(invoice.id, 3_000_000);
    for (const body of [{ full: true }, { taxable_paise: 457_628 }]) {
      const refused = await correct(invoice.id, { ...body, reason: 'Wrong' });
      expect([refused.status, refused.body]).toMatchObject([
        422,
        {
          code: 'invoice.more_than_outstanding',
          error: expect.stringMatching(/^Only ₹5,400.00 is outstanding, .* has to be reversed first\.$/),
          fields: [{ field: Object.keys(body)[0] }],
        },
      ]);
    }
    await credit(invoice.id, 457_627);
    expect(await office.seen('invoices', invoice.id)).toMatchObject({ state: 'paid', outstanding_paise: 0 });
    await recordOf(office.admin.post(`/api/admin/payments/${payment.id}/reverse`, { reason: 'Bounced' }));
    await creditAll(invoice.id);
    expect(await office.seen('invoices', invoice.id)).toMatchObject({ state: 'credited' });
  });

  it.each([
    [{}, 'taxable_paise'],
    [{ taxable_paise: null }, 'taxable_paise'],
    [{ full: false }, 'taxable_paise'],
    [{ full: true, taxable_paise: 100 }, 'taxable_paise'],
    [{ full: 'true' }, 'full'],
    [{ full: 1 }, 'full'],
    [{ taxable_paise: 0 }, 'taxable_paise'],
    [{ taxable_paise: -1 }, 'taxable_paise'],
    [{ taxable_paise: 1.5 }, 'taxable_paise'],
    [{ taxable_paise: '100' }, 'taxable_paise'],
    [{ taxable_paise: 2 ** 53 }, 'taxable_paise'],
    [{ full: true, reason: '' }, 'reason'],
    [{ full: true, reason: null }, 'reason'],
    [{ full: true, reason: 'x'.repeat(501) }, 'reason'],
  ])('with %j is refused', async (body, field) => {
    const invoice = await invoiceOf(6_000_000);
    const answer = await correct(invoice.id, { reason: 'Why not', ...body });
    expect([answer.status, answer.body]).toMatchObject([422, { error: expect.any(String), fields: [{ field }] }]);
    expect(await office.seen('invoices', invoice.id)).toMatchObject({ credited_paise: 0 });
  });

  it('is issued once by one idempotency key, and by 20 at the same moment never too often', async () => {
    const invoice = await invoiceOf(6_000_000);
    const headers = { 'idempotency-key': randomUUID() };
    const body = { taxable_paise: 1_000_000, reason: 'Once' };
    const repeated = Array.from({ length: 4 }, () => correct(invoice.id, body, 'credit', headers));
    expect(await statusesOf(repeated)).toEqual([201, 201, 201, 201]);
    const parallel = Array.from({ length: 20 }, () => correct(invoice.id, { ...body, taxable_paise: 500_000 }));
    const statuses = await statusesOf(parallel);
    expect(statuses.filter((status) => status === 201)).toHaveLength(4);
    expect(await office.seen('invoices', invoice.id)).toMatchObject({ state: 'credited', credited_paise: 3_540_000 });
  });

  it('is in the audit log with number, amount and reason', async () => {
    const invoice = await invoiceOf(6_000_000);
    const note = await creditAll(invoice.id);
    const filter = { kind: 'invoice', record_id: String(note.id) };
    expect(await rowsOf(office.superAdmin.list('audit-log', { filter }))).toMatchObject([
      {
        action: 'created',
        actor_email: office.admin.email,
        after: { number: note['number'], kind: 'credit_note', corrects: invoice['number'], reason: 'Wrong gross' },
      },
    ]);
  });
});

describe('after a full credit', () => {
  it('the placement is invoiced anew, with another joining date and gross', async () => {
    const { id } = await placed(office, across, { joining_date: '2026-11-02', first_month_gross_paise: 6_000_000 });
    const first = await issue(office, id);
    const edit = (): Promise<ApiAnswer> =>
      office.admin.patch(`/api/admin/placements/${id}`, {
        joining_date: '2026-11-09',
        first_month_gross_paise: 4_555_555,
      });
    const fixed = 'An invoice has been issued for this placement. Credit it first.';
    expect(await refusalOf(edit())).toEqual({ status: 409, error: fixed });
    await credit(first.id, 1_000_000);
    expect(await refusalOf(edit())).toEqual({ status: 409, error: fixed });
    expect((await office.admin.post('/api/admin/invoices', { placement_id: id })).status).toBe(409);
    await creditAll(first.id);
    expect(await office.seen('placements', id)).toMatchObject({ invoice_id: first.id, invoice_state: 'credited' });
    expect(await recordOf(edit())).toMatchObject({ fee_paise: 2_277_778 });
    const second = await issue(office, id);
    expect(second).toMatchObject({ total_paise: 2_687_778, outstanding_paise: 2_687_778 });
    expect(second['number']).not.toBe(first['number']);
    expect(await office.seen('placements', id)).toMatchObject({ invoice_id: second.id, invoice_state: 'issued' });
    expect((await office.admin.post('/api/admin/invoices', { placement_id: id })).status).toBe(409);
  });

  it('the invoice is corrected and charged no more', async () => {
    const invoice = await invoiceOf(6_000_000);
    await creditAll(invoice.id);
    for (const kind of ['credit', 'debit']) {
      const refusal = await refusalOf(correct(invoice.id, { taxable_paise: 1, reason: 'Again' }, kind));
      expect(refusal).toEqual({ status: 409, error: 'This invoice has been credited in full' });
    }
  });
});
