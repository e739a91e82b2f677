import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  ALL_LISTS,
  type Cell,
  contentRange,
  MORE_ADMINS,
  RECORD_LISTS,
  type Row,
} from '../../test/support/admin-lists.js';
import { type ApiClient } from '../../test/support/api-client.js';
import { type DemoAgency, openDemoAgency } from '../../test/support/demo-agency.js';

let demo: DemoAgency;
let client: ApiClient;
beforeAll(async () => {
  demo = await openDemoAgency();
  client = demo.superAdmin;
  await demo.agency.database.sql(MORE_ADMINS);
  await demo.agency.database.sql(`update connections set admin_notes = 'Call again; 50% sure', offered_salary = '55,000'
    where connection_id % 4 = 0`);
});
afterAll(() => demo.agency.close());

async function filtered(list: string, filter: Record<string, unknown>): Promise<Row[]> {
  const answer = await client.list(list, { filter });
  if (answer.status !== 200) throw new Error(`${list} ${JSON.stringify(filter)}: ${answer.status} ${answer.text}`);
  const rows = answer.body as Row[];
  expect(contentRange(answer).total).toBe(rows.length);
  return rows;
}

/** How a row's value is requested: skills by their name. */
function filterValue(field: string, value: Cell = null): Cell | undefined {
  return field === 'skills' ? (JSON.parse(String(value)) as { skill_name: string }[])[0]?.skill_name : value;
}

function hasValue(row: Row, field: string, value: unknown): boolean {
  if (field !== 'skills') return row[field] === value;
  return (JSON.parse(String(row['skills'])) as { skill_name: string }[]).some((skill) => skill.skill_name === value);
}

/** Whether a row answers to several values: to any of them, but to all where the field itself holds several. */
function hasValues(row: Row, field: string, values: unknown[]): boolean {
  return field === 'skills'
    ? values.every((value) => hasValue(row, field, value))
    : values.some((value) => hasValue(row, field, value));
}

const OF_AUDIT_ONLY = ['actor_name', 'record_name', 'before', 'after', 'request_id', 'address'];
/** Fields that a list only shows. */
const SHOWN_ONLY = ['version', 'status_changed_at'];
const FILTERS = ALL_LISTS.flatMap(({ name, fields }) =>
  fields
    .filter((field) => !SHOWN_ONLY.includes(field) && (name !== 'audit-log' || !OF_AUDIT_ONLY.includes(field)))
    .filter((field) => name !== 'job-requests' || field !== 'skills')
    .map((field) => ({ name, field })),
);

describe('filters by equality', () => {
  it.each(FILTERS)(
    '$name by $field: a value of a row, two values, and a value that no row has',
    async ({ name, field }) => {
      const all = await filtered(name, {});
      const values = [...new Set(all.map((row) => filterValue(field, row[field])))].filter((value) => value != null);
      const [one, other = one] = values;
      expect(one).toBeDefined();
      const withOne = all.filter((row) => hasValue(row, field, one));
      expect(await filtered(name, { [field]: one })).toEqual(withOne);
      expect(await filtered(name, { [field]: [one, other] })).toEqual(
        all.filter((row) => hasValues(row, field, [one, other])),
      );
      expect(
        (await client.get(`/api/admin/${name}?${new URLSearchParams({ [field]: String(one) }).toString()}`)).body,
      ).toEqual(withOne);
      if (typeof one === 'string' && !/(_date|_at|^at)$/.test(field)) {
        expect(await filtered(name, { [field]: `${one}x` })).toEqual([]);
      }
    },
  );

  it.each(ALL_LISTS)(
    '$name by a list of ids, in the order of the list, without those that are not there',
    async ({ name }) => {
      const all = await filtered(name, {});
      const ids = [all[7]?.['id'], all[2]?.['id'], 2_000_000_000, all[4]?.['id'], all[2]?.['id']];
      expect(await filtered(name, { id: ids })).toEqual([all[2], all[4], all[7]]);
      expect(await filtered(name, { id: all[3]?.['id'] })).toEqual([all[3]]);
      expect(await filtered(name, { id: [] })).toEqual([]);
    },
  );

  it('holds all conditions at once, together with a search, a sort and a range', async () => {
    const all = await filtered('connections', {});
    const expected = all
      .filter((row) => row['placement_status'] === 'placed' && row['company_industry'] === 'IT')
      .filter((row) =>
        /a/i.test(`${String(row['employee_name'])} ${String(row['job_title'])} ${String(row['company_name'])}`),
      )
      .toSorted((one, other) => Number(one['id']) - Number(other['id']));
    const answer = await client.list('connections', {
      filter: { placement_status: 'placed', company_industry: 'IT', q: 'a' },
      sort: ['id', 'ASC'],
      range: [1, 3],
    });
    expect(answer.body).toEqual(expected.slice(1, 4));
    expect(contentRange(answer).total).toBe(expected.length);
    expect(expected.length).toBeGreaterThan(3);
  });

  it('takes ?placement_status=placed plainly, and with a filter beside it', async () => {
    const placed = await filtered('connections', { placement_status: 'placed' });
    const plain = await client.get('/api/admin/connections?placement_status=placed');
    expect(plain.body).toEqual(placed);
    expect(contentRange(plain).total).toBe(placed.length);
    expect(placed.length).toBeGreaterThan(3);
    const industry = encodeURIComponent('{"company_industry":"IT"}');
    const both = await client.get(`/api/admin/connections?placement_status=placed&filter=${industry}`);
    expect(both.body).toEqual(placed.filter((row) => row['company_industry'] === 'IT'));
  });

  it('takes no empty text for a value that is not there', async () => {
    expect(await filtered('connections', { final_salary: '' })).toEqual([]);
  });
});

describe('filters by a range of time', () => {
  const RANGES = ALL_LISTS.flatMap(({ name, ranges }) => ranges.map((field) => ({ name, field })));

  it.each(RANGES)('$name by $field_gte and $field_lte, with both ends included', async ({ name, field }) => {
    const all = await filtered(name, {});
    const values = all.flatMap((row) => (typeof row[field] === 'string' ? [row[field]] : [])).toSorted();
    const from = String(values[Math.floor(values.length / 4)]);
    const to = String(values[Math.floor(values.length / 2)]);
    const from_to = { [`${field}_gte`]: from, [`${field}_lte`]: to };
    const within = all.filter((row) => row[field] !== null && String(row[field]) >= from && String(row[field]) <= to);
    expect(within.length).toBeGreaterThan(1);
    expect(await filtered(name, from_to)).toEqual(within);
    expect(await filtered(name, { [`${field}_gte`]: to, [`${field}_lte`]: '1999-12-31' })).toEqual([]);
    expect((await filtered(name, { [`${field}_gte`]: '1999-12-31' })).length).toBe(values.length);
  });

  it.each(['full_name', 'employee_id', 'status', 'skills'])('offers none for %s', async (field) => {
    expect((await client.list('employees', { filter: { [`${field}_gte`]: 'a' } })).status).toBe(400);
  });

  const NOT_A_MOMENT = [
    'yesterday',
    '2026-13-01',
    '2026-02-30',
    '',
    5,
    null,
    ['2026-01-01', '2026-01-02'],
    {},
    '2026-01-01T25:00:00Z',
  ];
  it.each(NOT_A_MOMENT)('refuses %j as a moment', async (value) => {
    expect((await client.list('employees', { filter: { created_at_gte: value } })).status).toBe(400);
    expect((await client.list('connections', { filter: { joining_date_lte: value } })).status).toBe(400);
  });
});

describe('filters that a list does not offer', () => {
  it.each(RECORD_LISTS)('$name: a field that its rows do not have', async ({ name }) => {
    for (const filter of [
      { search_text: 'a' },
      { user_id: 1 },
      { password_hash: 'x' },
      { nope: 1 },
      { fullname: 'x' },
      { version: 1 },
      { skill_keys: 'react' },
    ]) {
      expect((await client.list(name, { filter })).status).toBe(400);
    }
    expect((await client.get(`/api/admin/${name}?page=2`)).status).toBe(400);
  });

  it.each([null, { a: 1 }, [{ a: 1 }], [null], [['IT']]])('refuses %j as a value', async (value) => {
    const answer = await client.list('employees', { filter: { industry: value } });
    expect(answer.status).toBe(400);
  });

  it.each(['x', 1.5, '1e3', '0x10', 2147483648, -2147483649, true, ''])(
    'refuses %j as a whole number',
    async (value) => {
      expect((await client.list('job-requests', { filter: { count: value } })).status).toBe(400);
    },
  );
});
