import { expect, it } from 'vitest';
import { dashboardOf, pageAfterLogin, redirectFrom } from '../src/session/guard';

it.each([
  ['employee', undefined, '/login'],
  ['company', undefined, '/login'],
  ['admin', undefined, '/login'],
  ['employee', 'employee', undefined],
  ['employee', 'company', '/company-dashboard'],
  ['employee', 'admin', '/admin-dashboard'],
  ['employee', 'super_admin', '/admin-dashboard'],
  ['company', 'company', undefined],
  ['company', 'employee', '/employee-dashboard'],
  ['company', 'super_admin', '/admin-dashboard'],
  ['admin', 'admin', undefined],
  ['admin', 'super_admin', undefined],
  ['admin', 'employee', '/employee-dashboard'],
  ['admin', 'company', '/company-dashboard'],
  ['employee', 'owner', '/unauthorized'],
  ['admin', 'constructor', '/unauthorized'],
] as const)('a route of %s sends %s to %s', (required, role, target) => {
  expect(redirectFrom(required, role)).toBe(target);
});

it('knows no dashboard of an unknown role', () => {
  expect(dashboardOf('owner')).toBeUndefined();
  expect(dashboardOf('toString')).toBeUndefined();
});

it.each([
  ['employee', '/employee-dashboard/jobs', '/employee-dashboard/jobs'],
  ['company', '/company-dashboard', '/company-dashboard'],
  ['admin', '/admin-dashboard/employees?page=2&filter=%7B%7D', '/admin-dashboard/employees?page=2&filter=%7B%7D'],
  ['super_admin', '/admin-dashboard/audit-log', '/admin-dashboard/audit-log'],
])('a login of %s returns to %s', (role, lastPage, target) => {
  expect(pageAfterLogin(role, lastPage)).toBe(target);
});

it.each([
  ['employee', null, '/employee-dashboard'],
  ['employee', '', '/employee-dashboard'],
  ['employee', '/admin-dashboard/employees', '/employee-dashboard'],
  ['company', '/employee-dashboard', '/company-dashboard'],
  ['admin', '/admin-dashboard/admins/3/show', '/admin-dashboard'],
  ['admin', '/admin-dashboard/audit-log', '/admin-dashboard'],
  ['employee', '/employee-dashboard-of-others', '/employee-dashboard'],
  ['employee', '/employee-dashboard/../admin-dashboard', '/employee-dashboard'],
  ['employee', '//evil.example/employee-dashboard', '/employee-dashboard'],
  ['employee', '/\\evil.example/employee-dashboard', '/employee-dashboard'],
  ['employee', 'https://evil.example/employee-dashboard', '/employee-dashboard'],
  ['employee', 'javascript:alert(1)//employee-dashboard', '/employee-dashboard'],
  ['employee', 'http://[', '/employee-dashboard'],
  ['owner', '/admin-dashboard', '/unauthorized'],
])('a login of %s does not return to %j but goes to %s', (role, lastPage, target) => {
  expect(pageAfterLogin(role, lastPage)).toBe(target);
});
