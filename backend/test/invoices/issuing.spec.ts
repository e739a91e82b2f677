import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AGENCY, billedCompany, BILLING, issue, placed, setAgency } from '../support/ledger.js';
import { type ApiRecord, Office, refusalOf, rowsOf, statusesOf } from '../support/office.js';

const NO_SUCH = 2_000_000_000;
const FACTS = { joining_date: '2026-11-02', first_month_gross_paise: 6_000_000 };

let office: Office;
let inPune: ApiRecord;
beforeAll(async () => {
  office = await Office.open();
  await setAgency(office);
  inPune = await billedCompany(office);
});
afterAll(() => office.close());

const preview = (placement_id: number): ReturnType<typeof office.admin.get> =>
  office.admin.get(`/api/admin/placements/${placement_id}/invoice-preview`);
const AMOUNTS = ['taxable_paise', 'cgst_paise', 'sgst_paise', 'igst_paise', 'total_paise'];
const amounts = (invoice: ApiRecord): unknown[] => AMOUNTS.map((amount) => invoice[amount]);

describe('the fee and its tax', () => {
  it.each([
    [60_000_00, 30_000_00, 2_700_00, 2_700_00, 0, 35_400_00],
    [45_555_55, 22_777_78, 2_050_00, 2_050_00, 0, 26_877_78],
    [25_000_01, 12_500_01, 1_125_00, 1_125_00, 0, 14_750_01],
    [1_23_456_78, 61_728_39, 5_555_56, 5_555_56, 0, 72_839_51],
    [1, 1, 0, 0, 0, 1],
    [11, 6, 1, 1, 0, 8],
    [99_999_99, 50_000_00, 4_500_00, 4_500_00, 0, 59_000_00],
    [1_000_000_000_000, 500_000_000_000, 45_000_000_000, 45_000_000_000, 0, 590_000_000_000],
  ])('within the state, for a gross of %i paise', async (gross, ...expected) => {
    const company = await billedCompany(office, { state_code: '29', gstin: null });
    const placement = await placed(office, company.id, { ...FACTS, first_month_gross_paise: gross });
    expect(placement).toMatchObject({ fee_paise: expected[0], issue_by: '2026-12-02' });
    expect(amounts((await preview(placement.id)).body as ApiRecord)).toEqual(expected);
    expect(amounts(await issue(office, placement.id))).toEqual(expected);
  });
});

it('is due 30 business days after joining: from Monday to Friday, without holidays', async () => {
  const holiday = { day: '2027-01-26', name: 'Republic Day' };
  expect((await office.superAdmin.post('/api/admin/holidays', holiday)).status).toBe(201);
  const placement = await placed(office, inPune.id, { ...FACTS, joining_date: '2027-01-04' });
  expect((await preview(placement.id)).body).toMatchObject({ due_date: '2027-02-16' });
  expect(await issue(office, placement.id)).toMatchObject({ due_date: '2027-02-16' });
});

describe('the place of supply', () => {
  const billedAt = async (fields: Record<string, unknown>): Promise<ApiRecord> => {
    const company = await billedCompany(office, fields);
    return issue(office, (await placed(office, company.id, FACTS)).id);
  };

  it('is the state of the GSTIN, also when the billing address is in another one', async () => {
    expect(await billedAt({ gstin: '29AAHCT9485A1ZX', state_code: '33' })).toMatchObject({
      place_of_supply: '29',
      company_gstin: '29AAHCT9485A1ZX',
      igst_paise: 0,
      cgst_paise: 2_700_00,
      document: { recipient: { state_code: '33' }, place_of_supply: '29' },
    });
  });
});

describe('an agency without GSTIN', () => {
  it('issues a plain invoice without tax', async () => {
    await setAgency(office, { gstin: null });
    const placement = await placed(office, inPune.id, FACTS);
    const invoice = await issue(office, placement.id);
    await setAgency(office);
    expect(amounts(invoice)).toEqual([30_000_00, 0, 0, 0, 30_000_00]);
    expect(invoice).toMatchObject({
      gst_percent: 0,
      document: { title: 'Invoice', gst_percent: 0, supplier: { gstin: null } },
    });
  });
});

describe('an issued invoice', () => {
  it('says all that it stands on, and the placement names it', async () => {
    const placement = await placed(office, inPune.id, FACTS);
    const invoice = await issue(office, placement.id);
    const [{ today }] = (await office.sql<{ today: string }>('select india_today()::text as today')) as [
      { today: string },
    ];
    expect(invoice).toMatchObject({
      invoice_id: invoice.id,
      kind: 'invoice',
      number: expect.stringMatching(/^NY\/\d\d-\d\d\/\d{5}$/),
      issued_on: today,
      placement_id: placement.id,
      corrects_invoice_id: null,
      company_id: inPune.id,
      company_name: BILLING.legal_name,
      company_gstin: BILLING.gstin,
      sac: '998512',
      credited_paise: 0,
      received_paise: 0,
      tds_paise: 0,
      outstanding_paise: 35_400_00,
      state: 'issued',
      document: {
        title: 'Tax invoice',
        supplier: AGENCY,
        recipient: {
          legal_name: BILLING.legal_name,
          address: BILLING.billing_address,
          city: BILLING.billing_city,
          state_code: '27',
          pin_code: BILLING.billing_pin_code,
          gstin: BILLING.gstin,
        },
        candidate_name: 'Asha Rao',
        job_title: 'React Developer',
        joining_date: FACTS.joining_date,
        first_month_gross_paise: FACTS.first_month_gross_paise,
        fee_percent: 50,
        reason: null,
        corrects: null,
      },
    });
    expect((await office.admin.get(`/api/admin/invoices/${invoice.id}`)).body).toEqual(invoice);
    const { document: _, mails, ...listed } = invoice;
    expect([mails, invoice['sent']]).toEqual([[], false]);
    expect(await rowsOf(office.admin.list('invoices', { filter: { placement_id: placement.id } }))).toEqual([listed]);
    expect(await office.seen('placements', placement.id)).toMatchObject({
      invoice_id: invoice.id,
      invoice_number: invoice['number'],
      invoice_state: 'issued',
    });
  });

  it('is the only one of its placement, which keeps joining date and gross', async () => {
    const placement = await placed(office, inPune.id, FACTS);
    await issue(office, placement.id);
    const again = await refusalOf(office.admin.post('/api/admin/invoices', { placement_id: placement.id }));
    expect(again).toEqual({ status: 409, error: 'An invoice has already been issued for this placement' });
    expect((await preview(placement.id)).status).toBe(409);
    const fixed = {
      status: 409,
      error: 'An invoice has been issued for this placement. Credit it first.',
    };
    const path = `/api/admin/placements/${placement.id}`;
    expect(await refusalOf(office.admin.patch(path, { joining_date: '2026-11-03' }))).toEqual(fixed);
    expect(await refusalOf(office.admin.patch(path, { first_month_gross_paise: 1 }))).toEqual(fixed);
    const status = { placement_status: 'placed', joining_date: '2026-11-03' };
    const connection = `/api/admin/connections/${String(placement['connection_id'])}/status`;
    expect(await refusalOf(office.admin.put(connection, status))).toEqual(fixed);
    expect((await office.admin.patch(path, FACTS)).status).toBe(200);
    expect((await office.admin.patch(path, { left_on: '2026-11-20' })).body).toMatchObject({ state: 'left' });
  });
});

describe('who may', () => {
  it('is an admin; employees and companies are refused', async () => {
    const [company, employee] = [await office.company(), await office.employee()];
    const placement = await placed(office, inPune.id, FACTS);
    for (const { client } of [company, employee]) {
      expect(
        await statusesOf([
          client.get('/api/admin/placements'),
          client.get('/api/admin/invoices'),
          client.get(`/api/admin/placements/${placement.id}/invoice-preview`),
          client.post('/api/admin/invoices', { placement_id: placement.id }),
        ]),
      ).toEqual([403, 403, 403, 403]);
    }
  });

  it('names a placement that there is', async () => {
    expect((await preview(NO_SUCH)).status).toBe(404);
    expect((await office.admin.post('/api/admin/invoices', { placement_id: NO_SUCH })).status).toBe(404);
    for (const placement_id of [undefined, null, 0, -1, '1', 1.5, 2 ** 53, {}]) {
      const { status, body } = await office.admin.post('/api/admin/invoices', { placement_id });
      expect([placement_id, status, body]).toMatchObject([placement_id, 422, { fields: [{ field: 'placement_id' }] }]);
    }
  });
});
