import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { companyForm, employeeForm, PASSWORD } from '../support/agency.js';
import { type ApiRecord, Office, recordOf, refusalOf, rowsOf } from '../support/office.js';

/** Rows that point to nothing, by every reference there is. */
const ORPHANS = `select 'employees' as what from employees e where not exists (select 1 from users u where u.user_id = e.user_id)
  union all select 'companies' from companies c where not exists (select 1 from users u where u.user_id = c.user_id)
  union all select 'jobs' from job_requests j where not exists (select 1 from companies c where c.company_id = j.company_id)
  union all select 'connections' from connections t where not exists (select 1 from job_requests j where j.request_id = t.request_id)
  union all select 'connections' from connections t where not exists (select 1 from employees e where e.employee_id = t.employee_id)
  union all select 'history' from placement_history h
    where not exists (select 1 from connections t where t.connection_id = h.connection_id)
  union all select 'accounts' from users u where (u.role = 'employee' and not exists (select 1 from employees e where e.user_id = u.user_id))
    or (u.role = 'company' and not exists (select 1 from companies c where c.user_id = u.user_id))`;

const NOT_FOUND = {
  employees: 'Employee not found',
  companies: 'Company not found',
  'job-requests': 'Job request not found',
  connections: 'Connection not found',
};

type Resource = keyof typeof NOT_FOUND;

describe('deleting, as a super admin', () => {
  let office: Office;
  beforeAll(async () => {
    office = await Office.open();
  });
  afterAll(() => office.close());

  interface Scene {
    asha: ApiRecord;
    acme: ApiRecord;
    job: ApiRecord;
    connection: ApiRecord;
  }

  /** A placed employee. */
  async function scene(): Promise<Scene> {
    const [asha, acme] = await Promise.all([office.addEmployee(), office.addCompany()]);
    const job = await office.jobFor(acme.id);
    const connection = await office.connect(job.id, asha.id, 'Kept until the end.');
    await office.setStatus(connection.id, 'placed');
    return { asha, acme, job, connection };
  }

  const keyOf = (resource: Resource, { asha, acme, job, connection }: Scene): number =>
    ({ employees: asha.id, companies: acme.id, 'job-requests': job.id, connections: connection.id })[resource];

  const counts = async (): Promise<Record<string, number>> => {
    const tables = ['users', 'employees', 'companies', 'job_requests', 'connections', 'placement_history'];
    return Object.fromEntries(
      await Promise.all(tables.map(async (table) => [table, await office.count(table)] as const)),
    );
  };

  it.each([
    [
      'employees',
      'Employee deleted successfully',
      { users: -1, employees: -1, connections: -2, placement_history: -3 },
    ],
    [
      'companies',
      'Company deleted successfully',
      { users: -1, companies: -1, job_requests: -1, connections: -1, placement_history: -2 },
    ],
    ['job-requests', 'Job request deleted successfully', { job_requests: -1, connections: -1, placement_history: -2 }],
    ['connections', 'Connection deleted successfully', { connections: -1, placement_history: -2 }],
  ] as const)('R26: %s: what belongs to the record goes, and nothing else', async (resource, message, change) => {
    const first = await scene();
    await office.connect((await office.jobFor((await office.addCompany()).id)).id, first.asha.id);
    await scene();
    const before = await counts();
    const id = keyOf(resource, first);
    expect(await recordOf(office.superAdmin.delete(`/api/admin/${resource}/${id}`))).toEqual({ message, id });
    const expected = Object.fromEntries(
      Object.entries(before).map(([table, n]) => [table, n + ((change as Record<string, number>)[table] ?? 0)]),
    );
    expect(await counts()).toEqual(expected);
    expect(await office.sql(ORPHANS)).toEqual([]);
    const missing = { status: 404, error: NOT_FOUND[resource] };
    expect(await refusalOf(office.superAdmin.delete(`/api/admin/${resource}/${id}`))).toEqual(missing);
    expect(await refusalOf(office.admin.get(`/api/admin/${resource}/${id}`))).toEqual(missing);
    for (const list of [...Object.keys(NOT_FOUND), 'dashboard-stats']) {
      expect((await office.admin.get(`/api/admin/${list}`)).status).toBe(200);
    }
    expect((await rowsOf(office.admin.list(resource))).some((row) => row.id === id)).toBe(false);
  });

  it.each(['employees', 'companies', 'job-requests', 'connections'] as const)(
    'R27: %s: the audit entry says who, what and how the record was',
    async (resource) => {
      const whole = await scene();
      const id = keyOf(resource, whole);
      const record = await office.seen(resource, id);
      const table = resource.replace('-', '_');
      await recordOf(office.superAdmin.delete(`/api/admin/${resource}/${id}`));
      const [entry] = await rowsOf(office.superAdmin.list('audit-log', { range: [0, 0] }));
      expect(entry).toMatchObject({
        actor_id: office.superAdmin.userId,
        actor_email: office.superAdmin.email,
        actor_role: 'super_admin',
        action: 'deleted',
        record_id: id,
        after: null,
      });
      const names = { employees: 'full_name', companies: 'name', job_requests: 'title' } as Record<string, string>;
      expect(entry?.['record_name']).toContain(record[names[table] ?? 'employee_name']);
      const before = entry?.['before'] as Record<string, unknown>;
      const staying =
        { employees: 'full_name', companies: 'name', job_requests: 'title', connections: 'admin_notes' }[table] ?? '';
      expect(before[staying]).toBe(record[staying]);
      expect(JSON.stringify(entry)).not.toMatch(/argon2|password_hash/);
      expect(
        await office.count(`audit_log where action = 'deleted' and record_id = $1 and record_name = $2`, [
          id,
          entry?.['record_name'],
        ]),
      ).toBe(1);
    },
  );

  it.each([
    ['employees', 'employee'],
    ['companies', 'company'],
  ] as const)('%s: the account is gone: no token, no login, and the e-mail is free again', async (resource, role) => {
    const { id, email, client } = await (role === 'employee' ? office.employee() : office.company());
    await recordOf(office.superAdmin.delete(`/api/admin/${resource}/${id}`));
    expect((await client.get('/users/profile')).status).toBe(401);
    const login = await refusalOf(office.agency.anyone.post('/auth/login', { email, password: PASSWORD }));
    expect(login).toEqual({ status: 401, error: 'Invalid email or password' });
    expect((await recordOf(office.agency.anyone.get(`/auth/check-email?email=${email}`)))['exists']).toBe(false);
    const form = role === 'employee' ? employeeForm(office.agency.unique()) : companyForm(office.agency.unique());
    const again = await recordOf(office.admin.post('/auth/register', { ...form, role, email, password: PASSWORD }));
    expect(again.id).not.toBe(id);
    expect(await recordOf((await office.agency.login(email)).get('/users/profile'))).toMatchObject({ role, email });
    expect((await client.get('/users/profile')).status).toBe(401);
  });

  it('R29: DELETE of another spelling of an id deletes nothing', async () => {
    const whole = await scene();
    const spellings = ['{id}.0', '0{id}', '{id}e0', '+{id}', '%20{id}', '{id},1', '{id}%00'];
    const wrong: string[] = [];
    for (const resource of (Object.keys(NOT_FOUND) as Resource[]).toReversed()) {
      for (const spelling of spellings) {
        const id = spelling.replace('{id}', `${keyOf(resource, whole)}`);
        const { status } = await office.superAdmin.delete(`/api/admin/${resource}/${id}`);
        if (status !== 400) wrong.push(`${resource} ${spelling}: ${status}`);
      }
    }
    expect(wrong).toEqual([]);
    expect((await office.seen('connections', whole.connection.id)).id).toBe(whole.connection.id);
  });
});
