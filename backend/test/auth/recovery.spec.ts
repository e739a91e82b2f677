import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addAccount, answered, letPass, recover } from '../support/accounts.js';
import { Agency, PASSWORD } from '../support/agency.js';
import { type ApiAnswer } from '../support/api-client.js';

const INVALID_CODE = {
  status: 400,
  body: { error: 'Invalid or expired OTP. Please check the code or request a new one.' },
};
const INVALID_LINK = { status: 400, body: { error: 'This link is invalid or has expired. Please request a new one.' } };
const NEW_PASSWORD = 'jasmine-tea-77';

describe('password recovery', () => {
  let agency: Agency;
  const byCode = (email: string, otp: string, newPassword = NEW_PASSWORD): Promise<ApiAnswer> =>
    agency.anyone.post('/auth/reset-password-with-otp', { email, otp, newPassword });
  const byLink = (token: unknown, password = NEW_PASSWORD): Promise<ApiAnswer> =>
    agency.anyone.post('/auth/reset-password', { token, password });
  beforeAll(async () => {
    agency = await Agency.open();
  });
  afterAll(() => agency.close());

  it('R17: the code sets a new password once, ends the link, and mails a notice', async () => {
    const email = await addAccount(agency);
    const { code, token } = await recover(agency, email);
    expect(await byCode(`  ${email.toUpperCase()} `, code)).toMatchObject({
      status: 200,
      body: { message: 'Password reset successfully' },
    });
    expect(await byCode(email, code, PASSWORD)).toMatchObject(INVALID_CODE);
    expect(await byLink(token, PASSWORD)).toMatchObject(INVALID_LINK);
    await agency.login(email, NEW_PASSWORD);
    expect(await agency.anyone.post('/auth/login', { email, password: PASSWORD })).toMatchObject({ status: 401 });
    await agency.mail.mailsSaying(email, 'every open session was ended');
  });

  it('R17: the link sets a new password once, ends the code, mails a notice, and logs nobody in', async () => {
    const email = await addAccount(agency);
    const { code, token } = await recover(agency, email);
    const { status, body } = await answered(byLink(token));
    expect({ status, body }).toEqual({ status: 200, body: { message: 'Password reset successfully' } });
    expect(await byLink(token, PASSWORD)).toMatchObject(INVALID_LINK);
    expect(await byCode(email, code, PASSWORD)).toMatchObject(INVALID_CODE);
    await agency.login(email, NEW_PASSWORD);
    expect((await agency.mail.mailTo(email, 2)).subject).toBe('Your Niyukt password was changed');
  });

  it('R17: the link works for 30 minutes, longer than its code', async () => {
    const [inTime, late] = [await addAccount(agency), await addAccount(agency)];
    const [first, second] = [await recover(agency, inTime), await recover(agency, late)];
    await letPass(agency, inTime, 1680);
    expect(await byCode(inTime, first.code)).toMatchObject(INVALID_CODE);
    expect(await byLink(first.token)).toMatchObject({ status: 200 });
    await letPass(agency, late, 1801);
    expect(await byLink(second.token)).toMatchObject(INVALID_LINK);
    await agency.login(late);
  });

  it('R17: a newer link ends the one before', async () => {
    const email = await addAccount(agency);
    const older = await recover(agency, email);
    await letPass(agency, email, 31);
    const newer = await recover(agency, email);
    expect(await byLink(older.token)).toMatchObject(INVALID_LINK);
    expect(await byLink(newer.token)).toMatchObject({ status: 200 });
  });

  it.each(['/auth/send-otp', '/auth/resend-otp'])(
    'R18: %s answers an unknown e-mail byte by byte alike',
    async (path) => {
      const known = await addAccount(agency);
      const disabled = await addAccount(agency);
      const unknown = `nobody${agency.unique()}@example.in`;
      await agency.database.sql('update users set disabled_at = now() where email = $1', [disabled]);
      const answers = await Promise.all([known, disabled, unknown].map((email) => agency.anyone.post(path, { email })));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      expect(new Set(answers.map(({ headers }) => [...headers.keys()].join())).size).toBe(1);
      const again = await Promise.all([known, disabled, unknown].map((email) => agency.anyone.post(path, { email })));
      expect(again.map(({ status }) => status)).toEqual([429, 429, 429]);
      const wrong = await Promise.all([known, disabled, unknown].map((email) => byCode(email, '000000')));
      for (const answer of wrong) expect(answer).toMatchObject(INVALID_CODE);
      await agency.mail.mailTo(known);
      const mails = await agency.database.sql<{ recipient: string }>(
        'select recipient from outbox_mails where recipient = any($1)',
        [[known, disabled, unknown]],
      );
      expect(mails).toEqual([{ recipient: known }]);
    },
  );

  it('asks for an e-mail, a code and a password in the words of the screens', async () => {
    const missing = await agency.anyone.post('/auth/send-otp', {});
    expect(missing).toMatchObject({ status: 400, body: { error: 'Email is required' } });
    expect(await byCode('a@example.in', '123456', '1234567')).toMatchObject({
      status: 400,
      body: { error: 'Password must be at least 8 characters' },
    });
    expect(await byLink('A'.repeat(43), '1234567')).toMatchObject({
      status: 400,
      body: { error: 'Password must be at least 8 characters long' },
    });
  });
});
