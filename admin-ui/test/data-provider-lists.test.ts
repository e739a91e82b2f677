import { describe, expect, it } from 'vitest';
import { provider, providerSuite } from './support/data-provider';
import { type Answer, plain, recordFetch } from './support/recorded-fetch';
import { storeSession } from './support/staff';

const SORT = { field: 'full_name', order: 'ASC' } as const;
const SECOND_PAGE = { page: 2, perPage: 25 };

const listOf =
  (rows: object[], range: string, headers: Record<string, string> = {}) =>
  (): Answer => ({ body: rows, headers: { 'Content-Range': range, ...headers } });

const rows = (count: number): object[] => Array.from({ length: count }, (_, index) => ({ id: index + 1 }));

const readPage = (page: number, perPage = 25) =>
  provider.getList('employees', { pagination: { page, perPage }, sort: SORT, filter: {} });

providerSuite();

describe('reading', () => {
  it('asks for a page of a list with its filter, range and sort', async () => {
    const requests = recordFetch(listOf(rows(2), 'employees 25-26/27'));
    const filter = { q: 'asha', industry: 'IT' };
    const { data, total } = await provider.getList('employees', { pagination: SECOND_PAGE, sort: SORT, filter });
    expect(plain(requests)).toEqual([
      {
        method: 'GET',
        url: '/api/admin/employees?filter={"q":"asha","industry":"IT"}&range=[25,49]&sort=["full_name","ASC"]',
      },
    ]);
    expect({ data, total }).toEqual({ data: rows(2), total: 27 });
  });

  it('asks on for the rows that an answer had no room for', async () => {
    const answers = ['employees 25-34/80', 'employees 35-49/80'];
    const requests = recordFetch(({ url }) => {
      const range = answers[requests.length - 1] ?? '';
      const [, first, last] = / (\d+)-(\d+)/.exec(range) ?? [];
      expect(url).toContain('sort=');
      return listOf(rows(Number(last) - Number(first) + 1), range)();
    });
    const { data, total } = await readPage(2);
    expect(plain(requests).map(({ url }) => /range=[^&]*/.exec(url)?.[0])).toEqual(['range=[25,49]', 'range=[35,49]']);
    expect([data.length, total]).toEqual([25, 80]);
  });

  it('puts first what stands high in all of several rankings', async () => {
    recordFetch(({ url }) => {
      const scores = url.includes('/employees/1/') ? [90, 60] : [0, 70];
      return listOf(
        scores.map((score, index) => ({ id: index + 1, score })),
        'job-requests 0-1/2',
      )();
    });
    const meta = { ranking: ['/employees/1/matches', '/employees/2/matches'] };
    const { data } = await provider.getList('job-requests', { pagination: SECOND_PAGE, sort: SORT, filter: {}, meta });
    expect(data).toEqual([
      { id: 2, score: 65 },
      { id: 1, score: 45 },
    ]);
  });

  it('encodes what a filter holds', async () => {
    const requests = recordFetch(listOf([], 'employees */0'));
    await provider.getList('employees', { pagination: SECOND_PAGE, sort: SORT, filter: { q: 'R&D #1 + 50%' } });
    expect(plain(requests)[0]?.url).toContain('filter={"q":"R&D #1 + 50%"}&range=');
  });

  it('says who asks and what is understood', async () => {
    const requests = recordFetch(() => ({ body: { id: 4 } }));
    await provider.getOne('companies', { id: 4 });
    const token = localStorage.getItem('token');
    expect(requests[0]?.headers).toEqual({ accept: 'application/json', authorization: `Bearer ${token}` });
  });

  it('says that a file is made of a list, in every call for it', async () => {
    const answers = ['employees 0-9/20', 'employees 10-19/20'];
    const requests = recordFetch(() => listOf(rows(10), answers[requests.length - 1] ?? '')());
    await provider.getList('employees', {
      pagination: { page: 1, perPage: 1000 },
      sort: SORT,
      filter: {},
      meta: { isExport: true },
    });
    expect(requests.map(({ headers }) => headers['x-export'])).toEqual(['csv', 'csv']);
    await readPage(1);
    expect(requests.at(-1)?.headers).not.toHaveProperty('x-export');
  });

  it('says nothing about somebody whose session has ended', async () => {
    storeSession({ age: 23 * 3_600_000 + 1 });
    const requests = recordFetch(() => ({ body: { id: 4 } }));
    await provider.getOne('companies', { id: 4 });
    expect(requests[0]?.headers).toEqual({ accept: 'application/json' });
  });

  it('asks for one record', async () => {
    const requests = recordFetch(() => ({ body: { id: 4, name: 'Acme' } }));
    expect(await provider.getOne('companies', { id: 4 })).toEqual({ data: { id: 4, name: 'Acme' } });
    expect(plain(requests)).toEqual([{ method: 'GET', url: '/api/admin/companies/4' }]);
  });

  it('asks for some records in one call', async () => {
    const requests = recordFetch(listOf(rows(2), 'companies 0-1/2'));
    expect(await provider.getMany('companies', { ids: [1, 2] })).toEqual({ data: rows(2) });
    expect(plain(requests)).toEqual([{ method: 'GET', url: '/api/admin/companies?filter={"id":[1,2]}' }]);
  });

  it('asks for the records of another one', async () => {
    const requests = recordFetch(listOf(rows(1), 'connections 0-0/1'));
    await provider.getManyReference('connections', {
      target: 'employee_id',
      id: 3,
      pagination: { page: 1, perPage: 10 },
      sort: { field: 'connection_date', order: 'DESC' },
      filter: { placement_status: 'placed' },
    });
    expect(plain(requests)).toEqual([
      {
        method: 'GET',
        url:
          '/api/admin/connections?filter={"placement_status":"placed","employee_id":3}' +
          '&range=[0,9]&sort=["connection_date","DESC"]',
      },
    ]);
  });

  it.each([
    ['dashboard', '/api/admin/dashboard-stats', () => provider.getDashboardStats()],
    ['steps of a connection', '/api/admin/connections/9/steps', () => provider.getSteps(9)],
  ])('asks for the %s', async (_, url, call) => {
    const requests = recordFetch(() => ({ body: { totalEmployees: 3 } }));
    expect(await call()).toEqual({ totalEmployees: 3 });
    expect(plain(requests)).toEqual([{ method: 'GET', url }]);
  });
});

describe('the total of a list', () => {
  it.each([
    ['employees 0-24/31', 25, 31],
    ['employees */0', 0, 0],
  ])('is what %s says', async (range, count, total) => {
    recordFetch(listOf(rows(count), range));
    expect(await readPage(1)).toMatchObject({ total, meta: {} });
  });

  it('that was capped says so, and lets there be a page behind every full one', async () => {
    recordFetch(listOf(rows(25), 'employees 1000-1024/1000', { 'X-Total-Capped': 'true' }));
    const { total = 0, meta } = await readPage(41);
    expect(meta).toEqual({ atLeast: 1000 });
    expect(total).toBeGreaterThan(41 * 25);
  });

  it('that was capped is no smaller than what the server counted', async () => {
    recordFetch(listOf(rows(25), 'employees 0-24/1000', { 'X-Total-Capped': 'true' }));
    expect((await readPage(1)).total).toBe(1000);
  });
});
