import { DASHBOARD_LISTS, STATS_CALL } from '../resources/dashboard/dashboard-calls';
import { listCall, type ListQuery } from '../platform/providers/list-call';
import { LIST_SOURCES, ROWS_PER_PAGE, type ListAddress } from '../platform/providers/list-sources';
import type { PageName } from './pages';

/** What react-admin keeps of a list, in its store and in the address. */
interface ListParams {
  filter?: Readonly<Record<string, unknown>>;
  sort?: string;
  order?: 'ASC' | 'DESC';
  page?: number;
  perPage?: number;
}

function inAddress(search: string): ListParams | undefined {
  const query = new URLSearchParams(search);
  if (query.size === 0) return undefined;
  const { filter, page, perPage, ...rest } = Object.fromEntries(query);
  return {
    ...rest,
    ...(filter && { filter: JSON.parse(filter) as ListParams['filter'] }),
    ...(page && { page: Number(page) }),
    ...(perPage && { perPage: Number(perPage) }),
  };
}

function firstPage(address: ListAddress, { filter, sort, order, page = 1, perPage = ROWS_PER_PAGE }: ListParams) {
  const source: { resource: string; sort: ListQuery['sort']; filter?: object } = LIST_SOURCES[address];
  return listCall(source.resource, {
    filter: { ...filter, ...source.filter },
    sort: sort && order ? { field: sort, order } : source.sort,
    pagination: { page, perPage },
  });
}

/**
 * The calls that a page makes as soon as its code is there.
 * @param search of the page's address
 * @param kept reads what react-admin keeps for this person
 */
export function firstCalls(page: PageName, search: string, kept: (key: string) => unknown): string[] {
  if (page === 'dashboard')
    return [STATS_CALL, ...DASHBOARD_LISTS.map(({ resource, query }) => listCall(resource, query))];
  // the board loads column by column
  if (page === 'connections' && kept('connections.view') === 'board') return [];
  const params = inAddress(search) ?? (kept(page) as ListParams | undefined) ?? {};
  return [firstPage(`/${page}`, params)];
}
