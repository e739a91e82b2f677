import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { KilledDatabase } from '../support/killed-database.js';

/** The long form is in `backend/faults`. */
describe('R42: kill -9 of the database while people register and statuses change', () => {
  let killed: KilledDatabase;
  beforeAll(async () => {
    killed = await KilledDatabase.open();
  });
  afterAll(() => killed.close());

  it('R42 R43: 40 registrations by 10 clients are 40 accounts', async () => {
    const { acknowledged, stored, repeats } = await killed.register(40, [15]);
    expect(stored.toSorted()).toEqual(acknowledged.toSorted());
    expect(repeats).toBeGreaterThan(0);
  });

  it('R42 R43: 100 status changes are 100 steps of history, by a process that never ended', async () => {
    const { acknowledged, stored, repeats } = await killed.changeStatuses(10, [50]);
    expect(stored.toSorted()).toEqual(acknowledged.toSorted());
    expect(repeats).toBeGreaterThan(0);
    expect(killed.agency.product.errors).toBe('');
  });
});
