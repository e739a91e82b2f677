import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { companyForm, employeeForm, jobForm, PASSWORD } from '../support/agency.js';
import { type ApiAnswer, type ApiClient } from '../support/api-client.js';
import { type ApiRecord, type Member, Office, rowsOf } from '../support/office.js';

const NOTES = 'Agency only: asks for twenty percent more.';
const SECRET_NAME = /hash|otp|secret|token|session_?version|disabled_at|search_text/i;
const SECRET_VALUE = /\$argon2|eyJ[\w-]+\.eyJ/;

interface Reply {
  who: string;
  call: string;
  answer: ApiAnswer;
}

/** Every key with every value in a reply, however deep; JSON in text is looked into. */
function pairs(value: unknown, path = ''): [path: string, value: unknown][] {
  if (typeof value === 'string' && /^[[{]/.test(value)) {
    try {
      return pairs(JSON.parse(value), path);
    } catch {
      return [[path, value]];
    }
  }
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([name, inner]) => pairs(inner, `${path}.${name}`));
}

/** Writes down every reply that passes through a client. */
function overheard(
  client: ApiClient,
  who: string,
  replies: Reply[],
): Pick<ApiClient, 'get' | 'post' | 'put' | 'delete'> {
  const heard =
    (name: 'get' | 'post' | 'put' | 'delete') =>
    async (path: string, body?: unknown): Promise<ApiAnswer> => {
      const answer = await client[name](path, body as Record<string, string>);
      replies.push({ who, call: `${name} ${path}`, answer });
      return answer;
    };
  return { get: heard('get'), post: heard('post'), put: heard('put'), delete: heard('delete') };
}

describe('R23: replies carry what the caller may know', () => {
  let office: Office;
  let employee: Member;
  let company: Member;
  let job: ApiRecord;
  let connection: ApiRecord;
  const replies: Reply[] = [];

  beforeAll(async () => {
    office = await Office.open();
    employee = await office.employee();
    company = await office.company();
    job = await office.jobFor(company.id, { priority: 'urgent', requirements: 'Agency only: no freshers.' });
    await office.job(company);
    connection = await office.connect(job.id, employee.id, NOTES);
    await office.setStatus(connection.id, 'placed', { offered_salary: '55,000', final_salary: '58,000' });

    const nobody = overheard(office.agency.anyone, 'nobody', replies);
    const asha = overheard(employee.client, 'employee', replies);
    const acme = overheard(company.client, 'company', replies);
    const admin = overheard(office.admin, 'admin', replies);
    const chief = overheard(office.superAdmin, 'super_admin', replies);
    for (const client of [asha, acme, admin, chief]) {
      await client.get('/users/profile');
      await client.get('/api/employee/admin-connected-jobs');
      await client.get('/jobs/requests');
      for (const resource of ['employees', 'companies', 'job-requests', 'connections', 'admins', 'audit-log']) {
        await client.get(`/api/admin/${resource}`);
        await client.get(`/api/admin/${resource}/${connection.id}`);
      }
      await client.get('/api/admin/dashboard-stats');
      await client.get(`/api/admin/connections/${connection.id}/history`);
      await client.post('/auth/change-password', { currentPassword: 'wrong-word-42', newPassword: 'another-word-42' });
    }
    await asha.put('/api/employee/profile', { qualification: 'M.Tech', skills: 'Go, SQL' });
    await acme.post('/jobs/create', jobForm());
    await acme.put(`/jobs/requests/${job.id}`, { status: 'active' });
    await acme.put(`/api/companies/${company.id}`, {
      name: 'Sahyadri',
      contact_person_phone: '9876543210',
      industry: 'IT',
      location: 'Pune',
      contact_person_name: 'Ravi Menon',
      company_size: '1-10',
    });
    for (const [role, form] of Object.entries({ employee: employeeForm(801), company: companyForm(802) })) {
      await admin.post('/auth/register', { ...form, role, password: PASSWORD });
      const userData = { ...form, password: PASSWORD, confirmPassword: PASSWORD };
      const email = `self${role}@example.in`;
      await nobody.post('/auth/send-registration-otp', { email, role, userData });
      await nobody.post('/auth/resend-registration-otp', { email });
      await nobody.post('/auth/verify-registration-otp', { email, otp: await office.agency.mail.codeFor(email) });
    }
    await nobody.get(`/auth/check-email?email=${employee.email}`);
    await nobody.post('/auth/send-otp', { email: employee.email });
    await nobody.post('/auth/resend-otp', { email: employee.email });
    await chief.post('/api/admin/admins', { email: 'nila@niyukt.example', password: PASSWORD, full_name: 'Nila Sen' });
    await chief.delete(`/api/admin/employees/${(await office.addEmployee()).id}`);
    await chief.get('/api/admin/audit-log');
  });
  afterAll(() => office.close());

  it('R23: no reply of any call to anybody carries a hash, a code, a token or a column of the product itself', () => {
    expect(replies.length).toBeGreaterThan(80);
    const leaks = replies.flatMap(({ who, call, answer }) =>
      pairs(answer.body)
        .filter(([path, value]) => SECRET_NAME.test(path) || SECRET_VALUE.test(String(value)))
        .map(([path]) => `${who} ${call}${path}`),
    );
    expect(leaks).toEqual([]);
    expect(replies.filter(({ answer }) => answer.text.includes('$argon2'))).toEqual([]);
  });

  it('R23: no reply carries a code that was mailed, or a password', async () => {
    const codes = office.agency.mail.mails.flatMap(({ text }) => /^ {4}(\d{6})$/m.exec(text)?.[1] ?? []);
    const links = office.agency.mail.mails.flatMap(({ text }) => /token=([\w-]+)/.exec(text)?.[1] ?? []);
    expect([codes.length > 0, links.length > 0]).toEqual([true, true]);
    const secrets = [PASSWORD, ...codes, ...links];
    const leaks = replies.filter(({ answer }) => secrets.some((secret) => answer.text.includes(secret)));
    expect(leaks.map(({ who, call }) => `${who} ${call}`)).toEqual([]);
  });

  it('R23: notes, priority, requirements and salaries of the agency never reach employees, companies or strangers', () => {
    const outsiders = replies.filter(({ who }) => ['nobody', 'employee', 'company'].includes(who));
    const agencyFields =
      /admin_notes|\.notes|priority|requirements|offered_salary|final_salary|employee_phone|placement_|\.version/;
    const leaks = outsiders.flatMap(({ who, call, answer }) =>
      pairs(answer.body)
        .filter(([path, value]) => agencyFields.test(path) || String(value).includes('Agency only'))
        .map(([path]) => `${who} ${call}${path}`),
    );
    expect(leaks).toEqual([]);
    expect(replies.some(({ who, answer }) => who === 'admin' && answer.text.includes(NOTES))).toBe(true);
  });

  it('R23: an employee sees exactly the eight fields of connected jobs', async () => {
    const rows = await rowsOf(employee.client.get('/api/employee/admin-connected-jobs'));
    expect(rows.map((row) => Object.keys(row).toSorted())).toEqual([
      ['connection_date', 'description', 'domain', 'employment_type', 'id', 'location', 'salary_range', 'title'],
    ]);
    expect(rows[0]).toMatchObject({ id: job.id, title: job['title'], employment_type: 'Full-time' });
  });

  it('R23: a company never reads of employees', () => {
    const seen = replies.filter(({ who, answer }) => who === 'company' && answer.status < 300);
    expect(seen.length).toBeGreaterThan(4);
    expect(seen.filter(({ answer }) => answer.text.includes(employee.email))).toEqual([]);
    expect(seen.flatMap(({ answer }) => pairs(answer.body)).filter(([path]) => path.includes('employee_'))).toEqual([]);
  });

  it('R23: an employee never reads of the company or of other employees', () => {
    const seen = replies.filter(({ who, answer }) => who === 'employee' && answer.status < 300);
    expect(seen.length).toBeGreaterThan(2);
    expect(seen.flatMap(({ answer }) => pairs(answer.body)).filter(([path]) => path.includes('compan'))).toEqual([]);
  });

  it('R23: mails to the employee say nothing that is for the agency only', async () => {
    const { raw, text, html } = await office.agency.mail.mailTo(employee.email, 2);
    expect([raw, text, html].join()).not.toMatch(/Agency only|percent more|no freshers/);
  });

  it('R23: refusals are one sentence with a request id, and nothing of how the product is made', () => {
    const refused = replies.filter(({ answer }) => answer.status >= 400);
    expect(refused.length).toBeGreaterThan(20);
    for (const { call, answer } of refused) {
      const names = Object.keys(answer.body as object).toSorted();
      expect([call, names.filter((name) => name !== 'fields')]).toEqual([
        call,
        ['code', 'error', 'requestId', 'statusCode'],
      ]);
      expect(answer.text).not.toMatch(/node_modules|\.js:|select |QueryFailed|Exception|at \w+ \(/);
    }
  });
});
