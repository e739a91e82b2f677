import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  ALL_LISTS,
  type Cell,
  contentRange,
  MORE_ADMINS,
  readPages,
  type Row,
} from '../../test/support/admin-lists.js';
import { type ApiClient } from '../../test/support/api-client.js';
import { type DemoAgency, openDemoAgency } from '../../test/support/demo-agency.js';

const NEWEST: Record<string, string> = { connections: 'connection_date', 'audit-log': 'at' };
const alphabet = new Intl.Collator('en-IN');

/** Negative when `one` comes first going up; empty values come last. */
function compare(one: Cell = null, other: Cell = null): number {
  if (one === other) return 0;
  if (one === null) return 1;
  if (other === null) return -1;
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return alphabet.compare(String(one), String(other));
}

function keysOf(rows: Row[], key: string): unknown[] {
  return rows.map((row) => row[key]);
}

let demo: DemoAgency;
beforeAll(async () => {
  demo = await openDemoAgency();
  await demo.agency.database.sql(MORE_ADMINS);
});
afterAll(() => demo.agency.close());

describe.each(ALL_LISTS)('the list $name', ({ name, key, fields, shown = [], sorts }) => {
  let client: ApiClient;
  let all: Row[];
  beforeAll(async () => {
    client = demo.superAdmin;
    all = (await client.list(name)).body as Row[];
  });

  it('answers without parameters: all rows, newest first, with Content-Range', async () => {
    const answer = await client.get(`/api/admin/${name}`);
    expect(answer.status).toBe(200);
    expect(contentRange(answer)).toEqual({ unit: name, first: 0, last: all.length - 1, total: all.length });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const moments = all.map((row) => String(row[NEWEST[name] ?? 'created_at']));
    expect(moments).toEqual(moments.toSorted().toReversed());
    expect(all.length).toBeGreaterThan(14);
  });

  it('answers exactly the fields of the specification, and id equal to the own key', () => {
    const expected = ['id', ...fields, ...shown].toSorted();
    expect(all.filter((row) => Object.keys(row).toSorted().join() !== expected.join())).toEqual([]);
    expect(all.filter((row) => row['id'] !== row[key] || !Number.isInteger(row['id']))).toEqual([]);
    expect(new Set(keysOf(all, 'id')).size).toBe(all.length);
  });

  it.each([
    [0, 0],
    [0, 4],
    [3, 9],
    [10, 999],
    [0, 999],
  ])('answers the window [%d,%d] of the whole', async (first, last) => {
    const answer = await client.list(name, { range: [first, last] });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual(all.slice(first, last + 1));
    expect(contentRange(answer)).toEqual({
      unit: name,
      first,
      last: Math.min(last, all.length - 1),
      total: all.length,
    });
  });

  it.each([
    [5000, 5024],
    [999_999_999, 1_000_000_000],
  ])('answers nothing for the window [%d,%d] behind the end', async (...range) => {
    const answer = await client.list(name, { range });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual([]);
    expect(answer.headers.get('content-range')).toBe(`${name} */${all.length}`);
  });

  it.each(sorts)('sorts by %s up and down, and its pages make up the whole without repeats', async (field) => {
    const up = await readPages(client, name, 7, { sort: [field, 'ASC'] });
    const down = await readPages(client, name, 7, { sort: [field, 'DESC'] });
    for (const rows of [up, down]) {
      expect(keysOf(rows, 'id').toSorted()).toEqual(keysOf(all, 'id').toSorted());
    }
    const steps = up.slice(1).map((row, index) => compare(up[index]?.[field], row[field]));
    expect(steps.filter((step) => step > 0)).toEqual([]);
    const stepsDown = down.slice(1).map((row, index) => compare(down[index]?.[field], row[field]));
    expect(stepsDown.filter((step) => step < 0)).toEqual([]);
  });

  it('takes id for its key when sorting, and asc and desc in small letters', async () => {
    const byId = await client.list(name, { sort: ['id', 'ASC'] });
    expect(keysOf(byId.body as Row[], key)).toEqual((keysOf(all, key) as number[]).toSorted((a, b) => a - b));
    expect((await client.list(name, { sort: [key, 'desc'] })).body).toEqual((byId.body as Row[]).toReversed());
    expect((await client.list(name, { sort: [key, 'asc'] })).body).toEqual(byId.body);
  });

  // the audit log is read as a list only
  if (name === 'audit-log') return;
  it('answers each of its rows by its key, and 404 for a key that is not there', async () => {
    for (const row of all.slice(0, 5)) {
      const one = await client.get(`/api/admin/${name}/${String(row['id'])}`);
      expect(one.status).toBe(200);
      expect(one.body).toEqual(row);
    }
    expect((await client.get(`/api/admin/${name}/2000000000`)).status).toBe(404);
  });
});
