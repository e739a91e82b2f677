import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type ApiAnswer } from '../support/api-client.js';
import { type ApiRecord, Office, recordOf, refusalOf, rowsOf } from '../support/office.js';

const STATUSES = [
  'pending',
  'shortlisted',
  'interview_scheduled',
  'interview_completed',
  'selected',
  'offered',
  'placed',
  'rejected',
  'dropped',
  'resigned',
];

/** The calendar day in India. */
const indianDay = (at = new Date()): string => new Date(at.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 10);

describe('PUT /api/admin/connections/{id}/status', () => {
  let office: Office;
  let job: ApiRecord;
  let connection: ApiRecord;
  beforeAll(async () => {
    office = await Office.open();
    job = await office.jobFor((await office.addCompany()).id);
  });
  afterAll(() => office.close());
  beforeEach(async () => {
    connection = await office.connect(job.id, (await office.addEmployee()).id);
  });

  const put = (body: unknown, id = connection.id): Promise<ApiAnswer> =>
    office.admin.put(`/api/admin/connections/${id}/status`, body);
  const history = (id = connection.id): Promise<ApiRecord[]> =>
    rowsOf(office.admin.get(`/api/admin/connections/${id}/history`));

  it.each(STATUSES.map((status, i) => [status, STATUSES[(i + 7) % STATUSES.length] ?? '']))(
    'to %s, and on to %s',
    async (first, second) => {
      for (const placement_status of [first, second]) {
        expect(await recordOf(put({ placement_status }))).toMatchObject({ id: connection.id, placement_status });
        expect(await office.seen('connections', connection.id)).toMatchObject({ placement_status });
      }
    },
  );

  it('every change is kept with who and when, latest first', async () => {
    const began = Date.now();
    await office.setStatus(connection.id, 'shortlisted');
    await recordOf(
      office.superAdmin.put(`/api/admin/connections/${connection.id}/status`, { placement_status: 'rejected' }),
    );
    await office.setStatus(connection.id, 'pending');
    const steps = await history();
    const by = (staff: { email: string; userId: number }): object => ({
      changed_by: staff.userId,
      changed_by_name: staff.email,
    });
    expect(steps).toMatchObject([
      { from_status: 'rejected', to_status: 'pending', ...by(office.admin) },
      { from_status: 'shortlisted', to_status: 'rejected', ...by(office.superAdmin) },
      { from_status: 'pending', to_status: 'shortlisted', ...by(office.admin) },
      { from_status: null, to_status: 'pending', ...by(office.admin) },
    ]);
    expect(Object.keys(steps[0] ?? {}).toSorted()).toEqual([
      'changed_at',
      'changed_by',
      'changed_by_name',
      'from_status',
      'id',
      'is_undo',
      'to_status',
    ]);
    expect(steps.map((step) => step['is_undo'])).toEqual([false, false, false, false]);
    const moments = steps.map((step) => String(step['changed_at']));
    expect(moments).toEqual(moments.toSorted().toReversed());
    expect(Date.parse(moments[0] ?? '')).toBeGreaterThanOrEqual(began);
    expect(Date.parse(moments[0] ?? '')).toBeLessThanOrEqual(Date.now());
  });

  it('the connection tells since when it is in its status, as the history does; other changes leave that', async () => {
    expect(connection['status_changed_at']).toBe(connection['connection_date']);
    const moved = await office.setStatus(connection.id, 'offered');
    const since = Date.parse(String(moved['status_changed_at']));
    expect(since).toBeGreaterThan(Date.parse(String(connection['connection_date'])));
    const [step] = await history();
    const stepAt = Date.parse(String(step?.['changed_at']));
    expect(stepAt).toBeGreaterThanOrEqual(since);
    expect(stepAt).toBeLessThanOrEqual(Date.now());
    const { status_changed_at } = moved;
    expect(await office.setStatus(connection.id, 'offered', { admin_notes: 'Signed.' })).toMatchObject({
      status_changed_at,
    });
    expect(
      await recordOf(office.admin.patch(`/api/admin/connections/${connection.id}`, { final_salary: '58,000' })),
    ).toMatchObject({ status_changed_at });
  });

  it('the same status again adds nothing', async () => {
    await office.setStatus(connection.id, 'offered');
    const before = [await history(), await office.count('audit_log'), await office.seen('connections', connection.id)];
    expect(await office.setStatus(connection.id, 'offered')).toEqual(before[2]);
    expect([await history(), await office.count('audit_log'), await office.seen('connections', connection.id)]).toEqual(
      before,
    );
  });

  it('the first placed sets the placement date to the day in India, and no later one changes it', async () => {
    expect(connection['placement_date']).toBeNull();
    const days = [indianDay()];
    const placed = await office.setStatus(connection.id, 'placed');
    days.push(indianDay());
    expect(days).toContain(placed['placement_date']);
    await office.sql(`update connections set placement_date = '2026-01-05' where connection_id = $1`, [connection.id]);
    expect(await office.setStatus(connection.id, 'resigned')).toMatchObject({ placement_date: '2026-01-05' });
    expect(await office.setStatus(connection.id, 'placed')).toMatchObject({ placement_date: '2026-01-05' });
  });

  it.each(STATUSES.filter((status) => status !== 'placed'))('%s sets no placement date', async (status) => {
    expect(await office.setStatus(connection.id, status)).toMatchObject({ placement_date: null });
  });

  it.each([
    [undefined, 'Placement status is required'],
    [null, 'Placement status is required'],
    ['', 'Placement status is required'],
    ...['Placed', 'hired', 'available', 'Available', '__proto__', 5, true, ['placed'], { status: 'placed' }].map(
      (value) => [value, `Placement status must be one of: ${STATUSES.join(', ')}`] as const,
    ),
  ])('R32: status %j: %s', async (placement_status, message) => {
    const answer = await put({ placement_status, admin_notes: 'must not stay' });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ error: message, fields: [{ field: 'placement_status', message }] });
    expect(await office.seen('connections', connection.id)).toEqual(connection);
  });

  it('an unknown connection is not found, and has no history', async () => {
    const missing = { status: 404, error: 'Connection not found' };
    expect(await refusalOf(put({ placement_status: 'placed' }, 999_999))).toEqual(missing);
    expect(await refusalOf(office.admin.get('/api/admin/connections/999999/history'))).toEqual(missing);
    expect(await refusalOf(office.admin.patch('/api/admin/connections/999999', { final_salary: '1' }))).toEqual(
      missing,
    );
  });

  it('takes dates, salaries and notes along, in one change', async () => {
    const fields = {
      joining_date: '2026-12-01',
      offered_salary: '55,000',
      final_salary: '58,000',
      admin_notes: 'Signed.',
    };
    const entries = await office.count('audit_log');
    expect(await office.setStatus(connection.id, 'placed', fields)).toMatchObject({
      ...fields,
      placement_status: 'placed',
    });
    expect(await history()).toHaveLength(2);
    expect(await office.count('audit_log')).toBe(entries + 1);
  });

  it('changes dates and notes also when the status stays as it is', async () => {
    const saved = await office.setStatus(connection.id, 'pending', { admin_notes: 'Waits for papers.' });
    expect(saved).toMatchObject({ placement_status: 'pending', admin_notes: 'Waits for papers.' });
    expect(await history()).toHaveLength(1);
  });

  it('a status call without them leaves dates, salaries and notes', async () => {
    const fields = { joining_date: '2026-12-01', offered_salary: '55,000', admin_notes: 'Signed.' };
    await office.setStatus(connection.id, 'offered', fields);
    expect(await office.setStatus(connection.id, 'placed')).toMatchObject(fields);
  });

  it('R27: the history is append-only, and so is the audit log', async () => {
    await office.setStatus(connection.id, 'placed');
    for (const statement of [
      `update placement_history set to_status = 'rejected' where connection_id = ${connection.id}`,
      `update placement_history set changed_by_name = 'nobody'`,
      `delete from placement_history where connection_id = ${connection.id}`,
      'delete from placement_history',
      `update audit_log set actor_email = 'nobody'`,
      `delete from audit_log where kind = 'connection'`,
    ]) {
      await expect(office.sql(statement)).rejects.toThrow(/append-only/);
    }
    expect(await history()).toHaveLength(2);
  });
});
