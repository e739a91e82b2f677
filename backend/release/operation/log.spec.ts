import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Agency, companyForm, employeeForm, PASSWORD } from '../../test/support/agency.js';
import { type ApiAnswer, type ApiClient } from '../../test/support/api-client.js';
import { waitFor } from '../../test/support/wait-for.js';

const CANARY = 'canary-7f3a';

describe('R57: the log', () => {
  let agency: Agency;
  let admin: ApiClient;
  beforeAll(async () => {
    agency = await Agency.open();
    admin = await agency.staff();
  });
  afterAll(() => agency.close());

  const requestIdOf = ({ headers }: ApiAnswer): string => headers.get('x-request-id') ?? '';

  /** The whole log once the line of each of these requests is in it: each process writes its own, a moment after the answer. */
  async function logWith(...answers: ApiAnswer[]): Promise<string> {
    for (const requestId of answers.map(requestIdOf)) {
      await waitFor(`the line of request ${requestId}`, () =>
        agency.product.entries.find((entry) => entry['requestId'] === requestId && 'status' in entry),
      );
    }
    return agency.product.logLines.join('\n');
  }

  const form = { ...employeeForm(77), password: `${CANARY}-form`, confirmPassword: `${CANARY}-form` };
  const SECRETS: [what: string, path: string, body?: object, headers?: Record<string, string>][] = [
    ['password', '/auth/login', { email: 'a@b.example', password: CANARY }],
    ['a password of the wrong kind', '/auth/login', { email: 'a@b.example', password: { canary: CANARY } }],
    ['a field of no meaning', '/auth/login', { email: 'a@b.example', password: 'x', secret: CANARY }],
    ['userData.password', '/auth/send-registration-otp', { email: 'new@b.example', role: 'employee', userData: form }],
    [
      'userData that is refused',
      '/auth/send-registration-otp',
      { email: 'x', role: 'company', userData: { ...companyForm(1), password: CANARY } },
    ],
    ['otp of a registration', '/auth/verify-registration-otp', { email: 'new@b.example', otp: CANARY }],
    [
      'otp and newPassword',
      '/auth/reset-password-with-otp',
      { email: 'a@b.example', otp: '654987', newPassword: CANARY },
    ],
    ['token and password', '/auth/reset-password', { token: `${CANARY}-token`, password: `${CANARY}-password` }],
    ['Authorization', '/auth/logout', {}, { authorization: `Bearer ${CANARY}.${CANARY}.${CANARY}` }],
    ['Cookie', '/auth/login', {}, { cookie: `session=${CANARY}` }],
    ['the query of an address', `/auth/login?token=${CANARY}&email=${CANARY}@b.example`, {}],
  ];

  it.each(SECRETS)('does not know %s', async (...[, path, body, headers]) => {
    const answer = await agency.anyone.post(path, body, headers);
    expect(answer.status).toBeLessThan(500);
    const log = await logWith(answer);
    expect(log).not.toContain(CANARY);
    expect(log).not.toContain('654987');
  });

  it('does not know the query of check-email and of lists, nor a body that is no JSON', async () => {
    const answers = [
      await agency.anyone.get(`/auth/check-email?email=${CANARY}%40b.example`),
      await admin.list('employees', { filter: { q: CANARY } }),
      await admin.list('employees', { filter: { [CANARY]: 1 } }),
      await agency.anyone.get(`/reset-password?token=${CANARY}`, { accept: 'text/html' }),
      await agency.anyone.post('/auth/login', `{"email": "a@b.example", "password": "${CANARY}`),
    ];
    expect(await logWith(...answers)).not.toContain(CANARY);
  });

  it('does not know passwords that are right, codes and links that were mailed, and tokens that were issued', async () => {
    const person = await agency.employee(admin);
    const { email } = person.record as { email: string };
    const codeAnswer = await agency.anyone.post('/auth/send-otp', { email });
    const code = await agency.mail.codeFor(email, 2);
    const link = await agency.mail.linkTokenFor(email, 2);
    const changed = { currentPassword: PASSWORD, newPassword: `${CANARY}-next` };
    const change = await person.post('/auth/change-password', changed);
    expect(change.status).toBe(200);
    await agency.login(email, `${CANARY}-next`);
    const reset = await agency.anyone.post('/auth/reset-password', { token: link, password: `${CANARY}-last` });
    const log = await logWith(codeAnswer, change, reset);
    for (const secret of [CANARY, PASSWORD, code, link, person.token ?? '', admin.token ?? '']) {
      expect(log).not.toContain(secret);
    }
  });

  it('does not know who could not be mailed, whatever the mail server answers', async () => {
    const { email } = (await agency.employee(admin)).record as { email: string };
    await agency.mail.mailTo(email);
    agency.mail.fault = { knowsNoRecipient: true };
    try {
      await agency.anyone.post('/auth/send-otp', { email });
      await waitFor('a refusal', () => agency.product.entries.find(({ responseCode }) => responseCode === 550));
    } finally {
      agency.mail.fault = undefined;
    }
    expect(agency.product.logLines.join('\n')).not.toContain(email);
    const [mail] = await agency.database.sql(
      'select last_error from outbox_mails where recipient = $1 and last_error is not null',
      [email],
    );
    expect(mail?.['last_error']).toContain('no such user');
  });

  it('does not know what a statement carried that failed through our fault', async () => {
    await agency.database.sql('alter table users rename to users_away');
    const answer = await agency.anyone.post('/auth/login', { email: `${CANARY}@b.example`, password: CANARY });
    await agency.database.sql('alter table users_away rename to users');
    expect([answer.status, answer.body]).toEqual([
      500,
      {
        statusCode: 500,
        code: 'internal',
        error: 'Something went wrong. Please try again.',
        requestId: answer.headers.get('x-request-id'),
      },
    ]);
    const log = await logWith(answer);
    expect(log).not.toContain(CANARY);
    const failure = agency.product.entries.find(({ msg }) => msg === 'Request failed');
    expect(failure).toMatchObject({ level: 50, requestId: answer.headers.get('x-request-id') });
    // without the SQLSTATE and the place nobody finds the mistake
    expect(failure?.['error']).toMatchObject({ code: '42P01', stack: expect.stringContaining('login') as unknown });
  });

  it('has one line for each request: what, who, how it ended, how long it took', async () => {
    const calls = [
      admin.get('/users/profile'),
      admin.get('/api/admin/employees/999999'),
      admin.get('/api/admin/employees?x=1'),
      agency.anyone.get('/users/profile'),
      agency.anyone.post('/auth/login', '{'),
      agency.anyone.get('/%zz'),
      agency.anyone.get('/nope.js'),
      agency.anyone.get('/'),
      agency.anyone.put('/nowhere', {}),
    ];
    const answers = await Promise.all(calls);
    await logWith(...answers);
    for (const answer of answers) {
      const { status } = answer;
      const requestId = requestIdOf(answer);
      const lines = agency.product.entries.filter((entry) => entry['requestId'] === requestId && 'method' in entry);
      expect([status, lines.length]).toEqual([status, 1]);
      expect(lines[0]).toMatchObject({ status, address: '127.0.0.1', time: expect.stringMatching(/Z$/) as unknown });
      expect(typeof lines[0]?.['ms']).toBe('number');
    }
    const [profile] = agency.product.entries.filter(({ path, status }) => path === '/users/profile' && status === 200);
    expect(profile).toMatchObject({ method: 'GET', role: 'admin', userId: expect.any(Number) as unknown });
  });

  it('keeps a line a line, whatever a request is made of', async () => {
    const before = new Set(agency.product.logLines);
    const paths = ['%0d%0a{"level":30,"msg":"forged"}', 'x\u2028forged', '%1b[31mforged', '"forged'];
    const forged = '{"msg":"forged"}';
    const answers = await Promise.all([
      ...paths.map((path) => agency.anyone.get(`/api/${path}`)),
      agency.anyone.post('/auth/login', { email: `a@b.example\r\n${forged}`, password: 'x' }),
      agency.anyone.get('/health/live', { 'user-agent': forged, 'x-request-id': forged }),
    ]);
    await logWith(...answers);
    for (const line of agency.product.logLines.filter((text) => !before.has(text))) {
      expect(() => JSON.parse(line) as unknown).not.toThrow();
      expect((JSON.parse(line) as { msg: string }).msg).not.toBe('forged');
    }
  });
});

describe('The log that people read', () => {
  let agency: Agency;
  beforeAll(async () => {
    agency = await Agency.openAlone({ NODE_ENV: 'development', LOG_FORMAT: 'text', LOG_LEVEL: 'info' });
  });
  afterAll(() => agency.close());

  it('has one short line for each thing, and no JSON', async () => {
    const login = await agency.anyone.post('/auth/login', { email: 'a@b.example', password: CANARY });
    expect(login.status).toBe(401);
    const line = await waitFor('the line of the request', () =>
      agency.product.logLines.find((text) => text.includes('POST /auth/login')),
    );
    expect(line).toMatch(/^\[\d\d:\d\d:\d\d\] INFO: POST \/auth\/login 401 {2}[\d.]+ ms$/);
    expect(agency.product.logLines.filter((text) => /[{}]/.test(text))).toEqual([]);
  });

  it('ends the start with where to go', () => {
    const start = agency.product.logLines.slice(0, agency.product.logLines.indexOf('  Ctrl-C stops it') + 1);
    expect(start.findIndex((text) => text.includes('Listening on'))).toBeLessThan(
      start.findIndex((text) => text.includes('Niyukt is ready: http://')),
    );
  });
});
