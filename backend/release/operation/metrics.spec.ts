import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addAccount, atOnce, registrationOf } from '../../test/support/accounts.js';
import { Agency, PASSWORD } from '../../test/support/agency.js';
import { type ApiClient } from '../../test/support/api-client.js';
import { waitFor } from '../../test/support/wait-for.js';

describe('watching a running product', () => {
  let agency: Agency;
  let admin: ApiClient;
  let metricsBase: string;
  beforeAll(async () => {
    agency = await Agency.openAlone({ RATE_LIMITS: 'on', METRICS_PORT: '0', DATABASE_POOL_SIZE: '2' });
    admin = await agency.staff();
    const { metricsPort } = await waitFor('the port of the metrics', () =>
      agency.product.entries.find((entry) => 'metricsPort' in entry),
    );
    metricsBase = `http://127.0.0.1:${String(metricsPort)}`;
  });
  afterAll(() => agency.close());

  const scrape = async (): Promise<string> => (await fetch(`${metricsBase}/metrics`)).text();

  /** The value of a series, labels in any order; nothing when it is not there. */
  function value(text: string, name: string, labels: Record<string, string> = {}): number | undefined {
    const line = text.split('\n').find((candidate) => {
      const [, series, found = ''] = /^(\w+)(?:\{(.*)\})? /.exec(candidate) ?? [];
      return series === name && Object.entries(labels).every(([key, label]) => found.includes(`${key}="${label}"`));
    });
    return line ? Number(line.split(' ').at(-1)) : undefined;
  }
  const seen = async (name: string, labels: Record<string, string>, least: number): Promise<unknown> =>
    waitFor(`${name} to be ${least}`, async () =>
      (value(await scrape(), name, labels) ?? 0) >= least ? true : undefined,
    );

  it('R60: serves its metrics on a port of their own, and nothing else there', async () => {
    expect((await admin.get('/metrics')).text).not.toContain('niyukt_');
    expect((await agency.anyone.get('/metrics', { accept: 'text/html' })).text).not.toContain('niyukt_');
    const answer = await fetch(`${metricsBase}/metrics`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/plain')]);
    for (const path of ['/', '/health/live', '/metrics/x', '/api/admin/employees']) {
      expect((await fetch(`${metricsBase}${path}`)).status).toBe(404);
    }
    expect((await fetch(`${metricsBase}/metrics`, { method: 'POST' })).status).toBe(404);
  });

  it('counts and times requests by the template of their route and the class of their status', async () => {
    const count = 'niyukt_http_request_duration_seconds_count';
    for (const id of [1, 2, 3]) await admin.get(`/api/admin/employees/${id}`);
    const labels = { method: 'GET', route: '/api/admin/employees/:id', status: '4xx' };
    await seen(count, labels, 3);
    const text = await scrape();
    expect(value(text, count, labels)).toBe(3);
    expect(value(text, count, { method: 'POST', route: '/auth/login', status: '2xx' })).toBe(1);
    expect(value(text, 'niyukt_http_request_duration_seconds_bucket', { ...labels, le: '+Inf' })).toBe(3);
  });

  it('shows its version, its connections, its event loop and its readiness', async () => {
    const text = await scrape();
    expect(text).toMatch(/^niyukt_build_info\{version="\d+\.\d+\.\d+",node="[\d.]+"\} 1$/m);
    expect(value(text, 'niyukt_database_pool', { pool: 'primary', state: 'size' })).toBe(2);
    for (const state of ['open', 'idle', 'waiting']) {
      expect(value(text, 'niyukt_database_pool', { pool: 'primary', state })).toBeGreaterThanOrEqual(0);
    }
    expect(value(text, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
    expect(value(text, 'niyukt_ready')).toBe(1);
  });

  it('counts failed logins and refusals by limits, without saying whose', async () => {
    const email = await addAccount(agency);
    await atOnce(11, () => agency.anyone.post('/auth/login', { email, password: 'wrong-password-1' }));
    await agency.anyone.post('/auth/login', { email: 'canary-7f3a@mail.example', password: PASSWORD });
    await agency.anyone.get('/auth/check-email?email=canary-7f3a@mail.example');
    await agency.anyone.get('/canary-7f3a', { 'x-request-id': 'canary-7f3a' });
    const text = await scrape();
    expect(value(text, 'niyukt_failed_logins_total')).toBe(11);
    expect(value(text, 'niyukt_rate_limit_refusals_total', { limit: 'login-account' })).toBe(1);
    expect(text).not.toMatch(/@|canary|127\.0\.0\.1|meera/i);
  });

  it('shows the mail that waits, and how long, and what became of each try', async () => {
    const { email, role, userData } = registrationOf(agency);
    await agency.mail.stop();
    await agency.anyone.post('/auth/send-registration-otp', { email, role, userData });
    await seen('niyukt_mails_total', { outcome: 'refused' }, 1);
    const waiting = await scrape();
    expect(value(waiting, 'niyukt_outbox_queued')).toBe(1);
    expect(value(waiting, 'niyukt_outbox_oldest_seconds')).toBeGreaterThan(0);
    await agency.mail.start();
    await agency.mail.mailTo(email);
    await seen('niyukt_mails_total', { outcome: 'sent' }, 1);
    const done = await scrape();
    expect([value(done, 'niyukt_outbox_queued'), value(done, 'niyukt_outbox_oldest_seconds')]).toEqual([0, 0]);
  });

  it('R54: 1,000 calls of /health/ready at once are answered, and leave the database to others', async () => {
    const probes = atOnce(1000, () => agency.anyone.get('/health/ready'));
    const work = await atOnce(20, () => admin.get('/users/profile'));
    expect(new Set(work.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set((await probes).map(({ status }) => status))).toEqual(new Set([200]));
  });

  it('R54: is not ready while migrations are missing; the log says which, the answer does not', async () => {
    const becomes = (status: number): Promise<unknown> =>
      waitFor(`readiness ${status}`, async () => {
        const answer = await agency.anyone.get('/health/ready');
        return answer.status === status ? answer : undefined;
      });
    const [gone] = await agency.database.sql<{ timestamp: string; name: string }>(
      'delete from migrations where id = (select max(id) from migrations) returning timestamp, name',
    );
    expect(await becomes(503)).toMatchObject({ body: { error: 'The service is not ready' } });
    expect(value(await scrape(), 'niyukt_ready')).toBe(0);
    await agency.database.sql('insert into migrations (timestamp, name) values ($1, $2)', [
      gone?.timestamp,
      gone?.name,
    ]);
    await becomes(200);
    const said = (): unknown[] => agency.product.entries.filter(({ from }) => from === 'Health').map(({ msg }) => msg);
    await waitFor('both lines of the log', async () => said().length > 1 || undefined);
    expect(said()).toEqual([`The database lacks migrations: ${gone?.name ?? ''}`, 'The database is ready again']);
  });
});
