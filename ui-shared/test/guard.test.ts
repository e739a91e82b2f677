import { expect, it } from 'vitest';
import { dashboardOf, redirectFrom } from '../src/session/guard';

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
