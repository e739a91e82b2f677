import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { bill, place, type Placed, setAgency, setIndiaNow } from '../../test/support/ledger.js';
import { type ApiRecord, Office, recordOf, refusalOf, rowsOf } from '../../test/support/office.js';

/** What the agency keeps for itself. */
const INTERNAL =
  /fee_percent|left_reason|reminders_paused|first_month_gross_paise"|admin_notes|employee_id|connection_id/;

let office: Office;
let sahyadri: Placed;
let konkan: Placed;
let issued: ApiRecord;
beforeAll(async () => {
  office = await Office.open();
  await setAgency(office);
  await setIndiaNow(office, '2027-02-08 12:00');
  sahyadri = await place(office, { joining_date: '2026-12-01' });
  konkan = await place(office, { joining_date: '2026-12-01' });
  issued = await bill(office, sahyadri);
});
afterAll(() => office.close());

describe("a company's placements", () => {
  it('say who joined, how long the warranty runs, and how its invoice and claim stand', async () => {
    const { client } = sahyadri.company;
    const [row, ...others] = await rowsOf(client.get('/api/company/placements'));
    expect(others).toEqual([]);
    expect(row).toEqual({
      id: sahyadri.placement.id,
      placement_id: sahyadri.placement.id,
      company_id: sahyadri.company.id,
      request_id: sahyadri.job.id,
      employee_name: 'Asha Rao',
      job_title: 'React Developer',
      job_location: 'Bengaluru',
      placed_on: '2027-02-08',
      joining_date: '2026-12-01',
      state: 'active',
      left_on: null,
      warranty_until: '2027-03-01',
      warranty: 'running',
      may_claim: true,
      warranty_days_left: 22,
      replaces_placement_id: null,
      replaced_by_placement_id: null,
      invoice_id: issued.id,
      invoice_number: issued['number'],
      invoice_state: 'issued',
      due_date: '2027-01-12',
      outstanding_paise: 3_540_000,
      overdue: true,
      claim_id: null,
      claim_state: null,
      claim_decision_reason: null,
    });
    expect(await recordOf(client.get(`/api/company/placements/${sahyadri.placement.id}`))).toEqual(row);
  });

  it('count the warranty to its last day, which is one day left', async () => {
    const { client } = sahyadri.company;
    const daysLeftOn = async (day: string): Promise<unknown> => {
      await setIndiaNow(office, `${day} 12:00`);
      return (await recordOf(client.get(`/api/company/placements/${sahyadri.placement.id}`)))['warranty_days_left'];
    };
    expect(await daysLeftOn('2026-11-30')).toBeNull();
    expect(await daysLeftOn('2026-12-01')).toBe(91);
    expect(await daysLeftOn('2027-03-01')).toBe(1);
    expect(await daysLeftOn('2027-03-02')).toBeNull();
    await setIndiaNow(office, '2027-02-08 12:00');
  });

  it('show the claim that was made last', async () => {
    const { company, placement } = await place(office, { joining_date: '2026-12-01' });
    const file = (last_working_day: string): Promise<ApiRecord> =>
      recordOf(
        company.client.post(`/api/company/placements/${placement.id}/claims`, { last_working_day, reason: 'other' }),
      );
    const seen = (): Promise<ApiRecord> => recordOf(company.client.get(`/api/company/placements/${placement.id}`));
    await file('2026-11-30');
    expect(await seen()).toMatchObject({
      claim_state: 'declined',
      claim_decision_reason: 'The last working day is before the joining date, 1 December 2026.',
      warranty: 'running',
    });
    const { id } = await file('2027-02-05');
    expect(await seen()).toMatchObject({ claim_id: id, claim_state: 'filed', warranty: 'claimed' });
  });
});

describe("a company's invoices", () => {
  it('say what is owed, and where the PDF is', async () => {
    const { client } = sahyadri.company;
    const rows = await rowsOf(client.get('/api/company/invoices'));
    // how the agency goes after it is its own affair
    const {
      reminders_paused: _,
      sent: __,
      ...seen
    } = (await rowsOf(office.admin.list('invoices', { filter: { id: issued.id } })))[0] as ApiRecord;
    expect(rows).toEqual([{ ...seen, pdf: `/api/company/invoices/${issued.id}/pdf` }]);
    expect(seen).toMatchObject({ total_paise: 3_540_000, overdue: true, days_overdue: 27 });
    expect(await recordOf(client.get(`/api/company/invoices/${issued.id}`))).toEqual(rows[0]);
  });
});

describe("another company's placements and invoices", () => {
  it.each([
    ['placements', 'Placement not found', (): number => sahyadri.placement.id],
    ['invoices', 'Invoice not found', (): number => issued.id],
  ] as const)('%s are not found, in the words of one that does not exist', async (resource, error, idOf) => {
    const { client } = konkan.company;
    const nothing = { status: 404, error };
    expect(await refusalOf(client.get(`/api/company/${resource}/${idOf()}`))).toEqual(nothing);
    expect(await refusalOf(client.get(`/api/company/${resource}/2000000000`))).toEqual(nothing);
  });

  it('are in no list, whatever it asks for', async () => {
    const { client } = konkan.company;
    const { id: company_id } = sahyadri.company;
    for (const resource of ['placements', 'invoices']) {
      const own = resource === 'placements' ? [konkan.placement.id] : [];
      for (const query of [
        '',
        `?company_id=${company_id}`,
        `?company_id=${company_id}&company_id=${konkan.company.id}`,
        `?filter=${encodeURIComponent(JSON.stringify({ company_id }))}`,
        `?filter=${encodeURIComponent(JSON.stringify({ company_id: [company_id, konkan.company.id] }))}`,
        '?range=[0,999]',
        `?q=asha`,
      ]) {
        const rows = await rowsOf(client.get(`/api/company/${resource}${query}`));
        expect([resource, query, rows.map(({ id }) => id)]).toEqual([resource, query, own]);
      }
      const [foreign] = [resource === 'placements' ? sahyadri.placement.id : issued.id];
      expect(await rowsOf(client.get(`/api/company/${resource}?id=${foreign}`))).toEqual([]);
    }
  });

  it('and what the agency keeps for itself are in no answer', async () => {
    for (const { company } of [sahyadri, konkan]) {
      for (const resource of ['placements', 'invoices']) {
        const { text } = await company.client.get(`/api/company/${resource}`);
        expect(text).not.toMatch(INTERNAL);
      }
    }
    const { text } = await konkan.company.client.get('/api/company/placements');
    expect(text).not.toContain(String(issued['number']));
  });

  it('are of companies only', async () => {
    const { client: employee } = await office.employee();
    for (const resource of ['placements', 'invoices']) {
      const statuses = [employee, office.admin, office.superAdmin, office.agency.anyone].map(
        async (somebody) => (await somebody.get(`/api/company/${resource}`)).status,
      );
      expect(await Promise.all(statuses)).toEqual([403, 403, 403, 401]);
    }
  });

  it('are read in parts, sorted and filtered', async () => {
    const company = await office.company();
    const job = await office.job(company);
    for (const joining_date of ['2026-12-01', '2026-12-03', '2026-12-02']) {
      await place(office, { joining_date }, { company, job });
    }
    const list = (query: string): ReturnType<typeof company.client.get> =>
      company.client.get(`/api/company/placements?${query}`);
    const answer = await list('range=[0,1]&sort=["joining_date","ASC"]');
    expect(answer.headers.get('content-range')).toBe('placements 0-1/3');
    expect(answer.body).toMatchObject([{ joining_date: '2026-12-01' }, { joining_date: '2026-12-02' }]);
    expect(await rowsOf(list('state=active&joining_date=2026-12-03'))).toHaveLength(1);
    expect((await list('filter={"fee_paise":1}')).status).toBe(400);
  });
});
