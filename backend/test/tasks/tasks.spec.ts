import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ApiClient } from '../support/api-client.js';
import { place, setAgency } from '../support/ledger.js';
import { type ApiRecord, Office, recordOf, refusalOf, rowsOf, statusesOf } from '../support/office.js';

let office: Office;
beforeAll(async () => {
  office = await Office.open();
  await setAgency(office);
});
afterAll(() => office.close());

const DAY = 24 * 60 * 60 * 1_000;
const later = (days: number): string => new Date(Date.now() + days * DAY).toISOString();

const list = (filter: Record<string, unknown>, client: ApiClient = office.admin): Promise<ApiRecord[]> =>
  rowsOf(client.list('tasks', { filter, sort: ['due_at', 'ASC'] }));
const write = (fields: Record<string, unknown> = {}): Promise<ApiRecord> =>
  recordOf(office.admin.post('/api/admin/tasks', { title: 'Call on Friday', due_at: later(3), ...fields }));
const change = (id: number, fields: Record<string, unknown>): Promise<ApiRecord> =>
  recordOf(office.admin.patch(`/api/admin/tasks/${id}`, fields));

describe('own tasks', () => {
  it('are written, done, put away and given on, and stand in the activity', async () => {
    const employee = await office.addEmployee();
    const due_at = later(3);
    const task = await write({ kind: 'employee', record_id: employee.id, due_at });
    expect(task).toEqual({
      id: task['task_id'],
      task_id: expect.any(Number),
      cause: null,
      title: 'Call on Friday',
      subject: null,
      kind: 'employee',
      record_id: employee.id,
      assignee_id: office.admin.userId,
      assignee_name: 'Meera Iyer',
      due_at,
      state: 'open',
      snoozed_until: null,
      done_at: null,
      done_by_name: null,
      created_by_name: 'Meera Iyer',
      created_at: expect.any(String),
    });
    const states = async (state: string): Promise<boolean> =>
      (await list({ state, kind: 'employee', record_id: employee.id })).some(({ id }) => id === task.id);
    expect(await change(task.id, { snoozed_until: later(1) })).toMatchObject({ state: 'snoozed' });
    expect([await states('open'), await states('snoozed')]).toEqual([false, true]);
    expect(await change(task.id, { snoozed_until: null, done: true })).toMatchObject({
      state: 'done',
      done_by_name: 'Meera Iyer',
      done_at: expect.any(String),
    });
    expect(await states('done')).toBe(true);
    expect(await change(task.id, { done: false })).toMatchObject({ state: 'open', done_at: null, done_by_name: null });
    await change(task.id, { assignee_id: office.superAdmin.userId });
    expect((await list({ assignee_id: office.admin.userId })).map(({ id }) => id)).not.toContain(task.id);
    expect((await list({ assignee_id: office.superAdmin.userId }, office.superAdmin)).map(({ id }) => id)).toContain(
      task.id,
    );
    const entries = await rowsOf(
      office.superAdmin.list('audit-log', { filter: { kind: 'task', record_id: String(task.id) } }),
    );
    expect(entries.map(({ action }) => action)).toEqual(['updated', 'updated', 'updated', 'updated', 'created']);
  });

  it('are written once, however often the call is repeated', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const body = { title: 'Only once', due_at: later(1) };
    const answers = await Promise.all([1, 2, 3].map(() => recordOf(office.admin.post('/api/admin/tasks', body, key))));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await list({ q: 'only ONCE' })).toHaveLength(1);
  });

  it.each([
    ['no title', { title: ' ' }, 'Please say what is to be done'],
    ['no due date', { due_at: undefined }, 'Please say until when'],
    ['a due date without an offset', { due_at: '2027-01-04T18:00:00' }, /^The due date must be a moment/],
    ['a due date far away', { due_at: '2060-01-04T18:00:00Z' }, 'The due date must be within five years'],
    ['half a record', { kind: 'employee' }, 'The record must be named by kind and key'],
    ['an unknown kind', { kind: 'planet', record_id: 1 }, /^Kind must be one of/],
    ['somebody else’s assignee', { assignee_id: 2_000_000_000 }, 'Please choose somebody who works for the agency'],
  ])('refuse %s', async (_, fields, error) => {
    const refused = await refusalOf(office.admin.post('/api/admin/tasks', { title: 'x', due_at: later(1), ...fields }));
    expect(refused).toEqual({ status: 400, error: typeof error === 'string' ? error : expect.stringMatching(error) });
  });

  it.each(['employee', 'company', 'job_request', 'connection', 'placement', 'invoice', 'payment', 'claim'])(
    'are about a record that is there: no %s has this key',
    async (kind) => {
      const task = { title: 'x', due_at: later(1), kind, record_id: 2_000_000_000 };
      const refused = { status: 404, error: 'There is no such record' };
      expect(await refusalOf(office.admin.post('/api/admin/tasks', task))).toEqual(refused);
    },
  );

  it('are put away until a moment that comes, and given to the staff only', async () => {
    const { id } = await write();
    const company = await office.company();
    for (const fields of [
      { snoozed_until: later(-1) },
      { snoozed_until: later(400) },
      { assignee_id: company.userId },
      { done: 'yes' },
    ]) {
      expect((await office.admin.patch(`/api/admin/tasks/${id}`, fields)).status).toBe(400);
    }
    expect((await office.admin.patch('/api/admin/tasks/2000000000', { done: true })).status).toBe(404);
    expect((await company.client.get('/api/admin/tasks')).status).toBe(403);
  });
});

describe('tasks of causes', () => {
  const ofClaim = (id: number, cause: string): Promise<ApiRecord[]> => list({ kind: 'claim', record_id: id, cause });

  it('come and go with their cause, once, due in business days, and belong to the admin in charge', async () => {
    const { company, job, placement } = await place(office, { joining_date: '2026-11-02' });
    const owner = await office.agency.staff();
    await recordOf(office.admin.patch(`/api/admin/job-requests/${job.id}`, { owner_id: owner.userId }));
    const body = { last_working_day: '2026-11-20', reason: 'resigned' };
    const claim = await recordOf(company.client.post(`/api/company/placements/${placement.id}/claims`, body));
    const [task, ...others] = await ofClaim(claim.id, 'claim.decide');
    expect(others).toEqual([]);
    expect(task).toMatchObject({
      title: 'Decide on the warranty claim',
      subject: expect.stringMatching(/^Asha Rao, React Developer, Sahyadri/),
      assignee_id: owner.userId,
      state: 'open',
      created_by_name: null,
    });
    const days = (Date.parse(String(task?.['due_at'])) - Date.now()) / DAY;
    expect(days).toBeGreaterThan(1);
    expect(String(task?.['due_at'])).toMatch(/T12:30:00\.000Z$/);
    await change(task?.id ?? 0, { done: true });
    const decide = `/api/admin/claims/${claim.id}/decision`;
    await recordOf(office.admin.put(decide, { decision: 'approved' }));
    expect(await ofClaim(claim.id, 'claim.decide')).toEqual([]);
    expect(await ofClaim(claim.id, 'claim.replace')).toHaveLength(1);
    await recordOf(office.admin.put(`/api/admin/claims/${claim.id}/close`, { reason: 'No replacement wanted' }));
    expect(await list({ kind: 'claim', record_id: claim.id })).toEqual([]);
  });

  it('lose an admin who is deleted, and are everybody’s then', async () => {
    const owner = await office.agency.staff();
    const { id } = await write({ assignee_id: owner.userId });
    const company = await office.addCompany();
    await recordOf(office.admin.patch(`/api/admin/companies/${company.id}`, { owner_id: owner.userId }));
    await office.sql('delete from users where user_id = $1', [owner.userId]);
    expect(await office.seen('companies', company.id)).toMatchObject({ owner_id: null });
    expect(await office.seen('tasks', id)).toMatchObject({ assignee_id: null });
    expect((await list({ assignee_id: office.superAdmin.userId })).map((task) => task.id)).toContain(id);
  });
});

describe('the admin in charge', () => {
  it('is set by admins, of the staff only, and told to nobody outside the agency', async () => {
    const company = await office.company();
    const job = await office.job(company);
    for (const [resource, id] of [
      ['companies', company.id],
      ['job-requests', job.id],
    ] as const) {
      const path = `/api/admin/${resource}/${id}`;
      expect(await recordOf(office.admin.patch(path, { owner_id: office.admin.userId }))).toMatchObject({
        owner_id: office.admin.userId,
      });
      expect((await office.admin.patch(path, { owner_id: company.userId })).status).toBe(400);
      expect(
        (await rowsOf(office.admin.list(resource, { filter: { owner_id: office.admin.userId } }))).map((row) => row.id),
      ).toContain(id);
    }
    const answers = await Promise.all(
      ['/users/profile', '/jobs/my-requests', '/api/me/notifications'].map((path) => company.client.get(path)),
    );
    for (const { text } of answers) expect(text).not.toContain('owner');
  });

  it('is what two admins who write at once leave whole', async () => {
    const { id } = await write();
    const calls = [office.admin, office.superAdmin].map((client) =>
      client.patch(`/api/admin/tasks/${id}`, { done: true }),
    );
    expect(await statusesOf(calls)).toEqual([200, 200]);
    expect(await office.count(`audit_log where kind = 'task' and record_id = $1 and action = 'updated'`, [id])).toBe(1);
  });
});
