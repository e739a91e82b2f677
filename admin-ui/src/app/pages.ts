/** The page of each section by the first part of its address; every one is a chunk of its own. */
export const PAGES = {
  dashboard: () => import('../dashboard/Dashboard'),
  employees: () => import('../employees/EmployeeList'),
  companies: () => import('../companies/CompanyList'),
  'job-requests': () => import('../job-requests/JobRequestList'),
  connections: () => import('../connections/ConnectionsPage'),
  placements: () => import('../placements/PlacementList'),
  admins: () => import('../admins/AdminList'),
  'audit-log': () => import('../activity/ActivityList'),
};

export type PageName = keyof typeof PAGES;

/** The page at an address of the console; none at an address that is no section. */
export function pageNameAt(pathname: string): PageName | undefined {
  const [, , name = ''] = pathname.split('/');
  if (name === '') return 'dashboard';
  return Object.hasOwn(PAGES, name) ? (name as PageName) : undefined;
}
