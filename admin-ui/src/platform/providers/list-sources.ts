/** What a list reads. */
export interface ListSource {
  resource: string;
  /** How it is sorted as long as nobody chose otherwise. */
  sort: { field: string; order: 'ASC' | 'DESC' };
  /** Always applied, and not shown as a filter. */
  filter?: Readonly<Record<string, string>>;
}

const newestFirst = (resource: string, field: string): ListSource => ({ resource, sort: { field, order: 'DESC' } });

/** The lists of the console by their address, without the console's prefix. */
export const LIST_SOURCES = {
  '/employees': newestFirst('employees', 'created_at'),
  '/companies': newestFirst('companies', 'created_at'),
  '/job-requests': newestFirst('job-requests', 'created_at'),
  '/connections': newestFirst('connections', 'connection_date'),
  '/placements': { ...newestFirst('connections', 'placement_date'), filter: { placement_status: 'placed' } },
  '/admins': newestFirst('admins', 'created_at'),
  '/audit-log': newestFirst('audit-log', 'at'),
} as const satisfies Readonly<Record<string, ListSource>>;

export type ListAddress = keyof typeof LIST_SOURCES;

/** Rows of a page as long as nobody chose otherwise. */
export const ROWS_PER_PAGE = 25;
