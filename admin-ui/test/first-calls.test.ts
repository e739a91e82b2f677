import '../src/app/resources';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { firstCalls } from '../src/app/first-calls';
import { pageAt } from '../src/app/pages';
import { dataProviderFor } from '../src/kit/providers/data-provider';
import { callEarly, takeEarlyAnswer } from '../src/kit/providers/early-calls';
import { listCall, type ListQuery } from '../src/kit/providers/list-call';
import { CHANGE_ACTIONS } from '../src/office/audit-log/audit-actions';
import { DASHBOARD_LISTS } from '../src/office/dashboard/first-lists';
import { recordFetch } from './support/recorded-fetch';
import { staffOf, storeSession } from './support/staff';

const provider = dataProviderFor(staffOf('super_admin'));
const nothingStored = (): undefined => undefined;
const LIST = { body: [{ id: 1 }], headers: { 'Content-Range': 'employees 0-0/1' } };

beforeEach(() => storeSession());

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** The address that react-admin's provider asks for, as it leaves. */
async function request(resource: string, query: ListQuery): Promise<string> {
  const fetched = vi.fn(async () => new Response('[]', { headers: { 'Content-Range': `${resource} */0` } }));
  vi.stubGlobal('fetch', fetched);
  await provider.getList(resource, query);
  return (fetched.mock.calls as unknown as [string][])[0]?.[0] ?? '';
}

const page = (field: string, { filter = {}, order = 'DESC', page: number = 1, perPage = 25 } = {}): ListQuery => ({
  filter,
  sort: { field, order: order as 'ASC' | 'DESC' },
  pagination: { page: number, perPage },
});

/** The first calls of a page. */
function callsOf(name: string, search: string, stored: (key: string) => unknown): string[] {
  const found = pageAt(`/admin-dashboard/${name}`);
  if (!found) throw new Error(`${name} is no page`);
  return firstCalls(found, search, stored);
}

describe('the first call of a list', () => {
  it.each([
    ['employees', 'employees', page('created_at')],
    ['companies', 'companies', page('created_at')],
    ['job-requests', 'job-requests', page('created_at')],
    ['connections', 'connections', page('connection_date')],
    ['placements', 'connections', page('placement_date', { filter: { placement_status: 'placed' } })],
    ['admins', 'admins', page('created_at')],
    ['audit-log', 'audit-log', page('at', { filter: { action: CHANGE_ACTIONS } })],
  ] as const)('%s is what react-admin asks for', async (name, resource, query) => {
    expect(callsOf(name, '', nothingStored)).toEqual([await request(resource, query)]);
  });

  it('is that of the address', async () => {
    const filter = { q: "O'Brien (R&D)*!" };
    const search = new URLSearchParams({
      filter: JSON.stringify(filter),
      sort: 'full_name',
      order: 'ASC',
      page: '3',
      perPage: '50',
    });
    const query = page('full_name', { filter, order: 'ASC', page: 3, perPage: 50 });
    expect(callsOf('employees', `?${search.toString()}`, nothingStored)).toEqual([await request('employees', query)]);
  });

  it('is what the person left, when the address says nothing', async () => {
    const stored = {
      filter: { industry: 'IT' },
      sort: 'status',
      order: 'ASC',
      page: 2,
      perPage: 10,
      displayedFilters: {},
    };
    const query = page('status', { filter: stored.filter, order: 'ASC', page: 2, perPage: 10 });
    const read = (key: string): unknown => (key === 'employees' ? stored : undefined);
    expect(callsOf('employees', '', read)).toEqual([await request('employees', query)]);
  });

  it('looks at the words of a list alone: the day of a calendar is none of them', () => {
    const asList = (key: string): unknown => (key === 'interviews.view' ? 'list' : undefined);
    expect(callsOf('interviews', '?on=2026-11-20', asList)).toEqual(callsOf('interviews', '', asList));
  });

  it('begins with the interviews of today, also after midnight in India', () => {
    const asList = (key: string): unknown => (key === 'interviews.view' ? 'list' : undefined);
    const daysAsked = ['2026-11-20T18:29:00Z', '2026-11-20T18:30:00Z'].map((moment) => {
      vi.useFakeTimers({ now: new Date(moment) });
      return /starts_at_gte\D*(\d{4}-\d\d-\d\d)T00/.exec(
        decodeURIComponent(callsOf('interviews', '', asList)[0] ?? ''),
      )?.[1];
    });
    expect(daysAsked).toEqual(['2026-11-20', '2026-11-21']);
  });

  it('waits for the board, which loads column by column', () => {
    expect(callsOf('connections', '', (key) => (key === 'connections.view' ? 'board' : undefined))).toEqual([]);
  });

  it('belongs to a section', () => {
    expect(pageAt('/admin-dashboard')?.path).toBe('/');
    expect(pageAt('/admin-dashboard/')?.path).toBe('/');
    expect(pageAt('/admin-dashboard/companies/7/show')?.path).toBe('/companies');
    expect(pageAt('/admin-dashboard/toString')).toBeUndefined();
  });
});

describe('the first calls of the dashboard', () => {
  it('are all that it shows', async () => {
    const lists: string[] = [];
    for (const { resource, query } of DASHBOARD_LISTS) lists.push(await request(resource, query));
    expect(callsOf('', '', nothingStored)).toEqual([
      '/api/admin/tasks/groups',
      '/api/admin/interviews/next-day',
      '/api/admin/standing',
      '/api/admin/privacy-due',
      '/api/admin/dashboard-stats',
      '/api/admin/billing-summary',
      ...lists,
    ]);
  });
});

describe('an early answer', () => {
  const query = page('created_at');
  const address = listCall('employees', query);

  it('is taken in place of a call, once', async () => {
    const requests = recordFetch(() => LIST);
    callEarly(address);
    expect(await provider.getList('employees', query)).toMatchObject({ data: [{ id: 1 }], total: 1 });
    expect(requests).toHaveLength(1);
    expect(requests[0]?.headers['authorization']).toBe(`Bearer ${localStorage.getItem('token') ?? ''}`);
    await provider.getList('employees', query);
    expect(requests).toHaveLength(2);
  });

  it('that failed is requested again, which tells why', async () => {
    recordFetch(() => ({ status: 503, body: { error: 'The database is away' } }));
    callEarly(address);
    await expect(provider.getList('employees', query)).rejects.toThrow('The database is away');
  });

  it('of long ago is forgotten', async () => {
    vi.useFakeTimers();
    recordFetch(() => LIST);
    callEarly(address);
    vi.advanceTimersByTime(10_000);
    expect(await takeEarlyAnswer(address)).toBeUndefined();
  });
});
