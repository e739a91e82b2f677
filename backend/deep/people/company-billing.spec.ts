import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { billedCompany, BILLING, issue, placed, setAgency } from '../../test/support/ledger.js';
import { Office, recordOf, rowsOf, statusesOf } from '../../test/support/office.js';

const OWN = '/api/company/billing';
const NOTHING = {
  legal_name: null,
  billing_address: null,
  billing_city: null,
  state_code: null,
  billing_pin_code: null,
  gstin: null,
  supply_type: 'regular',
  billing_email: null,
};
const of = (id: number): string => `/api/admin/companies/${id}/billing`;

let office: Office;
beforeAll(async () => {
  office = await Office.open();
});
afterAll(() => office.close());

describe('what a company is billed as', () => {
  it('is nothing at first, and set by the company itself or an admin', async () => {
    const company = await office.company();
    expect(await recordOf(company.client.get(OWN))).toEqual({ company_id: company.id, ...NOTHING });
    const billing = { company_id: company.id, ...BILLING, supply_type: 'regular' };
    expect(await recordOf(company.client.put(OWN, BILLING))).toEqual(billing);
    expect(await recordOf(office.admin.get(of(company.id)))).toEqual(billing);
    const moved = { ...billing, billing_city: 'Nagpur' };
    expect(await recordOf(office.admin.patch(of(company.id), { billing_city: ' Nagpur ' }))).toEqual(moved);
    expect(await recordOf(company.client.get(OWN))).toEqual(moved);
  });

  it('keeps what is left out, and empties what is null or an empty text', async () => {
    const company = await office.company();
    await company.client.put(OWN, BILLING);
    const emptied = { gstin: null, billing_email: '' };
    expect(await recordOf(company.client.put(OWN, emptied))).toMatchObject({
      ...BILLING,
      gstin: null,
      billing_email: null,
    });
  });

  it.each(['0717USA00030UNV', '9922JPN29001OSU', '27ABCD01234E1DP'])(
    'may have %s in place of a GSTIN',
    async (gstin) => {
      const company = await office.company();
      const typed = { gstin: gstin.toLowerCase() };
      expect(await recordOf(company.client.put(OWN, typed))).toMatchObject({ gstin });
      expect(await recordOf(office.admin.patch(of(company.id), typed))).toMatchObject({ gstin });
    },
  );

  it('says whether the company is in an SEZ, which nothing empties', async () => {
    const company = await office.company();
    const sez = { supply_type: 'sez_with_payment' };
    expect(await recordOf(company.client.put(OWN, sez))).toMatchObject(sez);
    for (const supply_type of [null, '']) {
      expect(await recordOf(office.admin.patch(of(company.id), { supply_type }))).toMatchObject(sez);
    }
    const regular = { supply_type: 'regular' };
    expect(await recordOf(office.admin.patch(of(company.id), regular))).toMatchObject(regular);
  });

  it('may have a GSTIN of another state than the address', async () => {
    const company = await office.company();
    expect(await recordOf(company.client.put(OWN, { ...BILLING, state_code: '33' }))).toMatchObject({
      state_code: '33',
      gstin: BILLING.gstin,
    });
  });

  it.each([
    ['legal_name', 'x'.repeat(161)],
    ['legal_name', 'line\nbreak'],
    ['billing_address', 'x'.repeat(501)],
    ['state_code', '39'],
    ['state_code', 27],
    ['billing_pin_code', '41100'],
    ['gstin', '27AAPFU0938F1ZV'],
    ['gstin', '9922JPN29001OSV'],
    ['supply_type', 'sez'],
    ['billing_email', 'accounts'],
  ])('refuses %s: %j with 422', async (field, value) => {
    const company = await office.company();
    for (const call of [
      company.client.put(OWN, { [field]: value }),
      office.admin.patch(of(company.id), { [field]: value }),
    ]) {
      expect(await call).toMatchObject({ status: 422, body: { fields: [{ field }] } });
    }
    expect(await recordOf(company.client.get(OWN))).toMatchObject(NOTHING);
  });

  it('is the agency’s and the company’s own: nobody else reads or writes it', async () => {
    const [company, other, employee] = [await office.company(), await office.company(), await office.employee()];
    const calls = (client: typeof employee.client): Promise<number[]> =>
      statusesOf([
        client.get(OWN),
        client.put(OWN, BILLING),
        client.get(of(company.id)),
        client.patch(of(company.id), {}),
      ]);
    expect(await calls(employee.client)).toEqual([403, 403, 403, 403]);
    expect(await calls(office.agency.anyone)).toEqual([401, 401, 401, 401]);
    expect(await calls(other.client)).toEqual([200, 200, 403, 403]);
    expect(await recordOf(company.client.get(OWN))).toMatchObject(NOTHING);
    expect((await office.admin.patch(of(2_000_000_000), {})).status).toBe(404);
  });

  it('is audited, and changes no invoice', async () => {
    await setAgency(office);
    const company = await billedCompany(office);
    const facts = { joining_date: '2026-11-02', first_month_gross_paise: 6_000_000 };
    const invoice = await issue(office, (await placed(office, company.id, facts)).id);
    await recordOf(office.admin.patch(of(company.id), { legal_name: 'Renamed Private Limited', gstin: null }));
    expect(await office.seen('invoices', invoice.id)).toEqual(invoice);
    const filter = { kind: 'company', record_id: String(company.id), action: 'updated' };
    const [entry] = await rowsOf(office.superAdmin.list('audit-log', { filter }));
    expect(entry).toMatchObject({
      before: { legal_name: BILLING.legal_name, gstin: BILLING.gstin },
      after: { legal_name: 'Renamed Private Limited', gstin: null },
    });
  });
});
