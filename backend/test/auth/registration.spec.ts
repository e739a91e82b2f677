import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addAccount, answered, applyFor, atOnce, letPass, otherCodes, registrationOf } from '../support/accounts.js';
import { Agency, PASSWORD } from '../support/agency.js';
import { type ApiAnswer } from '../support/api-client.js';
import { type ProductProcess } from '../support/product-process.js';

const TAKEN = 'This email is already registered. Please use a different email address.';
const INVALID = 'Invalid or expired OTP. Please check the code or request a new one.';

describe('public registration', () => {
  let agency: Agency;
  let replica: ProductProcess;
  const verify = (email: string, otp: string): Promise<ApiAnswer> =>
    agency.anyone.post('/auth/verify-registration-otp', { email, otp });
  const count = async (from: string, email: string): Promise<number> => {
    const [row] = await agency.database.sql<{ n: number }>(`select count(*)::int as n from ${from} = $1`, [email]);
    return row?.n ?? -1;
  };
  beforeAll(async () => {
    agency = await Agency.open();
    replica = await agency.replica();
  });
  afterAll(async () => {
    await replica.stop();
    await agency.close();
  });

  it('makes an employee of the form, who logs in with the password chosen', async () => {
    const { email, code } = await applyFor(agency, 'employee', {
      name: '  Zoë Müller ',
      mobile: '+919812345678',
      skills: 'React, TypeScript , react,',
      resume_link: 'https://cv.example.in',
      must_change_password: true,
    });
    expect(await verify(email, code)).toMatchObject({ status: 200, body: { message: 'Registration successful' } });
    const { body } = await answered((await agency.login(email)).get('/users/profile'));
    expect(body).toMatchObject({
      role: 'employee',
      email,
      full_name: 'Zoë Müller',
      phone: '+919812345678',
      qualification: 'B.Tech',
      industry: 'IT',
      preferred_location: 'Bengaluru',
      preferred_salary: '6,00,000 - 8,00,000',
    });
    const { skills } = body as { skills: string };
    expect((JSON.parse(skills) as { skill_name: string }[]).map(({ skill_name }) => skill_name.toLowerCase())).toEqual([
      'react',
      'typescript',
    ]);
  });

  it('makes a company of the form', async () => {
    const { email, code } = await applyFor(agency, 'company', { companyName: 'Müller & Söhne', mobile: '9812345678' });
    expect(await verify(email, code)).toMatchObject({ status: 200 });
    expect(await (await agency.login(email)).get('/users/profile')).toMatchObject({
      body: {
        role: 'company',
        email,
        name: 'Müller & Söhne',
        contact_person_name: 'Ravi Menon',
        industry: 'IT',
        contact_person_phone: '9812345678',
        location: 'Pune',
      },
    });
  });

  it('creates nothing before the code came back', async () => {
    const { email, code } = await applyFor(agency);
    expect(await agency.anyone.get(`/auth/check-email?email=${email}`)).toMatchObject({ body: { exists: false } });
    expect(await agency.anyone.post('/auth/login', { email, password: PASSWORD })).toMatchObject({ status: 401 });
    expect(await count('users where email', email)).toBe(0);
    expect(await count('employees where email', email)).toBe(0);
    for (const wrong of otherCodes(code, 2)) {
      expect(await verify(email, wrong)).toMatchObject({ status: 400, body: { error: INVALID } });
    }
    expect(await count('users where email', email)).toBe(0);
    expect(await verify(email.toUpperCase(), ` ${code} `)).toMatchObject({ status: 200 });
    expect(await count('employees where email', email)).toBe(1);
    expect(await count('registrations where email', email)).toBe(0);
  });

  it('reveals that an e-mail has an account, without regard to case, when asked and when the form is sent', async () => {
    const email = await addAccount(agency);
    for (const spelling of [email, email.toUpperCase(), `%20${email}%20`]) {
      const { status, body } = await answered(agency.anyone.get(`/auth/check-email?email=${spelling}`));
      expect({ status, body }).toEqual({ status: 200, body: { exists: true } });
    }
    expect((await agency.anyone.get('/auth/check-email?email=nobody@example.in')).body).toEqual({ exists: false });
    expect(await agency.anyone.get('/auth/check-email?email=nobody')).toMatchObject({
      status: 400,
      body: { error: 'Please enter a valid email address' },
    });
    for (const sent of [email, email.toUpperCase()]) {
      const form = { ...registrationOf(agency), email: sent };
      const answer = await agency.anyone.post('/auth/send-registration-otp', form);
      expect(answer).toMatchObject({ status: 409, body: { error: TAKEN } });
    }
    expect(await count('outbox_mails where recipient', email)).toBe(0);
  });

  it('answers 409 when the e-mail got an account while the code waited', async () => {
    const { email, code } = await applyFor(agency);
    await agency.database.sql(`insert into users (email, password_hash, role) values ($1, '!', 'admin')`, [email]);
    expect(await verify(email, code)).toMatchObject({ status: 409, body: { error: TAKEN } });
    expect(await count('employees where email', email)).toBe(0);
  });

  it('R14: a code works once', async () => {
    const { email, code } = await applyFor(agency);
    expect(await verify(email, code)).toMatchObject({ status: 200 });
    expect(await verify(email, code)).toMatchObject({ status: 409, body: { error: TAKEN } });
    expect(await count('users where email', email)).toBe(1);
  });

  it.each(['employee', 'company'] as const)(
    'R14: of 20 right codes of one %s at once, on two processes, one makes the account',
    async (role) => {
      const { email, code } = await applyFor(agency, role);
      const answers = await atOnce(20, async (n) => {
        const base = n % 2 ? agency.base : replica.base;
        const { status } = await fetch(`${base}/auth/verify-registration-otp`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email, otp: code }),
        });
        return status;
      });
      expect(answers.filter((status) => status === 200)).toHaveLength(1);
      expect(answers.filter((status) => ![200, 400, 409].includes(status))).toEqual([]);
      expect(await count('users where email', email)).toBe(1);
      expect(await count(role === 'employee' ? 'employees where email' : 'companies where contact_email', email)).toBe(
        1,
      );
    },
  );

  it('a form sent again by its sender replaces the one that waits, with a new code', async () => {
    const request = registrationOf(agency);
    const send = (name: string, formKey?: string): Promise<ApiAnswer> =>
      agency.anyone.post('/auth/send-registration-otp', {
        ...request,
        userData: { ...request.userData, name },
        formKey,
      });
    const { formKey } = (await send('Asha Rao')).body as { formKey: string };
    const first = await agency.mail.codeFor(request.email);
    expect(await send('Asha Kumari', formKey)).toMatchObject({ status: 429 });
    await letPass(agency, request.email, 31);
    expect(await send('Asha Kumari', formKey)).toMatchObject({
      status: 200,
      body: { message: 'OTP sent to your email', formKey },
    });
    const second = await agency.mail.codeFor(request.email, 2);
    expect(await verify(request.email, first)).toMatchObject({ status: first === second ? 200 : 400 });
    expect(await verify(request.email, second)).toMatchObject({ status: 200 });
    const session = await agency.login(request.email);
    expect(await session.get('/users/profile')).toMatchObject({ body: { full_name: 'Asha Kumari' } });
  });

  it('R78: answers the same where no form waits, mails nothing and has nothing to verify', async () => {
    const email = 'nobody@example.in';
    const { email: waiting } = await applyFor(agency);
    await letPass(agency, waiting, 31);
    const [known, unknown] = await Promise.all(
      [waiting, email].map((to) => agency.anyone.post('/auth/resend-registration-otp', { email: to })),
    );
    expect(unknown).toMatchObject({ status: 200, text: known?.text });
    expect(await verify(email, '123456')).toMatchObject({ status: 400, body: { error: INVALID } });
    expect(await count('outbox_mails where recipient', email)).toBe(0);
  });

  it('R1: the password waits and stays as an argon2id hash, and is readable nowhere', async () => {
    const password = 'tamarind-rice-5501';
    const { email, code } = await applyFor(agency, 'employee', { password, confirmPassword: password });
    const strength = '$argon2id$v=19$m=19456,t=2,p=1$';
    const readable = async (): Promise<string[]> => {
      const tables = ['registrations', 'users', 'employees', 'one_time_codes', 'audit_log'];
      const found = await agency.database.sql<{ row: string }>(
        `select row from (${tables.map((table) => `select to_json(t)::text as row from ${table} t`).join(' union all ')}) r
         where position($1 in row) > 0`,
        [password],
      );
      return found.map(({ row }) => row);
    };
    const hashIn = (table: string): Promise<unknown[]> =>
      agency.database.sql(`select left(password_hash, ${strength.length}) as hash from ${table} where email = $1`, [
        email,
      ]);
    expect(await hashIn('registrations')).toEqual([{ hash: strength }]);
    expect(await readable()).toEqual([]);
    await verify(email, code);
    expect(await hashIn('users')).toEqual([{ hash: strength }]);
    expect(await readable()).toEqual([]);
    await agency.login(email, password);
    expect(agency.product.logLines.filter((line) => line.includes(password) || line.includes(code))).toEqual([]);
  });
});
