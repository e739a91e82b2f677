export const LOGIN = '/login';
export const UNAUTHORIZED = '/unauthorized';

const DASHBOARDS: Readonly<Record<string, string>> = {
  employee: '/employee-dashboard',
  company: '/company-dashboard',
  admin: '/admin-dashboard',
  super_admin: '/admin-dashboard',
};

/** Pages of the console for super admins only. */
const SUPER_ADMIN_PAGES = ['/admin-dashboard/admins', '/admin-dashboard/audit-log', '/admin-dashboard/breaches'];

/** Pages of both employees and companies. */
const SHARED_PAGES = ['/grievances', '/my-data'];

/** A base for relative addresses; absolute ones have another origin and are ignored. */
const HERE = 'http://here.invalid';

/** The dashboard of a role; undefined for an unknown one. */
export function dashboardOf(role: string): string | undefined {
  return Object.hasOwn(DASHBOARDS, role) ? DASHBOARDS[role] : undefined;
}

/**
 * Where a person with this role (undefined: logged out) is redirected from a page that needs `required`; undefined when the page is
 * allowed. Pages of admins also admit super admins.
 */
export function redirectFrom(required: 'employee' | 'company' | 'admin', role: string | undefined): string | undefined {
  if (role === undefined) return LOGIN;
  if (role === required || (required === 'admin' && role === 'super_admin')) return undefined;
  return dashboardOf(role) ?? UNAUTHORIZED;
}

/**
 * The page after a login.
 * @param lastPage the last visited address, used only if it belongs to the role
 */
export function pageAfterLogin(role: string, lastPage: string | null): string {
  const dashboard = dashboardOf(role);
  if (!dashboard) return UNAUTHORIZED;
  const url = lastPage !== null && URL.canParse(lastPage, HERE) ? new URL(lastPage, HERE) : undefined;
  const isBelow = (path: string): boolean => url?.pathname === path || !!url?.pathname.startsWith(`${path}/`);
  const isAllowed = role === 'super_admin' || !SUPER_ADMIN_PAGES.some(isBelow);
  const isShared = (role === 'employee' || role === 'company') && SHARED_PAGES.some(isBelow);
  return url?.origin === HERE && (isBelow(dashboard) || isShared) && isAllowed ? url.pathname + url.search : dashboard;
}
