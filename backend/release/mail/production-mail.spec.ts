import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addAccount, recover } from '../../test/support/accounts.js';
import { Agency } from '../../test/support/agency.js';
import { waitFor } from '../../test/support/wait-for.js';

describe('mail in production', () => {
  let agency: Agency;
  beforeAll(async () => {
    agency = await Agency.open({
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://jobs.niyukt.example/',
      RATE_LIMITS: 'on',
    });
  });
  afterAll(() => agency.close());

  const stored = async (email: string, status: string): Promise<unknown[]> =>
    waitFor(`a mail to be ${status}`, async () => {
      const mails = await agency.database.sql(
        'select template, sealed_content from outbox_mails where recipient = $1 and status = $2',
        [email, status],
      );
      return mails.length ? mails : undefined;
    });

  it('R44: nothing of a mail stays once it was sent, and its link leads to PUBLIC_URL', async () => {
    const email = await addAccount(agency);
    const { code, token } = await recover(agency, email);
    const { text } = await agency.mail.mailTo(email);
    expect(text).toContain(`https://jobs.niyukt.example/reset-password?token=${token}`);
    expect(await stored(email, 'sent')).toEqual([{ template: 'password-reset', sealed_content: null }]);
    const reset = { email, otp: code, newPassword: 'jasmine-tea-77' };
    expect(await agency.anyone.post('/auth/reset-password-with-otp', reset)).toMatchObject({ status: 200 });
    expect(agency.product.logLines.filter((line) => line.includes(code) || line.includes(token))).toEqual([]);
  });

  it('R44: nothing stays of a mail that could not be sent in time', async () => {
    const email = await addAccount(agency);
    await agency.mail.stop();
    await agency.anyone.post('/auth/send-otp', { email });
    await agency.database.sql(
      `update outbox_mails set expires_at = now() - interval '1 second', next_attempt_at = now() where recipient = $1`,
      [email],
    );
    expect(await stored(email, 'dead')).toEqual([{ template: 'password-reset', sealed_content: null }]);
    await agency.mail.start();
  });

  it('has no mailbox page', async () => {
    for (const path of ['/dev/mailbox', '/dev/mailbox/mails', '/dev/mailbox/1']) {
      const { status, text } = await agency.anyone.get(path, { accept: 'application/json' });
      expect({ path, status }).toEqual({ path, status: 404 });
      expect(text).not.toContain('password-reset');
    }
  });
});
