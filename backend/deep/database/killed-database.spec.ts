import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { report } from '../../release/support/report.js';
import { KilledDatabase } from '../../test/support/killed-database.js';

describe('R42: kill -9 of the database, with its processes or leaving them as orphans', () => {
  let killed: KilledDatabase;
  beforeAll(async () => {
    killed = await KilledDatabase.open();
  });
  afterAll(() => killed.close());

  it('R42 R43: 300 registrations by 10 clients are 300 accounts', async () => {
    const { acknowledged, stored, ...others } = await killed.register(300, [50, 100, 250]);
    report('registrations', { acknowledged: acknowledged.length, stored: stored.length, ...others });
    expect(others.duplicateMails).toBe(0);
    expect(stored.toSorted()).toEqual(acknowledged.toSorted());
    expect(new Set(stored).size).toBe(300);
  });

  it('R42 R43: 300 status changes are 300 steps of history', async () => {
    const { acknowledged, stored, ...others } = await killed.changeStatuses(30, [50, 100, 250]);
    report('status changes', { acknowledged: acknowledged.length, stored: stored.length, ...others });
    expect(acknowledged).toHaveLength(300);
    expect(stored.toSorted()).toEqual(acknowledged.toSorted());
  });

  it('R43: the process never ended, left no rejection unhandled, and says it is ready', async () => {
    expect(killed.agency.product.errors).toBe('');
    expect((await killed.agency.anyone.get('/health/ready')).status).toBe(200);
  });
});
