import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { employeeForm, PASSWORD } from '../../test/support/agency.js';
import { type ApiRecord, Office, recordOf, statusesOf } from '../../test/support/office.js';

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

  it('a link to set a password dies with the account', async () => {
    const asha = await office.addEmployee();
    const email = String(asha['email']);
    const token = await office.agency.mail.linkTokenFor(email);
    await recordOf(office.superAdmin.delete(`/api/admin/employees/${asha.id}`));
    const answer = await office.agency.anyone.post('/auth/reset-password', { token, password: 'jasmine-rice-77' });
    expect(answer.status).toBe(400);
    await recordOf(
      office.admin.post('/auth/register', {
        ...employeeForm(700),
        role: 'employee',
        email,
        password: PASSWORD,
      }),
    );
    expect(
      (await office.agency.anyone.post('/auth/reset-password', { token, password: 'jasmine-rice-77' })).status,
    ).toBe(400);
    await office.agency.login(email);
  });

  it.each(Object.keys(NOT_FOUND) as Resource[])(
    'R26: %s: of five at once one deletes, four find nothing',
    async (resource) => {
      const id = keyOf(resource, await scene());
      const entries = await office.count('audit_log');
      const calls = Array.from({ length: 5 }, () => office.superAdmin.delete(`/api/admin/${resource}/${id}`));
      expect(await statusesOf(calls)).toEqual([200, 404, 404, 404, 404]);
      expect(await office.count('audit_log')).toBe(entries + 1);
      expect(await office.sql(ORPHANS)).toEqual([]);
    },
  );

  it('R26: employee, company, job and connection deleted at once: no 5xx, no orphans', async () => {
    for (let round = 0; round < 2; round += 1) {
      const whole = await scene();
      const calls = (Object.keys(NOT_FOUND) as Resource[]).map((resource) =>
        office.superAdmin.delete(`/api/admin/${resource}/${keyOf(resource, whole)}`),
      );
      expect((await statusesOf(calls)).filter((status) => ![200, 404, 409].includes(status))).toEqual([]);
      expect(await office.sql(ORPHANS)).toEqual([]);
    }
  });
});
