import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ApiAnswer } from '../../test/support/api-client.js';
import { billedCompany, issue, oldPlacements, setAgency } from '../../test/support/ledger.js';
import { type ApiRecord, Office, recordOf } from '../../test/support/office.js';

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
const debit = (id: number, taxable_paise: number): Promise<ApiRecord> =>
  recordOf(correct(id, { taxable_paise, reason: 'Late charges' }, 'debit'));
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

describe('a debit note', () => {
  it('says what it is for: late payment, or a value that was revised', async () => {
    const { id } = await invoiceOf(6_000_000);
    const body = { taxable_paise: 50_000, reason: 'The gross was higher.', charge: 'value_revised' };
    expect(await recordOf(correct(id, body, 'debit'))).toMatchObject({ document: { charge: 'value_revised' } });
    const { status, body: refusal } = await correct(id, { ...body, charge: 'whim' }, 'debit');
    expect([status, refusal]).toMatchObject([422, { fields: [{ field: 'charge' }] }]);
  });

  it.each([
    ['across states', () => across, 50_001, [50_001, 0, 0, 9_000, 59_001]],
    ['within the state', () => within, 50_006, [50_006, 4_501, 4_501, 0, 59_008]],
  ])('is taxed as its invoice is, and raises what is outstanding: %s', async (_, company, taxable, expected) => {
    const invoice = await invoiceOf(6_000_000, company());
    const note = await debit(invoice.id, taxable);
    expect(amounts(note)).toEqual(expected);
    expect(note).toMatchObject({
      kind: 'debit_note',
      number: expect.stringMatching(/^NYD\/\d\d-\d\d\/\d{5}$/),
      outstanding_paise: 0,
      document: {
        title: 'Debit note',
        charge: 'late_payment',
        reason: 'Late charges',
        corrects: { number: invoice['number'] },
      },
    });
    expect(await office.seen('invoices', invoice.id)).toMatchObject({
      state: 'issued',
      debited_paise: expected[4],
      outstanding_paise: 3_540_000 + Number(expected[4]),
    });
  });

  it('makes a paid invoice partly paid, and a full credit takes it back, too', async () => {
    const invoice = await invoiceOf(6_000_000);
    const payment = await pay(invoice.id, 3_540_000);
    await debit(invoice.id, 100_000);
    expect(await office.seen('invoices', invoice.id)).toMatchObject({
      state: 'part_paid',
      outstanding_paise: 118_000,
      net_taxable_paise: 3_100_000,
    });
    await recordOf(office.admin.post(`/api/admin/payments/${payment.id}/reverse`, { reason: 'Bounced' }));
    expect(await creditAll(invoice.id)).toMatchObject({ taxable_paise: 3_100_000, total_paise: 3_658_000 });
    expect(await office.seen('invoices', invoice.id)).toMatchObject({ state: 'credited', net_taxable_paise: 0 });
  });

  it.each([{}, { taxable_paise: 0 }, { taxable_paise: -5 }, { taxable_paise: 0.5 }, { taxable_paise: '5' }])(
    'with %j is refused',
    async (body) => {
      const invoice = await invoiceOf(6_000_000);
      expect((await correct(invoice.id, { reason: 'Late', ...body }, 'debit')).status).toBe(422);
      expect((await correct(invoice.id, { taxable_paise: 100 }, 'debit')).status).toBe(422);
      expect(await office.seen('invoices', invoice.id)).toMatchObject({ debited_paise: 0 });
    },
  );
});

describe('notes', () => {
  it('of notes and of invoices that are not there are refused', async () => {
    const invoice = await invoiceOf(6_000_000);
    const note = await credit(invoice.id, 100);
    for (const kind of ['credit', 'debit']) {
      const body = { taxable_paise: 1, reason: 'Note of a note' };
      expect((await correct(note.id, body, kind)).status).toBe(409);
      expect((await correct(2_000_000_000, body, kind)).status).toBe(404);
    }
  });

  it('of an agency without GSTIN have no tax', async () => {
    await setAgency(office, { gstin: null });
    const invoice = await invoiceOf(6_000_000);
    await setAgency(office);
    expect(amounts(await debit(invoice.id, 1_001))).toEqual([1_001, 0, 0, 0, 1_001]);
    expect(amounts(await credit(invoice.id, 3_001))).toEqual([3_001, 0, 0, 0, 3_001]);
  });

  it('of a company that is gone keep its name', async () => {
    const company = await billedCompany(office);
    const invoice = await invoiceOf(6_000_000, company.id);
    expect((await office.superAdmin.delete(`/api/admin/companies/${company.id}`)).status).toBe(200);
    expect(await credit(invoice.id, 100)).toMatchObject({ company_id: null, company_name: invoice['company_name'] });
  });

  it('take no more than a letter of the prefix', async () => {
    await setAgency(office, { invoice_prefix: 'ACME' });
    const invoice = await invoiceOf(6_000_000);
    expect(invoice['number']).toMatch(/^ACME\//);
    expect((await credit(invoice.id, 100))['number']).toMatch(/^ACMC\/\d\d-\d\d\/\d{5}$/);
    expect((await debit(invoice.id, 100))['number']).toMatch(/^ACMD\/\d\d-\d\d\/\d{5}$/);
    await setAgency(office, { invoice_prefix: 'NY' });
  });

  it('are made by the staff only', async () => {
    const invoice = await invoiceOf(6_000_000);
    const { client: employee } = await office.employee();
    const { client: company } = await office.company();
    for (const [client, status] of [
      [employee, 403],
      [company, 403],
      [office.agency.anyone, 401],
    ] as const) {
      for (const call of ['credit-notes', 'debit-notes', 'payments']) {
        const answer = await client.post(`/api/admin/invoices/${invoice.id}/${call}`, { full: true, reason: 'Mine' });
        expect(answer.status).toBe(status);
      }
    }
  });
});
