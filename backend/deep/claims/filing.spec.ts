import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ApiAnswer } from '../../test/support/api-client.js';
import { place, type Placed, setAgency, setIndiaNow } from '../../test/support/ledger.js';
import { type ApiRecord, Office, recordOf, refusalOf, rowsOf, statusesOf } from '../../test/support/office.js';

const GONE = { last_working_day: '2026-12-15', reason: 'resigned' };

let office: Office;
beforeAll(async () => {
  office = await Office.open();
  await setIndiaNow(office, '2026-12-16 12:00');
});
afterAll(() => office.close());

const pathOf = ({ placement }: Placed, by: 'admin' | 'company' = 'admin'): string =>
  `/api/${by}/placements/${placement.id}/claims`;
const file = (placed: Placed, fields: Record<string, unknown> = {}): Promise<ApiRecord> =>
  recordOf(office.admin.post(pathOf(placed), { ...GONE, ...fields }));

describe('a claim under the warranty', () => {
  it.each([
    ['2026-11-30', '2027-02-28'],
    ['2026-12-24', '2027-03-24'],
    ['2028-02-29', '2028-05-29'],
    ['2026-11-29', '2027-02-28'],
    ['2027-11-30', '2028-02-29'],
    ['2026-12-31', '2027-03-31'],
  ])('who joined on %s is covered until %s, that day included', async (joining_date, until) => {
    const placed = await place(office, { joining_date });
    expect(placed.placement).toMatchObject({ joining_date, warranty_until: until });
    const dayAfter = new Date(Date.parse(until) + 86_400_000).toISOString().slice(0, 10);
    const dayBefore = new Date(Date.parse(joining_date) - 86_400_000).toISOString().slice(0, 10);
    for (const outside of [dayAfter, dayBefore]) {
      const claim = await file(placed, { last_working_day: outside });
      expect(claim).toMatchObject({ last_working_day: outside, covered: false, state: 'declined' });
    }
    const claim = await file(placed, { last_working_day: until });
    expect(claim).toMatchObject({ covered: true, state: 'filed', warranty_until: until, decision_reason: null });
    const another = await place(office, { joining_date });
    expect(await file(another, { last_working_day: joining_date })).toMatchObject({ covered: true, state: 'filed' });
  });

  it('is declined by rule when it is not covered, with the reason in words', async () => {
    const joined = await place(office, { joining_date: '2026-12-01' });
    const waiting = await place(office);
    expect(await file(joined, { last_working_day: '2026-11-30' })).toMatchObject({
      decision_reason: 'The last working day is before the joining date, 1 December 2026.',
      decided_at: expect.stringMatching(/^20/),
    });
    expect((await file(joined, { last_working_day: '2027-03-02' }))['decision_reason']).toBe(
      'The warranty ended on 1 March 2027, before the last working day.',
    );
    expect((await file(waiting))['decision_reason']).toBe(
      'The warranty has not started, because there is no joining date.',
    );
    expect(await office.seen('placements', joined.placement.id)).toMatchObject({
      state: 'active',
      warranty: 'running',
    });
  });

  it.each([
    ['2026-12-09', false],
    ['2026-12-08', true],
    ['2027-01-15', false],
  ])('with the last working day %s, filed on 2026-12-16: late notice %s, which declines nothing', async (day, late) => {
    const placed = await place(office, { joining_date: '2026-12-01' });
    const claim = await file(placed, { last_working_day: day });
    expect(claim).toMatchObject({ late_notice: late, covered: true, state: 'filed' });
  });

  it('answers all that was said, and puts the placement under claim', async () => {
    const placed = await place(office, { joining_date: '2026-12-01' });
    const claim = await file(placed, { reason: 'absconded', note: ' Never came back.\nNo answer. ' });
    expect(claim).toEqual({
      id: claim['claim_id'],
      claim_id: expect.any(Number),
      placement_id: placed.placement.id,
      company_id: placed.company.id,
      request_id: placed.job.id,
      employee_name: 'Asha Rao',
      job_title: 'React Developer',
      company_name: expect.stringContaining('Sahyadri'),
      joining_date: '2026-12-01',
      warranty_until: '2027-03-01',
      filed_by: 'agency',
      filed_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      last_working_day: '2026-12-15',
      reason: 'absconded',
      note: 'Never came back.\nNo answer.',
      covered: true,
      late_notice: false,
      state: 'filed',
      decision_reason: null,
      decided_at: null,
      replacement_placement_id: null,
      invoice_id: null,
      invoice_number: null,
      invoice_state: null,
      outstanding_paise: null,
    });
    expect(await office.seen('placements', placed.placement.id)).toMatchObject({
      state: 'active',
      warranty: 'claimed',
    });
    expect(await office.seen('claims', claim.id)).toEqual(claim);
    const [entry] = await rowsOf(office.superAdmin.list('audit-log', { filter: { kind: 'warranty claim' } }));
    expect(entry).toMatchObject({ action: 'created', record_id: claim.id, after: { reason: 'absconded' } });
  });

  it('is one at a time, also when eight come at the same moment', async () => {
    const placed = await place(office, { joining_date: '2026-12-01' });
    const calls = Array.from({ length: 8 }, (_, n) =>
      n % 2 ? office.admin.post(pathOf(placed), GONE) : placed.company.client.post(pathOf(placed, 'company'), GONE),
    );
    expect(await statusesOf(calls)).toEqual([201, 409, 409, 409, 409, 409, 409, 409]);
    const again = await refusalOf(office.admin.post(pathOf(placed), GONE));
    expect(again).toEqual({ status: 409, error: 'There is already an open claim for this placement' });
    expect(await office.count('warranty_claims where placement_id = $1', [placed.placement.id])).toBe(1);
  });

  it('is filed once with one idempotency key', async () => {
    const placed = await place(office, { joining_date: '2026-12-01' });
    const key = { 'idempotency-key': randomUUID() };
    const call = (): Promise<ApiAnswer> => placed.company.client.post(pathOf(placed, 'company'), GONE, key);
    expect(await statusesOf([call(), call(), call()])).toEqual([201, 201, 201]);
  });

  it.each([
    [{}, 'Last working day is required'],
    [{ ...GONE, last_working_day: '2026-02-30' }, 'Last working day must be a date such as 2026-12-01'],
    [{ ...GONE, last_working_day: '15.12.2026' }, 'Last working day must be a date such as 2026-12-01'],
    [{ ...GONE, last_working_day: '1999-12-31' }, 'Last working day must be between 2000-01-01 and 2100-12-31'],
    [{ ...GONE, last_working_day: 20261215 }, 'Last working day must be a date such as 2026-12-01'],
    [{ last_working_day: '2026-12-15' }, 'Reason is required'],
    [{ ...GONE, reason: 'bored' }, 'Reason must be one of: resigned, terminated, absconded, other'],
    [{ ...GONE, note: 'x'.repeat(2001) }, 'Note must be at most 2000 characters long'],
  ])('with the body %j is refused', async (body, error) => {
    const placed = await place(office, { joining_date: '2026-12-01' });
    const { status, body: answer } = await office.admin.post(pathOf(placed), body);
    expect([status, answer.error, answer.fields.length > 0]).toEqual([422, error, true]);
    expect(await office.count('warranty_claims where placement_id = $1', [placed.placement.id])).toBe(0);
  });

  it('is for a placement that was not reverted', async () => {
    const placed = await place(office, { joining_date: '2026-12-01' });
    await office.setStatus(placed.connection.id, 'dropped');
    const refused = { status: 409, error: 'This placement was reverted: there is nobody to replace' };
    expect(await refusalOf(office.admin.post(pathOf(placed), GONE))).toEqual(refused);
    expect(await refusalOf(placed.company.client.post(pathOf(placed, 'company'), GONE))).toEqual(refused);
  });

  it('is for a placement that there is', async () => {
    const refusal = await refusalOf(office.admin.post('/api/admin/placements/2000000000/claims', GONE));
    expect(refusal).toEqual({ status: 404, error: 'Placement not found' });
  });
});

describe('a claim by a company', () => {
  it('is answered without what the agency keeps for itself', async () => {
    const placed = await place(office, { joining_date: '2026-12-01' });
    const claim = await recordOf(placed.company.client.post(pathOf(placed, 'company'), GONE));
    expect(Object.keys(claim)).not.toEqual(expect.arrayContaining(['filed_by', 'invoice_id', 'outstanding_paise']));
    expect(claim).toMatchObject({ state: 'filed', covered: true, employee_name: 'Asha Rao' });
    expect(await office.seen('claims', claim.id)).toMatchObject({ filed_by: 'company' });
  });

  it('that is not covered is declined once for one day, and a billing e-mail of anybody gets few mails of others', async () => {
    const limited = await Office.open({ RATE_LIMITS: 'on' });
    try {
      await setAgency(limited);
      const placed = await place(limited, { joining_date: '2026-12-01' });
      const victim = 'somebody@elsewhere.example';
      await recordOf(placed.company.client.put('/api/company/billing', { billing_email: victim }));
      const before = (day: number): Promise<ApiRecord> =>
        recordOf(
          placed.company.client.post(pathOf(placed, 'company'), {
            last_working_day: `2026-10-${String(day).padStart(2, '0')}`,
            reason: 'other',
          }),
        );
      const [first, again] = [await before(1), await before(1)];
      expect(again.id).toBe(first.id);
      for (let day = 2; day <= 12; day += 1) expect(await before(day)).toMatchObject({ state: 'declined' });
      expect(await limited.count('outbox_mails where recipient = $1', [victim])).toBeLessThanOrEqual(8);
      expect(await limited.count(`outbox_mails where template = 'claim-filed'`)).toBeLessThanOrEqual(8);
      expect(await limited.count('warranty_claims')).toBe(12);
    } finally {
      await limited.close();
    }
  });

  it("for another company's placement finds nothing, as for one that is not there", async () => {
    const placed = await place(office, { joining_date: '2026-12-01' });
    const { client } = await office.company();
    const nothing = { status: 404, error: 'Placement not found' };
    expect(await refusalOf(client.post(pathOf(placed, 'company'), GONE))).toEqual(nothing);
    expect(await refusalOf(client.post('/api/company/placements/2000000000/claims', GONE))).toEqual(nothing);
    expect(await office.count('warranty_claims where placement_id = $1', [placed.placement.id])).toBe(0);
  });

  it('is of companies, and the claims of the agency are of the agency', async () => {
    const placed = await place(office, { joining_date: '2026-12-01' });
    const { client: employee } = await office.employee();
    const { client: company } = placed.company;
    const { id } = await file(placed);
    for (const [somebody, path, status] of [
      [employee, pathOf(placed, 'company'), 403],
      [office.admin, pathOf(placed, 'company'), 403],
      [office.agency.anyone, pathOf(placed, 'company'), 401],
      [employee, pathOf(placed), 403],
      [company, pathOf(placed), 403],
      [office.agency.anyone, pathOf(placed), 401],
    ] as const) {
      expect([path, (await somebody.post(path, GONE)).status]).toEqual([path, status]);
    }
    for (const client of [employee, company]) {
      expect((await client.get('/api/admin/claims')).status).toBe(403);
      expect((await client.get(`/api/admin/claims/${id}`)).status).toBe(403);
      expect((await client.put(`/api/admin/claims/${id}/decision`, { decision: 'approved' })).status).toBe(403);
      expect((await client.put(`/api/admin/claims/${id}/close`, { reason: 'No.' })).status).toBe(403);
    }
    expect(await office.seen('claims', id)).toMatchObject({ state: 'filed' });
  });
});

describe('the list of claims', () => {
  it('is filtered and sorted by what a person would ask for', async () => {
    const placed = await place(office, { joining_date: '2026-12-01' });
    const declined = await file(placed, { last_working_day: '2027-12-01', reason: 'terminated' });
    const open = await file(placed, { last_working_day: '2026-12-20', reason: 'other' });
    const ids = async (query: Parameters<typeof office.admin.list>[1]): Promise<number[]> =>
      (await rowsOf(office.admin.list('claims', query))).map(({ id }) => id);
    const placement_id = placed.placement.id;
    expect(await ids({ filter: { placement_id } })).toEqual([open.id, declined.id]);
    expect(await ids({ filter: { placement_id, state: 'declined' } })).toEqual([declined.id]);
    expect(await ids({ filter: { placement_id, covered: true } })).toEqual([open.id]);
    expect(await ids({ filter: { placement_id, reason: ['terminated', 'other'] } })).toHaveLength(2);
    expect(await ids({ filter: { company_id: placed.company.id, filed_by: 'agency' } })).toHaveLength(2);
    expect(await ids({ filter: { placement_id, last_working_day_gte: '2027-01-01' } })).toEqual([declined.id]);
    expect(await ids({ filter: { placement_id }, sort: ['last_working_day', 'DESC'] })).toEqual([declined.id, open.id]);
    expect(await ids({ filter: { company_name: String(placed.placement['company_name']) } })).toHaveLength(2);
    expect(await ids({ filter: { q: String(placed.placement['company_name']) } })).toEqual(
      expect.arrayContaining([open.id, declined.id]),
    );
    const { headers } = await office.admin.list('claims', { range: [0, 0] });
    const all = await office.count('warranty_claims');
    expect(headers.get('content-range')).toBe(`claims 0-0/${all}`);
  });
});
