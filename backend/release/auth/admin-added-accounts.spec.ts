import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { atOnce, letPass, recover } from '../../test/support/accounts.js';
import { Agency, companyForm, employeeForm, PASSWORD } from '../../test/support/agency.js';
import { type ApiAnswer, type ApiClient } from '../../test/support/api-client.js';
import { runCommand } from '../../test/support/command.js';

const TAKEN = 'This email is already registered. Please use a different email address.';
const WRONG = 'Invalid email or password';
const EXPIRED =
  'Your first password has expired. Use the link in your email, or "Forgot password?", to choose a new one.';
const PHONE = 'Phone number must be in format +91XXXXXXXXXX (10 digits after +91)';
const EMAIL = 'Please enter a valid email address';
const NEW_PASSWORD = 'jasmine-tea-77';

type Form = Record<string, unknown>;
type Added = 'employee' | 'company' | 'admin';

describe('accounts that an admin adds', () => {
  let agency: Agency;
  let admin: ApiClient;
  let superAdmin: ApiClient;
  beforeAll(async () => {
    agency = await Agency.open();
    [admin, superAdmin] = await Promise.all([agency.staff('admin'), agency.staff('super_admin')]);
  });
  afterAll(() => agency.close());

  const formOf = (role: Added): Form & { email: string } => {
    const n = agency.unique();
    const form = role === 'company' ? companyForm(n) : employeeForm(n);
    return { ...form, email: String(form['email']), role, password: PASSWORD };
  };
  const add = async (role: Added, fields: Form = {}): Promise<{ email: string; answer: ApiAnswer }> => {
    const form = { ...formOf(role), ...fields };
    const answer = await (role === 'admin'
      ? superAdmin.post('/api/admin/admins', { email: form.email, password: PASSWORD, full_name: 'Meera Iyer' })
      : admin.post('/auth/register', form));
    return { email: form.email, answer };
  };
  const logIn = (email: string, password = PASSWORD): Promise<ApiAnswer> =>
    agency.anyone.post('/auth/login', { email, password });

  it.each(['employee', 'company', 'admin'] as const)(
    'R12: an %s gets a link to choose a password, and is asked for one until then',
    async (role) => {
      const { email, answer } = await add(role);
      expect(answer).toMatchObject({ status: 201 });
      expect(answer.text).not.toMatch(/argon2|password_hash|mango-lassi/);
      expect(await logIn(email)).toMatchObject({ status: 200, body: { role, mustChangePassword: true } });
      const mail = await agency.mail.mailTo(email);
      expect(mail.subject).toBe('Your Niyukt account is ready');
      expect(mail.raw).not.toContain(PASSWORD);
      const token = await agency.mail.linkTokenFor(email);
      const set = await agency.anyone.post('/auth/reset-password', { token, password: NEW_PASSWORD });
      expect(set).toMatchObject({ status: 200 });
      expect(await logIn(email)).toMatchObject({ status: 401 });
      expect(await logIn(email, NEW_PASSWORD)).toMatchObject({ status: 200, body: { mustChangePassword: false } });
      const again = await agency.anyone.post('/auth/reset-password', { token, password: PASSWORD });
      expect(again).toMatchObject({ status: 400 });
    },
  );

  it.each<[string, (email: string) => Promise<ApiAnswer>]>([
    [
      'changing it',
      async (email) => {
        const session = await agency.login(email);
        return session.post('/auth/change-password', { currentPassword: PASSWORD, newPassword: NEW_PASSWORD });
      },
    ],
    [
      'a reset by code',
      async (email) => {
        const { code: otp } = await recover(agency, email);
        return agency.anyone.post('/auth/reset-password-with-otp', { email, otp, newPassword: NEW_PASSWORD });
      },
    ],
  ])('R12: %s counts as choosing one, and ends the link of the mail', async (_, choose) => {
    const { email } = await add('employee');
    const token = await agency.mail.linkTokenFor(email);
    expect(await choose(email)).toMatchObject({ status: 200 });
    expect(await logIn(email, NEW_PASSWORD)).toMatchObject({ status: 200, body: { mustChangePassword: false } });
    const late = await agency.anyone.post('/auth/reset-password', { token, password: PASSWORD });
    expect(late).toMatchObject({ status: 400 });
  });

  it('R12: the link works for 72 hours', async () => {
    const [{ email: inTime }, { email: late }] = [await add('employee'), await add('employee')];
    await letPass(agency, inTime, 72 * 3600 - 120);
    await letPass(agency, late, 72 * 3600 + 1);
    const use = async (email: string): Promise<number> => {
      const token = await agency.mail.linkTokenFor(email);
      return (await agency.anyone.post('/auth/reset-password', { token, password: NEW_PASSWORD })).status;
    };
    expect([await use(inTime), await use(late)]).toEqual([200, 400]);
  });

  it.each(['employee', 'company', 'admin'] as const)(
    'R12: the password that an admin chose for an %s is dead after 72 hours, and only then',
    async (role) => {
      const { email } = await add(role);
      const age = (seconds: number): Promise<unknown> =>
        agency.database.sql(
          `update users set password_expires_at = password_expires_at - $2 * interval '1 second' where email = $1`,
          [email, seconds],
        );
      await age(72 * 3600 - 120);
      expect(await logIn(email)).toMatchObject({ status: 200 });
      await age(121);
      expect(await logIn(email)).toMatchObject({ status: 401, body: { error: EXPIRED } });
      expect(await logIn(email, `${PASSWORD}!`)).toMatchObject({ status: 401, body: { error: WRONG } });
      const { code: otp } = await recover(agency, email);
      await agency.anyone.post('/auth/reset-password-with-otp', { email, otp, newPassword: NEW_PASSWORD });
      expect(await logIn(email, NEW_PASSWORD)).toMatchObject({ status: 200, body: { mustChangePassword: false } });
    },
  );

  it('R12 R13: admin:create prints a password of 15 characters or more that lives for 72 hours, and lets in whoever is locked out', async () => {
    const email = `cli${agency.unique()}@niyukt.example`;
    const args = ['--email', email, '--name', 'Meera Iyer', '--super-admin'];
    const create = async (): Promise<string> => {
      const { code, output, errors } = await runCommand('create-admin', args, { DATABASE_URL: agency.database.url });
      expect([code, errors]).toEqual([0, '']);
      return / with the password (\S+) /.exec(output)?.[1] ?? '';
    };
    const first = await create();
    expect(first.length).toBeGreaterThanOrEqual(15);
    const session = { status: 200, body: { role: 'super_admin', mustChangePassword: true } };
    expect(await logIn(email, first)).toMatchObject(session);
    await agency.database.sql(
      `update users set password_expires_at = now() - interval '1 second', disabled_at = now() where email = $1`,
      [email],
    );
    expect(await logIn(email, first)).toMatchObject({ status: 401 });
    const second = await create();
    expect(await logIn(email, first)).toMatchObject({ status: 401, body: { error: WRONG } });
    expect(await logIn(email, second)).toMatchObject(session);
  });

  it('people who registered themselves are not asked', async () => {
    const form = { ...employeeForm(agency.unique()), password: PASSWORD, confirmPassword: PASSWORD };
    await agency.register('employee', 'self@example.in', form);
    expect(await logIn('self@example.in')).toMatchObject({ body: { mustChangePassword: false } });
  });

  it('R46: of 20 additions of one e-mail at once, half of them in capitals, one succeeds', async () => {
    const form = formOf('employee');
    const answers = await atOnce(20, (n) =>
      admin.post('/auth/register', { ...form, email: n % 2 ? form.email.toUpperCase() : form.email }),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const { status, body } of answers.filter((answer) => answer.status !== 201)) {
      expect({ status, error: (body as { error: string }).error }).toEqual({ status: 409, error: TAKEN });
    }
    const rows = await agency.database.sql(
      'select template from outbox_mails where recipient = $1 union all select email from employees where email = $1',
      [form.email],
    );
    expect(rows).toHaveLength(2);
  });

  it.each<[Added, string, unknown, string]>([
    ['employee', 'name', '', 'Full name is required'],
    ['employee', 'name', 'Asha 2', 'Full name may contain only letters and spaces'],
    ['employee', 'email', '', 'Email is required'],
    ['employee', 'email', 'asha', EMAIL],
    ['employee', 'mobile', '', 'Phone number is required'],
    ['employee', 'mobile', '98765', PHONE],
    ['employee', 'mobile', '+9198765432101', PHONE],
    ['employee', 'password', '', 'Password is required'],
    ['employee', 'password', '1234567', 'Password must be at least 8 characters long'],
    ['employee', 'industry', 'Finance', 'Industry must be one of: IT, Non-IT'],
    ['employee', 'role', 'admin', 'Role must be one of: employee, company'],
    ['employee', 'resume_link', 'javascript:alert(1)', 'Invalid URL'],
    ['company', 'companyName', ' ', 'Company name is required'],
    ['company', 'contactPersonName', '', 'Contact person name is required'],
    ['company', 'email', 'hr@', EMAIL],
    ['company', 'mobile', undefined, 'Phone number is required'],
    ['company', 'mobile', '+44987654321', PHONE],
    ['company', 'password', '1234567', 'Password must be at least 8 characters long'],
  ])('refuses an %s with %s %j', async (role, field, value, message) => {
    const { answer } = await add(role, { [field]: value });
    expect(answer).toMatchObject({ status: 400, body: { error: message, fields: [{ field, message }] } });
  });

  it('takes the phone with and without +91, a salary in figures, and no more than what is requested', async () => {
    const { email: _, ...form } = formOf('employee');
    const needed = { name: form['name'], role: 'employee', password: PASSWORD, empsalary: 600000 };
    const few = await admin.post('/auth/register', { ...needed, email: 'few@example.in', mobile: '9812345678' });
    expect(few).toMatchObject({
      status: 201,
      body: { phone: '+919812345678', preferred_salary: '600000', industry: null, email: 'few@example.in' },
    });
    const more = await admin.post('/auth/register', { ...needed, email: 'more@example.in', mobile: '+919812345679' });
    expect(more).toMatchObject({ status: 201, body: { phone: '+919812345679' } });
  });

  it('is for admins only', async () => {
    const { email } = await add('employee');
    const employee = await agency.login(email);
    expect(await employee.post('/auth/register', formOf('employee'))).toMatchObject({ status: 403 });
    expect(await agency.anyone.post('/auth/register', formOf('employee'))).toMatchObject({ status: 401 });
  });
});
