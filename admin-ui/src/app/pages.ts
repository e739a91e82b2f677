import type { ComponentType } from 'react';

type Page = Promise<{ default: ComponentType }>;

/** Above this width lists are tables; in MUI's words, from `md` on. */
export const WIDE = '(min-width: 900px)';

/** A page that holds a list; where there is room for a table, its code comes at the same time. */
const listPage =
  (load: () => Page): (() => Page) =>
  async () => {
    const isWide = window.matchMedia(WIDE).matches;
    const [page] = await Promise.all([load(), isWide && import('../lists/RecordTable')]);
    return page;
  };

/** The page of each section by the first part of its address; every one is a chunk of its own. */
export const PAGES = {
  dashboard: (): Page => import('../dashboard/Dashboard'),
  employees: listPage(() => import('../employees/EmployeeList')),
  companies: listPage(() => import('../companies/CompanyList')),
  'job-requests': listPage(() => import('../job-requests/JobRequestList')),
  connections: listPage(() => import('../connections/ConnectionsPage')),
  placements: listPage(() => import('../placements/PlacementList')),
  admins: listPage(() => import('../admins/AdminList')),
  'audit-log': listPage(() => import('../activity/ActivityList')),
};

export type PageName = keyof typeof PAGES;

/** The page at an address of the console; none at an address that is no section. */
export function pageNameAt(pathname: string): PageName | undefined {
  const [, , name = ''] = pathname.split('/');
  if (name === '') return 'dashboard';
  return Object.hasOwn(PAGES, name) ? (name as PageName) : undefined;
}
