/** Where the guard sends somebody. */
export const LOGIN = '/login';
export const UNAUTHORIZED = '/unauthorized';

const DASHBOARDS: Readonly<Record<string, string>> = {
  employee: '/employee-dashboard',
  company: '/company-dashboard',
  admin: '/admin-dashboard',
  super_admin: '/admin-dashboard',
};

/** Parts of the console that only super admins open. */
const SUPER_ADMIN_PAGES = ['/admin-dashboard/admins', '/admin-dashboard/audit-log'];

/** Only the path of an address counts; an address that leads elsewhere does not have this origin. */
const HERE = 'http://here.invalid';

/** The dashboard of a role; an unknown role has none. */
export function dashboardOf(role: string): string | undefined {
  return Object.hasOwn(DASHBOARDS, role) ? DASHBOARDS[role] : undefined;
}

/**
 * Where a person with this role (nobody: undefined) is sent from a route that asks for `required`; nothing means: may stay.
 * A route that asks for admin also admits super_admin; every other route asks for exactly its role.
 */
export function redirectFrom(required: 'employee' | 'company' | 'admin', role: string | undefined): string | undefined {
  if (role === undefined) return LOGIN;
  if (role === required || (required === 'admin' && role === 'super_admin')) return undefined;
  return dashboardOf(role) ?? UNAUTHORIZED;
}

/**
 * Where a login leads.
 * @param lastPage the address that was visited last; it is returned to only if it is one of the role's own pages here
 */
export function pageAfterLogin(role: string, lastPage: string | null): string {
  const dashboard = dashboardOf(role);
  if (!dashboard) return UNAUTHORIZED;
  const url = lastPage !== null && URL.canParse(lastPage, HERE) ? new URL(lastPage, HERE) : undefined;
  const isBelow = (path: string): boolean => url?.pathname === path || !!url?.pathname.startsWith(`${path}/`);
  const isAllowed = role === 'super_admin' || !SUPER_ADMIN_PAGES.some(isBelow);
  return url?.origin === HERE && isBelow(dashboard) && isAllowed ? url.pathname + url.search : dashboard;
}
