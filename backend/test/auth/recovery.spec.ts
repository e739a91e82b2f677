import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addAccount, answered, atOnce, letPass, recover } from '../support/accounts.js';
import { Agency, PASSWORD } from '../support/agency.js';
import { ApiClient, type ApiAnswer } from '../support/api-client.js';
import { type ProductProcess } from '../support/product-process.js';

const INVALID_CODE = {
  status: 400,
  body: { error: 'Invalid or expired OTP. Please check the code or request a new one.' },
};
const INVALID_LINK = { status: 400, body: { error: 'This link is invalid or has expired. Please request a new one.' } };
const NEW_PASSWORD = 'jasmine-tea-77';

describe('password recovery', () => {
  let agency: Agency;
  let replica: ProductProcess;
  const byCode = (email: string, otp: string, newPassword = NEW_PASSWORD): Promise<ApiAnswer> =>
    agency.anyone.post('/auth/reset-password-with-otp', { email, otp, newPassword });
  const byLink = (token: unknown, password = NEW_PASSWORD): Promise<ApiAnswer> =>
    agency.anyone.post('/auth/reset-password', { token, password });
  beforeAll(async () => {
    agency = await Agency.open();
    replica = await agency.replica();
  });
  afterAll(async () => {
    await replica.stop();
    await agency.close();
  });

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

  it.each(['code', 'link'])('R17: of 20 resets by one %s at once, on two processes, one succeeds', async (way) => {
    const email = await addAccount(agency);
    const { code, token } = await recover(agency, email);
    const answers = await atOnce(20, async (n) => {
      const client = new ApiClient(n % 2 ? agency.base : replica.base);
      const password = `jasmine-tea-${n}`;
      const { status } = await (way === 'code'
        ? client.post('/auth/reset-password-with-otp', { email, otp: code, newPassword: password })
        : client.post('/auth/reset-password', { token, password }));
      return { status, password };
    });
    const winners = answers.filter(({ status }) => status === 200);
    expect(winners).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(19);
    await agency.login(email, winners[0]?.password);
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

  it('R8: a code and a link of an account that is disabled meanwhile set nothing', async () => {
    const email = await addAccount(agency);
    const { code, token } = await recover(agency, email);
    await agency.database.sql('update users set disabled_at = now() where email = $1', [email]);
    expect(await byLink(token)).toMatchObject(INVALID_LINK);
    expect(await byCode(email, code)).toMatchObject(INVALID_CODE);
    await agency.database.sql('update users set disabled_at = null where email = $1', [email]);
    await agency.login(email, PASSWORD);
  });

  it('R17: junk and session tokens open nothing', async () => {
    const session = await agency.staff('super_admin');
    const { token } = await recover(agency, session.email);
    const [stored] = await agency.database.sql<{ link_hash: string; code_hash: string }>(
      'select link_hash, code_hash from one_time_codes where email = $1',
      [session.email],
    );
    const junk = [
      stored?.link_hash,
      stored?.code_hash,
      session.token,
      session.token?.split('.')[2],
      token.slice(0, -1),
      `${token}A`,
      token.toLowerCase(),
      token.toUpperCase(),
      `${token}=`,
      `%${token}`,
      `${token} A`,
      'undefined',
      'null',
      'true',
      '0',
      '../../etc/passwd',
      "' or '1'='1",
      '\u0000',
      'é',
      'A'.repeat(201),
      '',
      null,
      undefined,
      7,
      true,
      [token],
      { token },
    ];
    for (const tried of junk) {
      const { status, body } = await answered(byLink(tried));
      expect({ tried, status }).toEqual({ tried, status: 400 });
      expect((body as { error: string }).error).toMatch(/^(Invalid Reset Link$|This link is invalid or has expired)/);
    }
    await agency.login(session.email);
    expect(await byLink(token)).toMatchObject({ status: 200 });
  });

  it('R17: a poisoned Host leaves the link as it is', async () => {
    const email = await addAccount(agency);
    const evil = 'evil.example';
    const status = await new Promise((resolve, reject) => {
      const headers = {
        host: evil,
        'x-forwarded-host': evil,
        'x-forwarded-proto': 'https',
        'x-original-host': evil,
        forwarded: `host=${evil}`,
        origin: `https://${evil}`,
        referer: `https://${evil}/`,
        'content-type': 'application/json',
      };
      const call = request(`${agency.base}/auth/send-otp`, { method: 'POST', headers }, ({ statusCode }) =>
        resolve(statusCode),
      );
      call.on('error', reject).end(JSON.stringify({ email }));
    });
    expect(status).toBe(200);
    const { raw, text, html } = await agency.mail.mailTo(email);
    const link = `http://localhost:${new URL(agency.base).port}/reset-password?token=`;
    expect(text).toContain(link);
    expect(html).toContain(link);
    expect(raw).not.toContain(evil);
  });

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
