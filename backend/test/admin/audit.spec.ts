import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { companyForm, employeeForm, jobForm, PASSWORD } from '../support/agency.js';
import { type ApiAnswer } from '../support/api-client.js';
import { type ApiRecord, type Member, Office, recordOf, rowsOf } from '../support/office.js';

const FORM = {
  name: 'Sahyadri Software',
  contact_person_phone: '9876543210',
  industry: 'IT',
  location: 'Pune',
  contact_person_name: 'Ravi Menon',
  company_size: '1-10',
};

describe('R27: every change leaves one entry in the audit log', () => {
  let office: Office;
  let asha: Member;
  let acme: Member;
  let job: ApiRecord;
  let connection: ApiRecord;
  let spare: ApiRecord[];
  let other: ApiRecord;
  beforeAll(async () => {
    office = await Office.open();
    asha = await office.employee();
    acme = await office.company();
    job = await office.job(acme);
    connection = await office.connect(job.id, asha.id);
    other = await office.addCompany();
    spare = [await office.addEmployee(), await office.addEmployee()];
  });
  afterAll(() => office.close());

  const add = (role: string, form: object): Promise<ApiAnswer> =>
    office.admin.post('/auth/register', { ...form, role, password: PASSWORD });
  const nextAdmin = (): object => ({ email: `nila${office.agency.unique()}@niyukt.example`, password: PASSWORD });
  const n = (): number => office.agency.unique();

  const CHANGES: Record<string, [action: string, kind: string, make: () => Promise<ApiAnswer>]> = {
    'an employee added': ['created', 'employee', () => add('employee', employeeForm(n()))],
    'a company added': ['created', 'company', () => add('company', companyForm(n()))],
    'a profile changed': [
      ...(['updated', 'employee'] as const),
      () => asha.client.put('/api/employee/profile', { qualification: `B.Tech ${n()}` }),
    ],
    'a company changed': [
      ...(['updated', 'company'] as const),
      () => acme.client.put(`/api/companies/${acme.id}`, { ...FORM, about_us: `${n()}` }),
    ],
    'a job posted by a company': ['created', 'job request', () => acme.client.post('/jobs/create', jobForm())],
    'a job posted by an admin': [
      ...(['created', 'job request'] as const),
      () => office.admin.post('/jobs/create', { ...jobForm(), company_id: acme.id }),
    ],
    'a job changed': [
      ...(['updated', 'job request'] as const),
      () => acme.client.put(`/jobs/requests/${job.id}`, { salary_range: `${n()}` }),
    ],
    'an employee edited by an admin': [
      ...(['updated', 'employee'] as const),
      () => office.admin.patch(`/api/admin/employees/${asha.id}`, { qualification: `M.Tech ${n()}` }),
    ],
    'the e-mail of a company edited by an admin': [
      ...(['updated', 'company'] as const),
      () => office.admin.patch(`/api/admin/companies/${other.id}`, { contact_email: `hr${n()}@other.example.in` }),
    ],
    'a job edited by an admin': [
      ...(['updated', 'job request'] as const),
      () => office.admin.patch(`/api/admin/job-requests/${job.id}`, { salary_range: `${n()}` }),
    ],
    'a connection made': [
      ...(['created', 'connection'] as const),
      async () => {
        const employee_id = spare.pop()?.id;
        return office.admin.post('/api/admin/create-connection', { request_id: job.id, employee_id });
      },
    ],
    'a status changed': [
      ...(['status changed', 'connection'] as const),
      () => office.admin.put(`/api/admin/connections/${connection.id}/status`, { placement_status: 'placed' }),
    ],
    'notes changed': [
      ...(['updated', 'connection'] as const),
      () => office.admin.patch(`/api/admin/connections/${connection.id}`, { admin_notes: `${n()}` }),
    ],
    'an admin added': [
      ...(['created', 'admin'] as const),
      () => office.superAdmin.post('/api/admin/admins', { ...nextAdmin(), full_name: 'Nila Sen' }),
    ],
  };

  it.each(Object.entries(CHANGES))('R27: %s', async (_, [action, kind, make]) => {
    const [before] = await rowsOf(office.superAdmin.list('audit-log', { range: [0, 0] }));
    const answer = await make();
    expect([200, 201]).toContain(answer.status);
    const rows = await rowsOf(office.superAdmin.list('audit-log', { range: [0, 9] }));
    const fresh = rows.filter(({ id }) => id > (before?.id ?? 0));
    expect(fresh.map((row) => [row['action'], row['kind']])).toEqual([[action, kind]]);
    expect(fresh[0]).toMatchObject({
      request_id: answer.headers.get('x-request-id'),
      address: '127.0.0.1',
      record_id: expect.any(Number),
      record_name: expect.stringMatching(/./),
    });
    expect(JSON.stringify(fresh)).not.toMatch(/argon2|password|mango-lassi/);
  });

  it.each(Object.entries(CHANGES))(
    'R27: %s, in the transaction of the entry: no entry, no change',
    async (name, [, , make]) => {
      const all = `select (select json_agg(t order by employee_id) from employees t) as employees,
      (select json_agg(t order by company_id) from companies t) as companies, (select count(*) from users) as users,
      (select json_agg(t order by request_id) from job_requests t) as jobs, (select count(*) from outbox_mails) as mails,
      (select json_agg(t order by connection_id) from connections t) as connections,
      (select count(*) from placement_history) as history, (select count(*) from audit_log) as entries,
      (select json_agg(k order by list, facet) from (select list, facet, sum(n) from row_counts group by 1, 2) k) as totals`;
      await office.sql('alter table audit_log add constraint full_disk check (audit_id < 0) not valid');
      try {
        if (name === 'a status changed') await office.sql(`update connections set placement_status = 'resigned'`);
        const before = await office.sql(all);
        expect((await make()).status).toBeGreaterThanOrEqual(400);
        expect(await office.sql(all)).toEqual(before);
      } finally {
        await office.sql('alter table audit_log drop constraint full_disk');
      }
    },
  );

  it('R27: a change says what was before and after, and nothing that did not change', async () => {
    await recordOf(acme.client.put(`/jobs/requests/${job.id}`, { ...job, title: 'Before', status: 'open' }));
    await recordOf(acme.client.put(`/jobs/requests/${job.id}`, { ...job, title: 'After', status: 'pending' }));
    const [entry] = await rowsOf(office.superAdmin.list('audit-log', { range: [0, 0] }));
    expect(entry).toMatchObject({
      actor_id: acme.userId,
      actor_email: acme.email,
      actor_role: 'company',
      record_id: job.id,
    });
    expect(entry?.['before']).toEqual({ title: 'Before', status: 'open' });
    expect(entry?.['after']).toEqual({ title: 'After', status: 'pending' });
  });

  it('R27: refused calls leave none', async () => {
    const before = await office.count('audit_log');
    const calls = [
      add('employee', { ...employeeForm(1), email: asha.email }),
      add('employee', { name: '' }),
      acme.client.put(`/jobs/requests/999999`, { status: 'open' }),
      acme.client.post('/jobs/create', {}),
      office.admin.post('/api/admin/create-connection', { request_id: job.id, employee_id: asha.id }),
      office.admin.delete(`/api/admin/employees/${asha.id}`),
      office.superAdmin.delete('/api/admin/employees/999999'),
      asha.client.get('/api/admin/audit-log'),
    ];
    expect((await Promise.all(calls)).every(({ status }) => status >= 400)).toBe(true);
    expect(await office.count('audit_log')).toBe(before);
  });

  it('R20: the audit log is for super admins only, newest first, and nobody writes to it', async () => {
    for (const client of [asha.client, acme.client, office.admin]) {
      expect((await client.get('/api/admin/audit-log')).status).toBe(403);
    }
    expect((await office.agency.anyone.get('/api/admin/audit-log')).status).toBe(401);
    const rows = await rowsOf(office.superAdmin.get('/api/admin/audit-log'));
    const moments = rows.map((row) => String(row['at']));
    expect(moments).toEqual(moments.toSorted().toReversed());
    for (const method of ['post', 'put', 'patch', 'delete'] as const) {
      const path = `/api/admin/audit-log${method === 'post' ? '' : `/${rows[0]?.id ?? 0}`}`;
      expect((await office.superAdmin[method](path)).status).toBe(404);
    }
  });
});
