import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Agency, PASSWORD } from '../support/agency.js';
import { type ApiAnswer, ApiClient } from '../support/api-client.js';
import { appCode } from '../support/totp-app.js';
import {
  type AccountWithApp,
  addPasskey,
  challengeFor as challengeOf,
  forgetSteps,
  originOf,
  staffWithApp,
} from '../support/two-factors.js';

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

const withApp = (role?: 'super_admin'): Promise<AccountWithApp> => staffWithApp(agency, role);
const origin = (): string => originOf(agency);

describe('an account with an app', () => {
  it('logs in with password and code, and no code serves twice', async () => {
    const { email, secret } = await withApp();
    const challenged = await logIn(email);
    expect([challenged.status, challenged.body]).toEqual([
      200,
      { second_factor: ['totp', 'recovery'], challenge: expect.stringMatching(/^[\w-]{43}$/) },
    ]);
    const challenge = partOf<string>(challenged, 'challenge');
    const code = appCode(secret);
    const answer = await step(challenge, { totp: code });
    expect([answer.status, partOf(answer, 'email')]).toEqual([200, email]);
    const client = new ApiClient(agency.base, partOf(answer, 'token'));
    expect((await client.get('/users/profile')).status).toBe(200);
    expect(await step(challenge, { totp: code })).toMatchObject({ status: 401, body: OVER });
    expect(await step(await challengeFor(email), { totp: code })).toMatchObject({ status: 401, body: WRONG });
  });

  it('has ten recovery codes, each of which serves once', async () => {
    const { email, codes, client, secret, userId } = await withApp();
    expect(codes).toHaveLength(10);
    const [code = ''] = codes;
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ')} `;
    expect((await step(await challengeFor(email), { recovery: typed })).status).toBe(200);
    expect(await step(await challengeFor(email), { recovery: code })).toMatchObject({ status: 401, body: WRONG });
    expect(partOf(await client.get('/auth/factors'), 'recovery_codes_left')).toBe(9);
    await forgetSteps(agency, userId);
    await client.post('/auth/fresh', { totp: appCode(secret) });
    const renewed = partOf<string[]>(await client.post('/auth/factors/recovery-codes'), 'recovery_codes');
    expect(renewed).toHaveLength(10);
    expect((await step(await challengeFor(email), { recovery: codes[1] })).status).toBe(401);
    expect((await step(await challengeFor(email), { recovery: renewed[0] })).status).toBe(200);
  });
});

describe('a passkey', () => {
  it('is a second step', async () => {
    const client = await agency.staff();
    const passkey = await addPasskey(agency, client);
    const challenged = await logIn(client.email);
    expect(partOf(challenged, 'second_factor')).toEqual(['passkey', 'recovery']);
    const challenge = partOf<string>(challenged, 'challenge');
    const { body } = await agency.anyone.post('/auth/passkeys/options', { challenge });
    expect(body).toMatchObject({
      userVerification: 'required',
      rpId: 'localhost',
      allowCredentials: [{ id: passkey.id }],
    });
    const signed = passkey.sign(body as never, { origin: origin() });
    expect((await step(challenge, { passkey: signed })).status).toBe(200);
    expect((await step(await challengeFor(client.email), { passkey: signed })).status).toBe(401);
  });

  it('logs in once with what anybody is asked, of which nothing is kept before', async () => {
    const client = await agency.staff();
    const passkey = await addPasskey(agency, client);
    const stored = (): Promise<unknown[]> =>
      agency.database.sql('select challenge_hash from login_challenges order by 1');
    const before = await stored();
    const passkeyOptions = async (): Promise<unknown> => (await agency.anyone.post('/auth/passkeys/options', {})).body;
    const proof = passkey.sign((await passkeyOptions()) as never, { origin: origin() });
    const answers = (passkey: object): Promise<ApiAnswer> => agency.anyone.post('/auth/login/passkey', { passkey });
    const forged = passkey.sign((await passkeyOptions()) as never, { origin: 'https://evil.example' });
    expect((await answers(forged)).status).toBe(401);
    expect(await stored()).toEqual(before);
    const answer = await answers(proof);
    expect([answer.status, partOf(answer, 'email')]).toEqual([200, client.email]);
    // neither again, nor for something else, nor after that; and no copy is suspected
    expect((await answers(proof)).status).toBe(401);
    expect((await step(await challengeFor(client.email), { passkey: proof })).status).toBe(401);
    expect((await answers(proof)).status).toBe(401);
    expect((await answers(passkey.sign((await passkeyOptions()) as never, { origin: origin() }))).status).toBe(200);
  });

  it.each([
    ['of another site', { origin: 'https://evil.example' }],
    ['in a frame', { crossOrigin: true }],
    ['without asking its owner', { isVerified: false }],
    ['of another challenge', { challenge: 'AAAA' }],
    ['whose counter does not grow', { counter: 1 }],
    ['that could be backed up all at once', { isBackedUp: true }],
  ])('%s does not log in', async (_, said) => {
    const client = await agency.staff();
    const passkey = await addPasskey(agency, client);
    const { body } = await agency.anyone.post('/auth/passkeys/options', {});
    const proof = passkey.sign(body as never, { origin: origin(), ...said });
    expect(await agency.anyone.post('/auth/login/passkey', { passkey: proof })).toMatchObject({
      status: 401,
      body: WRONG,
    });
  });
});
