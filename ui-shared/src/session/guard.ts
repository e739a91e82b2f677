/** Where the guard sends somebody (spec 2 and 6). */
export const LOGIN = '/login';
export const UNAUTHORIZED = '/unauthorized';

const DASHBOARDS: Readonly<Record<string, string>> = {
  employee: '/employee-dashboard',
  company: '/company-dashboard',
  admin: '/admin-dashboard',
  super_admin: '/admin-dashboard',
};

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
