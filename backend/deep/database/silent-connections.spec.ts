import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Agency, type AloneAgency } from '../../test/support/agency.js';
import { Office } from '../../test/support/office.js';
import { PUNCTUAL } from '../../test/support/product-process.js';
import { waitFor } from '../../test/support/wait-for.js';

const POOL = 2;
const WAITS_FOR_LOCK = `select pid from pg_stat_activity
  where datname = current_database() and application_name = 'niyukt' and wait_event_type = 'Lock'`;

describe('A connection that falls silent in the middle of a transaction', () => {
  let agency: AloneAgency;
  let office: Office;
  beforeAll(async () => {
    agency = await Agency.openAlone({ DATABASE_POOL_SIZE: String(POOL), ...PUNCTUAL, METRICS_PORT: '0' });
    office = await Office.of(agency);
  });
  afterAll(() => office.close());

  const isHeld = async (): Promise<boolean> => {
    const { metricsPort } = agency.product.entries.find((entry) => 'metricsPort' in entry) ?? {};
    const metrics = await (await fetch(`http://127.0.0.1:${String(metricsPort)}/metrics`)).text();
    const [open, idle] = ['open', 'idle'].map(
      (state) => new RegExp(`pool="[^"]*",state="${state}"} (\\d+)`).exec(metrics)?.[1],
    );
    return open !== idle;
  };

  it('is given to nobody once it speaks again: what others write meanwhile and later is there', async () => {
    const [locked, ...others] = await Promise.all(Array.from({ length: 1 + 3 * POOL }, () => office.freshConnection()));
    const setStatus = (id: unknown, placement_status: string): ReturnType<typeof office.admin.put> =>
      office.admin.put(`/api/admin/connections/${String(id)}/status`, { placement_status });
    const locker = await agency.database.session();
    await locker.query('begin');
    await locker.query('select 1 from connections where connection_id = $1 for update', [locked?.id]);

    const late = setStatus(locked?.id, 'offered');
    const silent = await waitFor(
      'a transaction to wait',
      async () => (await locker.query(WAITS_FOR_LOCK)).rows[0]?.pid,
    );
    process.kill(silent, 'SIGSTOP');
    try {
      expect((await late).status).toBe(503);
      await waitFor('the connection to be given back', async () => !(await isHeld()) || undefined);
    } finally {
      process.kill(silent, 'SIGCONT');
      await locker.end();
    }

    const answers = await Promise.all(others.map(({ id }) => setStatus(id, 'offered')));
    expect(answers.map(({ status }) => status)).toEqual(others.map(() => 200));
    const written = await agency.database.sql<{ n: number }>(
      `select count(*)::int as n from connections where connection_id = any($1) and placement_status = 'offered'`,
      [others.map(({ id }) => id)],
    );
    expect(written).toEqual([{ n: others.length }]);
  });
});
