import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addAccount, answered, applyFor } from '../support/accounts.js';
import { Agency, PASSWORD } from '../support/agency.js';
import { type ApiAnswer } from '../support/api-client.js';

/** Body of a failure without what differs from call to call. */
function sameWords({ status, body }: ApiAnswer): Record<string, unknown> {
  const { requestId, ...words } = body as Record<string, unknown>;
  expect(requestId).toEqual(expect.any(String));
  return { status, ...words };
}

describe('login', () => {
  let agency: Agency;
  const logIn = (body: unknown): Promise<ApiAnswer> => agency.anyone.post('/auth/login', body);
  beforeAll(async () => {
    agency = await Agency.open();
  });
  afterAll(() => agency.close());

  it.each<[unknown, { field: string; message: string }[]]>([
    [
      {},
      [
        { field: 'email', message: 'Email is required' },
        { field: 'password', message: 'Password is required' },
      ],
    ],
    [{ email: 'a@example.in', password: '' }, [{ field: 'password', message: 'Password is required' }]],
    [{ email: '   ', password: PASSWORD }, [{ field: 'email', message: 'Email is required' }]],
    [{ email: null, password: PASSWORD }, [{ field: 'email', message: 'Email is required' }]],
    [{ email: { $ne: '' }, password: PASSWORD }, [{ field: 'email', message: 'Email must be text' }]],
    [{ email: 'a@example.in', password: ['x'] }, [{ field: 'password', message: 'Password must be text' }]],
    [
      { email: 'a\u0000@example.in', password: 'x' },
      [{ field: 'email', message: 'Email has characters that are not text' }],
    ],
  ])('answers 400 with the sentence of each field for %j', async (body, fields) => {
    const answer = await logIn(body);
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({
      statusCode: 400,
      code: 'request.invalid',
      error: fields[0]?.message ?? (expect.any(String) as unknown),
      fields: fields.map((wrong) => expect.objectContaining(wrong) as unknown),
      requestId: expect.any(String) as unknown,
    });
  });

  it('takes the e-mail trimmed and without regard to case, and the password exactly', async () => {
    const email = await addAccount(agency);
    expect(await logIn({ email: `  ${email.toUpperCase()}\n`, password: PASSWORD })).toMatchObject({ status: 200 });
    expect(await logIn({ email, password: ` ${PASSWORD}` })).toMatchObject({ status: 401 });
    expect(await logIn({ email, password: PASSWORD.toUpperCase() })).toMatchObject({ status: 401 });
  });

  it('answers token, role, account, e-mail, name and whether a new password is due, and nothing else', async () => {
    const admin = await agency.staff();
    const employee = await agency.employee(admin, { email: 'asha@example.in', name: 'Asha Rao' });
    const company = await agency.company(admin, { email: 'hr@acme.example.in', companyName: 'Acme & Sons' });
    for (const [email, role, name, mustChangePassword, { token = '' }] of [
      [admin.email, 'admin', 'Meera Iyer', false, admin],
      ['asha@example.in', 'employee', 'Asha Rao', true, employee],
      ['hr@acme.example.in', 'company', 'Acme & Sons', true, company],
    ] as const) {
      const { status, body } = await answered(logIn({ email, password: PASSWORD }));
      expect(status).toBe(200);
      const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { userId: number };
      expect(body).toEqual({
        token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) as unknown,
        userId: claims.userId,
        role,
        email,
        full_name: name,
        name,
        mustChangePassword,
      });
    }
  });

  it('R7: the token carries the account, the role and an end in 24 hours, and no personal data', async () => {
    const email = await addAccount(agency, { role: 'super_admin' });
    const { token = '' } = await agency.login(email);
    const [header, payload] = token
      .split('.', 2)
      .map((part) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>);
    expect(header).toEqual({ alg: 'HS256', typ: 'JWT' });
    expect(payload).toMatchObject({ userId: expect.any(Number) as unknown, role: 'super_admin' });
    expect(Number(payload?.['exp']) - Number(payload?.['iat'])).toBe(24 * 60 * 60);
    expect(Object.keys(payload ?? {}).sort()).toEqual(['aud', 'exp', 'iat', 'iss', 'jti', 'role', 'userId', 'ver']);
    expect(token).not.toBe((await agency.login(email)).token);
  });

  it('R4: an unknown e-mail, a wrong password, a disabled and an unverified account answer the same', async () => {
    const known = await addAccount(agency);
    const disabled = await addAccount(agency);
    await agency.database.sql('update users set disabled_at = now() where email = $1', [disabled]);
    const { email: unverified } = await applyFor(agency);
    const expected = {
      status: 401,
      statusCode: 401,
      code: 'auth.wrong_credentials',
      error: 'Invalid email or password',
    };
    for (const [email, password] of [
      [known, 'wrong-password-1'],
      ['nobody@example.in', PASSWORD],
      ['not an e-mail', PASSWORD],
      [disabled, PASSWORD],
      [disabled, 'wrong-password-1'],
      [unverified, PASSWORD],
    ] as const) {
      expect(sameWords(await logIn({ email, password }))).toEqual(expected);
    }
  });
});
