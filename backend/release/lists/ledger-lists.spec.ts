import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Cell, contentRange, readPages, type Row } from '../../test/support/admin-lists.js';
import { type DemoAgency, openDemoAgency } from '../../test/support/demo-agency.js';
import { LEDGER_LISTS } from '../../test/support/ledger-lists.js';

let demo: DemoAgency;
beforeAll(async () => {
  demo = await openDemoAgency();
});
afterAll(() => demo.agency.close());

const alphabet = new Intl.Collator('en-IN');

/** Negative when `one` comes first going up; empty values come last. */
function compare(one: Cell = null, other: Cell = null): number {
  if (one === other) return 0;
  if (one === null) return 1;
  if (other === null) return -1;
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return alphabet.compare(String(one), String(other));
}

describe.each(LEDGER_LISTS)('the list $name of the ledger', ({ name, key, newest, sorts, filters, ranges }) => {
  let all: Row[];
  beforeAll(async () => {
    all = (await demo.superAdmin.list(name)).body as Row[];
  });
  const filtered = async (filter: Record<string, unknown>): Promise<Row[]> => {
    const answer = await demo.superAdmin.list(name, { filter });
    expect([filter, answer.status]).toEqual([filter, 200]);
    expect(contentRange(answer).total).toBe((answer.body as Row[]).length);
    return answer.body as Row[];
  };

  it('answers all rows, newest first, and says how many', async () => {
    const answer = await demo.superAdmin.list(name);
    expect(contentRange(answer)).toEqual({ unit: name, first: 0, last: all.length - 1, total: all.length });
    const moments = all.map((row) => String(row[newest]));
    expect(moments).toEqual(moments.toSorted().toReversed());
    expect(all.filter((row) => row['id'] !== row[key])).toEqual([]);
  });

  it.each(sorts)('sorts by %s up and down, and its pages make up the whole', async (field) => {
    for (const [direction, sign] of [
      ['ASC', 1],
      ['DESC', -1],
    ] as const) {
      const rows = await readPages(demo.superAdmin, name, 7, { sort: [field, direction] });
      expect(rows.map(({ id }) => id).toSorted()).toEqual(all.map(({ id }) => id).toSorted());
      const steps = rows.slice(1).map((row, index) => sign * compare(rows[index]?.[field], row[field]));
      expect(steps.filter((step) => step > 0)).toEqual([]);
    }
  });

  it.each(filters)('filters by %s: one value, two, and none', async (field) => {
    const [one, other = one] = [...new Set(all.map((row) => row[field]))].filter((value) => value != null);
    if (one === undefined) return;
    expect(await filtered({ [field]: one })).toEqual(all.filter((row) => row[field] === one));
    expect(await filtered({ [field]: [one, other] })).toEqual(
      all.filter((row) => row[field] === one || row[field] === other),
    );
    expect(await filtered({ [field]: [] })).toEqual([]);
  });

  it.each(ranges)('filters by a range of %s, with both ends included', async (field) => {
    const values = all.flatMap((row) => (row[field] == null ? [] : [row[field]])).toSorted(compare);
    const [from, to] = [values[Math.floor(values.length / 4)], values[Math.floor(values.length / 2)]];
    if (from === undefined) return;
    const within = all.filter(
      (row) => row[field] != null && compare(row[field], from) >= 0 && compare(row[field], to) <= 0,
    );
    expect(await filtered({ [`${field}_gte`]: from, [`${field}_lte`]: to })).toEqual(within);
    expect(within.length).toBeGreaterThan(0);
  });
});

describe('the sums of a list of money', () => {
  const sum = (rows: Row[], amount: (row: Row) => number): number => rows.reduce((all, row) => all + amount(row), 0);
  const paise = (row: Row, field: string): number => Number(row[field] ?? 0);

  it.each([
    [
      'invoices',
      { company_name: 'Kaveri Foods and Beverages' },
      {
        total_paise: (row: Row) => (row['kind'] === 'credit_note' ? -1 : 1) * paise(row, 'total_paise'),
        outstanding_paise: (row: Row) => paise(row, 'outstanding_paise'),
      },
    ],
    [
      'payments',
      { mode: 'bank_transfer' },
      {
        amount_paise: (row: Row) => (row['reversed_at'] ? 0 : paise(row, 'amount_paise')),
        tds_paise: (row: Row) => (row['reversed_at'] ? 0 : paise(row, 'tds_paise')),
      },
    ],
    [
      'placements',
      { warranty: 'running', placed_on_gte: '2020-01-01' },
      { fee_paise: (row: Row) => (row['state'] === 'reverted' ? 0 : paise(row, 'fee_paise')) },
    ],
  ])('%s are those of all rows that the filter finds, not of a page', async (name, filter, amounts) => {
    for (const query of [{}, filter, { q: 'a' }]) {
      const rows = (await demo.superAdmin.list(name, { filter: query })).body as Row[];
      const sums = await demo.superAdmin.get(
        `/api/admin/${name}/sums?filter=${encodeURIComponent(JSON.stringify(query))}`,
      );
      expect([sums.status, sums.body]).toEqual([
        200,
        Object.fromEntries(Object.entries(amounts).map(([field, amount]) => [field, sum(rows, amount)])),
      ]);
    }
  });
});
