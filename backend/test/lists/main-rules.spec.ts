import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { contentRange } from '../support/admin-lists.js';
import { type ApiRecord, Office, rowsOf } from '../support/office.js';

const PEOPLE = ['Anand', 'Bhavna', 'Chitra', 'Deepak', 'Esha'];

/** On one list what `deep/lists` says of all. */
describe('a list of the console', () => {
  let office: Office;
  beforeAll(async () => {
    office = await Office.open();
    for (const [n, name] of PEOPLE.entries())
      await office.addEmployee({ name: `${name} Kulkarni`, industry: n % 2 ? 'Non-IT' : 'IT' });
  });
  afterAll(() => office.close());

  const rows = (query: Parameters<Office['admin']['list']>[1]): Promise<ApiRecord[]> =>
    rowsOf(office.admin.list('employees', query));
  const namesOf = (found: ApiRecord[]): string[] => found.map(({ full_name }) => String(full_name).split(' ')[0] ?? '');

  it('answers everybody, newest first', async () => {
    expect(namesOf(await rows({}))).toEqual(PEOPLE.toReversed());
  });

  it('answers a page of an order, and says of how many', async () => {
    const page = await office.admin.list('employees', { sort: ['full_name', 'ASC'], range: [1, 2] });
    expect(namesOf(page.body as ApiRecord[])).toEqual(['Bhavna', 'Chitra']);
    expect(contentRange(page)).toEqual({ unit: 'employees', first: 1, last: 2, total: 5 });
  });

  it('filters by a field, and searches without regard to case', async () => {
    expect(namesOf(await rows({ filter: { industry: 'Non-IT' } }))).toEqual(['Deepak', 'Bhavna']);
    expect(namesOf(await rows({ filter: { q: 'chiTRA' } }))).toEqual(['Chitra']);
    const ids = (await rows({ filter: { q: 'anand' } })).map(({ id }) => id);
    expect(namesOf(await rows({ filter: { id: ids } }))).toEqual(['Anand']);
  });

  it('R28: refuses what it does not offer', async () => {
    for (const query of [{ sort: ['password_hash', 'ASC'] }, { filter: { password_hash: 'x' } }, { range: [5, 1] }])
      expect((await office.admin.list('employees', query)).status).toBe(400);
  });

  it('R20: is for the staff alone', async () => {
    const company = await office.company();
    expect((await company.client.list('employees')).status).toBe(403);
    expect((await office.agency.anyone.list('employees')).status).toBe(401);
  });
});
