import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ApiClient } from '../support/api-client.js';
import { Office, recordOf } from '../support/office.js';
import { type Identity, type RouteRow, routeRows } from '../support/route-table.js';
import { acceptProfileTerms } from '../support/showings.js';

const ROWS = routeRows();

/** A body that no call takes, so that whoever is let in changes nothing. */
const WRONG_BODY = { email: 5, role: 'nobody', name: '', status: 'unknown', count: -1, placement_status: 'unknown' };
const MISSING_KEY = '2147483646';

describe('R20: every route is open to exactly those whom docs/routes.md names', () => {
  let office: Office;
  const clients = new Map<Identity, ApiClient>();

  beforeAll(async () => {
    office = await Office.open();
    // of a table of roles: what an admin may lack besides is told in permissions.spec.ts
    await office.sql(`update users set missing_permissions = '{}'`);
    clients.set('nobody', office.agency.anyone);
    const employee = await office.employee();
    clients.set('employee', employee.client);
    const company = await office.company();
    clients.set('company', company.client);
    const { client: member } = await office.colleague(company);
    clients.set('member', member);
    for (const client of [company.client, member]) await acceptProfileTerms(client);
    const gone = await office.colleague(company);
    await recordOf(company.client.delete(`/api/company/members/${gone.id}`));
    clients.set('admin', office.admin);
    clients.set('super_admin', office.superAdmin);
  });
  afterAll(() => office.close());

  function call(
    client: ApiClient | undefined,
    { method, path }: Pick<RouteRow, 'method' | 'path'>,
    key: string,
  ): Promise<Response> {
    const address = path.replace('*', 'somewhere').replace(/:(id|memberId|role)/g, key);
    return fetch(`${office.agency.base}${address}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(client?.token && { authorization: `Bearer ${client.token}` }),
        ...(method !== 'GET' && { 'content-type': 'application/json' }),
      },
      ...(method !== 'GET' && { body: JSON.stringify(WRONG_BODY) }),
    });
  }

  it('the table names the calls of the spec and none twice', () => {
    const names = ROWS.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThan(45);
    expect(ROWS.filter(({ path }) => path.startsWith('/api/admin/')).every(({ allowed }) => !isLow(allowed))).toBe(
      true,
    );
    // what is one's own, the resume of a person, which the agency keeps for them, and a report that is taken back
    const others = [
      '/api/admin/notes/',
      '/api/admin/saved-searches/',
      '/api/admin/employees/:id/resume',
      '/api/admin/employees/:id/under-age',
      '/api/employee/resume',
      '/api/company/members/',
      '/api/admin/companies/:id/members/',
      '/api/me/',
      '/api/no-mails',
      '/auth/factors/',
      '/auth/sessions/',
    ];
    const deletions = ROWS.filter(
      ({ method, path }) => method === 'DELETE' && !others.some((start) => path.startsWith(start)),
    );
    expect(deletions.map(({ allowed }) => allowed)).toEqual(deletions.map(() => ['super_admin']));
  });

  function isLow(allowed: Identity[]): boolean {
    return allowed.some((who) => who === 'nobody' || who === 'employee' || who === 'company' || who === 'member');
  }

  const table = ROWS.filter(({ path }) => path !== '/auth/logout').map(
    (row) => [`${row.method} ${row.path}`, row] as const,
  );

  it.each(table)('%s', async (_, row) => {
    for (const [who, client] of clients) {
      const { status } = await call(client, row, MISSING_KEY);
      if (row.allowed.includes(who)) expect([who, [401, 403].includes(status)]).toEqual([who, false]);
      else expect([who, status]).toEqual([who, who === 'nobody' ? 401 : 403]);
      expect(status).toBeLessThan(500);
    }
  });
});
