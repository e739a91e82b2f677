import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { isGstin } from '../../src/agency/gst/gstin.js';
import { billedCompany, issue, placed, setAgency } from '../../test/support/ledger.js';
import { type ApiRecord, Office, statusesOf } from '../../test/support/office.js';
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
const gstinIn = (state: string): string | undefined =>
  [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((last) => `${state}AAHCT9485A1Z${last}`).find(isGstin);
const AMOUNTS = ['taxable_paise', 'cgst_paise', 'sgst_paise', 'igst_paise', 'total_paise'];
const amounts = (invoice: ApiRecord): unknown[] => AMOUNTS.map((amount) => invoice[amount]);

describe('the fee and its tax', () => {
  it.each([
    [60_000_00, 30_000_00, 0, 0, 5_400_00, 35_400_00],
    [45_555_55, 22_777_78, 0, 0, 4_100_00, 26_877_78],
    [25_000_01, 12_500_01, 0, 0, 2_250_00, 14_750_01],
    [1_23_456_78, 61_728_39, 0, 0, 11_111_11, 72_839_50],
    [5, 3, 0, 0, 1, 4],
  ])('across states, for a gross of %i paise', async (gross, ...expected) => {
    const placement = await placed(office, inPune.id, { ...FACTS, first_month_gross_paise: gross });
    expect(amounts((await preview(placement.id)).body as ApiRecord)).toEqual(expected);
    expect(amounts(await issue(office, placement.id))).toEqual(expected);
  });

  it.each([
    [5, 2_500_01, 62_50, 62_50, 0],
    [12, 2_500_01, 150_00, 150_00, 0],
    [0, 2_500_01, 0, 0, 0],
  ])('at a rate of %d %%', async (gst_percent, taxable, cgst, sgst, igst) => {
    await setAgency(office, { gst_percent });
    const company = await billedCompany(office, { state_code: '29', gstin: null });
    const placement = await placed(office, company.id, { ...FACTS, first_month_gross_paise: 5_000_02 });
    const invoice = await issue(office, placement.id);
    await setAgency(office, { gst_percent: 18 });
    expect(amounts(invoice)).toEqual([taxable, cgst, sgst, igst, taxable + cgst + sgst + igst]);
    expect(invoice).toMatchObject({ gst_percent, document: { gst_percent } });
  });

  it('is the agency’s percentage of the gross, with two decimals', async () => {
    const placement = await placed(office, inPune.id, { ...FACTS, first_month_gross_paise: 99_999_99 });
    await setAgency(office, { fee_percent: 8.33 });
    const invoice = await issue(office, placement.id);
    await setAgency(office, { fee_percent: 50 });
    expect(invoice).toMatchObject({ taxable_paise: 8_330_00, document: { fee_percent: 8.33 } });
  });
});

describe('the place of supply', () => {
  const billedAt = async (fields: Record<string, unknown>): Promise<ApiRecord> => {
    const company = await billedCompany(office, fields);
    return issue(office, (await placed(office, company.id, FACTS)).id);
  };

  it('is the billing state without a GSTIN, and the GSTIN’s without a billing state', async () => {
    expect(await billedAt({ gstin: null, state_code: '33' })).toMatchObject({ place_of_supply: '33', cgst_paise: 0 });
    expect(await billedAt({ state_code: null })).toMatchObject({
      place_of_supply: '27',
      document: { recipient: { state_code: '27' } },
    });
  });

  it.each(['04', '26', '31', '35', '38'])('within territory %s is taxed by halves', async (code) => {
    const company = await billedCompany(office, { gstin: null, state_code: code });
    const placement = await placed(office, company.id, FACTS);
    expect((await preview(placement.id)).body).toMatchObject({ cgst_paise: 0, igst_paise: 5_400_00 });
    await setAgency(office, { gstin: gstinIn(code), state_code: code });
    const { body } = await preview(placement.id);
    await setAgency(office);
    expect(body).toMatchObject({ cgst_paise: 2_700_00, sgst_paise: 2_700_00, igst_paise: 0, place_of_supply: code });
  });
});

describe('an issued invoice', () => {
  it('is one for 64 parallel issues of a placement', async () => {
    const placement = await placed(office, inPune.id, FACTS);
    const calls = Array.from({ length: 64 }, () =>
      office.admin.post('/api/admin/invoices', { placement_id: placement.id }),
    );
    expect(await statusesOf(calls)).toEqual([201, ...Array<number>(63).fill(409)]);
    expect(await office.count('invoices where placement_id = $1', [placement.id])).toBe(1);
  });

  it('is the same one for 16 repeats under one Idempotency-Key, which serves no other placement', async () => {
    const [placement, other] = [await placed(office, inPune.id, FACTS), await placed(office, inPune.id, FACTS)];
    const headers = { 'idempotency-key': randomUUID() };
    const call = (placement_id: number): ReturnType<typeof office.admin.post> =>
      office.admin.post('/api/admin/invoices', { placement_id }, headers);
    const answers = await Promise.all(Array.from({ length: 16 }, () => call(placement.id)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    expect((await call(other.id)).status).toBe(422);
    expect(await office.count('invoices where placement_id = any($1)', [[placement.id, other.id]])).toBe(1);
  });
});
