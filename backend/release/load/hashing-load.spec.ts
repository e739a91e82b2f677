import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { registrationOf } from '../../test/support/accounts.js';
import { Agency, type AloneAgency } from '../../test/support/agency.js';
import { type ApiClient } from '../../test/support/api-client.js';
import { PUNCTUAL } from '../../test/support/product-process.js';
import { report } from '../support/report.js';

const ROUNDS = 3;
const LISTS = 200;
const REGISTRATIONS_AT_ONCE = 60;
const MAX_RATIO = 3;

describe('R66: while many passwords are hashed', () => {
  let agency: AloneAgency;
  let admin: ApiClient;
  beforeAll(async () => {
    agency = await Agency.openAlone({ ...PUNCTUAL, TRUST_PROXY_HOPS: '1', LOG_LEVEL: 'info' });
    admin = await agency.staff();
    await agency.database.sql(
      `with added as (
         insert into users (email, password_hash, role)
         select 'asha' || n || '@many.example.in', '!', 'employee' from generate_series(1, 5000) n returning user_id, email)
       insert into employees (user_id, full_name, email, phone)
       select user_id, 'Asha Rao', email, '+91' || (9000000000 + user_id) from added`,
    );
  });
  afterAll(() => agency.close());

  async function listTimes(): Promise<number[]> {
    const times: number[] = [];
    for (let n = 0; n < LISTS; n += 1) {
      const began = performance.now();
      const { status } = await admin.get('/api/admin/employees?range=[0,24]');
      expect(status).toBe(200);
      times.push(performance.now() - began);
    }
    return times;
  }

  /** Sixty people who register, each from an address of their own, again and again until they are told to stop. */
  function registrations(): { stop: () => Promise<number> } {
    let isRunning = true;
    let sent = 0;
    const lanes = Array.from({ length: REGISTRATIONS_AT_ONCE }, async (_, lane) => {
      while (isRunning) {
        const headers = { 'x-forwarded-for': `10.1.${lane}.${sent % 250}` };
        const { status } = await agency.anyone.post('/auth/send-registration-otp', registrationOf(agency), headers);
        if (status === 200) sent += 1;
      }
    });
    return {
      stop: async () => {
        isRunning = false;
        await Promise.all(lanes);
        return sent;
      },
    };
  }

  it(`a list takes at most ${MAX_RATIO} times as long under ${REGISTRATIONS_AT_ONCE} registrations at a time`, async () => {
    await listTimes();
    const idle: number[] = [];
    const busy: number[] = [];
    let sent = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      idle.push(...(await listTimes()));
      const load = registrations();
      busy.push(...(await listTimes()));
      sent += await load.stop();
    }
    const [idleP95, busyP95] = [percentile95(idle), percentile95(busy)];
    report('a page of a list', {
      idleP50: p50(idle),
      busyP50: p50(busy),
      idleP95,
      busyP95,
      ratio: busyP95 / idleP95,
      registrations: sent,
    });
    expect(sent).toBeGreaterThan(REGISTRATIONS_AT_ONCE);
    expect(busyP95 / idleP95).toBeLessThanOrEqual(MAX_RATIO);
  });
});

function percentile95(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
}
function p50(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.5)] ?? 0;
}
