import type { ListQuery } from '../../kit/providers/list-call';

/** How many connections the dashboard shows. */
export const RECENT_CONNECTIONS = 5;

export const STATS_CALL = '/api/admin/dashboard-stats';
export const DAY_CALL = '/api/admin/interviews/next-day';
export const STANDING_CALL = '/api/admin/standing';
export const DUE_CALL = '/api/admin/privacy-due';
export const BILLING_CALL = '/api/admin/billing-summary';

const newest = (field: string, count = 1, filter = {}): ListQuery => ({
  filter,
  sort: { field, order: 'DESC' },
  pagination: { page: 1, perPage: count },
});

const list = (resource: string, query: ListQuery) => ({ resource, query });

/** The lists of the dashboard, each with no more rows than are shown. */
export const DASHBOARD_LISTS = [
  list('employees', newest('created_at')),
  list('companies', newest('created_at')),
  list('job-requests', newest('created_at')),
  list('connections', newest('connection_date', RECENT_CONNECTIONS)),
  list('connections', newest('placement_date', 1, { placement_status: 'placed' })),
] as const;
