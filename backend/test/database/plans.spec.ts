import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { COMPANIES } from '../../src/companies/companies.list.js';
import { type ListDefinition } from '../../src/common/lists/list-definition.js';
import { readListQuery, type ListParameters } from '../../src/common/lists/list-query.js';
import { pageStatement } from '../../src/common/lists/list-sql.js';
import { CONNECTIONS } from '../../src/connections/connections.list.js';
import { EMPLOYEES } from '../../src/employees/employees.list.js';
import { JOB_REQUESTS } from '../../src/jobs/job-requests.list.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';

const PEOPLE = 20_000;

/** An agency of 20,000 people, 1,000 companies, 10,000 jobs and 60,000 connections. */
const LARGE_AGENCY = `
  insert into users (user_id, email, password_hash, role)
    select n, 'person' || n || '@mail.example', 'x', 'employee' from generate_series(1, ${PEOPLE}) n
    union all select ${PEOPLE} + n, 'hr' || n || '@company.example', 'x', 'company' from generate_series(1, 1000) n;
  insert into employees (employee_id, user_id, full_name, email, phone, qualification, industry, preferred_location,
      preferred_salary, skills, resume_link, created_at)
    select n, n, 'Person ' || n % 9000, 'person' || n || '@mail.example', '+91' || 7000000000 + n, 'Degree ' || n % 300,
      case when n % 2 = 0 then 'IT' else 'Non-IT' end, 'City ' || n % 200, n % 500 || ',000',
      jsonb_build_array(jsonb_build_object('skill_name', 'Skill ' || n % 700)), 'https://cv.example/' || n,
      now() - n * interval '1 minute' from generate_series(1, ${PEOPLE}) n;
  insert into companies (company_id, user_id, name, contact_person_name, contact_person_phone, contact_email, industry,
      location, company_size, website_url, about_us, created_at)
    select n, ${PEOPLE} + n, 'Company ' || n, 'Contact ' || n, '+91' || 8000000000 + n, 'hr' || n || '@company.example',
      case when n % 2 = 0 then 'IT' else 'Non-IT' end, 'City ' || n % 200, '11-50', 'https://c' || n || '.example',
      'About ' || n, now() - n * interval '1 hour' from generate_series(1, 1000) n;
  insert into job_requests (request_id, company_id, title, domain, description, employment_type, location, salary_range,
      count, status, priority, requirements, created_at)
    select n, 1 + n % 1000, 'Title ' || n % 3000, 'Domain ' || n % 200, 'Description ' || n, 'Full-time', 'City ' || n % 200,
      n % 400 || ',000', 1 + n % 50, case n % 3 when 0 then 'open' when 1 then 'closed' else 'pending' end,
      case n % 2 when 0 then 'low' else 'high' end, 'Requirements ' || n, now() - n * interval '1 minute'
    from generate_series(1, 10000) n;
  set session_replication_role = replica;
  insert into connections (connection_id, request_id, employee_id, employee_name, job_title, company_name, placement_status,
      connection_date, placement_date, joining_date, offered_salary, final_salary, admin_notes, search_text)
    select n, 1 + n % 10000, 1 + n / 3 % ${PEOPLE}, 'Person ' || (1 + n / 3) % 9000, 'Title ' || (1 + n % 10000) % 3000,
      'Company ' || n % 1000, (array['pending', 'placed', 'offered', 'rejected'])[1 + n % 4], now() - n * interval '1 minute',
      current_date - n % 600, (now() - n * interval '1 minute')::date, n % 300 || ',000', n % 200 || ',500', 'Note ' || n,
      'person ' || (1 + n / 3) % 9000 || ' title ' || n % 3000 || ' company ' || n % 1000
    from generate_series(0, 59999) n;
  set session_replication_role = origin;
  insert into kept_totals values ('connections', 'pending', 0, 15000), ('connections', 'placed', 0, 15000),
    ('connections', 'offered', 0, 15000), ('connections', 'rejected', 0, 15000);`;

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
const MOST_ROWS_READ: Record<string, number> = { employees: PEOPLE / 4, connections: 15_000, users: PEOPLE / 4 };

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
  ['person 8765', 'zzzz', 'title 2999', 'company 555', '19999'].flatMap((q) =>
    [undefined, '["id","ASC"]'].map((sort) => ({ definition, name: definition.name, q, sort })),
  ),
);

describe('with 20,000 employees and 60,000 connections', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    await database.sql(LARGE_AGENCY);
    await database.sql('analyze');
  }, 60_000);
  afterAll(() => database.drop());

  /** Where the statement of a page reads far more rows than the page has. */
  async function wholeReads(definition: ListDefinition, given: ListParameters): Promise<string[]> {
    const query = readListQuery({ range: '[0,24]', ...given }, definition);
    const { text, values } = pageStatement(definition, query);
    const [row] = await database.sql<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
      `explain (analyze, format json) ${text}`,
      values,
    );
    const nodes = row?.['QUERY PLAN'].flatMap(({ Plan }) => nodesOf(Plan)) ?? [];
    expect(nodes.length).toBeGreaterThan(3);
    return nodes
      .filter((node) => rowsRead(node) > (MOST_ROWS_READ[node['Relation Name'] ?? ''] ?? Infinity))
      .map((node) => `${node['Node Type']} on ${node['Relation Name'] ?? ''}: ${rowsRead(node)} rows`);
  }

  /** A value of the oldest row, which a walk from the newest would come to last. */
  async function valueOf({ table, key, columns, joins = '' }: ListDefinition, field: string): Promise<string> {
    const select = field === 'skills' ? `t.skills -> 0 ->> 'skill_name'` : columns[field]?.select;
    const [row] = await database.sql<{ value: string }>(
      `select (${String(select)})::text as value from ${table} t ${joins} order by t.${key} desc limit 1`,
    );
    return row?.value ?? '';
  }

  it.each(SORTS)('$name sorted by $field $direction reads no table whole', async ({ definition, field, direction }) => {
    expect(await wholeReads(definition, { sort: JSON.stringify([field, direction]) })).toEqual([]);
  });

  it.each(FILTERS)('$name filtered by $field, newest first, reads no table whole', async ({ definition, field }) => {
    const value = await valueOf(definition, field);
    expect(value).not.toBe('');
    expect(await wholeReads(definition, { filter: JSON.stringify({ [field]: value }) })).toEqual([]);
  });

  it.each(RANGES)('$name from and to a $field reads no table whole', async ({ definition, field }) => {
    const filter = JSON.stringify({ [`${field}_gte`]: '2026-01-01', [`${field}_lte`]: '2026-01-02' });
    expect(await wholeReads(definition, { filter })).toEqual([]);
  });

  it.each(SEARCHES)('$name searched for "$q", sorted $sort, reads no table whole', async ({ definition, q, sort }) => {
    expect(await wholeReads(definition, { filter: JSON.stringify({ q }), ...(sort && { sort }) })).toEqual([]);
  });

  it('the id list of getMany and the references of a record are read by index', async () => {
    const id = Array.from({ length: 25 }, (_, index) => index * 700 + 1);
    for (const definition of LISTS)
      expect(await wholeReads(definition, { filter: JSON.stringify({ id }) })).toEqual([]);
  });
});
