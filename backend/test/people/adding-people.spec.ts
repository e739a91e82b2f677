import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { companyForm, employeeForm, PASSWORD } from '../support/agency.js';
import { type ApiAnswer, type ApiClient } from '../support/api-client.js';
import { Office, recordOf, refusalOf } from '../support/office.js';

const TAKEN = 'This email is already registered. Please use a different email address.';
const PHONE = 'Phone number must be in format +91XXXXXXXXXX (10 digits after +91)';
const SHARED: [field: string, value: unknown, message: string][] = [
  ['email', undefined, 'Email is required'],
  ['email', '', 'Email is required'],
  ['email', null, 'Email is required'],
  ['email', 'asha', 'Please enter a valid email address'],
  ['email', 'asha@', 'Please enter a valid email address'],
  ['email', 'asha@localhost', 'Please enter a valid email address'],
  ['email', 'asha rao@example.in', 'Please enter a valid email address'],
  ['email', 'a@b.example.in, c@d.example.in', 'Please enter a valid email address'],
  ['email', ['asha@example.in'], 'Email must be text'],
  ['mobile', undefined, 'Phone number is required'],
  ['mobile', '', 'Phone number is required'],
  ['mobile', '98765', PHONE],
  ['mobile', '+9198765432', PHONE],
  ['mobile', '+9198765432101', PHONE],
  ['mobile', '+1 2025550123', PHONE],
  ['mobile', '98765abcde', PHONE],
  ['mobile', 9876543210, PHONE],
  ['password', undefined, 'Password is required'],
  ['password', '', 'Password is required'],
  ['password', 'seven77', 'Password must be at least 8 characters long'],
  ['password', '🙂🙂🙂🙂', 'Password must be at least 8 characters long'],
  ['password', 'x'.repeat(129), 'Password must be at most 128 characters long'],
  ['password', 'password123', 'This password is too common. Please choose another one.'],
  ['password', 12345678, 'Password must be text'],
  ['industry', 'Farming', 'Industry must be one of: IT, Non-IT'],
];
const RULES = {
  employee: [
    ...SHARED,
    ['name', undefined, 'Full name is required'],
    ['name', '  ', 'Full name is required'],
    ['name', 'Asha 2nd', 'Full name may contain only letters and spaces'],
    ['empsalary', { amount: 5 }, 'Preferred salary must be text'],
    ['empsalary', 500000600000, 'Preferred salary must be a number from 0 to 10,00,00,000 rupees'],
    ['empsalary', '500000600000', 'Preferred salary must be a number from 0 to 10,00,00,000 rupees'],
    ['empsalary', '₹10,00,00,001', 'Preferred salary must be a number from 0 to 10,00,00,000 rupees'],
    ['empsalary', -1, 'Preferred salary must be a number from 0 to 10,00,00,000 rupees'],
    ['empsalary', 1e21, 'Preferred salary must be a number from 0 to 10,00,00,000 rupees'],
    ['resume_link', 'javascript:alert(1)', 'Invalid URL'],
  ],
  company: [
    ...SHARED,
    ['companyName', undefined, 'Company name is required'],
    ['companyName', '', 'Company name is required'],
    ['contactPersonName', undefined, 'Contact person name is required'],
    ['contactPersonName', '', 'Contact person name is required'],
    ['location', 'x'.repeat(101), 'Location must be at most 100 characters long'],
  ],
} as const;

describe('POST /auth/register, an admin adding somebody', () => {
  let office: Office;
  beforeAll(async () => {
    office = await Office.open();
  });
  afterAll(() => office.close());

  const add = (role: string, fields: Record<string, unknown>, client: ApiClient = office.admin): Promise<ApiAnswer> => {
    const form = role === 'company' ? companyForm(office.agency.unique()) : employeeForm(office.agency.unique());
    return client.post('/auth/register', { role, password: PASSWORD, ...form, ...fields });
  };

  const rules = Object.entries(RULES).flatMap(([role, list]) =>
    list.map(([field, value, message]) => ({ role, field, value, message })),
  );

  it.each(rules)('R32: $role, $field $value: $message', async ({ role, field, value, message }) => {
    const before = await office.count('users');
    const answer = await add(role, { [field]: value });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ statusCode: 400, error: message, fields: [{ field, message }] });
    expect(await office.count('users')).toBe(before);
  });

  it('an added employee is answered as the list shows it', async () => {
    const form = { email: ' Lakshmi.Nair@Example.IN ', mobile: '9812300001', name: 'Lakshmi Nair', empsalary: 600000 };
    const added = await recordOf(add('employee', { ...form, skills: 'Java, Spring , ' }));
    expect(added).toEqual({
      id: added['employee_id'],
      employee_id: expect.any(Number),
      full_name: 'Lakshmi Nair',
      status: 'Available',
      email: 'lakshmi.nair@example.in',
      phone: '+919812300001',
      qualification: 'B.Tech',
      industry: 'IT',
      preferred_location: 'Bengaluru',
      preferred_salary: '600000',
      notice_period: null,
      resume_link: null,
      present_employer: null,
      blocked_companies: [],
      off_limits_until: null,
      source: 'unknown',
      skills: expect.any(String),
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      version: 1,
    });
    expect(JSON.parse(String(added['skills']))).toEqual([{ skill_name: 'Java' }, { skill_name: 'Spring' }]);
    expect(await office.seen('employees', added.id)).toEqual(added);
  });

  it('an added company is answered as the list shows it', async () => {
    const email = 'hr@konkan.example.in';
    const added = await recordOf(add('company', { email, mobile: '+919812300002', companyName: 'Konkan Foods' }));
    expect(added).toEqual({
      id: added['company_id'],
      company_id: expect.any(Number),
      name: 'Konkan Foods',
      companyname: 'Konkan Foods',
      contact_person_name: 'Ravi Menon',
      contact_person_phone: '9812300002',
      contact_email: email,
      email,
      industry: 'IT',
      location: 'Pune',
      company_size: null,
      website_url: null,
      about_us: null,
      owner_id: null,
      off_limits_until: null,
      goes_when_paid: false,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      version: 1,
    });
    expect(await office.seen('companies', added.id)).toEqual(added);
  });

  it.each([
    ['empsalary', 0, 'preferred_salary', null],
    ['empsalary', '0', 'preferred_salary', null],
    ['empsalary', '₹0.00', 'preferred_salary', null],
    ['empsalary', 100_000_000, 'preferred_salary', '100000000'],
    ['empsalary', '5,00,000', 'preferred_salary', '5,00,000'],
    ['empsalary', '6 LPA', 'preferred_salary', '6 LPA'],
    ['empsalary', '4,00,000 - 6,00,000', 'preferred_salary', '4,00,000 - 6,00,000'],
    ['empsalary', '', 'preferred_salary', null],
    ['empsalary', undefined, 'preferred_salary', null],
    ['mobile', '9812300003', 'phone', '+919812300003'],
    ['mobile', '+919812300004', 'phone', '+919812300004'],
    ['name', 'लक्ष्मी नायर', 'full_name', 'लक्ष्मी नायर'],
    ['qualification', undefined, 'qualification', null],
    ['skills', undefined, 'skills', '[]'],
    ['skills', '', 'skills', '[]'],
    ['industry', undefined, 'industry', null],
  ])('employee: %s %j becomes %s %j', async (field, value, column, stored) => {
    expect((await recordOf(add('employee', { [field]: value })))[column]).toBe(stored);
  });

  it('a role with spaces around it chooses the form as the role itself does', async () => {
    const added = await recordOf(add('company', { role: ' company ', companyName: 'Konkan Foods' }));
    expect(added['name']).toBe('Konkan Foods');
  });

  it('a super admin adds people too', async () => {
    for (const role of ['employee', 'company']) expect((await add(role, {}, office.superAdmin)).status).toBe(201);
  });

  it.each([
    ['employee', 'employee'],
    ['employee', 'company'],
    ['company', 'employee'],
    ['company', 'company'],
  ])('R46: an e-mail of one %s is refused for another %s, in capitals too', async (first, second) => {
    const email = `twice${office.agency.unique()}@example.in`;
    expect((await add(first, { email })).status).toBe(201);
    for (const spelling of [email, email.toUpperCase(), ` ${email} `]) {
      const refusal = await refusalOf(add(second, { email: spelling }));
      expect(refusal).toEqual({ status: 409, error: TAKEN });
    }
    expect(await office.count('users where email = $1', [email])).toBe(1);
  });

  it("R46: an admin's own e-mail is taken as well", async () => {
    const refusal = await refusalOf(add('employee', { email: office.admin.email.toUpperCase() }));
    expect(refusal).toEqual({ status: 409, error: TAKEN });
  });

  it('the person gets a mail with a link, logs in with the first password, and is asked for another', async () => {
    const email = 'invited@example.in';
    await add('employee', { email });
    const { subject, text } = await office.agency.mail.mailTo(email);
    expect(subject).toContain('account is ready');
    expect(text).not.toContain(PASSWORD);
    const session = await recordOf(office.agency.anyone.post('/auth/login', { email, password: PASSWORD }));
    expect(session).toMatchObject({ role: 'employee', email, full_name: 'Asha Rao', mustChangePassword: true });
    const token = await office.agency.mail.linkTokenFor(email);
    await recordOf(office.agency.anyone.post('/auth/reset-password', { token, password: 'jasmine-rice-77' }));
    const again = await recordOf(office.agency.anyone.post('/auth/login', { email, password: 'jasmine-rice-77' }));
    expect(again['mustChangePassword']).toBe(false);
  });

  it('a company logs in under its own name', async () => {
    const email = 'named@company.example.in';
    await add('company', { email, companyName: 'Named Works' });
    const session = await recordOf(office.agency.anyone.post('/auth/login', { email, password: PASSWORD }));
    expect(session).toMatchObject({ role: 'company', email, full_name: 'Named Works', name: 'Named Works' });
  });
});
