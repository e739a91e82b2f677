import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { companyForm, employeeForm, PASSWORD } from '../support/agency.js';
import { Office, refusalOf } from '../support/office.js';

/** Everything but 'employee' and 'company'. */
const ROLES: unknown[] = [
  'admin',
  'super_admin',
  'Admin',
  'ADMIN',
  'SUPER_ADMIN',
  'superadmin',
  'super-admin',
  'super admin',
  'root',
  ' admin',
  'admin ',
  '\tadmin',
  'admin\u0000',
  'admin\u200b',
  'аdmin',
  'ａｄｍｉｎ',
  'employee,admin',
  'employee\nadmin',
  'Employee',
  'COMPANY',
  'employer',
  'system',
  '',
  '*',
  'null',
  '__proto__',
  'constructor',
  null,
  0,
  1,
  true,
  ['admin'],
  ['employee'],
  ['employee', 'admin'],
  { role: 'admin' },
  { $ne: 'employee' },
];

describe('R25: nobody becomes an admin by registering', () => {
  let office: Office;
  beforeAll(async () => {
    office = await Office.open();
  });
  afterAll(() => office.close());

  const staff = (): Promise<number> => office.count(`users where role in ('admin', 'super_admin')`);
  const shown = ROLES.map((role) => [JSON.stringify(role), role] as const);

  it.each(shown)('R25: the public form with role %s', async (_, role) => {
    const before = await staff();
    const form = { ...employeeForm(office.agency.unique()), password: PASSWORD, confirmPassword: PASSWORD };
    const { email } = form as unknown as { email: string };
    const userData = { ...companyForm(office.agency.unique()), ...form, role: 'admin' };
    const answer = await office.agency.anyone.post('/auth/send-registration-otp', { email, role, userData });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ statusCode: 400, fields: [{ field: 'role' }] });
    expect(await office.count('registrations where email = $1', [email])).toBe(0);
    expect(await staff()).toBe(before);
  });

  it.each(shown)('R25: POST /auth/register with role %s by admins', async (_, role) => {
    const before = await office.count('users');
    for (const client of [office.admin, office.superAdmin]) {
      const form = { ...companyForm(office.agency.unique()), ...employeeForm(office.agency.unique()) };
      const { status } = await client.post('/auth/register', { ...form, role, password: PASSWORD });
      expect(status).toBe(400);
    }
    expect(await office.count('users')).toBe(before);
  });

  it('R25: POST /auth/register without a role', async () => {
    const refusal = await refusalOf(office.admin.post('/auth/register', { ...employeeForm(1), password: PASSWORD }));
    expect(refusal).toEqual({ status: 400, error: 'Please select a role' });
  });

  it.each([
    ['"role":"employee","role":"admin"'],
    ['"role":"admin","role":"super_admin"'],
    ['"role":"employee","Role":"admin"'],
    ['"role":"employee","user":{"role":"admin"}'],
    ['"role":"employee","userData":{"role":"admin"}'],
    ['"role":"employee","__proto__":{"role":"admin"}'],
    ['"role":"employee","constructor":{"prototype":{"role":"admin"}}'],
  ])('R25: role twice or hidden: %s', async (roles) => {
    const before = await staff();
    const form = JSON.stringify({ ...employeeForm(office.agency.unique()), password: PASSWORD }).slice(1, -1);
    const { status } = await office.admin.post('/auth/register', `{${form},${roles}}`);
    expect([201, 400]).toContain(status);
    expect(await staff()).toBe(before);
  });

  it('R25: what the form of a registration says of the role is not listened to', async () => {
    const n = office.agency.unique();
    const email = `plain${n}@example.in`;
    const userData = { ...employeeForm(n), role: 'super_admin', password: PASSWORD, confirmPassword: PASSWORD };
    const person = await office.agency.register('employee', email, userData);
    expect((await person.get('/users/profile')).body).toMatchObject({ role: 'employee', email });
  });

  it('R25: employees and companies add nobody', async () => {
    const before = await office.count('users where email like $1', ['friend%']);
    for (const { client } of [await office.employee(), await office.company()]) {
      for (const role of ['employee', 'company', 'admin', 'super_admin']) {
        const form = { ...companyForm(1), ...employeeForm(1), email: 'friend@example.in', role, password: PASSWORD };
        expect((await client.post('/auth/register', form)).status).toBe(403);
        expect((await client.post('/api/admin/admins', { ...form, full_name: 'Friend' })).status).toBe(403);
      }
    }
    expect(await office.count('users where email like $1', ['friend%'])).toBe(before);
  });

  it('R25: an admin adds no admin', async () => {
    const body = { email: 'second@niyukt.example', password: PASSWORD, full_name: 'Second Admin' };
    expect((await office.admin.post('/api/admin/admins', body)).status).toBe(403);
    expect(await office.count('users where email = $1', [body.email])).toBe(0);
  });
});
