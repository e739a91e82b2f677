import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ApiClient } from '../../test/support/api-client.js';
import { forgedTokens } from '../../test/support/forged-tokens.js';
import { Office, recordOf } from '../../test/support/office.js';
import { type Identity, type RouteRow, routeRows } from '../../test/support/route-table.js';
import { acceptProfileTerms } from '../../test/support/showings.js';

const ROWS = routeRows();

/** A body that no call takes, so that whoever is let in changes nothing. */
const WRONG_BODY = { email: 5, role: 'nobody', name: '', status: 'unknown', count: -1, placement_status: 'unknown' };
const MISSING_KEY = '2147483646';

describe('R20: every route is open to exactly those whom docs/routes.md names', () => {
  let office: Office;
  const clients = new Map<Identity, ApiClient>();
  let forged: [string, string][];
  /** Of a member who was removed. */
  let removed: ApiClient;

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
    removed = gone.client;
    clients.set('admin', office.admin);
    clients.set('super_admin', office.superAdmin);
    forged = forgedTokens(employee.client.token ?? '');
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

  const closed = ROWS.filter(({ allowed }) => !allowed.includes('nobody'));

  it.each(closed.map((row) => [`${row.method} ${row.path}`, row] as const))(
    '%s asks who it is before it reads key and body',
    async (_, row) => {
      expect((await call(undefined, row, 'junk')).status).toBe(401);
      for (const [who, client] of clients) {
        if (who === 'nobody' || row.allowed.includes(who)) continue;
        expect([who, (await call(client, row, 'junk')).status]).toEqual([who, 403]);
      }
    },
  );

  it('ends the session of a removed member on every closed route', async () => {
    for (const row of closed)
      expect([row.path, (await call(removed, row, MISSING_KEY)).status]).toEqual([row.path, 401]);
  });

  it('refuses every forged token on every closed route', async () => {
    for (const row of closed) {
      for (const [what, token] of forged) {
        const { status } = await call(new ApiClient(office.agency.base, token), row, MISSING_KEY);
        expect([row.path, what, status]).toEqual([row.path, what, 401]);
      }
    }
  });

  it.each([
    ['no scheme', (token: string) => token],
    ['another scheme', (token: string) => `Basic ${token}`],
    ['two tokens', (token: string) => `Bearer ${token}, Bearer ${token}`],
    ['nothing after the scheme', () => 'Bearer '],
  ])('takes a genuine token only as a bearer token: %s', async (_, header) => {
    const token = clients.get('admin')?.token ?? '';
    const headers = { authorization: header(token) };
    expect((await office.agency.anyone.get('/users/profile', headers)).status).toBe(401);
  });

  it('does not take a token from the address or a cookie', async () => {
    const token = clients.get('admin')?.token ?? '';
    const { anyone } = office.agency;
    expect((await anyone.get(`/users/profile?token=${token}&access_token=${token}`)).status).toBe(401);
    expect((await anyone.get('/users/profile', { cookie: `token=${token}` })).status).toBe(401);
  });

  it.each(['HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH'])(
    'the admin lists answer nothing to %s without a login',
    async (method) => {
      for (const path of ['/api/admin/employees', '/api/admin/audit-log', '/api/admin/admins']) {
        const { status } = await fetch(`${office.agency.base}${path}`, { method });
        expect([401, 404, 405]).toContain(status);
      }
    },
  );

  it('ends the session of whoever logs out and of nobody else', async () => {
    expect((await call(undefined, { method: 'POST', path: '/auth/logout' }, '')).status).toBe(401);
    for (const who of ['employee', 'company', 'admin', 'super_admin'] as const) {
      const client = clients.get(who) ?? office.agency.anyone;
      const { email } = await recordOf(client.get('/users/profile'));
      const other = await office.agency.login(String(email));
      expect((await other.post('/auth/logout')).status).toBe(200);
      expect((await other.get('/users/profile')).status).toBe(401);
      expect((await client.get('/users/profile')).status).toBe(200);
    }
  });
});
