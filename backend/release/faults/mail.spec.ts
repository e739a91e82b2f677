import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { hash } from '@node-rs/argon2';
import { PASSWORD_STRENGTH } from '../../src/auth/password-strength.js';
import { Agency, PASSWORD } from '../../test/support/agency.js';
import { ApiClient } from '../../test/support/api-client.js';
import { type ProductProcess, PUNCTUAL } from '../../test/support/product-process.js';
import { SmtpSink } from '../../test/support/smtp-sink.js';
import { TcpProxy } from '../../test/support/tcp-proxy.js';
import { waitFor } from '../../test/support/wait-for.js';
import { report } from '../support/report.js';

const MAILS = 200;
const FAULT_MILLISECONDS = 15_000;
const KILLS = 20;
const MAILS_PER_KILL = 10;

describe('R44: 200 mails of two processes', () => {
  let mail: SmtpSink;
  let proxy: TcpProxy;
  let agency: Agency;
  let replica: ProductProcess;
  beforeEach(async () => {
    mail = await new SmtpSink().start();
    proxy = await TcpProxy.before(mail.url);
    agency = await Agency.openInProduction({ ...PUNCTUAL, SMTP_URL: proxy.url });
    replica = await agency.replica();
  });
  afterEach(async () => {
    await replica.stop();
    await agency.close();
    await proxy.cut();
    await mail.stop();
  });

  async function addAccounts(count: number): Promise<string[]> {
    const rows = await agency.database.sql<{ email: string }>(
      `insert into users (email, password_hash, role)
       select 'meera' || n || '@niyukt.example', $2, 'admin' from generate_series(1, $1) n returning email`,
      [count, await hash(PASSWORD, PASSWORD_STRENGTH)],
    );
    return rows.map(({ email }) => email);
  }

  /** Each by a call of its own, half of them to each process. @returns the slowest call */
  async function askForCodes(emails: string[]): Promise<number> {
    let slowest = 0;
    for (const [n, email] of emails.entries()) {
      const began = performance.now();
      const { base } = n % 2 ? replica : agency;
      const from = { 'x-forwarded-for': `10.2.0.${n}` };
      expect((await new ApiClient(base).post('/auth/send-otp', { email }, from)).status).toBe(200);
      slowest = Math.max(slowest, performance.now() - began);
    }
    return slowest;
  }

  const arrived = (): Set<string> => new Set(mail.mails.map(({ to }) => to));

  async function allAreSent(emails: string[]): Promise<void> {
    await waitFor('all mails to be sent', async () => {
      const [row] = await agency.database.sql<{ n: number }>(
        `select count(*)::int as n from outbox_mails where status = 'sent'`,
      );
      return row?.n === emails.length || undefined;
    });
    expect([...arrived()].toSorted()).toEqual(emails.toSorted());
  }

  it.each<[string, () => unknown, () => unknown]>([
    ['down', () => proxy.cut(), () => proxy.restore()],
    ['silent', () => void (mail.fault = { silent: true }), () => void (mail.fault = undefined)],
    ['refusing for now', () => void (mail.fault = { code: 451 }), () => void (mail.fault = undefined)],
    ['refusing for good', () => void (mail.fault = { code: 550 }), () => void (mail.fault = undefined)],
    [
      'dying in the middle of each mail',
      () => void (mail.onData = () => void proxy.cut().then(() => proxy.restore())),
      () => void (mail.onData = () => undefined),
    ],
  ])('R44: a mail server that is %s for 15 s costs no mail and doubles none', async (what, begin, end) => {
    const emails = await addAccounts(MAILS);
    await begin();
    const slowestCall = await askForCodes(emails);
    await delay(FAULT_MILLISECONDS);
    const early = arrived().size;
    await end();
    const began = performance.now();
    await allAreSent(emails);
    const { duplicates } = mail;
    report(what, { sent: emails.length, early, duplicates, slowestCall, drainedIn: performance.now() - began });
    expect(early).toBe(0);
    expect(duplicates).toBe(0);
    expect(slowestCall).toBeLessThan(5_000);
  });

  it('R44: a mail server that takes 7.6 s for each step gets a mail once', async () => {
    const emails = await addAccounts(1);
    mail.fault = { stepMilliseconds: 7_600 };
    await askForCodes(emails);
    await allAreSent(emails);
    report('slow', { sent: emails.length, duplicates: mail.duplicates });
    expect(mail.duplicates).toBe(0);
  });

  it(`R44: a worker killed ${KILLS} times loses no mail and doubles at most one each time`, async () => {
    const emails = await addAccounts(KILLS * MAILS_PER_KILL);
    for (let kill = 0; kill < KILLS; kill += 1) {
      const before = mail.mails.length;
      await askForCodes(emails.slice(kill * MAILS_PER_KILL, (kill + 1) * MAILS_PER_KILL));
      await waitFor('mail to flow', () => mail.mails.length > before || undefined);
      await replica.stop('SIGKILL');
      replica = await agency.replica();
    }
    await allAreSent(emails);
    report('killed', { kills: KILLS, sent: emails.length, duplicates: mail.duplicates });
    expect(mail.duplicates).toBeLessThanOrEqual(KILLS);
  });
});
