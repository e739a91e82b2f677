import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { place, setIndiaNow } from '../../test/support/ledger.js';
import { type ApiRecord, Office, recordOf, refusalOf, rowsOf, statusesOf } from '../../test/support/office.js';

const BEFORE_JOINING = { status: 422, error: 'The last working day cannot be before the joining date' };

let office: Office;
beforeAll(async () => {
  office = await Office.open();
  await setIndiaNow(office, '2026-12-16 12:00');
});
afterAll(() => office.close());

const patch = (id: number, fields: Record<string, unknown>): ReturnType<typeof office.admin.patch> =>
  office.admin.patch(`/api/admin/placements/${id}`, fields);
const edit = (id: number, fields: Record<string, unknown>): Promise<ApiRecord> => recordOf(patch(id, fields));
/** Entries of the audit log about a placement, latest first. */
const entriesOf = (record_id: number): Promise<ApiRecord[]> =>
  rowsOf(office.superAdmin.list('audit-log', { filter: { kind: 'placement', record_id } }));

describe('the last working day', () => {
  it('may be the first one, and is not before it, whichever of the two is noted later', async () => {
    const { placement } = await place(office, { joining_date: '2026-12-01' });
    expect(await edit(placement.id, { left_on: '2026-12-01' })).toMatchObject({ state: 'left' });
    expect(await refusalOf(patch(placement.id, { joining_date: '2026-12-02' }))).toEqual(BEFORE_JOINING);
    expect(await edit(placement.id, { joining_date: '2026-12-02', left_on: '2026-12-03' })).toMatchObject({
      joining_date: '2026-12-02',
      left_on: '2026-12-03',
    });
  });

  it('is not before the joining date either when that is noted on the connection', async () => {
    const { connection, placement } = await place(office, { joining_date: '2026-12-01' });
    await edit(placement.id, { left_on: '2026-12-10' });
    const later = { joining_date: '2026-12-11' };
    expect(await refusalOf(office.admin.patch(`/api/admin/connections/${connection.id}`, later))).toEqual(
      BEFORE_JOINING,
    );
    const status = { placement_status: 'resigned', ...later };
    expect(await refusalOf(office.admin.put(`/api/admin/connections/${connection.id}/status`, status))).toEqual(
      BEFORE_JOINING,
    );
    expect(await office.seen('connections', connection.id)).toMatchObject({ joining_date: '2026-12-01' });
    await office.setStatus(connection.id, 'resigned');
    await office.setStatus(connection.id, 'placed', later);
    expect(await office.seen('placements', placement.id)).toMatchObject({ state: 'active', ...later, left_on: null });
  });

  it('may be noted before anybody knows when the person joined', async () => {
    const { placement } = await place(office);
    expect(await edit(placement.id, { left_on: '2026-12-10' })).toMatchObject({ state: 'left', joining_date: null });
    expect(await refusalOf(patch(placement.id, { joining_date: '2026-12-11' }))).toEqual(BEFORE_JOINING);
    expect(await edit(placement.id, { joining_date: '2026-12-09' })).toMatchObject({ state: 'left' });
  });

  it('stays when the person is said to have resigned later, and goes with its reason when placed again', async () => {
    const { connection, placement } = await place(office, { joining_date: '2026-12-01' });
    await edit(placement.id, { left_on: '2026-12-10', left_reason: 'Better offer' });
    await office.setStatus(connection.id, 'resigned');
    expect(await office.seen('placements', placement.id)).toMatchObject({ state: 'left', left_on: '2026-12-10' });
    await office.setStatus(connection.id, 'placed');
    expect(await office.seen('placements', placement.id)).toEqual(placement);
  });

  it('of who resigned before the first day hinders nothing else that is noted', async () => {
    const { connection, placement } = await place(office, { joining_date: '2026-12-24' });
    await office.setStatus(connection.id, 'resigned');
    const fields = { first_month_gross_paise: 100, left_reason: 'Never came' };
    expect(await edit(placement.id, fields)).toMatchObject({ state: 'left', left_on: null, ...fields });
  });

  it('makes no placement left that was reverted, and taken back makes none active', async () => {
    const { connection, placement } = await place(office, { joining_date: '2026-12-01' });
    await office.setStatus(connection.id, 'dropped');
    expect(await edit(placement.id, { left_on: '2026-12-10' })).toMatchObject({ state: 'reverted' });
    expect(await edit(placement.id, { left_on: null })).toMatchObject({ state: 'reverted', left_on: null });
  });

  it('is not what a reason alone says', async () => {
    const { placement } = await place(office, { joining_date: '2026-12-01' });
    expect(await edit(placement.id, { left_reason: '  May leave soon  ' })).toMatchObject({
      state: 'active',
      left_on: null,
      left_reason: 'May leave soon',
    });
    expect(await edit(placement.id, { left_reason: '' })).toMatchObject({ left_reason: null });
  });

  it('taken back makes no placement active that is under an approved claim', async () => {
    const { placement } = await place(office, { joining_date: '2026-12-01' });
    const path = `/api/admin/placements/${placement.id}/claims`;
    const claim = await recordOf(office.admin.post(path, { last_working_day: '2026-12-10', reason: 'resigned' }));
    await recordOf(office.admin.put(`/api/admin/claims/${claim.id}/decision`, { decision: 'approved' }));
    expect(await edit(placement.id, { left_on: null })).toMatchObject({ state: 'left', warranty: 'claimed' });
  });
});

describe('an edit of a placement', () => {
  it('that says what stands there already changes nothing, and the audit log has none of it', async () => {
    const { placement } = await place(office, { joining_date: '2026-12-01' });
    const first = await edit(placement.id, { first_month_gross_paise: 100, left_reason: 'Unsure' });
    const entries = await entriesOf(placement.id);
    const again = { joining_date: '2026-12-01', first_month_gross_paise: 100, left_reason: ' Unsure ', left_on: null };
    expect(await edit(placement.id, again)).toEqual(first);
    expect(await edit(placement.id, {})).toEqual(first);
    expect(await entriesOf(placement.id)).toEqual(entries);
  });

  it('names what it changed, before and after, and who did it', async () => {
    const { placement } = await place(office, { joining_date: '2026-12-01' });
    await recordOf(
      office.superAdmin.patch(`/api/admin/placements/${placement.id}`, { left_on: '2026-12-10', joining_date: null }),
    );
    const [entry] = await entriesOf(placement.id);
    expect(entry).toMatchObject({
      action: 'updated',
      actor_email: office.superAdmin.email,
      record_name: `Asha Rao, React Developer, ${String(placement['company_name'])}`,
      before: { joining_date: '2026-12-01', left_on: null },
      after: { joining_date: null, left_on: '2026-12-10' },
    });
  });

  it('keeps what two admins note at the same moment, beside changes of the connection', async () => {
    const { connection, placement } = await place(office, { joining_date: '2026-12-01' });
    const path = `/api/admin/connections/${connection.id}`;
    const calls = [
      patch(placement.id, { first_month_gross_paise: 100 }),
      office.superAdmin.patch(`/api/admin/placements/${placement.id}`, { left_reason: 'Unsure' }),
      patch(placement.id, { joining_date: '2026-12-02' }),
      office.superAdmin.patch(path, { joining_date: '2026-12-03' }),
      office.superAdmin.put(`${path}/status`, { placement_status: 'placed', joining_date: '2026-12-04' }),
      office.admin.patch(path, { admin_notes: 'Called her.' }),
    ];
    expect(await statusesOf(calls)).toEqual([200, 200, 200, 200, 200, 200]);
    const [seen, ofConnection] = [
      await office.seen('placements', placement.id),
      await office.seen('connections', connection.id),
    ];
    expect(seen).toMatchObject({ first_month_gross_paise: 100, left_reason: 'Unsure' });
    expect(ofConnection).toMatchObject({ joining_date: seen['joining_date'], admin_notes: 'Called her.' });
  });

  it('is made also when connection, person and job are gone', async () => {
    const { placement, job, employee } = await place(office);
    await recordOf(office.superAdmin.delete(`/api/admin/employees/${employee.id}`));
    await recordOf(office.superAdmin.delete(`/api/admin/job-requests/${job.id}`));
    const facts = { joining_date: '2026-12-01', first_month_gross_paise: 6_000_000, left_on: '2026-12-10' };
    expect(await edit(placement.id, facts)).toMatchObject({
      ...facts,
      state: 'left',
      fee_paise: 3_000_000,
      employee_name: 'Asha Rao',
      connection_id: null,
    });
  });

  it.each([
    ['joining_date', '1999-12-31', 'Joining date must be between 2000-01-01 and 2100-12-31'],
    ['left_on', '2101-01-01', 'Last working day must be between 2000-01-01 and 2100-12-31'],
    ['left_on', '10/12/2026', 'Last working day must be a date such as 2026-12-01'],
    ['first_month_gross_paise', 1_000_000_000_001, 'First-month gross must be at most 10,00,00,00,000 rupees'],
  ])('with %s %j is refused in a sentence', async (field, value, message) => {
    const { placement } = await place(office);
    expect((await patch(placement.id, { [field]: value })).body).toMatchObject({ fields: [{ field, message }] });
  });
});

describe('a placement that was replaced', () => {
  it('stays replaced, whatever becomes of its connection', async () => {
    const { connection, placement, job } = await place(office, { joining_date: '2026-12-01' });
    const path = `/api/admin/placements/${placement.id}/claims`;
    const claim = await recordOf(office.admin.post(path, { last_working_day: '2026-12-10', reason: 'resigned' }));
    await recordOf(office.admin.put(`/api/admin/claims/${claim.id}/decision`, { decision: 'approved' }));
    const { id: employee_id } = await office.addEmployee();
    const body = { request_id: job.id, employee_id, claim_id: claim.id };
    const { id } = await recordOf(office.admin.post('/api/admin/create-connection', body));
    await office.setStatus(id, 'placed');
    const replaced = await office.seen('placements', placement.id);
    expect(replaced).toMatchObject({ state: 'replaced' });
    for (const status of ['dropped', 'resigned', 'placed']) {
      await office.setStatus(connection.id, status);
      expect(await office.seen('placements', placement.id)).toEqual(replaced);
    }
  });
});
