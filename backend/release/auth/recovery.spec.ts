import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addAccount, answered, atOnce, recover } from '../../test/support/accounts.js';
import { Agency, PASSWORD } from '../../test/support/agency.js';
import { type ApiAnswer, ApiClient } from '../../test/support/api-client.js';
import { type ProductProcess } from '../../test/support/product-process.js';

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
});
