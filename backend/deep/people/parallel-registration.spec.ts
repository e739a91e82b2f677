import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { companyForm, employeeForm, PASSWORD } from '../../test/support/agency.js';
import { Office, statusesOf } from '../../test/support/office.js';

const MANY = 200;

describe('R46: one e-mail, one account, however many ask at once', () => {
  let office: Office;
  beforeAll(async () => {
    office = await Office.open();
  });
  afterAll(() => office.close());

  it(`R46: ${MANY} parallel /auth/register of one e-mail, half in capitals: one account`, async () => {
    const email = 'asha.kulkarni@example.in';
    const calls = Array.from({ length: MANY }, (_, i) =>
      office.admin.post('/auth/register', {
        ...(i % 4 < 2 ? { ...employeeForm(i), role: 'employee' } : { ...companyForm(i), role: 'company' }),
        password: PASSWORD,
        email: i % 2 ? email.toUpperCase() : email,
      }),
    );
    const statuses = await statusesOf(calls);
    expect(statuses).toEqual([201, ...Array<number>(MANY - 1).fill(409)]);
    expect(await office.count('users where lower(email) = $1', [email])).toBe(1);
    expect(await office.count('employees')).toBe(1 - (await office.count('companies')));
    expect(await office.count(`audit_log where action = 'created' and kind in ('employee', 'company')`)).toBe(1);
    const { text } = await office.agency.mail.mailTo(email);
    expect(text).toContain(email);
    expect(await office.count('outbox_mails where recipient = $1', [email])).toBe(1);
  });

  it('R46: a public registration and an admin who adds the same e-mail: one account', async () => {
    const email = 'vikram@example.in';
    const userData = { ...employeeForm(900), password: PASSWORD, confirmPassword: PASSWORD };
    await office.agency.anyone.post('/auth/send-registration-otp', { email, role: 'employee', userData });
    const otp = await office.agency.mail.codeFor(email);
    const statuses = await statusesOf([
      office.agency.anyone.post('/auth/verify-registration-otp', { email, otp }),
      office.admin.post('/auth/register', { ...employeeForm(901), role: 'employee', email, password: PASSWORD }),
      office.admin.post('/auth/register', { ...companyForm(902), role: 'company', email, password: PASSWORD }),
    ]);
    expect(statuses.filter((status) => status < 300)).toHaveLength(1);
    expect(statuses.filter((status) => status !== 409)).toHaveLength(1);
    expect(await office.count('users where email = $1', [email])).toBe(1);
    expect(await office.count('employees where email = $1', [email])).toBeLessThanOrEqual(1);
  });
});
