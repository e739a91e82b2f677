import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { companyForm, employeeForm, jobForm, PASSWORD } from '../../test/support/agency.js';
import { type ApiAnswer } from '../../test/support/api-client.js';
import { type ApiRecord, type Member, Office, recordOf } from '../../test/support/office.js';
import { STOLEN } from '../../test/support/stolen-fields.js';

type Row = Record<string, unknown>;
type Table = 'users' | 'employees' | 'companies' | 'job_requests' | 'connections';

const PROFILE = {
  name: 'Sahyadri Software',
  contact_person_phone: '9876543210',
  industry: 'IT',
  location: 'Pune',
  contact_person_name: 'Ravi Menon',
  company_size: '1-10',
};

interface WritableCall {
  /** Fields of `STOLEN` that this call takes by right. */
  takes?: string[];
  make: (extra: Row) => Promise<ApiAnswer>;
  table: Table;
  /** Columns that the call itself writes. */
  writes: string[];
  /** The record before the call; null when the call makes it. */
  key: () => number | null;
}

describe('R22: fields that are not for the caller change nothing', () => {
  let office: Office;
  let employee: Member;
  let company: Member;
  let job: ApiRecord;
  let connection: ApiRecord;

  beforeAll(async () => {
    office = await Office.open();
    await office.addEmployee();
    employee = await office.employee();
    await office.addCompany();
    company = await office.company();
    await office.job(company);
    job = await office.job(company);
    await office.freshConnection();
    connection = await office.connect(job.id, employee.id);
  });
  afterAll(() => office.close());

  const KEYS: Record<Table, string> = {
    users: 'user_id',
    employees: 'employee_id',
    companies: 'company_id',
    job_requests: 'request_id',
    connections: 'connection_id',
  };

  const rowOf = async (table: Table, key: number): Promise<Row> =>
    (await office.sql<Row>(`select * from ${table} where ${KEYS[table]} = $1`, [key]))[0] ?? {};

  const n = (): number => office.agency.unique();
  const changing: Record<string, WritableCall> = {
    'PUT /api/employee/profile': {
      make: (extra) => employee.client.put('/api/employee/profile', { ...extra, qualification: `B.Tech ${n()}` }),
      table: 'employees',
      writes: ['qualification', 'search_text', 'version'],
      key: () => employee.id,
    },
    'PUT /api/companies/{id}': {
      make: (extra) => company.client.put(`/api/companies/${company.id}`, { ...extra, ...PROFILE, about_us: `${n()}` }),
      writes: [...Object.keys(PROFILE), 'about_us', 'search_text', 'version'],
      table: 'companies',
      key: () => company.id,
    },
    'PUT /jobs/requests/{id}': {
      takes: ['status'],
      make: (extra) => company.client.put(`/jobs/requests/${job.id}`, { ...extra, salary_range: `${n()}` }),
      table: 'job_requests',
      writes: ['salary_range', 'version'],
      key: () => job.id,
    },
    'PATCH /api/admin/employees/{id}': {
      takes: ['email', 'version'],
      make: (extra) =>
        office.admin.patch(`/api/admin/employees/${employee.id}`, { ...extra, qualification: `M.Tech ${n()}` }),
      table: 'employees',
      writes: ['qualification', 'search_text', 'version'],
      key: () => employee.id,
    },
    'PATCH /api/admin/companies/{id}': {
      takes: ['contact_email', 'version'],
      make: (extra) => office.admin.patch(`/api/admin/companies/${company.id}`, { ...extra, about_us: `${n()}` }),
      table: 'companies',
      writes: ['about_us', 'version'],
      key: () => company.id,
    },
    'PATCH /api/admin/job-requests/{id}': {
      takes: ['status', 'priority', 'requirements', 'version'],
      make: (extra) => office.admin.patch(`/api/admin/job-requests/${job.id}`, { ...extra, salary_range: `${n()}` }),
      table: 'job_requests',
      writes: ['salary_range', 'version'],
      key: () => job.id,
    },
    'PUT /api/admin/connections/{id}/status': {
      takes: ['placement_status', 'admin_notes'],
      make: (extra) =>
        office.admin.put(`/api/admin/connections/${connection.id}/status`, { ...extra, placement_status: 'offered' }),
      table: 'connections',
      writes: ['placement_status', 'status_changed_at'],
      key: () => connection.id,
    },
    'PATCH /api/admin/connections/{id}': {
      takes: ['admin_notes'],
      make: (extra) =>
        office.admin.patch(`/api/admin/connections/${connection.id}`, { ...extra, final_salary: `${n()}` }),
      table: 'connections',
      writes: ['final_salary'],
      key: () => connection.id,
    },
  };

  const cases = Object.entries(changing).flatMap(([name, call]) =>
    Object.keys(STOLEN)
      .filter((field) => !call.takes?.includes(field))
      .map((field) => ({ name, field, call })),
  );

  it.each(cases)('R22: $name with $field', async ({ field, call }) => {
    const key = call.key() ?? 0;
    const before = await rowOf(call.table, key);
    const accounts = await office.sql('select * from users order by user_id');
    const { status } = await call.make({ [field]: STOLEN[field as keyof typeof STOLEN] });
    expect(status).toBe(200);
    const after = await rowOf(call.table, key);
    const changed = Object.keys(before).filter((column) => String(before[column]) !== String(after[column]));
    expect(changed.filter((column) => !call.writes.includes(column))).toEqual([]);
    expect(String(after['search_text'])).not.toContain('stolen');
    expect(await office.sql('select * from users order by user_id')).toEqual(accounts);
  });

  const without = (...fields: string[]): Row =>
    Object.fromEntries(Object.entries(STOLEN).filter(([field]) => !fields.includes(field)));

  it.each([
    [
      'POST /jobs/create by a company',
      'job_requests',
      (extra: Row) => company.client.post('/jobs/create', { ...extra, ...jobForm() }),
      () => ({ company_id: company.id, status: 'open', priority: null, requirements: null }),
    ],
    [
      'POST /jobs/create by an admin',
      'job_requests',
      (extra: Row) => office.admin.post('/jobs/create', { ...extra, ...jobForm(), company_id: company.id }),
      () => ({ company_id: company.id, status: 'open', priority: 'urgent', requirements: 'stolen' }),
    ],
    [
      'POST /api/admin/create-connection',
      'connections',
      async (extra: Row) => {
        const person = await office.addEmployee();
        return office.admin.post('/api/admin/create-connection', {
          ...extra,
          request_id: job.id,
          employee_id: person.id,
        });
      },
      () => ({ request_id: job.id, placement_status: 'pending', placement_date: null, admin_notes: null }),
    ],
    [
      'POST /auth/register of an employee',
      'employees',
      (extra: Row) =>
        office.admin.post('/auth/register', { ...extra, ...employeeForm(n()), role: 'employee', password: PASSWORD }),
      () => ({ status: 'Available', full_name: 'Asha Rao' }),
    ],
    [
      'POST /auth/register of a company',
      'companies',
      (extra: Row) =>
        office.admin.post('/auth/register', { ...extra, ...companyForm(n()), role: 'company', password: PASSWORD }),
      () => ({ contact_person_name: 'Ravi Menon', company_size: null }),
    ],
  ] as const)('R22: %s with all of them at once', async (_, table, make, expected) => {
    const { id } = await recordOf(make(without()));
    expect(id).toBeGreaterThan(1);
    const row = await rowOf(table, id);
    expect(row).toMatchObject(expected());
    expect(JSON.stringify(row)).not.toMatch(/thief|2001-01-01|"search_text":"[^"]*stolen/);
    const [fresh] = await office.sql<{ recent: boolean }>(
      `select ${table === 'connections' ? 'connection_date' : 'created_at'} > now() - interval '1 hour' as recent
       from ${table} where ${KEYS[table]} = $1`,
      [id],
    );
    expect(fresh).toEqual({ recent: true });
  });

  it('R22: accounts that an admin makes start with their role, a first session and a password to change', async () => {
    for (const [role, form] of [
      ['employee', employeeForm(n())],
      ['company', companyForm(n())],
    ] as const) {
      await office.admin.post('/auth/register', { ...without(), ...form, role, password: PASSWORD });
      const [account] = await office.sql<Row>('select * from users where email = $1', [form['email']]);
      expect(account).toMatchObject({ role, session_version: 1, must_change_password: true, terms_version: null });
      expect(account?.['password_hash']).toMatch(/^\$argon2id\$/);
    }
  });

  it('R22: an added admin is an admin, whatever else is sent', async () => {
    const body = { ...without(), email: `new${n()}@niyukt.example`, password: PASSWORD, full_name: 'Nila Sen' };
    const { status } = await office.superAdmin.post('/api/admin/admins', body);
    expect(status).toBe(201);
    const [account] = await office.sql<Row>('select * from users where email = $1', [body.email]);
    expect(account).toMatchObject({ role: 'admin', session_version: 1, must_change_password: true });
  });
});
