import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ALL_LISTS, MORE_ADMINS, type Row } from '../../test/support/admin-lists.js';
import { type ApiClient } from '../../test/support/api-client.js';
import { type DemoAgency, openDemoAgency } from '../../test/support/demo-agency.js';
import { waitFor } from '../../test/support/wait-for.js';

const INJECTIONS = [
  "' or '1'='1",
  "' or 1=1 --",
  "') or ('1'='1",
  '1; drop table employees; --',
  "'; select pg_sleep(5); --",
  '1 or 1=1',
  '" or ""="',
  "' union select password_hash from users --",
  '%27%20or%201=1',
  "\\' or 1=1 --",
  "x' || (select version()) || '",
  '$1',
  '${7*7}',
  '{{7*7}}',
  "a'||'b",
  '$$;select 1;$$',
  '/**/or/**/1=1',
  "' is not null or '",
];

const BAD_SORTS = [
  '',
  'id',
  '[]',
  '{}',
  'null',
  '5',
  '["id"]',
  '["id","ASC","DESC"]',
  '["id","UP"]',
  '["id",1]',
  '[["id"],"ASC"]',
  '["id; drop table employees","ASC"]',
  '["id","ASC; select pg_sleep(5)"]',
  '["(select 1)","ASC"]',
  '["1","ASC"]',
  '["t.id","ASC"]',
  '["search_text","ASC"]',
  '["password_hash","ASC"]',
  '["__proto__","ASC"]',
  '["constructor","ASC"]',
  '["hasOwnProperty","DESC"]',
  '["id","asc nulls first"]',
  '["id\\u0000","ASC"]',
  '["ID","ASC"]',
];
const BAD_RANGES = [
  '',
  'x',
  '[]',
  '[0]',
  '[0,1,2]',
  '[5,4]',
  '[-1,5]',
  '[0,1000]',
  '[0,1e12]',
  '[0.5,9]',
  '["0","9"]',
  '[null,9]',
  '{"0":0,"1":9}',
  '[0,9007199254740993]',
  '[0,NaN]',
  '[[0],[9]]',
  '[0,"9;--"]',
  '"[0,9]"',
  'true',
];
const BAD_FILTERS = [
  '',
  'x',
  '[]',
  'null',
  '5',
  '"q"',
  '{',
  '{"q":}',
  '{"q":{}}',
  '{"q":["a"]}',
  '{"q":true}',
  '{"id":{"gt":0}}',
  '{"id":"x"}',
  '{"id":[1,"x"]}',
  '{"id":1.5}',
  '{"id":null}',
  '{"id":99999999999999999999}',
  '{"__proto__":1}',
  '{"constructor":1}',
  '{"toString":"x"}',
  '{"id":{"toString":1}}',
  '{"hasOwnProperty":1}',
  '{"__proto__":{"id":1}}',
  '{"__proto___gte":"2026-01-01"}',
  '{"id_gte":1}',
  '{"1=1 or id":1}',
  '{"id) or (1=1":1}',
  '{"id\\"":1}',
  '{"\\u0000":1}',
  '{"q":"\\u0000"}',
  '{"q":"\\ud800"}',
  '{"":1}',
  '{"id":""}',
];

function many(length: number): string {
  return JSON.stringify({ id: Array.from({ length }, (_, index) => index + 1) });
}

const HOSTILE: string[] = [
  ...BAD_SORTS.map((sort) => `sort=${encodeURIComponent(sort)}`),
  ...BAD_RANGES.map((range) => `range=${encodeURIComponent(range)}`),
  ...BAD_FILTERS.map((filter) => `filter=${encodeURIComponent(filter)}`),
  ...['id', 'q', 'nope', '__proto__', 'constructor'].map((field) => `${field}[$ne]=1`),
  'sort=["id","ASC"]&sort=["id","DESC"]',
  'range=[0,1]&range=[0,2]',
  'filter={}&filter={}',
  '__proto__=1',
  'constructor=1',
  'q=a&q=b',
  'id[]=1',
  'filter[q]=a',
  'sort[]=id',
  'page=1',
  'limit=5',
  '_sort=id',
  'order=id;select 1',
  'id=1;2',
  '=1',
  `filter=${encodeURIComponent(`{"q":"${'x'.repeat(101)}"}`)}`,
  `filter=${encodeURIComponent(many(1001))}`,
  `filter=${'['.repeat(3000)}`,
];

let demo: DemoAgency;
let client: ApiClient;
beforeAll(async () => {
  demo = await openDemoAgency();
  client = demo.superAdmin;
  await demo.agency.database.sql(MORE_ADMINS);
});
afterAll(() => demo.agency.close());

describe.each(ALL_LISTS)('R28: the list $name refuses what it does not offer', ({ name, key, fields }) => {
  it(`answers 400 in the one error body to ${HOSTILE.length} hostile calls`, async () => {
    const answers = await Promise.all(
      HOSTILE.map(async (query) => ({ query, ...(await client.get(`/api/admin/${name}?${query}`)) })),
    );
    const accepted = answers.filter(({ status }) => status !== 400).map(({ query, status }) => `${status} ${query}`);
    expect(accepted).toEqual([]);
    for (const { body } of answers) {
      expect(Object.keys(body as Row).toSorted()).toEqual(['code', 'error', 'requestId', 'statusCode']);
      expect((body as Row)['error']).toMatch(/^[A-Z][\w ",.'"?:{}[\]-]+$/);
    }
  });

  it('finds nothing by SQL in a search or a filter, and never waits for it', async () => {
    const text = name === 'audit-log' ? 'action' : (fields.find((field) => /name|title/.test(field)) ?? '');
    for (const payload of INJECTIONS) {
      for (const filter of [{ q: payload }, { [text]: payload }, { [text]: [payload] }]) {
        const answer = await client.list(name, { filter });
        expect([payload, answer.status, answer.body]).toEqual([payload, 200, []]);
      }
      for (const filter of [{ [key]: payload }, { id: [payload] }]) {
        expect((await client.list(name, { filter })).status).toBe(400);
      }
    }
    expect((await client.list(name)).status).toBe(200);
  });
});

describe('R28: what the product says of hostile calls', () => {
  it('names a field only as far as it is harmless', async () => {
    const field = `<script>alert(1)</script>'; drop table users; --${'y'.repeat(200)}`;
    const answer = await client.list('employees', { sort: [field, 'ASC'] });
    expect(answer.status).toBe(400);
    expect(answer.text).not.toMatch(/[<>;]|yyyy/);
  });

  it('logged none of them as a failure of its own', async () => {
    const { product } = demo.agency;
    expect((await client.get('/api/admin/employees?last=1')).status).toBe(400);
    await waitFor('the last line of the log', () => product.entries.findLast(({ status }) => status === 400));
    expect(product.entries.filter(({ level }) => Number(level) >= 50)).toEqual([]);
  });

  it('left every table as it was', async () => {
    const [row] = await demo.agency.database.sql<{ employees: string; users: string }>(
      'select (select count(*) from employees) as employees, (select count(*) from users) as users',
    );
    expect(Number(row?.employees)).toBe(63);
    expect(Number(row?.users)).toBeGreaterThan(63);
  });
});
