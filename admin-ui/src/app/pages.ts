/** The page of each section by the first part of its address; every one is a chunk of its own. */
export const PAGES = {
  dashboard: () => import('../resources/dashboard/Dashboard'),
  employees: () => import('../resources/employees/EmployeeList'),
  companies: () => import('../resources/companies/CompanyList'),
  'job-requests': () => import('../resources/job-requests/JobRequestList'),
  connections: () => import('../resources/connections/ConnectionsPage'),
  placements: () => import('../resources/placements/PlacementList'),
  admins: () => import('../resources/admins/AdminList'),
  'audit-log': () => import('../resources/audit-log/ActivityList'),
};

export type PageName = keyof typeof PAGES;

/** The page at an address of the console; none at an address that is no section. */
export function pageNameAt(pathname: string): PageName | undefined {
  const [, , name = ''] = pathname.split('/');
  if (name === '') return 'dashboard';
  return Object.hasOwn(PAGES, name) ? (name as PageName) : undefined;
}
