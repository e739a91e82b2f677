import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AGENCY, billedCompany, issue, placed, setAgency } from '../support/ledger.js';
import { Office, recordOf, rowsOf } from '../support/office.js';

const SETTINGS = '/api/admin/settings/agency';

let office: Office;
beforeAll(async () => {
  office = await Office.open();
});
afterAll(() => office.close());

const put = (fields: Record<string, unknown>): Promise<{ status: number; body: Record<string, unknown> }> =>
  office.superAdmin.put(SETTINGS, { ...AGENCY, ...fields });

describe('the agency settings', () => {
  it('begin with the rules of the terms, and without what only the agency knows', async () => {
    const { body } = await office.admin.get(SETTINGS);
    expect(body).toMatchObject({
      legal_name: null,
      gstin: null,
      upi_id: null,
      invoice_prefix: 'NY',
      sac: '998512',
      gst_percent: 18,
      fee_percent: 50,
      due_business_days: 30,
      warranty_months: 3,
      claim_notice_days: 7,
      commitment_years: 2,
      penalty_paise: 1_000_000,
      penalty_days: 15,
    });
  });

  it('are read by admins and written by super admins, and by nobody else', async () => {
    const [company, employee] = [await office.company(), await office.employee()];
    const callers = [office.agency.anyone, employee.client, company.client, office.admin, office.superAdmin];
    const read = await Promise.all(callers.map((caller) => caller.get(SETTINGS)));
    expect(read.map(({ status }) => status)).toEqual([401, 403, 403, 200, 200]);
    const written = await Promise.all(callers.map((caller) => caller.put(SETTINGS, AGENCY)));
    expect(written.map(({ status }) => status)).toEqual([401, 403, 403, 403, 200]);
  });

  it('are answered as they were stored: trimmed, codes in capitals', async () => {
    const settings = await setAgency(office, {
      legal_name: '  Niyukt Staffing Private Limited ',
      gstin: ' 29aahct9485a1zx ',
      bank_ifsc: 'hdfc0000123',
    });
    expect(settings).toMatchObject(AGENCY);
    expect((await office.admin.get(SETTINGS)).body).toEqual(settings);
  });

  it('keep optional fields that are left out, and empty those that are null or an empty text', async () => {
    await setAgency(office, { invoice_prefix: 'AB', due_business_days: 45 });
    const { upi_id: _, bank_ifsc: __, ...rest } = AGENCY;
    expect(await recordOf(office.superAdmin.put(SETTINGS, rest))).toMatchObject({
      upi_id: AGENCY.upi_id,
      bank_ifsc: AGENCY.bank_ifsc,
      invoice_prefix: 'AB',
      due_business_days: 45,
    });
    expect(await setAgency(office, { gstin: null, upi_id: '' })).toMatchObject({ gstin: null, upi_id: null });
    await setAgency(office, { invoice_prefix: 'NY', due_business_days: 30 });
  });

  it('take themselves back as they were answered', async () => {
    const settings = await setAgency(office);
    expect(await recordOf(office.superAdmin.put(SETTINGS, settings))).toEqual(settings);
  });

  it.each(['27AAPFU0939F1ZV', '29AAHCT9485A1ZX', '33AAGCN2873K1Z8'])('take the GSTIN %s', async (gstin) => {
    expect(await put({ gstin, state_code: gstin.slice(0, 2) })).toMatchObject({ status: 200, body: { gstin } });
  });

  it.each([
    '27AAPFU0938F1ZV',
    '28AAPFU0939F1ZV',
    '27AAPFU0939F1ZW',
    '27AAPFU0939F2ZV',
    '27ABPFU0939F1ZV',
    '27APAFU0939F1ZV',
    '29AAHCT9485A1ZY',
    '33AAGCN2873K1Z9',
    '27AAPFU0939F1Z',
    '27AAPFU0939F1ZVV',
    '00AAPFU0939F1ZV',
    '39AAPFU0939F1ZV',
    '27AAPFU0939F1XV',
  ])('refuse the GSTIN %s', async (gstin) => {
    expect(await put({ gstin, state_code: '27' })).toMatchObject({
      status: 422,
      body: { error: 'GSTIN is not valid', fields: [{ field: 'gstin', message: 'GSTIN is not valid' }] },
    });
  });

  it('refuse a GSTIN of another state, also when only the state changes', async () => {
    const fields = [{ field: 'gstin', message: 'The GSTIN belongs to another state' }];
    expect(await put({ state_code: '27' })).toMatchObject({ status: 422, body: { fields } });
    await setAgency(office);
    const { gstin: _, ...rest } = AGENCY;
    const moved = await office.superAdmin.put(SETTINGS, { ...rest, state_code: '33' });
    expect(moved).toMatchObject({ status: 422, body: { fields } });
    expect((await office.admin.get(SETTINGS)).body).toMatchObject({ state_code: '29' });
  });

  it.each([
    ['legal_name', undefined],
    ['legal_name', '   '],
    ['legal_name', 'x'.repeat(161)],
    ['address', null],
    ['city', ''],
    ['state_code', '00'],
    ['state_code', '39'],
    ['state_code', '96'],
    ['state_code', 29],
    ['pin_code', '012345'],
    ['pin_code', '56002'],
    ['pin_code', 560025],
    ['pan', 'AAHCT9485'],
    ['email', 'accounts'],
    ['phone', 'call us'],
    ['bank_account_number', '12 34'],
    ['bank_ifsc', 'HDFC1000123'],
    ['upi_id', 'niyukt'],
    ['upi_id', 'niyukt@bank&am=1'],
    ['invoice_prefix', ''],
    ['invoice_prefix', 'ABCDE'],
    ['invoice_prefix', 'ny'],
    ['invoice_prefix', 'N/Y'],
    ['sac', '99'],
    ['gst_percent', -1],
    ['gst_percent', 100.01],
    ['gst_percent', 18.001],
    ['gst_percent', 1e-7],
    ['gst_percent', -5e-324],
    ['fee_percent', 5e-324],
    ['gst_percent', '18'],
    ['gst_percent', 1e-7],
    ['fee_percent', 5e-324],
    ['fee_percent', -0.01],
    ['fee_percent', 1000],
    ['due_business_days', 0],
    ['due_business_days', 366],
    ['due_business_days', 1.5],
    ['warranty_months', -1],
    ['claim_notice_days', null],
    ['penalty_paise', -1],
    ['penalty_paise', 0.5],
    ['penalty_paise', 2 ** 53],
  ])('refuse %s: %j with a sentence', async (field, value) => {
    const { status, body } = await put({ [field]: value });
    expect([status, body]).toEqual([
      422,
      expect.objectContaining({
        error: expect.stringMatching(/^[A-Z].{5,}/),
        fields: [expect.objectContaining({ field, message: body['error'] })],
      }),
    ]);
  });

  it('name every field that is wrong', async () => {
    const { status, body } = await put({ city: '', pin_code: '1', gst_percent: 200 });
    expect(status).toBe(422);
    expect((body['fields'] as { field: string }[]).map(({ field }) => field).sort()).toEqual([
      'city',
      'gst_percent',
      'pin_code',
    ]);
  });

  it('are audited with what changed, and not when nothing did', async () => {
    await setAgency(office);
    const filter = { kind: 'agency settings' };
    const before = await rowsOf(office.superAdmin.list('audit-log', { filter }));
    await setAgency(office, { city: 'Mysuru' });
    await setAgency(office, { city: 'Mysuru' });
    const after = await rowsOf(office.superAdmin.list('audit-log', { filter }));
    expect(after).toHaveLength(before.length + 1);
    expect(after[0]).toMatchObject({
      actor_email: office.superAdmin.email,
      action: 'updated',
      before: { city: 'Bengaluru' },
      after: { city: 'Mysuru' },
    });
    await setAgency(office);
  });

  it('lose nothing when two super admins set them at the same moment', async () => {
    const { legal_name, address, city, state_code, pin_code, email, phone } = AGENCY;
    const required = { legal_name, address, city, state_code, pin_code, email, phone };
    await setAgency(office);
    await Promise.all([
      recordOf(office.superAdmin.put(SETTINGS, { ...required, penalty_days: 21 })),
      recordOf(office.superAdmin.put(SETTINGS, { ...required, commitment_years: 4 })),
    ]);
    expect((await office.admin.get(SETTINGS)).body).toMatchObject({ penalty_days: 21, commitment_years: 4 });
    await setAgency(office, { penalty_days: 15, commitment_years: 2 });
  });

  it('change no document that exists', async () => {
    await setAgency(office);
    const company = await billedCompany(office);
    const placement = await placed(office, company.id, {
      joining_date: '2026-11-02',
      first_month_gross_paise: 6_000_000,
    });
    const invoice = await issue(office, placement.id);
    const path = `/api/admin/invoices/${invoice.id}`;
    const before = (await office.admin.get(path)).body as unknown;
    await setAgency(office, { fee_percent: 40, gst_percent: 12, due_business_days: 10, sac: '998511', city: 'Mysuru' });
    expect((await office.admin.get(path)).body).toEqual(before);
    expect(await office.seen('placements', placement.id)).toMatchObject({ fee_paise: 3_000_000 });
    await setAgency(office, { fee_percent: 50, gst_percent: 18, due_business_days: 30, sac: '998512' });
  });
});
