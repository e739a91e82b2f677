import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addAccount, applyFor, recover } from '../../test/support/accounts.js';
import { Agency, type AloneAgency, PASSWORD } from '../../test/support/agency.js';
import { type ApiAnswer, ApiClient } from '../../test/support/api-client.js';
import { Office } from '../../test/support/office.js';
import { preloaded } from '../../test/support/preloaded.js';
import { TcpProxy } from '../../test/support/tcp-proxy.js';
import { createTestDatabase, type TestDatabase } from '../../test/support/test-database.js';
import { waitFor } from '../../test/support/wait-for.js';

/** Sets the time of day of the process forward or back by an hour, as somebody with `date` or a broken time server does. */
const MOVABLE_CLOCK = `
const Real = Date;
let offset = 0;
globalThis.Date = class Date extends Real {
  constructor(...given) { if (given.length) super(...given); else super(Real.now() + offset); }
  static now() { return Real.now() + offset; }
};
const move = (hours) => () => { offset += hours * 3600000; console.log('moved to ' + offset / 3600000); };
process.on('SIGUSR2', move(1));
process.on('SIGHUP', move(-1));
`;
const TRIES_UNTIL_LOCKED = 11;

describe('R42 R43: the clock of a process is set forward and back by an hour', () => {
  let database: TestDatabase;
  let proxy: TcpProxy;
  let agency: AloneAgency;
  let office: Office;
  beforeAll(async () => {
    database = await createTestDatabase();
    proxy = await TcpProxy.before(database.url);
    const environment = { RATE_LIMITS: 'on', DATABASE_URL: proxy.url, TRUST_PROXY_HOPS: '1' };
    agency = await Agency.openAlone({ ...environment, ...preloaded(MOVABLE_CLOCK) }, database);
    office = await Office.of(agency);
  });
  afterAll(async () => {
    await agency.close();
    await proxy.cut();
    await database.drop();
  });

  let hours = 0;
  async function move(by: 1 | -1): Promise<void> {
    const before = agency.product.logLines.length;
    agency.product.signal(by > 0 ? 'SIGUSR2' : 'SIGHUP');
    hours += by;
    await waitFor('the clock to move', () =>
      agency.product.logLines.slice(before).includes(`moved to ${hours}`) ? true : undefined,
    );
  }
  const login = (email: string, password: string): Promise<ApiAnswer> =>
    agency.anyone.post('/auth/login', { email, password }, { 'x-forwarded-for': '10.3.0.1' });

  it('R7 R14: tokens, codes and links of before and after work, because the database says what time it is', async () => {
    const early = await agency.login(office.admin.email);
    const reset = await addAccount(agency);
    const ofBefore = await recover(agency, reset);
    const { email, code } = await applyFor(agency);
    await move(1);
    const late = await agency.login(office.admin.email);
    expect((await agency.anyone.post('/auth/verify-registration-otp', { email, otp: code })).status).toBe(200);
    const newPassword = 'jasmine-tea-77';
    const answer = await agency.anyone.post('/auth/reset-password-with-otp', {
      email: reset,
      otp: ofBefore.code,
      newPassword,
    });
    expect(answer.status).toBe(200);
    await move(-1);
    await move(-1);
    for (const client of [early, late, await agency.login(office.admin.email)])
      expect((await client.get('/users/profile')).status).toBe(200);
    const after = await applyFor(agency);
    expect(
      (await agency.anyone.post('/auth/verify-registration-otp', { email: after.email, otp: after.code })).status,
    ).toBe(200);
    await move(1);
  });

  it('R77: a lockout lasts as long by the clock of the database, whichever way the one of the process goes', async () => {
    const email = await addAccount(agency);
    const wait = async (): Promise<number> => {
      const locked = await login(email, PASSWORD);
      expect(locked.status).toBe(429);
      return Number(locked.headers.get('retry-after'));
    };
    for (let n = 0; n < 12; n += 1) await move(1);
    for (let n = 0; n < TRIES_UNTIL_LOCKED; n += 1) await login(email, 'a-wrong-password');
    expect(await wait()).toBeLessThanOrEqual(60);
    for (let n = 0; n < 24; n += 1) await move(-1);
    expect(await wait()).toBeLessThanOrEqual(60);
    // as after the database's own clock was twelve hours ahead, and was put right
    await database.sql('update rate_limits set expire = expire + 12 * 3600 * 1000');
    expect(await wait()).toBeLessThanOrEqual(60);
    for (let n = 0; n < 12; n += 1) await move(1);
    await database.sql('update rate_limits set expire = 1');
    expect((await login(email, PASSWORD)).status).toBe(200);
  });

  it('R48 R54: nothing written is lost or out of order, and readiness is looked up as often as before', async () => {
    const connection = await office.freshConnection();
    const steps = ['shortlisted', 'selected', 'offered', 'placed'] as const;
    for (const [n, status] of steps.entries()) {
      await office.setStatus(connection.id, status);
      await move(n % 2 ? 1 : -1);
    }
    const history = (await office.admin.get(`/api/admin/connections/${connection.id}/history`)).body as {
      to_status: string;
      changed_at: string;
    }[];
    expect(history.map(({ to_status }) => to_status).toReversed()).toEqual(['pending', ...steps]);
    expect(history.map(({ changed_at }) => changed_at)).toEqual(
      history.map(({ changed_at }) => changed_at).toSorted((a, b) => b.localeCompare(a)),
    );
    const readiness = async (): Promise<number> => (await new ApiClient(agency.base).get('/health/ready')).status;
    expect(await readiness()).toBe(200);
    await move(-1);
    await proxy.cut();
    await waitFor(
      'the process to notice that its database is away',
      async () => (await readiness()) === 503 || undefined,
    );
    await proxy.restore();
    await waitFor('the process to be ready', async () => (await readiness()) === 200 || undefined);
    expect(agency.product.errors).toBe('');
  });
});
