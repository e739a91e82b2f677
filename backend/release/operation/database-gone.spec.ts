import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Agency } from '../../test/support/agency.js';
import { type ApiAnswer, type ApiClient } from '../../test/support/api-client.js';
import { TcpProxy } from '../../test/support/tcp-proxy.js';
import { createTestDatabase, type TestDatabase } from '../../test/support/test-database.js';
import { waitFor } from '../../test/support/wait-for.js';

const UNAVAILABLE = 'The service is not available at the moment. Please try again in a few seconds.';

describe('R43 R54: while the database is away', () => {
  let database: TestDatabase;
  let proxy: TcpProxy;
  let agency: Agency;
  let admin: ApiClient;
  beforeAll(async () => {
    database = await createTestDatabase();
    proxy = await TcpProxy.before(database.url);
    // silence is met for as long as a call may take
    agency = await Agency.openAlone({ DATABASE_URL: proxy.url, MAX_REPLY_SECONDS: '10' });
    admin = await staffOf();
  });
  afterAll(async () => {
    await proxy.restore();
    await agency.close();
    await proxy.cut();
    await database.drop();
  });

  /** The agency's own database is not the one its product uses here. */
  async function staffOf(): Promise<ApiClient> {
    await agency.staff().catch(() => undefined);
    const [row] = await agency.database.sql<{ password_hash: string }>('select password_hash from users limit 1');
    await database.sql(`insert into users (email, password_hash, role) values ('admin@niyukt.example', $1, 'admin')`, [
      row?.password_hash,
    ]);
    return agency.login('admin@niyukt.example');
  }

  const status = async (path: string): Promise<number> => (await agency.anyone.get(path)).status;

  async function becomesReady(): Promise<void> {
    await waitFor('the product to be ready', async () => ((await status('/health/ready')) === 200 ? true : undefined));
    expect((await admin.get('/api/admin/dashboard-stats')).status).toBe(200);
  }

  async function endSessions(): Promise<void> {
    await database.sql(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'niyukt'`,
    );
  }

  /** More at once than the pool has connections. */
  const manyCalls = (): Promise<ApiAnswer>[] => [calls(), calls(), calls(), calls()].flat();

  function calls(): Promise<ApiAnswer>[] {
    return [
      agency.anyone.post('/auth/login', { email: 'admin@niyukt.example', password: 'mango-lassi-42' }),
      admin.get('/api/admin/employees'),
      admin.get('/api/admin/employees/1'),
      admin.post('/api/admin/create-connection', { request_id: 1, employee_id: 1 }),
      agency.anyone.get('/auth/check-email?email=a@b.example'),
      agency.anyone.post('/auth/send-otp', { email: 'admin@niyukt.example' }),
    ];
  }

  async function expectUnavailable(): Promise<void> {
    for (const { status: answered, headers, body } of await Promise.all(manyCalls())) {
      expect([answered, body]).toEqual([503, expect.objectContaining({ statusCode: 503, error: UNAVAILABLE })]);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect(await status('/health/live')).toBe(200);
    expect(await status('/auth/terms/employee')).toBe(200);
    expect(await status('/login')).toBe(200);
  }

  it('is ready at first', async () => {
    expect((await agency.anyone.get('/health/ready')).body).toEqual({ status: 'ok' });
    expect((await agency.anyone.get('/health/live')).body).toEqual({ status: 'ok' });
  });

  it('answers 503 with Retry-After when it is gone, says it is not ready, and comes back by itself', async () => {
    await proxy.cut();
    await expectUnavailable();
    const notReady = await waitFor('the product to notice', async () => {
      const answer = await agency.anyone.get('/health/ready');
      return answer.status === 503 ? answer : undefined;
    });
    expect(Number(notReady.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Object.keys(notReady.body as object).toSorted()).toEqual(['code', 'error', 'requestId', 'statusCode']);
    await proxy.restore();
    await becomesReady();
  });

  it('answers 503 and does not hang when it falls silent, and comes back by itself', async () => {
    proxy.fallSilent();
    try {
      await expectUnavailable();
      expect(await status('/health/ready')).toBe(503);
    } finally {
      await proxy.restore();
    }
    await becomesReady();
  });

  it('answers nothing but its results or 503 while its sessions are ended again and again', async () => {
    const statuses = new Set<number>();
    for (let round = 0; round < 15; round += 1) {
      const requests = Array.from({ length: 8 }, () => admin.get('/api/admin/employees'));
      await endSessions();
      for (const answer of await Promise.all(requests)) statuses.add(answer.status);
    }
    expect([...statuses].filter((seen) => seen !== 200 && seen !== 503)).toEqual([]);
    await becomesReady();
  });

  it('goes on when a session is ended in the moment it begins', async () => {
    proxy.joinReadyWithNext(true);
    await endSessions();
    const answers = Array.from({ length: 4 }, () => admin.get('/api/admin/employees'));
    await waitFor('new sessions', () => (proxy.held > 0 ? true : undefined));
    await endSessions();
    proxy.joinReadyWithNext(false);
    for (const answer of await Promise.all(answers)) expect([200, 503]).toContain(answer.status);
    await becomesReady();
  });

  it('R44: a mail that left while the database went away is noted when it is back, and not sent again', async () => {
    agency.mail.onData = () => void proxy.cut();
    expect((await agency.anyone.post('/auth/send-otp', { email: 'admin@niyukt.example' })).status).toBe(200);
    await agency.mail.mailTo('admin@niyukt.example');
    agency.mail.onData = () => undefined;
    await proxy.restore();
    await waitFor('the mail to be noted', async () => {
      const [mail] = await database.sql<{ status: string }>('select status from outbox_mails');
      return mail?.status === 'sent' ? true : undefined;
    });
    expect(agency.mail.mails).toHaveLength(1);
    await becomesReady();
  });

  it('never ended, never left a rejection unhandled, and told its log without the address of the database', () => {
    const log = agency.product.logLines.join('\n');
    expect(agency.product.errors).toBe('');
    expect(log).toContain('The database does not answer');
    expect(log).not.toContain(new URL(proxy.url).password);
  });
});
