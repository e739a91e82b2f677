import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { billedCompany, oldPlacements, placed, setAgency } from '../../test/support/ledger.js';
import { Office, refusalOf } from '../../test/support/office.js';

const FACTS = { joining_date: '2026-11-02', first_month_gross_paise: 6_000_000 };
const OF_AGENCY = ['legal_name', 'address', 'city', 'state_code', 'pin_code', 'email', 'phone'];

let office: Office;
beforeAll(async () => {
  office = await Office.open();
});
afterAll(() => office.close());

/** What the preview says is missing, which issuing must say, too. */
async function missing(placement_id: number): Promise<string[]> {
  const preview = await office.admin.get(`/api/admin/placements/${placement_id}/invoice-preview`);
  const issued = await office.admin.post('/api/admin/invoices', { placement_id });
  const { fields } = preview.body as { fields: { field: string; message: string }[] };
  expect([preview.status, issued.status]).toEqual([200, 422]);
  expect((issued.body as { fields: unknown }).fields).toMatchObject(fields);
  expect(fields.filter(({ message }) => !/^(The|.*'s) .* is missing$/.test(message))).toEqual([]);
  return fields.map(({ field }) => field);
}

describe('what is missing for an invoice', () => {
  it('is everything at first, each with where it belongs', async () => {
    const company = await office.addCompany();
    const { id } = await placed(office, company.id);
    expect(await missing(id)).toEqual([
      'joining_date',
      'first_month_gross_paise',
      'company.legal_name',
      'company.billing_address',
      'company.state_code',
      ...OF_AGENCY.map((field) => `agency.${field}`),
    ]);
    expect(await office.count('invoices')).toBe(0);
    expect(await office.count('invoice_series')).toBe(0);
  });

  it.each([
    ['joining_date', { joining_date: null }, {}],
    ['first_month_gross_paise', { first_month_gross_paise: null }, {}],
    ['company.legal_name', {}, { legal_name: null }],
    ['company.billing_address', {}, { billing_address: '' }],
    ['company.state_code', {}, { gstin: null, state_code: null }],
    ['company.state_code', {}, { gstin: '9922JPN29001OSU', state_code: null }],
  ])('is %s alone', async (field, facts, billing) => {
    await setAgency(office);
    const company = await billedCompany(office, billing);
    const { id } = await placed(office, company.id, FACTS);
    await office.admin.patch(`/api/admin/placements/${id}`, facts);
    expect(await missing(id)).toEqual([field]);
  });

  it('is the company of a placement whose company is gone', async () => {
    await setAgency(office);
    const company = await billedCompany(office);
    const [id = 0] = await oldPlacements(office, company.id, 1);
    expect((await office.superAdmin.delete(`/api/admin/companies/${company.id}`)).status).toBe(200);
    expect(await office.seen('placements', id)).toMatchObject({ company_id: null, company_name: company['name'] });
    expect(await missing(id)).toEqual(['company.legal_name', 'company.billing_address', 'company.state_code']);
  });

  it('is nothing to be invoiced for a placement that was reverted', async () => {
    await setAgency(office);
    const company = await billedCompany(office);
    const placement = await placed(office, company.id, FACTS);
    await office.setStatus(Number(placement['connection_id']), 'rejected');
    expect(await office.seen('placements', placement.id)).toMatchObject({ state: 'reverted' });
    const { status } = await refusalOf(office.admin.post('/api/admin/invoices', { placement_id: placement.id }));
    expect(status).toBe(409);
  });
});
