import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addAccount, applyFor, atOnce, registrationOf } from '../../test/support/accounts.js';
import { Agency } from '../../test/support/agency.js';
import { ApiClient } from '../../test/support/api-client.js';
import { type ProductProcess } from '../../test/support/product-process.js';
import { waitFor } from '../../test/support/wait-for.js';

interface StoredMail {
  status: string;
  attempts: number;
  last_error: string | null;
}

describe('delivery of mail', () => {
  let agency: Agency;
  let replica: ProductProcess;
  beforeAll(async () => {
    agency = await Agency.openAlone();
    replica = await agency.replica();
  });
  afterAll(async () => {
    await replica.stop();
    await agency.close();
  });

  const stored = (email: string): Promise<StoredMail[]> =>
    agency.database.sql<StoredMail & Record<string, unknown>>(
      'select status, attempts, last_error from outbox_mails where recipient = $1',
      [email],
    );
  /** Waits until the mail server refused the mail to each address. */
  const refusedOnce = (emails: string[]): Promise<true> =>
    waitFor('the mail server to be missed', async () => {
      const waiting = await Promise.all(emails.map(stored));
      return waiting.every(([mail]) => mail?.last_error) || undefined;
    });
  /** Ends the wait before the next try; mails that are being sent at the moment stay claimed. */
  const tryAgainNow = (): Promise<unknown> =>
    agency.database.sql(
      `update outbox_mails set next_attempt_at = now() where status = 'queued' and next_attempt_at < now() + interval '20 seconds'`,
    );
  const arrivedFor = (email: string): number => agency.mail.mails.filter(({ to }) => to === email).length;

  it('R44 R45: calls answer while the mail server is away, and the mail leaves when it is back', async () => {
    const request = registrationOf(agency);
    await agency.mail.stop();
    const sent = await agency.anyone.post('/auth/send-registration-otp', request);
    expect(sent).toMatchObject({ status: 200, body: { message: 'OTP sent to your email' } });
    expect(await agency.anyone.get('/health/ready')).toMatchObject({ status: 200 });
    await refusedOnce([request.email]);
    const [mail] = await stored(request.email);
    expect(mail).toMatchObject({ status: 'queued' });
    await agency.mail.start();
    await tryAgainNow();
    const otp = await agency.mail.codeFor(request.email);
    const verified = await agency.anyone.post('/auth/verify-registration-otp', { email: request.email, otp });
    expect(verified).toMatchObject({ status: 200 });
    await waitFor(
      'the mail to be marked',
      async () => (await stored(request.email))[0]?.status === 'sent' || undefined,
    );
  });

  it('R44: a mail whose code has expired meanwhile is not sent', async () => {
    const email = await addAccount(agency);
    await agency.mail.stop();
    expect(await agency.anyone.post('/auth/send-otp', { email })).toMatchObject({ status: 200 });
    await refusedOnce([email]);
    await agency.database.sql(`update outbox_mails set expires_at = now() - interval '1 second' where recipient = $1`, [
      email,
    ]);
    await agency.mail.start();
    await tryAgainNow();
    await waitFor('the mail to be given up', async () => (await stored(email))[0]?.status === 'dead' || undefined);
    await applyFor(agency); // a later mail arrives, so an earlier one would have
    expect(arrivedFor(email)).toBe(0);
  });

  it('R44: of 20 mails that two processes try at once none is lost and none is sent twice', async () => {
    const emails = await atOnce(20, () => addAccount(agency));
    await agency.mail.stop();
    const clients = [new ApiClient(agency.base), new ApiClient(replica.base)];
    const answers = await Promise.all(
      emails.map((email, n) => (clients[n % 2] ?? agency.anyone).post('/auth/send-otp', { email })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    await refusedOnce(emails);
    await agency.mail.start();
    await tryAgainNow();
    await waitFor('all mails to be sent', async () => {
      const mails = (await Promise.all(emails.map(stored))).flat();
      return mails.every(({ status }) => status === 'sent') || undefined;
    });
    expect(emails.map((email) => [email, arrivedFor(email)])).toEqual(emails.map((email) => [email, 1]));
  });

  it.each([451, 550])('R44: a mail that the mail server refuses with %d leaves when it is taken', async (code) => {
    const email = await addAccount(agency);
    agency.mail.fault = { code };
    expect(await agency.anyone.post('/auth/send-otp', { email })).toMatchObject({ status: 200 });
    await refusedOnce([email]);
    agency.mail.fault = undefined;
    await tryAgainNow();
    await agency.mail.codeFor(email);
    expect(arrivedFor(email)).toBe(1);
  });

  it('R44: what is rolled back mails nothing', async () => {
    const request = registrationOf(agency);
    await agency.database.sql(`
      create function refuse_commit() returns trigger language plpgsql as $$
      begin raise exception 'refused at commit'; end $$;
      create constraint trigger tg_refuse_commit after insert on registrations deferrable initially deferred
        for each row execute function refuse_commit()`);
    const refused = await agency.anyone.post('/auth/send-registration-otp', request);
    await agency.database.sql('drop trigger tg_refuse_commit on registrations; drop function refuse_commit');
    expect(refused.status).toBe(500);
    expect(refused.body).toEqual({
      statusCode: 500,
      code: 'internal',
      error: 'Something went wrong. Please try again.',
      requestId: expect.any(String) as unknown,
    });
    expect(await stored(request.email)).toEqual([]);
    expect(await agency.anyone.post('/auth/send-registration-otp', request)).toMatchObject({ status: 200 });
    await agency.mail.codeFor(request.email);
    expect(arrivedFor(request.email)).toBe(1);
  });

  it('R44: a process that ends leaves its mails to the next one', async () => {
    const email = await addAccount(agency);
    await agency.mail.stop();
    const other = await agency.replica();
    await new ApiClient(other.base).post('/auth/send-otp', { email });
    await refusedOnce([email]);
    await other.stop('SIGKILL');
    await agency.mail.start();
    await tryAgainNow();
    await agency.mail.codeFor(email);
    expect(arrivedFor(email)).toBe(1);
  });
});
