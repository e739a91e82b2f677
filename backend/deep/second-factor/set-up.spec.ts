import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Agency, PASSWORD } from '../../test/support/agency.js';
import { type ApiAnswer, ApiClient } from '../../test/support/api-client.js';
import { runCommand } from '../../test/support/command.js';
import { appCode } from '../../test/support/totp-app.js';
import { type AccountWithApp, addPasskey, challengeFor, staffWithApp } from '../../test/support/two-factors.js';
import { waitFor } from '../../test/support/wait-for.js';

const OVER = { code: 'auth.second_step_over' };

let agency: Agency;
beforeAll(async () => {
  agency = await Agency.open();
});
afterAll(() => agency.close());

const logIn = (email: string): Promise<ApiAnswer> => agency.anyone.post('/auth/login', { email, password: PASSWORD });
const partOf = <T>(answer: ApiAnswer, name: string): T => (answer.body as Record<string, T>)[name] as T;
const withApp = (role?: 'super_admin'): Promise<AccountWithApp> => staffWithApp(agency, role);

/** Makes a call that meets the end of all sessions of an account, which commits while the call waits for it. */
const whileSessionsEnd = async (userId: number, call: () => Promise<ApiAnswer>): Promise<ApiAnswer> => {
  const ending = await agency.database.session();
  try {
    await ending.query('begin');
    await ending.query('update users set session_version = session_version + 1 where user_id = $1', [userId]);
    const answer = call();
    await waitFor('the call to wait', async () => {
      const [waiting] = await agency.database.sql(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return waiting;
    });
    await ending.query('commit');
    return await answer;
  } finally {
    await ending.end();
  }
};

describe('a first factor', () => {
  it('is not added by a session that ends before it is', async () => {
    const client = await agency.staff();
    const { secret } = (await client.post('/auth/factors/totp', {})).body as { secret: string };
    const confirm = (): Promise<ApiAnswer> => client.post('/auth/factors/totp/confirm', { code: appCode(secret) });
    expect(await whileSessionsEnd(client.userId, confirm)).toMatchObject({
      status: 401,
      body: { code: 'auth.session_ended' },
    });
    expect((await logIn(client.email)).body).toHaveProperty('token');
  });

  it('ends every login by password alone, also one that is under way', async () => {
    const client = await agency.staff();
    const { email } = client;
    const { secret } = (await client.post('/auth/factors/totp', {})).body as { secret: string };
    const logins = Array.from({ length: 4 }, () => logIn(email));
    const confirmed = await client.post('/auth/factors/totp/confirm', { code: appCode(secret) });
    expect(confirmed.status).toBe(201);
    for (const { body } of await Promise.all(logins)) {
      const { token, challenge } = body as { token?: string; challenge?: string };
      if (token) expect((await new ApiClient(agency.base, token).get('/users/profile')).status).toBe(401);
      else expect(challenge).toEqual(expect.any(String));
    }
    expect((await client.get('/users/profile')).status).toBe(200);
  });

  it('that was only begun is none that could be switched off', async () => {
    const client = await agency.staff();
    await client.post('/auth/factors/totp', {});
    const boss = await agency.staff('super_admin');
    expect(await boss.post(`/api/admin/accounts/${client.userId}/factors/off`, { reason: 'Lost' })).toMatchObject({
      status: 409,
      body: { code: 'auth.no_factor' },
    });
    expect((await client.get('/users/profile')).status).toBe(200);
  });
});

describe('a required second factor', () => {
  const required = async (rule: string, run: () => Promise<void>): Promise<void> => {
    await agency.database.sql('update sign_in_rules set second_factor = $1', [rule]);
    try {
      await run();
    } finally {
      await agency.database.sql(`update sign_in_rules set second_factor = 'off'`);
    }
  };
  /** A login that is asked to set up a factor, with its mailbox proven. */
  const setUp = async (email: string, otp?: string): Promise<{ challenge: string; secret: string; otp: string }> => {
    const challenge = partOf<string>(await logIn(email), 'challenge');
    const [mail] = otp ? [] : await agency.mail.mailsSaying(email, 'set up the second factor');
    const code = otp ?? /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
    const begun = await agency.anyone.post('/auth/factors/totp', { challenge, otp: code });
    return { challenge, secret: partOf(begun, 'secret'), otp: code };
  };

  it('that a login sets up ends the sessions that were open, and other set-ups', async () => {
    const open = await agency.staff();
    await required('any', async () => {
      const first = await setUp(open.email);
      const [confirm, second] = ['/auth/factors/totp/confirm', partOf<string>(await logIn(open.email), 'challenge')];
      const done = await agency.anyone.post(confirm, { challenge: first.challenge, code: appCode(first.secret) });
      expect(done).toMatchObject({ status: 201, body: { session: { email: open.email } } });
      expect((await open.get('/auth/factors')).status).toBe(401);
      for (const challenge of [first.challenge, second]) {
        expect(await agency.anyone.post('/auth/factors/totp', { challenge })).toMatchObject({
          status: 401,
          body: OVER,
        });
        expect(await agency.anyone.post('/auth/factors/passkeys/options', { challenge })).toMatchObject({
          status: 401,
          body: OVER,
        });
      }
    });
  });

  it('is set up in a session that was open only with a code that was mailed', async () => {
    const open = await agency.staff();
    await required('any', async () => {
      await open.post('/auth/fresh', { password: PASSWORD });
      for (const path of ['/auth/factors/totp', '/auth/factors/passkeys/options'])
        expect(await open.post(path, {})).toMatchObject({ status: 400, body: { code: 'auth.mailbox_code_needed' } });
      const [mail] = await agency.mail.mailsSaying(open.email, 'set up the second factor');
      const otp = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
      const begun = await open.post('/auth/factors/totp', { otp });
      const done = await open.post('/auth/factors/totp/confirm', { code: appCode(partOf(begun, 'secret')) });
      expect(done.status).toBe(201);
      expect((await open.get('/users/profile')).status).toBe(200);
    });
  });

  it('is not set up by a login that what ends sessions has ended', async () => {
    const { email, userId } = await agency.staff();
    await required('any', async () => {
      const { challenge, secret } = await setUp(email);
      const confirm = (): Promise<ApiAnswer> =>
        agency.anyone.post('/auth/factors/totp/confirm', { challenge, code: appCode(secret) });
      expect(await whileSessionsEnd(userId, confirm)).toMatchObject({ status: 401, body: OVER });
      expect((await logIn(email)).body).toMatchObject({ second_factor_setup: true });
    });
  });

  it('is set up with five tries', async () => {
    const { email } = await agency.staff();
    await required('any', async () => {
      const { challenge, secret } = await setUp(email);
      const confirm = (code: string): Promise<ApiAnswer> =>
        agency.anyone.post('/auth/factors/totp/confirm', { challenge, code });
      for (let tries = 0; tries < 5; tries += 1) expect((await confirm('000000')).status).toBe(400);
      expect(await confirm(appCode(secret))).toMatchObject({ status: 401, body: OVER });
    });
  });

  it('is not met by a passkey of an old address', async () => {
    const client = await agency.staff();
    await addPasskey(agency, client);
    await required('passkey', async () => {
      expect((await client.get('/api/admin/employees')).status).toBe(200);
      await agency.database.sql(`update second_factors set rp_id = 'old.example' where user_id = $1`, [client.userId]);
      expect(await client.get('/api/admin/employees')).toMatchObject({
        status: 403,
        body: { code: 'auth.second_factor_setup' },
      });
    });
  });

  it('is requested once a super admin who has one says so, with a code from the mailbox', async () => {
    const boss = await withApp('super_admin');
    const admin = await agency.staff();
    const plain = await agency.staff('super_admin');
    const set = (client: ApiClient, second_factor: string): Promise<ApiAnswer> =>
      client.put('/api/admin/settings/agency', { ...SETTINGS, second_factor });
    expect(await set(plain, 'any')).toMatchObject({ status: 409, body: { code: 'auth.rule_not_met' } });
    try {
      expect(await set(boss.client, 'any')).toMatchObject({ status: 200, body: { second_factor: 'any' } });
      expect(await admin.get('/api/admin/employees')).toMatchObject({
        status: 403,
        body: { code: 'auth.second_factor_setup' },
      });
      expect((await admin.get('/auth/factors')).status).toBe(200);
      const challenged = await logIn(admin.email);
      expect(challenged.body).toEqual({ second_factor_setup: true, challenge: expect.any(String), needed: 'any' });
      const challenge = partOf<string>(challenged, 'challenge');
      const totp = (body: object): Promise<ApiAnswer> =>
        agency.anyone.post('/auth/factors/totp', { challenge, ...body });
      expect(await totp({})).toMatchObject({ status: 400, body: { code: 'auth.mailbox_code_needed' } });
      expect((await totp({ otp: '000000' })).status).toBe(400);
      const [mail] = await agency.mail.mailsSaying(admin.email, 'set up the second factor');
      const otp = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0];
      const secret = partOf<string>(await totp({ otp }), 'secret');
      const done = await agency.anyone.post('/auth/factors/totp/confirm', { challenge, code: appCode(secret) });
      expect(done).toMatchObject({
        status: 201,
        body: { recovery_codes: expect.any(Array), session: { email: admin.email } },
      });
      const session = partOf<{ token: string }>(done, 'session');
      expect((await new ApiClient(agency.base, session.token).get('/api/admin/employees')).status).toBe(200);
      expect((await agency.anyone.post('/auth/factors/totp', { challenge })).status).toBe(401);
    } finally {
      await agency.database.sql(`update sign_in_rules set second_factor = 'off'`);
    }
  });
});

const SETTINGS = {
  legal_name: 'Niyukt Staffing Private Limited',
  address: '14 Residency Road',
  city: 'Bengaluru',
  state_code: '29',
  pin_code: '560025',
  email: 'accounts@niyukt.example',
  phone: '+91 80 4000 1000',
};

describe('a stopped app', () => {
  it('goes on with the password of admin:create', async () => {
    const { email, userId, secret } = await withApp();
    await agency.database.sql(
      `insert into factor_guesses (user_id, kind, guessed_at) select $1, 'totp', now() - interval '2 days' from generate_series(1, 100)`,
      [userId],
    );
    const { url } = agency.database;
    const { output } = await runCommand('create-admin', ['--email', email, '--name', 'Meera'], { DATABASE_URL: url });
    const challenge = await challengeFor(agency, email, / with the password (\S+) /.exec(output)?.[1] ?? '');
    const answer = await agency.anyone.post('/auth/login/second-factor', { challenge, totp: appCode(secret) });
    expect(answer).toMatchObject({ status: 200, body: { email } });
  });
});

describe('lost factors', () => {
  it('are switched off by another super admin, with a reason; both sessions end and all super admins are notified', async () => {
    const lost = await withApp('super_admin');
    const boss = await agency.staff('super_admin');
    const off = (client: ApiClient, body: object): Promise<ApiAnswer> =>
      client.post(`/api/admin/accounts/${lost.userId}/factors/off`, body);
    expect((await off(await agency.staff(), { reason: 'Lost' })).status).toBe(403);
    expect(await off(boss, {})).toMatchObject({ status: 400 });
    expect(await off(lost.client, { reason: 'Lost' })).toMatchObject({
      status: 409,
      body: { code: 'auth.own_factors' },
    });
    expect((await off(boss, { reason: 'Lost the phone' })).status).toBe(200);
    expect((await lost.client.get('/users/profile')).status).toBe(401);
    expect((await logIn(lost.email)).body).toHaveProperty('token');
    await agency.mail.mailsSaying(lost.email, 'switched all second factors');
    await agency.mail.mailsSaying(boss.email, 'Lost the phone');
    expect(await off(boss, { reason: 'Again' })).toMatchObject({ status: 409, body: { code: 'auth.no_factor' } });
  });
});
