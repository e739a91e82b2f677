import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { recover } from '../../test/support/accounts.js';
import { Agency, PASSWORD } from '../../test/support/agency.js';
import { type ApiAnswer } from '../../test/support/api-client.js';
import { Passkey } from '../../test/support/passkey.js';
import { appCode } from '../../test/support/totp-app.js';
import {
  type AccountWithApp,
  addPasskey,
  challengeFor as challengeOf,
  forgetSteps,
  originOf,
  staffWithApp,
} from '../../test/support/two-factors.js';

const WRONG = { code: 'auth.wrong_second_step', error: 'This did not match. Please try again.' };
const OVER = { code: 'auth.second_step_over' };

let agency: Agency;
beforeAll(async () => {
  agency = await Agency.open();
});
afterAll(() => agency.close());

const logIn = (email: string, password = PASSWORD): Promise<ApiAnswer> =>
  agency.anyone.post('/auth/login', { email, password });
const step = (challenge: string, proof: object): Promise<ApiAnswer> =>
  agency.anyone.post('/auth/login/second-factor', { challenge, ...proof });
const partOf = <T>(answer: ApiAnswer, name: string): T => (answer.body as Record<string, T>)[name] as T;
const challengeFor = (email: string): Promise<string> => challengeOf(agency, email, PASSWORD);
const forgetGuesses = (userId: number): Promise<unknown> =>
  agency.database.sql('delete from factor_guesses where user_id = $1', [userId]);

const withApp = (role?: 'super_admin'): Promise<AccountWithApp> => staffWithApp(agency, role);
const origin = (): string => originOf(agency);

describe('an account with an app', () => {
  it('takes one code once, at however many calls at a time', async () => {
    const { email, secret } = await withApp();
    const challenges = await Promise.all(Array.from({ length: 5 }, () => challengeFor(email)));
    const totp = appCode(secret);
    const answers = await Promise.all(challenges.map((challenge) => step(challenge, { totp })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401, 401]);
  });

  it('takes the code of the step before and after, and none that is further away', async () => {
    const { email, secret, userId } = await withApp();
    for (const [steps, status] of [
      [-3, 401],
      [3, 401],
      [-1, 200],
      [1, 200],
    ] as const) {
      await forgetSteps(agency, userId);
      // a step may end between the two calls
      const before = Math.floor(Date.now() / 30_000);
      const answer = await step(await challengeFor(email), { totp: appCode(secret, steps) });
      if (Math.floor(Date.now() / 30_000) === before) expect([steps, answer.status]).toEqual([steps, status]);
    }
  });

  it('takes one of several recovery codes that answer a challenge at once, and leaves the others', async () => {
    const { email, client, codes } = await withApp();
    const challenge = await challengeFor(email);
    const answers = await Promise.all(codes.slice(0, 4).map((recovery) => step(challenge, { recovery })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
    expect(partOf(await client.get('/auth/factors'), 'recovery_codes_left')).toBe(9);
  });

  it('is not known, counted or audited as logged in before the second step', async () => {
    const { email, userId } = await withApp();
    await agency.database.sql('delete from known_origins where user_id = $1', [userId]);
    const logins = `select count(*)::int as n from audit_log where record_id = $1 and action = 'logged in'`;
    const before = await agency.database.sql(logins, [userId]);
    const challenged = await logIn(email);
    expect(challenged.headers.get('set-cookie')).toBeNull();
    expect(await agency.database.sql(logins, [userId])).toEqual(before);
    expect(await agency.database.sql('select from known_origins where user_id = $1', [userId])).toEqual([]);
  });

  it('ends a challenge after five tries, after five minutes, and with what ends sessions', async () => {
    const { email, secret, userId } = await withApp();
    const tried = await challengeFor(email);
    for (let tries = 0; tries < 5; tries += 1)
      expect(await step(tried, { totp: '000000' })).toMatchObject({ body: WRONG });
    expect(await step(tried, { totp: appCode(secret) })).toMatchObject({ status: 401, body: OVER });
    await forgetGuesses(userId);
    const late = await challengeFor(email);
    await agency.database.sql(`update login_challenges set expires_at = now() where user_id = $1`, [userId]);
    expect(await step(late, { totp: appCode(secret) })).toMatchObject({ status: 401, body: OVER });
    const reset = await challengeFor(email);
    await agency.database.sql('update users set session_version = session_version + 1 where user_id = $1', [userId]);
    expect(await step(reset, { totp: appCode(secret) })).toMatchObject({ status: 401, body: OVER });
    expect(await step('guessed', { totp: '000000' })).toMatchObject({ status: 401, body: OVER });
  });

  it('stops guesses after ten in ten minutes, and notifies its owner after the third', async () => {
    const { email, secret, userId } = await withApp();
    const guess = async (): Promise<number> => (await step(await challengeFor(email), { totp: '000000' })).status;
    for (let guesses = 0; guesses < 10; guesses += 1) expect(await guess()).toBe(401);
    expect(await step(await challengeFor(email), { totp: appCode(secret) })).toMatchObject({
      status: 429,
      body: { code: 'rate_limit.second_factor' },
    });
    const mails = await agency.mail.mailsSaying(email, 'three wrong codes');
    expect(mails).toHaveLength(1);
    const waited = async (): Promise<number> =>
      Number((await step(await challengeFor(email), { totp: '000000' })).headers.get('retry-after'));
    expect([await waited()].map((seconds) => seconds > 0 && seconds <= 600)).toEqual([true]);
    const twenty = `insert into factor_guesses (user_id, kind, guessed_at) select $1, 'totp', now() - interval '2 hours' from generate_series(1, 20)`;
    await agency.database.sql(twenty, [userId]);
    // the oldest of thirty within a day is two hours old
    expect(Math.round((await waited()) / 3_600)).toBe(22);
    await agency.database.sql('delete from factor_guesses where user_id = $1', [userId]);
    for (let guesses = 0; guesses < 10; guesses += 1) expect(await guess()).toBe(401);
    const hundred = `insert into factor_guesses (user_id, kind, guessed_at) select $1, 'totp', now() - interval '2 days' from generate_series(1, 90)`;
    await agency.database.sql(hundred, [userId]);
    await agency.database.sql(`update factor_guesses set guessed_at = now() - interval '2 days' where user_id = $1`, [
      userId,
    ]);
    expect(await step(await challengeFor(email), { totp: appCode(secret) })).toMatchObject({
      body: { code: 'auth.totp_stopped' },
    });
  });

  it('lets the owner in again with a new password, whoever guessed with the old one', async () => {
    const { email, secret } = await withApp();
    for (let guesses = 0; guesses < 10; guesses += 1) await step(await challengeFor(email), { totp: '000000' });
    expect((await step(await challengeFor(email), { totp: appCode(secret) })).status).toBe(429);
    const { token } = await recover(agency, email);
    const reset = await agency.anyone.post('/auth/reset-password', { token, password: 'another-mango-43' });
    expect(reset.status).toBe(200);
    const challenge = await challengeOf(agency, email, 'another-mango-43');
    expect((await step(challenge, { totp: appCode(secret) })).status).toBe(200);
  });

  it('notifies its owner once, however many wrong codes come at a time', async () => {
    const { email } = await withApp();
    const challenges = await Promise.all(Array.from({ length: 3 }, () => challengeFor(email)));
    const guesses = challenges.flatMap((challenge) => Array.from({ length: 3 }, () => challenge));
    await Promise.all(guesses.map((challenge) => step(challenge, { totp: '000000' })));
    expect(await agency.mail.mailsSaying(email, 'three wrong codes')).toHaveLength(1);
  });

  it('notifies its owner of wrong passkeys, too', async () => {
    const client = await agency.staff();
    const passkey = await addPasskey(agency, client);
    for (let tries = 0; tries < 3; tries += 1) {
      const challenge = await challengeFor(client.email);
      const { body } = await agency.anyone.post('/auth/passkeys/options', { challenge });
      const unverified = passkey.sign(body as never, { origin: origin(), isVerified: false });
      expect(await step(challenge, { passkey: unverified })).toMatchObject({ status: 401, body: WRONG });
    }
    expect(await agency.mail.mailsSaying(client.email, 'three wrong codes')).toHaveLength(1);
  });

  it('is not lifted from its stop by a recovery code', async () => {
    const { email, secret, userId, codes } = await withApp();
    const hundred = `insert into factor_guesses (user_id, kind, guessed_at) select $1, 'totp', now() - interval '2 days' from generate_series(1, 100)`;
    await agency.database.sql(hundred, [userId]);
    expect((await step(await challengeFor(email), { recovery: codes[0] })).status).toBe(200);
    expect(await step(await challengeFor(email), { totp: appCode(secret) })).toMatchObject({
      body: { code: 'auth.totp_stopped' },
    });
  });

  it('takes no step without a proof for a try', async () => {
    const { email, secret } = await withApp();
    const challenge = await challengeFor(email);
    for (let tries = 0; tries < 6; tries += 1) {
      expect(await step(challenge, { recovery: '' })).toMatchObject({ status: 400 });
    }
    expect((await step(challenge, { totp: appCode(secret) })).status).toBe(200);
  });

  it('ends logins that are not complete when other sessions are ended', async () => {
    const { email, secret, client } = await withApp();
    const challenge = await challengeFor(email);
    await client.post('/auth/sessions/end-others');
    expect(await step(challenge, { totp: appCode(secret) })).toMatchObject({ status: 401, body: OVER });
  });

  it('is not opened by the code, challenge or passkey of another account', async () => {
    const [one, other] = [await withApp(), await withApp()];
    expect((await step(await challengeFor(one.email), { totp: appCode(other.secret) })).status).toBe(401);
    expect((await step(await challengeFor(one.email), { recovery: other.codes[0] })).status).toBe(401);
    const passkey = await addPasskey(agency, other.client);
    const challenge = await challengeFor(one.email);
    const { body } = await agency.anyone.post('/auth/passkeys/options', { challenge });
    expect((await step(challenge, { passkey: passkey.sign(body as never, { origin: origin() }) })).status).toBe(401);
  });

  it('keeps its factor when the password is reset or the set-up begun anew', async () => {
    const { email, client, secret, userId } = await withApp();
    await client.post('/auth/factors/totp', {});
    await forgetSteps(agency, userId);
    expect((await step(await challengeFor(email), { totp: appCode(secret) })).status).toBe(200);
    expect(await client.post('/auth/factors/totp/confirm', { code: '000000' })).toMatchObject({
      status: 400,
      body: { code: 'auth.wrong_factor' },
    });
  });
});

describe('a passkey', () => {
  it.each([null, 5, {}, ''])('does not log in with the user handle %j', async (userHandle) => {
    const client = await agency.staff();
    const passkey = await addPasskey(agency, client);
    const { body } = await agency.anyone.post('/auth/passkeys/options', {});
    const signed = passkey.sign(body as never, { origin: origin() }) as { response: object };
    const proof = { ...signed, response: { ...signed.response, userHandle } };
    expect((await agency.anyone.post('/auth/login/passkey', { passkey: proof })).status).toBe(401);
  });

  it('burns the challenge of an account by an answer for another purpose', async () => {
    const client = await agency.staff();
    const passkey = await addPasskey(agency, client);
    const sign = async (): Promise<object> => {
      const { body } = await client.post('/auth/passkeys/options', {});
      return passkey.sign(body as never, { origin: origin() });
    };
    const elsewhere = await sign();
    expect((await step(await challengeFor(client.email), { passkey: elsewhere })).status).toBe(401);
    expect((await client.post('/auth/fresh', { passkey: elsewhere })).status).toBe(400);
    expect((await client.post('/auth/fresh', { passkey: await sign() })).status).toBe(200);
  });

  it('that may have been copied is suspended, and its owner notified', async () => {
    const client = await agency.staff();
    const passkey = await addPasskey(agency, client);
    const use = async (counter?: number): Promise<number> => {
      const { body } = await agency.anyone.post('/auth/passkeys/options', {});
      const proof = passkey.sign(body as never, { origin: origin(), ...(counter && { counter }) });
      return (await agency.anyone.post('/auth/login/passkey', { passkey: proof })).status;
    };
    expect([await use(9), await use(9), await use(20)]).toEqual([200, 401, 401]);
    expect(partOf<object[]>(await client.get('/auth/factors'), 'factors')).toMatchObject([{ is_suspended: true }]);
    await agency.mail.mailsSaying(client.email, 'may have been copied');
  });

  it('of an employee is no login by itself', async () => {
    const employee = await agency.employee(await agency.staff());
    const passkey = await addPasskey(agency, employee);
    const { body } = await agency.anyone.post('/auth/passkeys/options', {});
    const proof = passkey.sign(body as never, { origin: origin() });
    expect(await agency.anyone.post('/auth/login/passkey', { passkey: proof })).toMatchObject({
      status: 401,
      body: WRONG,
    });
  });

  it('cannot be added with options of another account, or twice', async () => {
    const [one, other] = [await agency.staff(), await agency.staff()];
    const passkey = new Passkey();
    const { body } = await one.post('/auth/factors/passkeys/options', {});
    const made = passkey.create(body as never, { origin: origin() });
    expect((await other.post('/auth/factors/passkeys', { passkey: made, name: 'Stolen' })).status).toBe(400);
    expect((await one.post('/auth/factors/passkeys', { passkey: made, name: 'Burnt' })).status).toBe(400);
  });

  it('is removed only after a fresh proof by a factor, never by the password', async () => {
    const { client, email, secret, userId } = await withApp();
    const [{ id }] = partOf<[{ id: number }]>(await client.get('/auth/factors'), 'factors');
    await agency.database.sql(`update sessions set fresh_at = now() - interval '2 days' where user_id = $1`, [userId]);
    const stale = { status: 403, body: { code: 'auth.fresh_login_needed' } };
    expect(await client.delete(`/auth/factors/${id}`)).toMatchObject(stale);
    expect(await client.post('/auth/factors/totp', {})).toMatchObject(stale);
    expect(await client.post('/auth/fresh', { password: PASSWORD })).toMatchObject({
      status: 400,
      body: { code: 'auth.factor_needed' },
    });
    expect(
      await client.post('/auth/change-password', { currentPassword: PASSWORD, newPassword: 'another-mango-43' }),
    ).toMatchObject(stale);
    await forgetSteps(agency, userId);
    expect((await client.post('/auth/fresh', { totp: appCode(secret) })).status).toBe(200);
    expect((await client.delete(`/auth/factors/${id}`)).status).toBe(200);
    expect((await client.get('/auth/factors')).body).toMatchObject({ factors: [], recovery_codes_left: 0 });
    expect((await logIn(email)).body).toHaveProperty('token');
  });
});
