import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Agency } from '../../test/support/agency.js';
import { type ApiAnswer } from '../../test/support/api-client.js';
import { Office } from '../../test/support/office.js';
import { PostgresServer } from '../../test/support/postgres-server.js';
import { PUNCTUAL } from '../../test/support/product-process.js';
import { SteadyLoad } from '../../test/support/steady-load.js';
import { TcpProxy } from '../../test/support/tcp-proxy.js';
import { waitFor } from '../../test/support/wait-for.js';
import { report } from '../support/report.js';

const CLIENTS = 64;
const AWAY_MILLISECONDS = 20_000;
const MAX_MILLISECONDS = 5_000;
const SESSION_ENDS = 30;
const BETWEEN_ENDS_MILLISECONDS = 2_000;

describe('R43: 64 clients while the database is away', () => {
  let server: PostgresServer;
  let proxy: TcpProxy;
  let agency: Agency;
  let office: Office;
  let connections: number[];
  beforeAll(async () => {
    server = await PostgresServer.start();
    proxy = await TcpProxy.before(server.database.url);
    agency = await Agency.openInProduction({ ...PUNCTUAL, DATABASE_URL: proxy.url }, server.database);
    office = await Office.of(agency);
    connections = [];
    for (let n = 0; n < CLIENTS; n += 1) connections.push((await office.freshConnection()).id);
  });
  afterAll(async () => {
    await agency.close();
    await proxy.cut();
    await server.remove();
  });

  let written = 0;
  const acknowledged: string[] = [];
  async function note(): Promise<ApiAnswer> {
    written += 1;
    const [id, admin_notes] = [connections[written % CLIENTS] ?? 0, `note ${written}`];
    const answer = await office.admin.patch(`/api/admin/connections/${id}`, { admin_notes });
    if (answer.status === 200) acknowledged.push(admin_notes);
    return answer;
  }
  function mixOfCalls(): (() => Promise<ApiAnswer>)[] {
    let n = 0;
    const login = { email: office.admin.email, password: 'a-wrong-password' };
    const from = (): Record<string, string> => ({ 'x-forwarded-for': `10.1.${(n += 1) >> 8}.${n & 255}` });
    return [
      () => office.admin.get('/api/admin/employees'),
      () => office.admin.get('/api/admin/dashboard-stats'),
      () => office.admin.get(`/api/admin/connections/${connections[0] ?? 0}`),
      note,
      () => agency.anyone.get(`/auth/check-email?email=a${n}@b.example`, from()),
      () => agency.anyone.post('/auth/login', { ...login, email: `a${n}@b.example` }, from()),
      () => agency.anyone.post('/auth/send-otp', { email: `a${n}@b.example` }, from()),
      note,
    ];
  }

  const isReady = async (): Promise<true | undefined> =>
    (await office.admin.get('/api/admin/dashboard-stats')).status === 200 || undefined;

  it.each([
    ['stopped', () => server.stop(), () => server.start()],
    ['killed and stopped', async () => server.kill().then(() => server.stop()), () => server.start()],
    ['cut off', () => proxy.cut(), () => proxy.restore()],
    ['silent', async () => proxy.fallSilent(), () => proxy.restore()],
    ['stopped again', () => server.stop(), () => server.start()],
  ])('R43: %s for 20 s: 503 at once, nothing hangs, back within 5 s', async (how, leave, comeBack) => {
    const load = new SteadyLoad(CLIENTS, mixOfCalls());
    await delay(2_000);
    const leftAt = load.now;
    await leave();
    await delay(AWAY_MILLISECONDS);
    const health = await agency.anyone.get('/health/live');
    await comeBack();
    const backAt = load.now;
    await waitFor('the product to be back', isReady);
    const readyAfter = load.now - backAt;
    await delay(3_000);
    const seen = await load.stop();
    const during = seen.filter(({ sentAt, milliseconds }) => sentAt > leftAt && sentAt + milliseconds < backAt);
    const away = during.filter(({ status }) => status === 503);
    const slowest = Math.max(...seen.map(({ milliseconds }) => milliseconds));
    const firstAfter = Math.min(
      ...seen
        .filter(({ sentAt, milliseconds, status }) => sentAt + milliseconds > backAt && status === 200)
        .map(({ sentAt, milliseconds }) => sentAt + milliseconds - backAt),
    );
    report(how, { answers: seen.length, away: away.length, slowest, firstAfter, readyAfter });
    const expected = new Set([200, 401, 404, 429, 503]);
    expect([...new Set(seen.map(({ status }) => status))].filter((status) => !expected.has(status))).toEqual([]);
    expect(seen.filter(({ status, retryAfter }) => status === 503 && !retryAfter)).toEqual([]);
    expect(seen.filter(({ sentAt, status }) => status === 503 && sentAt < leftAt - MAX_MILLISECONDS)).toEqual([]);
    expect(away.length).toBeGreaterThan(CLIENTS);
    expect(slowest).toBeLessThan(MAX_MILLISECONDS);
    expect(firstAfter).toBeLessThan(MAX_MILLISECONDS);
    expect(health.status).toBe(200);
    expect(agency.product.errors).toBe('');
  });

  it('R42 R43: its sessions ended every 2 s for 60 s: no acknowledged write is lost', async () => {
    acknowledged.length = 0;
    const load = new SteadyLoad(CLIENTS, [note, () => office.admin.get('/api/admin/employees')]);
    for (let n = 0; n < SESSION_ENDS; n += 1) {
      await delay(BETWEEN_ENDS_MILLISECONDS);
      await server.database.sql(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'niyukt'`,
      );
    }
    const seen = await load.stop();
    const refused = seen.filter(({ status }) => status === 503).length;
    const notes = await server.database.sql<{ note: string }>(
      `select after ->> 'admin_notes' as note from audit_log where kind = 'connection' and action = 'updated'`,
    );
    const stored = new Set(notes.map(({ note: each }) => each));
    const lost = acknowledged.filter((each) => !stored.has(each));
    report('sessions ended', { answers: seen.length, refused, written: acknowledged.length, lost: lost.length });
    expect([...new Set(seen.map(({ status }) => status))].toSorted()).toEqual([200, 503]);
    expect(lost).toEqual([]);
    expect(acknowledged.length).toBeGreaterThan(1_000);
    expect(agency.product.errors).toBe('');
    await waitFor('the product to be ready', isReady);
  });
});
