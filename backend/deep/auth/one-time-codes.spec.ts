import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addAccount, applyFor, atOnce, letPass, otherCodes, recover } from '../../test/support/accounts.js';
import { Agency } from '../../test/support/agency.js';
import { type ApiAnswer, ApiClient } from '../../test/support/api-client.js';
import { type ProductProcess } from '../../test/support/product-process.js';

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
  let replica: ProductProcess;
  let anyone: ApiClient;
  beforeAll(async () => {
    agency = await Agency.open();
    replica = await agency.replica();
    anyone = agency.anyone;
  });
  afterAll(async () => {
    await replica.stop();
    await agency.close();
  });

  describe.each([
    ['registration', registration],
    ['recovery', recovery],
  ] as const)('of a %s', (_, { send, submit, resend }) => {
    it('R15: 40 wrong tries at once on two processes kill it too', async () => {
      const { email, code } = await send(agency);
      const guesses = otherCodes(code, 40);
      const bases = [agency.base, replica.base].map((base) => new ApiClient(base));
      const answers = await Promise.all(guesses.map((guess, n) => submit(bases[n % 2] ?? anyone, email, guess)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400]));
      const [row] = await agency.database.sql('select tries from one_time_codes where email = $1', [email]);
      expect(row).toEqual({ tries: 5 });
      expect(await submit(anyone, email, code)).toMatchObject(INVALID);
    });

    it('R16: another one has five tries of its own', async () => {
      const { email, code } = await send(agency);
      for (const wrong of otherCodes(code, 5)) await submit(anyone, email, wrong);
      await letPass(agency, email, 31);
      await anyone.post(resend, { email });
      const newer = await agency.mail.codeFor(email, 2);
      expect(await submit(anyone, email, newer)).toMatchObject({ status: 200 });
    });

    it('R16: a burst of 12 on two processes sends one mail', async () => {
      const { email } = await send(agency);
      await letPass(agency, email, 31);
      const bases = [agency.base, replica.base].map((base) => new ApiClient(base));
      const answers = await atOnce(12, (n) => (bases[n % 2] ?? anyone).post(resend, { email }));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(11);
      const mails = await agency.database.sql('select 1 from outbox_mails where recipient = $1', [email]);
      expect(mails).toHaveLength(2);
    });

    it('belongs to one e-mail', async () => {
      const [mine, theirs] = [await send(agency), await send(agency)];
      if (mine.code !== theirs.code) expect(await submit(anyone, theirs.email, mine.code)).toMatchObject(INVALID);
      expect(await submit(anyone, theirs.email, theirs.code)).toMatchObject({ status: 200 });
    });
  });

  it('R14: codes are six digits, and neither codes nor links stand readable in the database', async () => {
    const issued = (
      await atOnce(10, async () => {
        const { code, token } = await recover(agency, await addAccount(agency));
        return [(await applyFor(agency)).code, code, token];
      })
    ).flat();
    expect(issued.filter((secret) => !/^(\d{6}|[\w-]{43})$/.test(secret))).toEqual([]);
    expect(new Set(issued).size).toBeGreaterThan(28);
    const tables = ['one_time_codes', 'registrations', 'outbox_mails', 'users', 'audit_log'];
    const rows = tables.map((table) => `select (to_jsonb(t) - 'sealed_content')::text as row from ${table} t`);
    for (const secret of issued) {
      const readable = await agency.database.sql(`select row from (${rows.join(' union all ')}) r where row ~ $1`, [
        `(^|[^\\w-])${secret}([^\\w-]|$)`,
      ]);
      expect(readable).toEqual([]);
      const inMail = await agency.database.sql(
        `select mail_id from outbox_mails where position(convert_to($1, 'UTF8') in sealed_content) > 0`,
        [secret],
      );
      expect(inMail).toEqual([]);
    }
  });
});
