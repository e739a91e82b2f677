import { listCall } from '../kit/providers/list-call';
import { ownWords } from '../kit/resource/list-address';
import { type ListSource, type Page, pageName, ROWS_PER_PAGE } from '../kit/resource/page';

/** What react-admin keeps of a list, in its store and in the address. */
interface ListParams {
  filter?: Readonly<Record<string, unknown>>;
  sort?: string;
  order?: 'ASC' | 'DESC';
  page?: number;
  perPage?: number;
}

function inAddress(search: string): ListParams | undefined {
  const query = new URLSearchParams(ownWords(search));
  if (query.size === 0) return undefined;
  const { filter, page, perPage, ...rest } = Object.fromEntries(query);
  return {
    ...rest,
    ...(filter && { filter: JSON.parse(filter) as ListParams['filter'] }),
    ...(page && { page: Number(page) }),
    ...(perPage && { perPage: Number(perPage) }),
  };
}

function firstPage(source: ListSource, { filter, sort, order, page = 1, perPage = ROWS_PER_PAGE }: ListParams) {
  return listCall(source.resource, {
    filter: { ...filter, ...source.filter },
    sort: sort && order ? { field: sort, order } : source.sort,
    pagination: { page, perPage },
  });
}

const defaultsOf = ({ filterDefaultValues }: ListSource): ListParams =>
  filterDefaultValues ? { filter: filterDefaultValues } : {};

/**
 * The calls that a page makes as soon as its code is there.
 * @param search of the page's address
 * @param storedSetting reads what react-admin keeps for this person
 */
export function firstCalls(page: Page, search: string, storedSetting: (key: string) => unknown): string[] {
  const own = page.firstCalls?.(storedSetting);
  if (own) return own;
  if (!page.list) return [];
  const params =
    inAddress(search) ?? (storedSetting(pageName(page)) as ListParams | undefined) ?? defaultsOf(page.list);
  return [firstPage(page.list, params)];
}
