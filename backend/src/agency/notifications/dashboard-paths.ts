import { isStaff, type Role } from '../../platform/http/role.js';

/** The first page of a role. */
export function dashboardOf(role: Role): string {
  if (isStaff(role)) return '/admin-dashboard/';
  return role === 'company' ? '/company-dashboard' : '/employee-dashboard';
}

/** The bell, opened. */
export const bellPath = (role: Role): string => `${dashboardOf(role)}#notifications`;

/** Where the ways of each kind are chosen. */
export const preferencesPath = (role: Role): string => `${dashboardOf(role)}#notification-preferences`;
