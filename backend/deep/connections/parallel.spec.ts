import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Office, rowsOf, statusesOf } from '../../test/support/office.js';

const MANY = 200;
const MOVES = [
  'shortlisted',
  'interview_scheduled',
  'interview_completed',
  'selected',
  'offered',
  'placed',
  'rejected',
  'dropped',
  'resigned',
  'pending',
];

describe('connections when many act at once', () => {
  let office: Office;
  beforeAll(async () => {
    office = await Office.open();
  });
  afterAll(() => office.close());

  it(`R46: ${MANY} parallel connections of one pair make one`, async () => {
    const job = await office.jobFor((await office.addCompany()).id);
    const asha = await office.addEmployee();
    const body = { request_id: job.id, employee_id: asha.id };
    const calls = Array.from({ length: MANY }, (_, i) =>
      (i % 2 ? office.admin : office.superAdmin).post('/api/admin/create-connection', body),
    );
    expect(await statusesOf(calls)).toEqual([201, ...Array<number>(MANY - 1).fill(409)]);
    expect(await office.count('connections where employee_id = $1', [asha.id])).toBe(1);
    expect(await office.count(`audit_log where kind = 'connection' and action = 'created'`)).toBe(1);
    expect(await office.count(`outbox_mails where template = 'connected-to-job'`)).toBe(1);
    expect(await office.count('placement_history')).toBe(1);
  });

  it('R48: 20 parallel status changes make one chain, and an audit row each', async () => {
    const { id } = await office.freshConnection();
    const entriesBefore = await office.count('audit_log');
    const calls = Array.from({ length: 20 }, (_, i) =>
      (i % 2 ? office.admin : office.superAdmin).put(`/api/admin/connections/${id}/status`, {
        placement_status: MOVES[i % MOVES.length],
      }),
    );
    expect(await statusesOf(calls)).toEqual(Array<number>(20).fill(200));
    const steps = (await rowsOf(office.admin.get(`/api/admin/connections/${id}/history`))).toReversed();
    expect(steps[0]).toMatchObject({ from_status: null, to_status: 'pending' });
    for (const [i, step] of steps.slice(1).entries()) {
      expect(step['from_status']).toBe(steps[i]?.['to_status']);
      expect(step['from_status']).not.toBe(step['to_status']);
    }
    const final = await office.seen('connections', id);
    expect(steps.at(-1)?.['to_status']).toBe(final['placement_status']);
    expect((await office.seen('employees', Number(final['employee_id'])))['status']).toBe(final['placement_status']);
    const entries = await office.sql<{ before: Record<string, unknown>; after: Record<string, unknown> }>(
      `select before, after from audit_log where kind = 'connection' and record_id = $1 and action = 'status changed'
       order by audit_id`,
      [id],
    );
    expect(entries.map(({ before, after }) => [before['placement_status'], after['placement_status']])).toEqual(
      steps.slice(1).map((step) => [step['from_status'], step['to_status']]),
    );
    expect(await office.count('audit_log')).toBe(entriesBefore + entries.length);
  });

  it('R48: parallel status changes stand in their order in the audit log, and no step is earlier than the one before', async () => {
    const { id } = await office.freshConnection();
    const calls = Array.from({ length: 20 }, (_, i) =>
      office.admin.put(`/api/admin/connections/${id}/status`, { placement_status: MOVES[i % MOVES.length] }),
    );
    expect(await statusesOf(calls)).toEqual(Array<number>(20).fill(200));
    const steps = await rowsOf(office.admin.get(`/api/admin/connections/${id}/history`));
    const filter = { kind: 'connection', record_id: id, action: 'status changed' };
    const entries = await rowsOf(office.superAdmin.list('audit-log', { filter }));
    const moves = entries.map((entry) => (entry['after'] as Record<string, unknown>)['placement_status']);
    expect(moves).toEqual(steps.slice(0, -1).map((step) => step['to_status']));
    const moments = steps.map((step) => String(step['changed_at']));
    expect(moments).toEqual(moments.toSorted().toReversed());
  });

  it('R48: a status and notes that are saved at once are both kept', async () => {
    const { id } = await office.freshConnection();
    for (let round = 0; round < 10; round += 1) {
      const status = MOVES[round % MOVES.length] ?? '';
      const notes = `Round ${round}`;
      const statuses = await statusesOf([
        office.admin.put(`/api/admin/connections/${id}/status`, { placement_status: status }),
        office.superAdmin.patch(`/api/admin/connections/${id}`, { admin_notes: notes }),
        office.superAdmin.patch(`/api/admin/connections/${id}`, { final_salary: `${round}` }),
      ]);
      expect(statuses).toEqual([200, 200, 200]);
      expect(await office.seen('connections', id)).toMatchObject({
        placement_status: status,
        admin_notes: notes,
        final_salary: `${round}`,
      });
    }
  });

  it('a job that closes while it is connected ends consistent', async () => {
    const company = await office.company();
    for (let round = 0; round < 5; round += 1) {
      const job = await office.job(company);
      const people = await Promise.all([office.addEmployee(), office.addEmployee(), office.addEmployee()]);
      const [closed, ...made] = await Promise.all([
        company.client.put(`/jobs/requests/${job.id}`, { status: 'closed' }),
        ...people.map(({ id }) =>
          office.admin.post('/api/admin/create-connection', { request_id: job.id, employee_id: id }),
        ),
      ]);
      expect(closed.status).toBe(200);
      expect(made.every(({ status }) => status === 201 || status === 409)).toBe(true);
      const accepted = made.filter(({ status }) => status === 201).length;
      expect(await office.count('connections where request_id = $1', [job.id])).toBe(accepted);
    }
  });

  it('an employee deleted while being connected leaves nothing behind', async () => {
    const job = await office.jobFor((await office.addCompany()).id);
    for (let round = 0; round < 5; round += 1) {
      const asha = await office.addEmployee();
      const statuses = await statusesOf([
        office.admin.post('/api/admin/create-connection', { request_id: job.id, employee_id: asha.id }),
        office.superAdmin.delete(`/api/admin/employees/${asha.id}`),
      ]);
      expect(statuses.filter((status) => status >= 500)).toEqual([]);
      expect(statuses).toContain(200);
    }
    expect(
      await office.count(
        'connections c where not exists (select 1 from employees e where e.employee_id = c.employee_id)',
      ),
    ).toBe(0);
  });
});
