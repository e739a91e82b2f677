import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readEnv } from '../../src/platform/config/env.js';
import { addAccount } from '../../test/support/accounts.js';
import { Agency, TEST_SECRET } from '../../test/support/agency.js';
import { SmtpSink } from '../../test/support/smtp-sink.js';
import { waitFor } from '../../test/support/wait-for.js';

const CERTIFICATES = join(import.meta.dirname, '../../test/support/certificates');
const read = (file: string): Buffer => readFileSync(join(CERTIFICATES, file));
const PRODUCTION = { NODE_ENV: 'production', PUBLIC_URL: 'https://jobs.niyukt.example', RATE_LIMITS: 'on' };

describe('R73: mail in production', () => {
  const key = read('key.pem');
  const plain = new SmtpSink();
  const rightName = new SmtpSink({ key, cert: read('cert.pem') });
  const otherName = new SmtpSink({ key, cert: read('other-name.pem') });
  const sinks = [plain, rightName, otherName];
  beforeAll(async () => {
    await Promise.all(sinks.map((sink) => sink.start()));
  });
  afterAll(() => Promise.all(sinks.map((sink) => sink.stop())));

  /** What became of a mail with a code that such a product wanted to send. */
  async function sendThrough(sink: SmtpSink, environment: Record<string, string>): Promise<string> {
    const agency = await Agency.open({ ...PRODUCTION, SMTP_URL: sink.outerUrl, ...environment });
    try {
      const email = await addAccount(agency);
      expect((await agency.anyone.post('/auth/send-otp', { email })).status).toBe(200);
      const outcome = await waitFor('the mail to be tried', async () => {
        const [mail] = await agency.database.sql<{ status: string; last_error: string | null }>(
          'select status, last_error from outbox_mails where recipient = $1 and (attempts > 0 and last_error is not null or status <> $2)',
          [email, 'queued'],
        );
        return mail;
      });
      const arrived = sink.mails.some(({ to }) => to === email);
      expect(arrived).toBe(outcome.status === 'sent');
      return outcome.status === 'sent' ? 'sent' : (outcome.last_error ?? '');
    } finally {
      await agency.close();
    }
  }

  const trusted = (file: string): Record<string, string> => ({ NODE_EXTRA_CA_CERTS: join(CERTIFICATES, file) });

  it('R73: does not leave in clear when a server, or somebody in between, offers no STARTTLS', async () => {
    expect(await sendThrough(plain, {})).toMatch(/TLS/i);
  });

  it('R73: does not leave for a server whose certificate nobody vouches for', async () => {
    expect(await sendThrough(rightName, {})).toMatch(/self-signed certificate/i);
  });

  it('R73: does not leave for a server with the certificate of another one', async () => {
    expect(await sendThrough(otherName, trusted('other-name.pem'))).toMatch(/does not match certificate/i);
  });

  it('R73: leaves over TLS for a server with the right certificate', async () => {
    expect(await sendThrough(rightName, trusted('cert.pem'))).toBe('sent');
  });

  it('R73: leaves in clear for a host that is named as private', async () => {
    expect(await sendThrough(plain, { PRIVATE_HOSTS: '0.0.0.0' })).toBe('sent');
  });
});

const COMPLETE = {
  NODE_ENV: 'production',
  JWT_SECRET: TEST_SECRET,
  PUBLIC_URL: 'https://jobs.agency.test',
  SMTP_URL: 'smtp://mail.agency.test',
  DATABASE_URL: 'postgres://u:p@db.agency.test/n?sslmode=verify-full',
};
const WEAK_MAIL = /^SMTP_URL must not weaken TLS in production/;
const WEAK_DATABASE = /needs sslmode=verify-full in production/;

describe('R73: production refuses to start with an address that weakens TLS', () => {
  it('R73: with a whole configuration it does not', () => {
    expect(readEnv(COMPLETE).smtpNeedsTls).toBe(true);
  });

  it.each([
    'ignoreTLS=true',
    'requireTLS=false',
    'opportunisticTLS=true',
    'tls.rejectUnauthorized=false',
    'secure=false',
    'TLS.REJECTUNAUTHORIZED=0',
    'tls.minVersion=TLSv1',
    'tls.ciphers=NULL',
    'host=127.0.0.1',
    'service=gmail',
  ])('R73: SMTP_URL?%s', (parameter) => {
    const SMTP_URL = `smtp://mail.agency.test?pool=true&${parameter}`;
    expect(() => readEnv({ ...COMPLETE, SMTP_URL })).toThrow(WEAK_MAIL);
    expect(() => readEnv({ ...COMPLETE, SMTP_URL, PRIVATE_HOSTS: 'mail.agency.test' })).not.toThrow();
    expect(() => readEnv({ SMTP_URL })).not.toThrow();
  });

  it.each([
    'postgres://u:p@db.agency.test/n',
    'postgres://u:p@10.1.2.3/n',
    'postgres://u:p@127.0.0.1.agency.test/n',
    ...['disable', 'prefer', 'require', 'verify-ca', 'no-verify'].map(
      (mode) => `postgres://u:p@db.test/n?sslmode=${mode}`,
    ),
    'postgres://u:p@db.agency.test/n?ssl=true',
    'postgres://u:p@localhost/n?host=db.agency.test',
    'postgres://u:p@db.agency.test/n?sslmode=verify-full&sslmode=no-verify',
    'postgres://u:p@db.agency.test/n?sslmode=verify-full&ssl=false&sslmode=disable',
  ])('R73: %s, also as a replica', (url) => {
    expect(() => readEnv({ ...COMPLETE, DATABASE_URL: url })).toThrow(WEAK_DATABASE);
    expect(() => readEnv({ ...COMPLETE, DATABASE_REPLICA_URLS: url })).toThrow(WEAK_DATABASE);
  });

  it.each([
    ['', 'postgres://u:p@localhost/n'],
    ['', 'postgres://u:p@127.0.0.9/n'],
    ['', 'postgres://u:p@[::1]/n'],
    ['postgres', 'postgres://u:p@postgres:5432/n'],
    ['mail, DB.agency.test', 'postgres://u:p@db.agency.test/n'],
    ['10.0.0.0/8', 'postgres://u:p@10.200.3.4/n'],
    ['fd00::/8', 'postgres://u:p@[fd12:3456::1]/n'],
    ['192.0.2.7', 'postgres://u:p@192.0.2.7/n?sslmode=disable'],
  ])('R73: PRIVATE_HOSTS=%s takes %s as it is', (PRIVATE_HOSTS, url) => {
    const environment = { ...COMPLETE, PRIVATE_HOSTS, DATABASE_URL: url, DATABASE_REPLICA_URLS: url };
    expect(readEnv(environment).databaseUrl).toBe(url);
  });

  it.each([
    ['10.0.0.0/8', 'postgres://u:p@11.0.0.1/n'],
    ['agency.test', 'postgres://u:p@db.agency.test/n'],
    ['192.0.2.7', 'postgres://u:p@192.0.2.70/n'],
  ])('R73: PRIVATE_HOSTS=%s does not mean %s', (PRIVATE_HOSTS, DATABASE_URL) => {
    expect(() => readEnv({ ...COMPLETE, PRIVATE_HOSTS, DATABASE_URL })).toThrow(WEAK_DATABASE);
  });

  it.each(['0.0.0.0/0', '10.0.0.0/33', '::/4', 'postgres/8', '*', 'a b', '10.0.0.0/8/8'])(
    'R73: %s is no private host',
    (PRIVATE_HOSTS) => {
      expect(() => readEnv({ ...COMPLETE, PRIVATE_HOSTS })).toThrow(/^PRIVATE_HOSTS is not valid/);
    },
  );

  it('R73: certificates are checked', () => {
    expect(() => readEnv({ ...COMPLETE, NODE_TLS_REJECT_UNAUTHORIZED: '0' })).toThrow(/^NODE_TLS_REJECT_UNAUTHORIZED /);
  });
});
