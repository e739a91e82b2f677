import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { addAccount, atOnce, letPass, otherCodes, recover, registrationOf } from '../../test/support/accounts.js';
import { Agency, PASSWORD } from '../../test/support/agency.js';
import { type ApiAnswer, ApiClient } from '../../test/support/api-client.js';
import { type ProductProcess } from '../../test/support/product-process.js';

const TOO_MANY = { status: 429, body: { error: 'Too many attempts. Please wait a while and try again.' } };
const WRONG = 'wrong-password-1';
/** In seconds. */
const LOCKS = [60, 120, 240, 480, 900];
const NEW_PASSWORD = 'jasmine-tea-77';

describe('limits per account and per address', () => {
  let agency: Agency;
  let replica: ProductProcess;
  let clients: ApiClient[];
  beforeAll(async () => {
    agency = await Agency.open({ RATE_LIMITS: 'on' });
    replica = await agency.replica();
    clients = [new ApiClient(agency.base), new ApiClient(replica.base)];
  });
  beforeEach(() => agency.database.sql('delete from rate_limits'));
  afterAll(async () => {
    await replica.stop();
    await agency.close();
  });

  /** Calls go to the two processes in turn. */
  const post = (n: number, path: string, body: unknown, headers?: Record<string, string>): Promise<ApiAnswer> =>
    (clients[n % 2] ?? agency.anyone).post(path, body, headers);
  const logIn = (n: number, email: string, password = PASSWORD, headers?: Record<string, string>): Promise<ApiAnswer> =>
    post(n, '/auth/login', { email, password }, headers);
  const statuses = (answers: ApiAnswer[]): Record<number, number> =>
    answers.reduce<Record<number, number>>((all, { status }) => ({ ...all, [status]: (all[status] ?? 0) + 1 }), {});
  /** Ends the locks and windows whose name begins so, as if their time had passed. */
  const endWindow = (name: string): Promise<unknown> =>
    agency.database.sql('update rate_limits set expire = 1 where key like $1', [`${name}%`]);
  const retryAfter = ({ headers }: ApiAnswer): number => Number(headers.get('retry-after'));
  /** How long a lock lasts in all, by what is left of it; it began less than a minute ago. */
  const lockOf = (answer: ApiAnswer): number | undefined => LOCKS.find((lock) => retryAfter(answer) <= lock);

  it('R5: of 100 wrong guesses at once on two processes ten get a verdict, then the right password waits too', async () => {
    const email = await addAccount(agency);
    const answers = await atOnce(100, (n) => logIn(n, email, WRONG, { 'x-forwarded-for': `10.0.0.${n}` }));
    expect(statuses(answers)).toEqual({ 401: 10, 429: 90 });
    for (const answer of answers.filter(({ status }) => status === 429)) expect(retryAfter(answer)).toBeGreaterThan(0);
    await endWindow('login-address');
    const locked = await logIn(0, email);
    expect(locked).toMatchObject(TOO_MANY);
    expect(retryAfter(locked)).toBeGreaterThan(0);
    await endWindow('login-a');
    expect(await logIn(1, email)).toMatchObject({ status: 200 });
  });

  it('R5: the wait grows with every lock, from a minute to 15, and never stays', async () => {
    const email = await addAccount(agency);
    const locks: (number | undefined)[] = [];
    for (let round = 0; round < 6; round += 1) {
      await endWindow('login-a');
      await atOnce(10, (n) => logIn(n, email, WRONG));
      locks.push(lockOf(await logIn(0, email, WRONG)));
    }
    expect(locks).toEqual([...LOCKS, 900]);
    await endWindow('login-a');
    expect(await logIn(0, email)).toMatchObject({ status: 200 });
  });

  it('R5: a lock belongs to one account and answers alike for one that does not exist', async () => {
    const [email, other] = [await addAccount(agency), await addAccount(agency)];
    const unknown = 'nobody@example.in';
    for (const tried of [email, unknown]) await atOnce(10, (n) => logIn(n, n % 2 ? tried.toUpperCase() : tried, WRONG));
    const [known, nobody] = [await logIn(0, email, WRONG), await logIn(0, unknown, WRONG)];
    expect(known).toMatchObject(TOO_MANY);
    expect(nobody).toMatchObject(TOO_MANY);
    expect(lockOf(known)).toBe(lockOf(nobody));
    expect(await logIn(0, other)).toMatchObject({ status: 200 });
  });

  it('R5: a right password forgets the failures before it', async () => {
    const email = await addAccount(agency);
    for (const _ of [1, 2, 3]) {
      await atOnce(9, (n) => logIn(n, email, WRONG));
      expect(await logIn(0, email)).toMatchObject({ status: 200 });
    }
    // right ones are no failures of the address either
    const others = [await addAccount(agency), await addAccount(agency), await addAccount(agency)];
    for (const other of others) await atOnce(20, (n) => logIn(n, other));
    expect(await logIn(0, email)).toMatchObject({ status: 200 });
  });

  it('R5 R6: an address has 50 failures, whatever X-Forwarded-For says', async () => {
    const answers = await atOnce(60, (n) =>
      logIn(n, `nobody${n}@example.in`, WRONG, {
        'x-forwarded-for': `10.0.0.${n}, 10.1.0.${n}`,
        'x-real-ip': `10.2.0.${n}`,
        forwarded: `for=10.3.0.${n}`,
        'x-client-ip': `10.4.0.${n}`,
      }),
    );
    expect(statuses(answers)).toEqual({ 401: 50, 429: 10 });
  });

  it('R6: behind one proxy the address is the one that the proxy saw', async () => {
    const proxied = await agency.replica({ TRUST_PROXY_HOPS: '1' });
    const check = (forwarded: string): Promise<ApiAnswer> =>
      new ApiClient(proxied.base).get('/auth/check-email?email=a@example.in', { 'x-forwarded-for': forwarded });
    try {
      expect(statuses(await atOnce(40, (n) => check(`10.0.0.${n}`)))).toEqual({ 200: 40 });
      expect(statuses(await atOnce(40, (n) => check(`10.9.9.${n}, 10.1.1.1`)))).toEqual({ 200: 30, 429: 10 });
    } finally {
      await proxied.stop();
    }
  });

  it('R11 R67: wrong current passwords are limited like wrong logins, and keep nobody from logging in', async () => {
    const email = await addAccount(agency);
    const { token } = await agency.login(email);
    const authorization = `Bearer ${token}`;
    const change = (n: number, currentPassword: string): Promise<ApiAnswer> =>
      post(n, '/auth/change-password', { currentPassword, newPassword: NEW_PASSWORD }, { authorization });
    expect(statuses(await atOnce(30, (n) => change(n, WRONG)))).toEqual({ 400: 10, 429: 20 });
    expect(await change(0, PASSWORD)).toMatchObject(TOO_MANY);
    expect(await logIn(0, email)).toMatchObject({ status: 200 });
    await endWindow('login-a');
    expect(await change(0, PASSWORD)).toMatchObject({ status: 200 });
  });

  it('R15: an e-mail has ten tries in ten minutes, over however many codes', async () => {
    const email = await addAccount(agency);
    const submit = (otp: string, n = 0): Promise<ApiAnswer> =>
      post(n, '/auth/reset-password-with-otp', { email, otp, newPassword: NEW_PASSWORD });
    for (const _ of [1, 2]) {
      const { code } = await recover(agency, email);
      for (const [n, wrong] of otherCodes(code, 5).entries()) expect((await submit(wrong, n)).status).toBe(400);
      await letPass(agency, email, 31);
    }
    const { code } = await recover(agency, email);
    expect(await submit(code)).toMatchObject(TOO_MANY);
    await endWindow('code-tries-account');
    expect(await submit(code)).toMatchObject({ status: 200 });
  });

  it('R15: an address has 60 tries in ten minutes, for codes and for links', async () => {
    const answers = await atOnce(80, (n) =>
      n % 2
        ? post(n, '/auth/verify-registration-otp', { email: `nobody${n}@example.in`, otp: '000000' })
        : post(n, '/auth/reset-password', { token: `${n}`.padStart(43, 'A'), password: NEW_PASSWORD }),
    );
    expect(statuses(answers)).toEqual({ 400: 60, 429: 20 });
  });

  describe.each<[string, string, (email: string) => [path: string, body: unknown]]>([
    ['recovery', '/auth/resend-otp', (email) => ['/auth/send-otp', { email }]],
    [
      'a registration',
      '/auth/resend-registration-otp',
      (email) => ['/auth/send-registration-otp', { ...registrationOf(agency), email }],
    ],
  ])('codes for %s', (kind, resend, first) => {
    const somebody = async (): Promise<string> =>
      kind === 'recovery' ? addAccount(agency) : `asha${agency.unique()}@example.org.in`;
    const mailed = async (email: string): Promise<number> =>
      (await agency.database.sql('select 1 from outbox_mails where recipient = $1', [email])).length;

    it('R16: a burst of 12 sends mails once', async () => {
      const email = await somebody();
      expect(statuses(await atOnce(12, (n) => post(n, ...first(email))))).toEqual({ 200: 1, 429: 11 });
      expect(await mailed(email)).toBe(1);
    });

    it('R16: what was refused in a burst does not count as sent', async () => {
      const email = await somebody();
      await atOnce(12, (n) => post(n, ...first(email)));
      await letPass(agency, email, 31);
      expect(await post(1, resend, { email })).toMatchObject({ status: 200 });
    });

    it('R16: five are sent an hour, 20 a day', async () => {
      const email = await somebody();
      expect(await post(0, ...first(email))).toMatchObject({ status: 200 });
      for (let sent = 1; sent < 20; sent += 1) {
        await letPass(agency, email, 31);
        if (sent % 5 === 0) {
          const refused = await post(sent, resend, { email });
          expect(refused).toMatchObject(TOO_MANY);
          expect(retryAfter(refused)).toBeGreaterThan(30 * 60);
          await endWindow('code-sends-hour');
          await endWindow('mails-of-strangers-hour');
        }
        expect(await post(sent, resend, { email })).toMatchObject({ status: 200 });
      }
      await letPass(agency, email, 31);
      await endWindow('code-sends-hour');
      const tomorrow = await post(0, resend, { email });
      expect(tomorrow).toMatchObject(TOO_MANY);
      expect(retryAfter(tomorrow)).toBeGreaterThan(12 * 60 * 60);
      expect(await mailed(email)).toBe(20);
    });
  });

  it('R16 R18: an unknown e-mail meets the same limits', async () => {
    const email = 'nobody@example.in';
    const sent: number[] = [];
    for (let n = 0; n < 6; n += 1) {
      sent.push((await post(n, '/auth/send-otp', { email })).status);
      await letPass(agency, email, 31);
    }
    expect(sent).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('R19: an address checks 30 e-mails a minute and 200 a day', async () => {
    const check = (n: number): Promise<ApiAnswer> =>
      (clients[n % 2] ?? agency.anyone).get(`/auth/check-email?email=a${n}@example.in`);
    let allowed = 0;
    for (let minute = 0; minute < 7; minute += 1) {
      const answers = await atOnce(35, check);
      const seen = statuses(answers);
      allowed += seen[200] ?? 0;
      expect(seen[200]).toBe(minute < 6 ? 30 : 20);
      for (const answer of answers.filter(({ status }) => status !== 200)) {
        expect(answer).toMatchObject(TOO_MANY);
        expect(retryAfter(answer)).toBeGreaterThan(0);
      }
      await endWindow('email-checks-minute');
    }
    expect(allowed).toBe(200);
  });

  it('R5: neither e-mails nor addresses stand readable in the counters', async () => {
    const email = await addAccount(agency);
    await logIn(0, email, WRONG);
    await post(0, '/auth/send-otp', { email });
    const rows = await agency.database.sql<{ key: string }>('select key from rate_limits');
    expect(rows.length).toBeGreaterThan(2);
    expect(rows.filter(({ key }) => !/^[a-z-]+(:[0-9a-f]{64}){1,2}$/.test(key))).toEqual([]);
  });
});
