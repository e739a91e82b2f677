import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { fill } from '../../bench/filled-database.js';
import { COMPANIES } from '../../src/companies/companies.list.js';
import { CONNECTIONS } from '../../src/connections/connections.list.js';
import { EMPLOYEES } from '../../src/employees/employees.list.js';
import { JOB_REQUESTS } from '../../src/jobs/job-requests.list.js';
import { PLANNER_SETTINGS } from '../../src/platform/database/data-source.js';
import { type ListDefinition } from '../../src/platform/lists/list-definition.js';
import { type ListParameters, readListQuery } from '../../src/platform/lists/list-query.js';
import { pageStatement } from '../../src/platform/lists/list-sql.js';
import { createTestDatabase, type TestDatabase } from '../../test/support/test-database.js';

const PEOPLE = 40_000;

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: PlanNode[];
}

/** Rows that a node looked at, whether they were wanted or not. */
function rowsRead(node: PlanNode): number {
  const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  return (node['Actual Rows'] + removed) * node['Actual Loops'];
}

function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

const LISTS: ListDefinition[] = [EMPLOYEES, COMPANIES, JOB_REQUESTS, CONNECTIONS];
/** A quarter of the large tables; a page with its counted total needs far less. The others are small. */
const MAX_ROWS_READ: Record<string, number> = {
  employees: PEOPLE / 4,
  connections: (PEOPLE * 3) / 4,
  users: PEOPLE / 4,
};

const SORTS = LISTS.flatMap((definition) =>
  Object.entries(definition.columns).flatMap(([field, { sort }]) =>
    sort ? ['ASC', 'DESC'].map((direction) => ({ definition, name: definition.name, field, direction })) : [],
  ),
);
const FILTERS = LISTS.flatMap((definition) =>
  Object.entries(definition.columns).flatMap(([field, { equals }]) =>
    equals ? [{ definition, name: definition.name, field }] : [],
  ),
);
const RANGES = LISTS.flatMap((definition) =>
  Object.entries(definition.columns).flatMap(([field, { range }]) =>
    range ? [{ definition, name: definition.name, field }] : [],
  ),
);
const SEARCHES = LISTS.flatMap((definition) =>
  ['goncalves', 'zzzz', 'asha hegde', 'quettawala', '39999'].flatMap((q) =>
    [undefined, '["id","ASC"]'].map((sort) => ({ definition, name: definition.name, q, sort })),
  ),
);

/** Of each kind, the oldest record has an admin in charge. The oldest connection and some more are shown and answered. */
const OLDEST_IN_WORK = [
  ...['companies company_id', 'job_requests request_id'].map((names) => {
    const [table = '', key = ''] = names.split(' ');
    return `update ${table} set owner_id = (select min(user_id) from users) where ${key} = (select min(${key}) from ${table})`;
  }),
  `update connections set share = 'submitted', submitted_at = now(), company_answer = 'interested', company_answered_at = now()
   where connection_id = (select min(connection_id) from connections) or connection_id % 100 = 0`,
  'analyze companies, job_requests, connections',
];

describe(`with ${PEOPLE} employees and three connections each`, () => {
  let database: TestDatabase;
  let client: pg.Client;
  beforeAll(async () => {
    database = await createTestDatabase();
    client = new pg.Client({ connectionString: database.url, options: PLANNER_SETTINGS });
    await client.connect();
    await fill(client, { name: 'test', employees: PEOPLE }, { withResumes: false });
    for (const statement of OLDEST_IN_WORK) await client.query(statement);
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  async function planOf(definition: ListDefinition, given: ListParameters, options: string): Promise<PlanNode[]> {
    const query = readListQuery({ range: '[0,24]', ...given }, definition);
    const { text, values } = pageStatement(definition, query);
    const { rows } = await client.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(`explain (${options}) ${text}`, values);
    const nodes = rows.flatMap((row) => row['QUERY PLAN']).flatMap(({ Plan }) => nodesOf(Plan));
    expect(nodes.length).toBeGreaterThan(3);
    return nodes;
  }

  /** Where the statement of a page reads far more rows than the page has. */
  async function wholeReads(definition: ListDefinition, given: ListParameters): Promise<string[]> {
    const nodes = await planOf(definition, given, 'analyze, format json');
    return nodes
      .filter((node) => rowsRead(node) > (MAX_ROWS_READ[node['Relation Name'] ?? ''] ?? Infinity))
      .map((node) => `${node['Node Type']} on ${node['Relation Name'] ?? ''}: ${rowsRead(node)} rows`);
  }

  /** A value of the oldest row that has one, which a walk from the newest would come to last. */
  async function valueOf({ table, key, columns, joins = '' }: ListDefinition, field: string): Promise<string> {
    const select = field === 'skills' ? `t.skills -> 0 ->> 'skill_name'` : columns[field]?.select;
    const { rows } = await client.query<{ value: string }>(
      `select (${String(select)})::text as value from ${table} t ${joins}
       where (${String(select)}) is not null order by t.${key} limit 1`,
    );
    return rows[0]?.value ?? '';
  }

  it.each(SORTS)('$name sorted by $field $direction reads no table whole', async ({ definition, field, direction }) => {
    expect(await wholeReads(definition, { sort: JSON.stringify([field, direction]) })).toEqual([]);
  });

  it.each(FILTERS)('$name filtered by $field, newest first, reads no table whole', async ({ definition, field }) => {
    const value = await valueOf(definition, field);
    expect(value).not.toBe('');
    expect(await wholeReads(definition, { filter: JSON.stringify({ [field]: value }) })).toEqual([]);
  });

  it.each(FILTERS)(
    '$name filtered by $field, by whatever it is sorted, scans no large table',
    async ({ definition, field }) => {
      const filter = JSON.stringify({ [field]: await valueOf(definition, field) });
      for (const sort of SORTS.filter(({ name }) => name === definition.name)) {
        const nodes = await planOf(
          definition,
          { filter, sort: JSON.stringify([sort.field, sort.direction]) },
          'format json',
        );
        const scanned = nodes
          .filter((node) => node['Node Type'] === 'Seq Scan')
          .map((node) => node['Relation Name'] ?? '');
        expect([sort.field, sort.direction, scanned.filter((table) => table in MAX_ROWS_READ)]).toEqual([
          sort.field,
          sort.direction,
          [],
        ]);
      }
    },
  );

  it.each(FILTERS.filter(({ definition, field }) => field !== definition.key))(
    '$name filtered by several values of $field reads no table whole',
    async ({ definition, field }) => {
      for (const other of ['Nothing has this', await valueOf(definition, field)]) {
        const isNumber = definition.columns[field]?.kind === 'integer';
        const isDay = /date|_at$/.test(field);
        const filter = { [field]: isNumber ? [1, 2] : isDay ? ['2020-02-02', '2020-02-03'] : ['Neither this', other] };
        expect(await wholeReads(definition, { filter: JSON.stringify(filter) })).toEqual([]);
      }
    },
  );

  it.each(RANGES)('$name from and to a $field reads no table whole', async ({ definition, field }) => {
    const filter = JSON.stringify({ [`${field}_gte`]: '2020-07-01', [`${field}_lte`]: '2020-07-02' });
    expect(await wholeReads(definition, { filter })).toEqual([]);
  });

  it.each(SEARCHES)('$name searched for "$q", sorted $sort, reads no table whole', async ({ definition, q, sort }) => {
    expect(await wholeReads(definition, { filter: JSON.stringify({ q }), ...(sort && { sort }) })).toEqual([]);
  });

  it.each([
    [['Java', 'Docker']],
    [['java', 'docker', 'react']],
    [['Nursing', 'Nobody has this']],
    [['nobody has this']],
  ])('employees with all of the skills %j, newest first, reads no table whole', async (skills) => {
    expect(await wholeReads(EMPLOYEES, { filter: JSON.stringify({ skills }) })).toEqual([]);
  });

  it('the id list of getMany and the references of a record are read by index', async () => {
    const id = Array.from({ length: 25 }, (_, index) => index * 1500 + 1);
    for (const definition of LISTS)
      expect(await wholeReads(definition, { filter: JSON.stringify({ id }) })).toEqual([]);
  });
});
