import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RECORD_LISTS, type Row } from '../../test/support/admin-lists.js';
import { type ApiClient } from '../../test/support/api-client.js';
import { type DemoAgency, openDemoAgency } from '../../test/support/demo-agency.js';

/** The requests of ra-data-simple-rest 5.15, letter by letter as running the package made them. */
function query(parameters: Record<string, unknown>): string {
  return Object.entries(parameters)
    .map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`)
    .join('&');
}

/** How ra-data-simple-rest reads the total. */
function totalOf(header: string | null): number {
  return parseInt(header?.split('/').pop() ?? '', 10);
}

describe('what react-admin asks', () => {
  let demo: DemoAgency;
  let client: ApiClient;
  beforeAll(async () => {
    demo = await openDemoAgency();
    client = demo.superAdmin;
  });
  afterAll(() => demo.agency.close());

  const all = async (list: string): Promise<Row[]> => (await client.list(list)).body as Row[];

  it('getList of the second page, with a search, a filter and a Range header', async () => {
    const parameters = query({ filter: { q: 'a', industry: 'IT' }, range: [10, 19], sort: ['full_name', 'ASC'] });
    const answer = await client.get(`/api/admin/employees?${parameters}`, { range: 'employees=10-19' });
    expect(answer.status).toBe(200);
    const people = (await all('employees')).filter(({ industry }) => industry === 'IT');
    expect(answer.body).toHaveLength(10);
    expect(totalOf(answer.headers.get('content-range'))).toBe(people.length);
    const names = (answer.body as Row[]).map(({ full_name }) => String(full_name));
    expect(names).toEqual(names.toSorted());
  });

  it.each(RECORD_LISTS)('getList of $name with no parameters: by id, ten rows', async ({ name }) => {
    const answer = await client.get(`/api/admin/${name}?${query({ range: [0, 9], sort: ['id', 'ASC'] })}`, {
      range: `${name}=0-9`,
    });
    const rows = await all(name);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual(rows.toSorted((one, other) => Number(one['id']) - Number(other['id'])).slice(0, 10));
    expect(answer.headers.get('content-range')).toBe(`${name} 0-9/${rows.length}`);
  });

  it.each(RECORD_LISTS)('getMany of $name: a filter by ids and nothing else', async ({ name }) => {
    const rows = await all(name);
    const wanted = [rows[1], rows[5]];
    const answer = await client.get(
      `/api/admin/${name}?${query({ filter: { id: wanted.map((row) => row?.['id']) } })}`,
    );
    expect(answer.body).toEqual(wanted);
  });

  it('getMany of a hundred ids and of ids as text', async () => {
    const rows = await all('connections');
    const ids = rows.slice(0, 100).map(({ id }) => id);
    expect((await client.get(`/api/admin/connections?${query({ filter: { id: ids } })}`)).body).toHaveLength(100);
    const asText = ids.slice(0, 3).map(String);
    expect((await client.get(`/api/admin/connections?${query({ filter: { id: asText } })}`)).body).toEqual(
      rows.slice(0, 3),
    );
  });

  it.each([
    ['connections', 'employee_id'],
    ['connections', 'request_id'],
    ['job-requests', 'company_id'],
  ])('getManyReference of %s by %s', async (list, target) => {
    const rows = await all(list);
    const value = rows[4]?.[target];
    const answer = await client.get(
      `/api/admin/${list}?${query({ filter: { [target]: value }, range: [0, 9], sort: ['id', 'DESC'] })}`,
      { range: `${list}=0-9` },
    );
    const expected = rows
      .filter((row) => row[target] === value)
      .toSorted((one, other) => Number(other['id']) - Number(one['id']));
    expect(answer.body).toEqual(expected.slice(0, 10));
    expect(totalOf(answer.headers.get('content-range'))).toBe(expected.length);
  });

  it.each(RECORD_LISTS)('getOne of $name', async ({ name }) => {
    const [row] = await all(name);
    expect((await client.get(`/api/admin/${name}/${encodeURIComponent(String(row?.['id']))}`)).body).toEqual(row);
  });

  it.each(['bytes=0-9', 'employees=0-1', 'employees=5000-5024', 'nonsense'])(
    'ignores the header Range: %s',
    async (range) => {
      const answer = await client.get('/api/admin/employees', { range });
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual(await all('employees'));
    },
  );

  it('delete comes with Content-Type: text/plain and no body, and answers the id', async () => {
    const [row] = await all('connections');
    const answer = await client.delete(`/api/admin/connections/${String(row?.['id'])}`, {
      'content-type': 'text/plain',
    });
    expect(answer.status).toBe(200);
    expect((answer.body as Row)['id']).toBe(row?.['id']);
  });

  it('deleteMany is one call for each, at the same time', async () => {
    const ids = (await all('connections')).slice(0, 8).map(({ id }) => Number(id));
    const answers = await Promise.all(
      ids.map((id) => client.delete(`/api/admin/connections/${id}`, { 'content-type': 'text/plain' })),
    );
    expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 200));
    expect(answers.map(({ body }) => (body as Row)['id'])).toEqual(ids);
  });
});
