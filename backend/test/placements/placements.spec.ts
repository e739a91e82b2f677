import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { bill, place, placementOf, setAgency, setIndiaNow } from '../support/ledger.js';
import { type ApiRecord, Office, recordOf, refusalOf, rowsOf } from '../support/office.js';

let office: Office;
beforeAll(async () => {
  office = await Office.open();
  await setAgency(office);
  await setIndiaNow(office, '2026-12-16 12:00');
});
afterAll(() => office.close());

const INVOICED = { status: 409, error: 'An invoice has been issued for this placement. Credit it first.' };

const edit = (id: number, fields: Record<string, unknown>): ReturnType<typeof office.admin.patch> =>
  office.admin.patch(`/api/admin/placements/${id}`, fields);
const countOf = (connection_id: number): Promise<number> =>
  office.count('placements where connection_id = $1', [connection_id]);

describe('before a connection becomes placed', () => {
  it('says what would follow from joining date and gross', async () => {
    const connection = await office.freshConnection();
    const terms = (known: string): Promise<ApiRecord> =>
      recordOf(office.admin.get(`/api/admin/placements/terms/${connection.id}${known}`));
    const nothing = {
      fee_percent: 50,
      warranty_months: 3,
      is_replacement: false,
      fee_paise: null,
      warranty_until: null,
      due_date: null,
    };
    expect(await terms('')).toEqual(nothing);
    const known = { joining_date: '2026-12-01', first_month_gross_paise: 6_000_001 };
    expect(await terms(`?joining_date=${known.joining_date}&first_month_gross_paise=6000001`)).toEqual({
      ...nothing,
      fee_paise: 3_000_001,
      warranty_until: '2027-03-01',
      due_date: expect.stringMatching(/^2027-01-/),
    });
    await office.setStatus(connection.id, 'placed');
    const { placement_id } = await placementOf(office, connection.id);
    expect(await recordOf(edit(Number(placement_id), known))).toMatchObject({
      fee_paise: 3_000_001,
      warranty_until: '2027-03-01',
    });
  });
});

describe('a connection that becomes placed', () => {
  it('gets a placement, once', async () => {
    const connection = await office.freshConnection();
    for (const status of ['selected', 'offered']) await office.setStatus(connection.id, status);
    expect(await countOf(connection.id)).toBe(0);
    await office.setStatus(connection.id, 'placed');
    const placement = await placementOf(office, connection.id);
    expect(placement).toEqual({
      id: placement['placement_id'],
      placement_id: expect.any(Number),
      connection_id: connection.id,
      request_id: connection['request_id'],
      employee_id: connection['employee_id'],
      company_id: expect.any(Number),
      employee_name: 'Asha Rao',
      job_title: 'React Developer',
      job_location: 'Bengaluru',
      company_name: connection['company_name'],
      placed_on: '2026-12-16',
      joining_date: null,
      first_month_gross_paise: null,
      fee_percent: 50,
      fee_paise: null,
      state: 'active',
      left_on: null,
      left_reason: null,
      left_by: null,
      commitment_ends_on: null,
      commitment_ended_reason: null,
      warranty_until: null,
      warranty: 'not_started',
      may_claim: false,
      replaces_placement_id: null,
      replaced_by_placement_id: null,
      invoice_id: null,
      invoice_number: null,
      invoice_state: null,
      due_date: null,
      issue_by: null,
      attention: null,
    });
    expect(await office.seen('placements', placement.id)).toEqual(placement);
    for (const status of ['pending', 'placed', 'placed']) await office.setStatus(connection.id, status);
    expect(await countOf(connection.id)).toBe(1);
  });

  it.each([
    ['resigned', { state: 'left', left_on: '2026-12-16' }],
    ['dropped', { state: 'reverted', left_on: null }],
    ['rejected', { state: 'reverted', left_on: null }],
    ['pending', { state: 'reverted', left_on: null }],
  ])('and then %s: its placement stays, and says so; placed again, it is active', async (status, expected) => {
    const { connection, placement } = await place(office, { joining_date: '2026-12-01' });
    await office.setStatus(connection.id, status);
    expect(await office.seen('placements', placement.id)).toMatchObject({ ...expected, joining_date: '2026-12-01' });
    await office.setStatus(connection.id, 'placed');
    expect(await office.seen('placements', placement.id)).toMatchObject({ state: 'active', left_on: null });
  });
});

describe('who resigned before the first day', () => {
  it('has no last one, so that no fee is asked for, and the joining date may still move', async () => {
    const { connection, placement } = await place(office, { joining_date: '2027-01-15' });
    await office.setStatus(connection.id, 'resigned');
    const moved = await recordOf(edit(placement.id, { joining_date: '2026-12-16' }));
    expect(moved).toMatchObject({ state: 'left', left_on: null, joining_date: '2026-12-16', attention: null });
  });
});

describe('joining date and first-month gross', () => {
  const KNOWN = { joining_date: '2026-12-01', first_month_gross_paise: 6_000_000 };

  it('are noted with the status that places somebody, in one call; repeated, nothing changes', async () => {
    const { id } = await office.freshConnection();
    await office.setStatus(id, 'placed', KNOWN);
    const placement = await placementOf(office, id);
    expect(placement).toMatchObject({ ...KNOWN, fee_paise: 3_000_000, warranty_until: '2027-03-01' });
    await office.setStatus(id, 'placed', KNOWN);
    expect(await placementOf(office, id)).toEqual(placement);
    expect(await office.count('placement_history where connection_id = $1', [id])).toBe(2);
    await office.setStatus(id, 'placed', { first_month_gross_paise: 6_000_001 });
    expect(await placementOf(office, id)).toMatchObject({ fee_paise: 3_000_001 });
  });

  it('are refused together: with another status, or under an invoice, nothing of the call is kept', async () => {
    const { id } = await office.freshConnection();
    const change = (of: number, fields: object): ReturnType<typeof refusalOf> =>
      refusalOf(office.admin.put(`/api/admin/connections/${of}/status`, fields));
    expect(await change(id, { placement_status: 'offered', ...KNOWN })).toEqual({
      status: 422,
      error: 'The first-month gross is noted of people who are placed',
    });
    expect(await office.seen('connections', id)).toMatchObject({ placement_status: 'pending', joining_date: null });
    const placed = await place(office, KNOWN);
    await bill(office, placed);
    const of = placed.connection.id;
    await office.setStatus(of, 'resigned');
    expect(await change(of, { placement_status: 'placed', first_month_gross_paise: 1 })).toEqual(INVOICED);
    expect(await office.seen('connections', of)).toMatchObject({ placement_status: 'resigned' });
  });
});

describe('the joining date', () => {
  it('is one fact of connection and placement, whichever of them is edited', async () => {
    const { connection, placement } = await place(office);
    const joiningDates = async (): Promise<unknown[]> => [
      (await office.seen('connections', connection.id))['joining_date'],
      (await office.seen('placements', placement.id))['joining_date'],
    ];
    await recordOf(edit(placement.id, { joining_date: '2026-12-01' }));
    expect(await joiningDates()).toEqual(['2026-12-01', '2026-12-01']);
    await recordOf(office.admin.patch(`/api/admin/connections/${connection.id}`, { joining_date: '2026-12-02' }));
    expect(await joiningDates()).toEqual(['2026-12-02', '2026-12-02']);
    await office.setStatus(connection.id, 'placed', { joining_date: '2026-12-03' });
    expect(await joiningDates()).toEqual(['2026-12-03', '2026-12-03']);
    await recordOf(edit(placement.id, { joining_date: null }));
    expect(await joiningDates()).toEqual([null, null]);
  });

  it('and the gross are fixed by an invoice, on both sides, and free again after a full credit', async () => {
    const placed = await place(office, { joining_date: '2026-12-01' });
    const { connection, placement } = placed;
    const issued = await bill(office, placed);
    const patchConnection = (joining_date: string | null): ReturnType<typeof office.admin.patch> =>
      office.admin.patch(`/api/admin/connections/${connection.id}`, { joining_date });
    expect(await refusalOf(edit(placement.id, { joining_date: '2026-12-02' }))).toEqual(INVOICED);
    expect(await refusalOf(edit(placement.id, { first_month_gross_paise: 1 }))).toEqual(INVOICED);
    expect(await refusalOf(patchConnection('2026-12-02'))).toEqual(INVOICED);
    expect(await refusalOf(patchConnection(null))).toEqual(INVOICED);
    expect((await edit(placement.id, { joining_date: '2026-12-01', left_on: '2026-12-10' })).status).toBe(200);
    await office.setStatus(connection.id, 'dropped');
    expect(await office.seen('connections', connection.id)).toMatchObject({ joining_date: '2026-12-01' });
    const credit = { full: true, reason: 'Never joined.' };
    await recordOf(office.admin.post(`/api/admin/invoices/${issued.id}/credit-notes`, credit));
    expect(await recordOf(edit(placement.id, { joining_date: '2026-12-02' }))).toMatchObject({
      joining_date: '2026-12-02',
      invoice_state: 'credited',
    });
  });
});

describe('an edit of a placement', () => {
  it('computes fee, warranty and the day to issue by', async () => {
    const { placement } = await place(office);
    const noted = await recordOf(
      edit(placement.id, { joining_date: '2026-12-24', first_month_gross_paise: 4_555_555 }),
    );
    expect(noted).toMatchObject({ fee_paise: 2_277_778, warranty_until: '2027-03-24', issue_by: '2027-01-23' });
    expect(noted).toMatchObject({ state: 'active', warranty: 'not_started' });
  });

  it('notes that the person left, and takes it back', async () => {
    const { placement } = await place(office, { joining_date: '2026-12-01' });
    const gone = await recordOf(edit(placement.id, { left_on: '2026-12-10', left_reason: 'Better offer' }));
    expect(gone).toMatchObject({ state: 'left', left_on: '2026-12-10', left_reason: 'Better offer' });
    expect(await recordOf(edit(placement.id, { left_on: null, left_reason: null }))).toMatchObject({ state: 'active' });
    expect(await refusalOf(edit(placement.id, { left_on: '2026-11-30' }))).toEqual({
      status: 422,
      error: 'The last working day cannot be before the joining date',
    });
  });

  it.each([
    [{ joining_date: '2026-02-30' }, 'joining_date'],
    [{ joining_date: 'soon' }, 'joining_date'],
    [{ first_month_gross_paise: 0 }, 'first_month_gross_paise'],
    [{ first_month_gross_paise: -1 }, 'first_month_gross_paise'],
    [{ first_month_gross_paise: 1.5 }, 'first_month_gross_paise'],
    [{ first_month_gross_paise: '6000000' }, 'first_month_gross_paise'],
    [{ first_month_gross_paise: 1e15 }, 'first_month_gross_paise'],
    [{ left_on: 5 }, 'left_on'],
    [{ left_reason: 'x'.repeat(501) }, 'left_reason'],
  ])('with %j is refused, and names the field', async (fields, field) => {
    const { placement } = await place(office);
    const { status, body } = await edit(placement.id, fields);
    expect([status, body.fields[0].field]).toEqual([422, field]);
    expect(await office.seen('placements', placement.id)).toEqual(placement);
  });
});

describe('the list of placements', () => {
  it('is searched, filtered and sorted by what a person would ask for', async () => {
    const company = await office.company();
    const job = await office.job(company, { title: 'Boiler Attendant' });
    const make = async (joining_date: string, gross: number): Promise<ApiRecord> => {
      const { placement } = await place(office, { joining_date }, { company, job });
      return recordOf(edit(placement.id, { first_month_gross_paise: gross }));
    };
    const [low, high] = [await make('2026-12-10', 100_000), await make('2026-12-01', 300_000)];
    const { placement: waiting } = await place(office, {}, { company, job });
    const ids = async (filter: Record<string, unknown>, sort?: [string, string]): Promise<number[]> => {
      const query = { filter: { company_id: company.id, ...filter }, sort };
      return (await rowsOf(office.admin.list('placements', query))).map(({ id }) => id);
    };
    expect(await ids({})).toEqual([waiting.id, high.id, low.id]);
    expect(await ids({}, ['joining_date', 'ASC'])).toEqual([high.id, low.id, waiting.id]);
    expect(await ids({ joining_date_gte: '2026-12-02' })).toEqual([low.id]);
    expect(await ids({ first_month_gross_paise_gte: 200_000 })).toEqual([high.id]);
    expect(await ids({ fee_paise: 50_000 })).toEqual([low.id]);
    expect(await ids({ warranty: 'not_started' })).toEqual([waiting.id]);
    expect(await ids({ warranty: 'running', state: 'active' }, ['fee_paise', 'DESC'])).toEqual([high.id, low.id]);
    expect(await ids({ warranty_until_lte: '2027-03-01' })).toEqual([high.id]);
    expect(await ids({ job_title: 'Boiler Attendant', q: 'boiler asha' })).toHaveLength(3);
    expect(await ids({ q: 'nobody' })).toEqual([]);
    expect((await office.admin.list('placements', { filter: { salary: 1 } })).status).toBe(400);
    expect((await office.admin.list('placements', { sort: ['warranty', 'ASC'] })).status).toBe(400);
  });

  it('is of the staff', async () => {
    const { placement, company } = await place(office);
    const { client: employee } = await office.employee();
    for (const path of ['/api/admin/placements', `/api/admin/placements/${placement.id}`]) {
      const somebodies = [employee, company.client, office.agency.anyone];
      const statuses = somebodies.map(async (somebody) => (await somebody.get(path)).status);
      expect(await Promise.all(statuses)).toEqual([403, 403, 401]);
    }
  });
});
