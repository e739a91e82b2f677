import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { INVOICES } from '../../src/money/invoices/invoices.list.js';
import { PAYMENTS } from '../../src/money/payments/payments.list.js';
import { PLACEMENTS } from '../../src/money/placements/placements.list.js';
import { type ListColumn, type ListDefinition } from '../../src/platform/lists/list-definition.js';
import { type DemoAgency, openDemoAgency } from '../../test/support/demo-agency.js';

const CASES = ([INVOICES, PAYMENTS, PLACEMENTS] as ListDefinition[]).flatMap((list) =>
  Object.entries<ListColumn>(list.columns).flatMap(([field, { select, conditions = {} }]) =>
    Object.entries(conditions).map(([value, condition]) => ({ list, field, select, value, condition })),
  ),
);

describe('filters by what follows from other fields', () => {
  let demo: DemoAgency;
  beforeAll(async () => {
    demo = await openDemoAgency();
  });
  afterAll(() => demo.agency.close());

  it.each(CASES)(
    '$list.name: $field $value finds the rows that say it',
    async ({ list, field, select, value, condition }) => {
      const wrong = await demo.agency.database.sql(
        `select ${list.key} from ${list.table} t where coalesce(${condition}, false) <> coalesce((${select})::text = $1, false)`,
        [value],
      );
      expect(wrong).toEqual([]);
      const { body } = await demo.superAdmin.list(list.name, { filter: { [field]: value }, range: [0, 99] });
      const rows = body as Record<string, unknown>[];
      expect(rows.length).toBeGreaterThan(0);
      expect(rows.filter((row) => String(row[field]) !== value)).toEqual([]);
    },
  );

  it.each(['constructor', '__proto__', 'toString', 'nonsense'])(
    'a value that there is not, %s, finds nothing',
    async (value) => {
      for (const field of ['attention', 'warranty']) {
        const { status, body } = await demo.superAdmin.list('placements', { filter: { [field]: value } });
        expect([field, status, body]).toEqual([field, 200, []]);
      }
    },
  );
});
