import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { addAccount, atOnce, letPass, otherCodes, recover } from '../../test/support/accounts.js';
import { Agency, PASSWORD } from '../../test/support/agency.js';
import { type ApiAnswer } from '../../test/support/api-client.js';

const TOO_MANY = { status: 429, body: { error: 'Too many attempts. Please wait a while and try again.' } };
const WRONG = 'wrong-password-1';
const NEW_PASSWORD = 'jasmine-tea-77';
const HOME = '198.51.100.7';
const ELSEWHERE = '203.0.113.9';

/** From where somebody asks. */
interface From {
  address: string;
  cookie?: string;
}

describe('R67: strangers cannot keep an owner out', () => {
  let agency: Agency;
  let owner: string;
  /** The owner's device, which logged in at home before. */
  let device: string;
  beforeAll(async () => {
    agency = await Agency.open({ RATE_LIMITS: 'on', TRUST_PROXY_HOPS: '1' });
  });
  beforeEach(async () => {
    await agency.database.sql('delete from rate_limits');
    owner = await addAccount(agency, { role: 'super_admin' });
    device = cookieOf(await logIn({ address: HOME }));
  });
  afterAll(() => agency.close());

  const post = (path: string, body: object, { address, cookie }: From): Promise<ApiAnswer> =>
    agency.anyone.post(path, body, { 'x-forwarded-for': address, ...(cookie && { cookie }) });
  const logIn = (from: From, password = PASSWORD, email = owner): Promise<ApiAnswer> =>
    post('/auth/login', { email, password }, from);
  const cookieOf = ({ headers }: ApiAnswer): string => headers.get('set-cookie')?.split(';')[0] ?? '';
  const stranger = (n: number): From => ({ address: `192.0.2.${n}` });
  const endWindow = (name: string): Promise<unknown> =>
    agency.database.sql('update rate_limits set expire = 1 where key like $1', [`${name}%`]);

  /** As after a hundred failures from as many addresses. */
  async function lockByStrangers(): Promise<void> {
    expect(await logIn(stranger(1), WRONG)).toMatchObject({ status: 401 });
    await agency.database.sql(`update rate_limits set points = 100 where key like 'login-strangers:%'`);
    expect(await logIn(stranger(20))).toMatchObject(TOO_MANY);
  }

  it('no mailbox gets more than 8 mails an hour and 24 a day of what strangers cause, of all kinds together, however it is spelled', async () => {
    const victim = 'victim@mailbox.example.in';
    const spellings = [victim, 'Victim@Mailbox.example.in', 'victim+jobs@mailbox.example.in'];
    const others = await Promise.all(
      Array.from({ length: 3 }, async () => agency.login(await addAccount(agency, { role: 'employee' }))),
    );
    const count = async (): Promise<number> => {
      const [row] = await agency.database.sql<{ count: number }>(
        `select count(*)::int as count from outbox_mails where recipient = any($1)`,
        [spellings.map((one) => one.toLowerCase())],
      );
      return row?.count ?? 0;
    };
    const flood = async (): Promise<void> => {
      for (const [n, email] of spellings.entries()) {
        const text = 'What do you keep about me, please? I never had an account.';
        await atOnce(3, (k) => post('/api/privacy/requests', { email, kind: 'access', text }, stranger(10 * n + k)));
        await agency.database.sql(`update one_time_codes set sent_at = sent_at - interval '1 minute'`);
        await post('/auth/send-otp', { email }, stranger(100 + n));
        for (const client of others) {
          await client.put('/api/me/nominee', { name: 'Ravi Rao', email });
          await client.delete('/api/me/nominee');
        }
      }
    };
    await flood();
    // codes for e-mails without an account count, and are not mailed
    expect(await count()).toBe(7);
    const kinds = await agency.database.sql(`select distinct template from outbox_mails where recipient = any($1)`, [
      spellings.map((one) => one.toLowerCase()),
    ]);
    expect(kinds.length).toBeGreaterThan(1);
    for (let hour = 0; hour < 4; hour += 1) {
      await agency.database.sql(`update rate_limits set expire = 1 where key not like '%-day:%'`);
      await flood();
    }
    expect(await count()).toBeLessThanOrEqual(24);
  });

  it('an address asks for 60 challenges of passkeys in ten minutes, and answers as many', async () => {
    for (const [path, body] of [
      ['/auth/passkeys/options', {}],
      [
        '/auth/login/passkey',
        { passkey: { id: 'x', response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' } } },
      ],
    ] as const) {
      const answers = await atOnce(70, () => post(path, body, stranger(30)));
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
      expect((await post(path, body, stranger(31))).status).not.toBe(429);
    }
    // a session makes a row of each
    const { token } = (await logIn(stranger(32))).body as { token: string };
    const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': stranger(33).address };
    const answers = await atOnce(70, () => agency.anyone.post('/auth/passkeys/options', {}, headers));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(60);
  });

  it('R67: a few addresses that guess lock themselves out, and no owner with a new device', async () => {
    await atOnce(24, (n) => logIn(stranger(n % 2), WRONG));
    for (const n of [0, 1]) expect(await logIn(stranger(n))).toMatchObject(TOO_MANY);
    expect(await logIn({ address: ELSEWHERE })).toMatchObject({ status: 200 });
  });

  it('R67: an IPv6 customer is one address, however many they use', async () => {
    await atOnce(24, (n) => logIn({ address: `2001:db8:7:${n}::${n}` }, WRONG));
    expect(await logIn({ address: '2001:db8:7:ffff::1' })).toMatchObject(TOO_MANY);
    expect(await logIn({ address: '2001:db8:8::1' })).toMatchObject({ status: 200 });
  });

  it('R5 R67: of guesses from many addresses an account takes 100 an hour', async () => {
    await logIn(stranger(1), WRONG);
    await agency.database.sql(`update rate_limits set points = 97 where key like 'login-strangers:%'`);
    const answers = await atOnce(9, (n) => logIn(stranger(n + 2), WRONG));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(3);
    await endWindow('login-account');
    const locked = await logIn(stranger(1));
    expect(locked).toMatchObject(TOO_MANY);
    expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(3_000);
  });

  it('R67: whoever logged in at this address before gets in while strangers lock the account', async () => {
    for (let lock = 0; lock < 3; lock += 1) {
      await lockByStrangers();
      expect(await logIn({ address: HOME })).toMatchObject({ status: 200 });
      expect(await logIn(stranger(21))).toMatchObject(TOO_MANY);
      await endWindow('login-');
    }
  });

  it('R67: a device that logged in before gets in from anywhere', async () => {
    await lockByStrangers();
    expect(await logIn({ address: ELSEWHERE })).toMatchObject(TOO_MANY);
    expect(await logIn({ address: ELSEWHERE, cookie: device })).toMatchObject({ status: 200 });
    expect(await logIn({ address: ELSEWHERE })).toMatchObject({ status: 200 });
  });

  it('R67: a device that logged in before gets in behind an address that others have used up', async () => {
    await atOnce(51, (n) => logIn({ address: HOME }, WRONG, `nobody${n}@example.in`));
    expect(await logIn({ address: HOME })).toMatchObject(TOO_MANY);
    expect(await logIn({ address: HOME, cookie: device })).toMatchObject({ status: 200 });
  });

  it('R67: a known device and a known address have ten failures of their own', async () => {
    for (const from of [{ address: ELSEWHERE, cookie: device }, { address: HOME }]) {
      const answers = await atOnce(14, () => logIn(from, WRONG));
      expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
      expect(await logIn(from)).toMatchObject(TOO_MANY);
    }
    expect(await logIn(stranger(1))).toMatchObject({ status: 200 });
  });

  it('R67: the mark of a device gives no rights, is of one account and cannot be made up', async () => {
    const other = await addAccount(agency);
    const otherDevice = cookieOf(await logIn({ address: HOME }, PASSWORD, other));
    await lockByStrangers();
    for (const cookie of [otherDevice, 'niyukt-device=AAAAAAAAAAAAAAAAAAAAAA', `${device}A`, device.toUpperCase()]) {
      expect(await logIn({ address: ELSEWHERE, cookie })).toMatchObject(TOO_MANY);
    }
    expect(await logIn({ address: ELSEWHERE, cookie: device }, WRONG)).toMatchObject({ status: 401 });
    expect(await agency.anyone.get('/users/profile', { cookie: device })).toMatchObject({ status: 401 });
    // one that was planted in a browser does not become the device's
    const planted = 'niyukt-device=BBBBBBBBBBBBBBBBBBBBBB';
    expect(cookieOf(await logIn({ address: HOME, cookie: planted }))).not.toBe(planted);
    expect(await logIn({ address: ELSEWHERE, cookie: planted })).toMatchObject(TOO_MANY);
  });

  it('R67: neither marks nor addresses stand readable in the database', async () => {
    const rows = await agency.database.sql<{ origin_hash: string; kind: string }>(
      'select origin_hash, kind from known_origins join users using (user_id) where email = $1',
      [owner],
    );
    expect(rows.map(({ kind }) => kind).toSorted()).toEqual(['device', 'network']);
    for (const { origin_hash } of rows) expect(origin_hash).toMatch(/^[\da-f]{64}$/);
  });

  it('R67: requests of strangers for recovery leave the owner their own', async () => {
    const ask = (from: From): Promise<ApiAnswer> => post('/auth/send-otp', { email: owner }, from);
    for (let n = 0; n < 5; n += 1) {
      expect(await ask(stranger(n))).toMatchObject({ status: 200 });
      await letPass(agency, owner, 31);
    }
    expect(await ask(stranger(9))).toMatchObject(TOO_MANY);
    expect(await ask({ address: HOME })).toMatchObject({ status: 200 });
    await letPass(agency, owner, 31);
    expect(await ask({ address: ELSEWHERE, cookie: device })).toMatchObject({ status: 200 });
  });

  it('R67: codes that strangers try leave the owner their own tries', async () => {
    const submit = (otp: string, from: From): Promise<ApiAnswer> =>
      post('/auth/reset-password-with-otp', { email: owner, otp, newPassword: NEW_PASSWORD }, from);
    for (const [n, wrong] of otherCodes('000000', 10).entries()) await submit(wrong, stranger(n));
    const { code } = await recover(agency, owner);
    expect(await submit(code, stranger(12))).toMatchObject(TOO_MANY);
    expect(await submit(code, { address: HOME })).toMatchObject({ status: 200 });
  });

  it('R67: after a reset or a changed password only whoever set it is known', async () => {
    const { token } = await recover(agency, owner);
    const reset = await post('/auth/reset-password', { token, password: NEW_PASSWORD }, { address: ELSEWHERE });
    expect(reset).toMatchObject({ status: 200 });
    await lockByStrangers();
    expect(await logIn({ address: HOME, cookie: device }, NEW_PASSWORD)).toMatchObject(TOO_MANY);
    expect(await logIn({ address: ELSEWHERE }, NEW_PASSWORD)).toMatchObject({ status: 200 });
    const again = await logIn({ address: '203.0.113.77', cookie: cookieOf(reset) }, NEW_PASSWORD);
    expect(again).toMatchObject({ status: 200 });
    const changed = await agency.anyone.post(
      '/auth/change-password',
      { currentPassword: NEW_PASSWORD, newPassword: PASSWORD },
      { authorization: `Bearer ${(again.body as { token: string }).token}`, 'x-forwarded-for': HOME },
    );
    expect(changed).toMatchObject({ status: 200 });
    expect(await logIn({ address: ELSEWHERE, cookie: cookieOf(reset) })).toMatchObject(TOO_MANY);
    expect(await logIn({ address: ELSEWHERE, cookie: cookieOf(changed) })).toMatchObject({ status: 200 });
  });
});
