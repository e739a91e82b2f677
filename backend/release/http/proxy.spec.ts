import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Agency } from '../../test/support/agency.js';
import { type ApiClient } from '../../test/support/api-client.js';
import { waitFor } from '../../test/support/wait-for.js';

const CLAIMS: Record<string, string>[] = [
  { 'x-forwarded-for': '198.51.100.7' },
  { 'x-forwarded-for': '198.51.100.7, 203.0.113.9' },
  { 'x-real-ip': '198.51.100.7' },
  { forwarded: 'for=198.51.100.7' },
  { 'client-ip': '198.51.100.7' },
  { 'x-forwarded-for': "127.0.0.1'; drop table audit_log; --" },
];

describe.each([
  [0, ['127.0.0.1', '127.0.0.1', '127.0.0.1', '127.0.0.1', '127.0.0.1', '127.0.0.1']],
  [1, ['198.51.100.7', '203.0.113.9', '127.0.0.1', '127.0.0.1', '127.0.0.1']],
  [2, ['198.51.100.7', '198.51.100.7', '127.0.0.1', '127.0.0.1', '127.0.0.1']],
])('R6: the address of a caller with TRUST_PROXY_HOPS=%d', (hops, expected) => {
  let agency: Agency;
  let admin: ApiClient;
  beforeAll(async () => {
    agency = await Agency.open({ TRUST_PROXY_HOPS: String(hops), RATE_LIMITS: 'on' });
    admin = await agency.staff();
    await agency.company(admin);
  });
  afterAll(() => agency.close());

  it('is what the audit log and the log say', async () => {
    for (const claim of CLAIMS.slice(0, expected.length)) {
      const job = { company_id: 1, title: 'Tester', description: 'Test.', domain: 'QA', location: 'Pune' };
      const made = await admin.post('/jobs/create', { ...job, employment_type: 'contract', count: 1 }, claim);
      expect(made.status).toBe(201);
    }
    const rows = await agency.database.sql<{ address: string }>(
      `select address from audit_log where kind = 'job request' order by audit_id`,
    );
    expect(rows.map(({ address }) => address)).toEqual(expected);
    const logged = await waitFor('the lines of all calls', () => {
      const lines = agency.product.entries.filter(({ path, method }) => path === '/jobs/create' && method === 'POST');
      return lines.length === expected.length ? lines : undefined;
    });
    expect(logged.map(({ address }) => address)).toEqual(expected);
  });

  it(hops === 0 ? 'cannot be changed to escape a limit' : 'counts for the limit of that address only', async () => {
    const statuses = [];
    for (let n = 0; n < 40; n += 1) {
      const claim = { 'x-forwarded-for': `198.51.100.${n}, 203.0.113.50`, 'x-real-ip': `10.0.0.${n}` };
      statuses.push((await agency.anyone.get('/auth/check-email?email=a@b.example', claim)).status);
    }
    // with one proxy the claim of the client before it is not believed, with two it is
    expect(statuses.filter((status) => status === 429).length).toBe(hops === 2 ? 0 : 10);
  });
});
