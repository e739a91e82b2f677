import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { issue, placed, setAgency } from '../support/ledger.js';
import { type ApiRecord, Office, recordOf, rowsOf } from '../support/office.js';
import { PdfReader } from '../support/pdf-reader.js';

const FACTS = { joining_date: '2026-11-02', first_month_gross_paise: 1_35_000_00 };
/** In the agency's own state. */
const BILLING = {
  legal_name: 'Kaveri Exports Private Limited',
  billing_address: 'Plot 18, Hosur Road',
  state_code: '29',
  gstin: '29AAHCT9485A1ZX',
};
const MEANT = 'SUPPLY MEANT FOR EXPORT/SUPPLY TO SEZ UNIT OR SEZ DEVELOPER FOR AUTHORISED OPERATIONS';
const FEE = 67_500_00;
const WITHIN = { cgst_paise: 6_075_00, sgst_paise: 6_075_00, igst_paise: 0, total_paise: 79_650_00 };
const ACROSS = { cgst_paise: 0, sgst_paise: 0, igst_paise: 12_150_00, total_paise: 79_650_00 };
const UNTAXED = { cgst_paise: 0, sgst_paise: 0, igst_paise: 0, total_paise: FEE };

let office: Office;
beforeAll(async () => {
  office = await Office.open();
  await setAgency(office);
});
afterAll(() => office.close());

async function pdfText(id: number): Promise<string> {
  const headers = { Authorization: `Bearer ${office.admin.token}` };
  const answer = await fetch(`${office.agency.base}/api/admin/invoices/${id}/pdf`, { headers });
  expect(answer.status).toBe(200);
  const reader = await PdfReader.of(Buffer.from(await answer.arrayBuffer()));
  return (await reader.text()).replace(/\s+/g, ' ');
}

/** The row of the sales register of today, by its columns. */
async function registered(number: unknown): Promise<Record<string, string>> {
  const [day] = await office.sql<{ today: string }>('select india_today()::text as today');
  const { text } = await office.admin.get(`/api/admin/exports/sales-register?from=${day?.today}&to=${day?.today}`);
  const [heads = [], ...rows] = text.split('\r\n').map((line) => line.split(','));
  const row = rows.find(([first]) => first === number) ?? [];
  return Object.fromEntries(heads.map((head, place) => [head, row[place] ?? '']));
}

describe('a company in the agency’s state', () => {
  it.each([
    ['regular', 18, WITHIN, ['CGST 9 % ₹6,075.00', 'SGST 9 % ₹6,075.00'], undefined],
    ['sez_with_payment', 18, ACROSS, ['IGST 18 % ₹12,150.00'], `${MEANT} ON PAYMENT OF INTEGRATED TAX`],
    [
      'sez_without_payment',
      0,
      UNTAXED,
      ['Taxable value ₹67,500.00', 'IGST 0 % ₹0.00'],
      `${MEANT} UNDER BOND OR LETTER OF UNDERTAKING WITHOUT PAYMENT OF INTEGRATED TAX`,
    ],
  ])('supplied as %s is billed so, and by notes too, whatever it becomes', async (...expected) => {
    const [supply_type, gst_percent, taxes, lines, endorsement] = expected;
    const company = await office.company();
    await recordOf(company.client.put('/api/company/billing', { ...BILLING, supply_type }));
    const { id } = await placed(office, company.id, FACTS);
    const amounts = { taxable_paise: FEE, ...taxes };
    const preview = await recordOf(office.admin.get(`/api/admin/placements/${id}/invoice-preview`));
    expect(preview).toMatchObject({ fields: [], ...amounts, place_of_supply: '29', document: { supply_type } });

    const invoice = await issue(office, id);
    expect(invoice).toMatchObject({ ...amounts, gst_percent, supply_type, place_of_supply: '29' });
    expect((invoice['document'] as { endorsement?: string }).endorsement).toBe(endorsement);
    const text = await pdfText(invoice.id);
    for (const line of ['Tax invoice', 'Place of supply Karnataka (29)', ...lines]) expect(text).toContain(line);
    if (endorsement) expect(text).toContain(endorsement);
    else expect(text).not.toContain('SEZ');

    await recordOf(
      office.admin.patch(`/api/admin/companies/${company.id}/billing`, {
        supply_type: supply_type === 'regular' ? 'sez_without_payment' : 'regular',
      }),
    );
    const note = (kind: string, body: object): Promise<ApiRecord> =>
      recordOf(office.admin.post(`/api/admin/invoices/${invoice.id}/${kind}`, { reason: 'Agreed', ...body }));
    const tenth = Object.fromEntries(Object.entries(amounts).map(([name, paise]) => [name, paise / 10]));
    const said = { supply_type, gst_percent, document: { ...(endorsement && { endorsement }) } };
    const [credit, debit] = [
      await note('credit-notes', { taxable_paise: FEE / 10 }),
      await note('debit-notes', { taxable_paise: FEE / 10 }),
    ];
    for (const one of [credit, debit]) expect(one).toMatchObject({ ...tenth, ...said });
    expect(await office.seen('invoices', invoice.id)).toMatchObject({ ...amounts, supply_type });
    const own = (await rowsOf(company.client.get('/api/company/invoices'))).find((one) => one.id === invoice.id);
    expect(own).toMatchObject({ ...amounts, supply_type });

    const rupees = (paise: number): string => (paise / 100).toFixed(2);
    for (const { number, ...of } of [invoice, credit, debit] as (ApiRecord & typeof amounts)[]) {
      expect(await registered(number)).toMatchObject({
        Rate: String(gst_percent),
        Taxable: rupees(of.taxable_paise),
        CGST: rupees(of.cgst_paise),
        IGST: rupees(of.igst_paise),
        Total: rupees(of.total_paise),
        'Supply type': supply_type,
      });
    }
  });

  it('in an SEZ gets a plain invoice without endorsement from an agency without a GSTIN', async () => {
    await setAgency(office, { gstin: null });
    const company = await office.company();
    await recordOf(company.client.put('/api/company/billing', { ...BILLING, supply_type: 'sez_with_payment' }));
    const invoice = await issue(office, (await placed(office, company.id, FACTS)).id);
    await setAgency(office);
    expect(invoice).toMatchObject({ ...UNTAXED, gst_percent: 0, document: { title: 'Invoice' } });
    expect(await pdfText(invoice.id)).not.toMatch(/SEZ|GST \d/);
  });
});
