import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addAccount, applyFor, letPass, otherCodes, recover, sentAgo } from '../support/accounts.js';
import { Agency, PASSWORD } from '../support/agency.js';
import { type ApiAnswer, type ApiClient } from '../support/api-client.js';

const INVALID = { status: 400, body: { error: 'Invalid or expired OTP. Please check the code or request a new one.' } };
const NEW_PASSWORD = 'jasmine-tea-77';

/** A way in which a code is sent, comes back, and is sent again. */
interface Purpose {
  send: (agency: Agency) => Promise<{ email: string; code: string }>;
  submit: (client: ApiClient, email: string, otp: string) => Promise<ApiAnswer>;
  resend: string;
}

const registration: Purpose = {
  send: (agency) => applyFor(agency),
  submit: (client, email, otp) => client.post('/auth/verify-registration-otp', { email, otp }),
  resend: '/auth/resend-registration-otp',
};
const recovery: Purpose = {
  send: async (agency) => {
    const email = await addAccount(agency);
    return { email, code: (await recover(agency, email)).code };
  },
  submit: (client, email, otp) =>
    client.post('/auth/reset-password-with-otp', { email, otp, newPassword: NEW_PASSWORD }),
  resend: '/auth/resend-otp',
};

// limits are off here: the tries of a code and the wait before another one hold all the same
describe('one-time codes', () => {
  let agency: Agency;
  let anyone: ApiClient;
  beforeAll(async () => {
    agency = await Agency.open();
    anyone = agency.anyone;
  });
  afterAll(() => agency.close());

  describe.each([
    ['registration', registration],
    ['recovery', recovery],
  ] as const)('of a %s', (_, { send, submit, resend }) => {
    it('R15: four wrong tries leave the code alive, the fifth kills it', async () => {
      const alive = await send(agency);
      for (const wrong of otherCodes(alive.code, 4)) {
        expect(await submit(anyone, alive.email, wrong)).toMatchObject(INVALID);
      }
      expect(await submit(anyone, alive.email, alive.code)).toMatchObject({ status: 200 });
      const dead = await send(agency);
      for (const wrong of otherCodes(dead.code, 5)) {
        expect(await submit(anyone, dead.email, wrong)).toMatchObject(INVALID);
      }
      expect(await submit(anyone, dead.email, dead.code)).toMatchObject(INVALID);
    });

    it('R14: it works for 600 seconds', async () => {
      const inTime = await send(agency);
      const ages = await agency.database.sql(
        `select extract(epoch from code_expires_at - sent_at)::int as seconds from one_time_codes where email = $1`,
        [inTime.email],
      );
      expect(ages).toEqual([{ seconds: 600 }]);
      await letPass(agency, inTime.email, 480);
      expect(await submit(anyone, inTime.email, inTime.code)).toMatchObject({ status: 200 });
      const late = await send(agency);
      await letPass(agency, late.email, 601);
      expect(await submit(anyone, late.email, late.code)).toMatchObject(INVALID);
    });

    it('R16: another one is sent after 30 seconds, not sooner, and replaces it', async () => {
      const { email, code } = await send(agency);
      await sentAgo(agency, email, 5);
      const early = await anyone.post(resend, { email });
      expect(early.status).toBe(429);
      const wait = Number(early.headers.get('retry-after'));
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(25);
      expect(early.body).toMatchObject({ error: `Please wait ${wait} seconds before requesting a new OTP` });
      await sentAgo(agency, email, 31);
      expect(await anyone.post(resend, { email })).toMatchObject({ status: 200 });
      const newer = await agency.mail.codeFor(email, 2);
      if (newer !== code) expect(await submit(anyone, email, code)).toMatchObject(INVALID);
      expect(await submit(anyone, email, newer)).toMatchObject({ status: 200 });
    });
  });

  it('R14: a code of one purpose does not serve another', async () => {
    const { email, code } = await applyFor(agency);
    expect(await recovery.submit(anyone, email, code)).toMatchObject(INVALID);
    await agency.database.sql(`insert into users (email, password_hash, role) values ($1, '!', 'admin')`, [email]);
    expect(await recovery.submit(anyone, email, code)).toMatchObject(INVALID);
    const known = await addAccount(agency);
    const reset = await recover(agency, known);
    expect((await registration.submit(anyone, known, reset.code)).status).not.toBe(200);
    expect(await agency.login(known, PASSWORD)).toBeDefined();
    expect(await recovery.submit(anyone, known, reset.code)).toMatchObject({ status: 200 });
  });
});
