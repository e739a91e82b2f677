import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ApiClient } from '../support/api-client.js';
import { bill, place, type Placed, setAgency } from '../support/ledger.js';
import { Office, recordOf, refusalOf, rowsOf } from '../support/office.js';
import { openApiOnDisk, routeRows } from '../support/route-table.js';

const ALL = { money: true, exports: true, bulk_mail: true, imports: true, merges: true, privacy: true };
const LACKS = { status: 403, error: 'Your account lacks the permission for this. A super admin can give it to you.' };

/** What a permission opens, by method and beginning of the path (docs/security.md#permissions). */
const OPENED: [needs: string, paths: RegExp][] = [
  ['money', /^\w+ \/api\/admin\/(invoices|payments|claims|receivables|reminders|billing-summary|exports)\b/],
  ['money', /^\w+ \/api\/admin\/placements\/(sums|terms|:id\/(claims|invoice-preview))/],
  ['money', /^\w+ \/api\/admin\/companies\/:id\/billing/],
  ['exports', /^\w+ \/api\/admin\/(list-exports|exports)\b/],
  ['bulk_mail', /^\w+ \/api\/admin\/(mailings|notices\/send|mail-templates\/:id\/(preview|test))\b/],
  ['imports', /^\w+ \/api\/admin\/imports\b/],
  ['merges', /^\w+ \/api\/admin\/(duplicates|merges)\b/],
  ['merges', /^\w+ \/api\/admin\/(employees|companies)\/:id\/merge/],
  ['privacy', /^\w+ \/api\/admin\/(grievances|access-log)\b/],
  ['privacy', /^\w+ \/api\/admin\/employees\/:id\/nominee/],
  ['privacy', /^DELETE \/api\/admin\/employees\/:id\/under-age/],
];

const CALLS = {
  GET: (client: ApiClient, path: string) => client.get(path),
  POST: (client: ApiClient, path: string) => client.post(path, {}),
  PUT: (client: ApiClient, path: string) => client.put(path, {}),
  PATCH: (client: ApiClient, path: string) => client.patch(path, {}),
  DELETE: (client: ApiClient, path: string) => client.delete(path),
};

/** Fields that tell of money, as they are named in answers. */
const MONEY = /paise|^fee(_|$)|^invoice|^payment|gross|^due_date$|^issue_by$|^attention$|outstanding|overdue/;

/**
 * Answers that name such fields to those who lack `money`: settings that every company reads in its terms, days of answers, and sums of
 * tasks, of which those about money are not among theirs.
 */
const NOT_MONEY = ['AgencySettingsDto', 'GrievanceDto', 'TaskGroupDto', 'TaskLineDto'];

describe('what an admin may do beyond the role', () => {
  let office: Office;
  let placed: Placed;

  beforeAll(async () => {
    office = await Office.open();
    await setAgency(office);
    placed = await place(office, { joining_date: '2026-01-15' });
    await bill(office, placed);
  });
  afterAll(() => office.close());

  const permissionsOf = (userId: number): string => `/api/admin/admins/${userId}/permissions`;
  /** An admin who lacks something. */
  async function without(...missing: (keyof typeof ALL)[]): Promise<ApiClient & { userId: number; email: string }> {
    const admin = await office.agency.staff('admin');
    const set = { ...ALL, ...Object.fromEntries(missing.map((one) => [one, false])) };
    expect(await recordOf(office.superAdmin.put(permissionsOf(admin.userId), set))).toEqual(set);
    return admin;
  }

  it('an admin may do everything but look at who opened whom, and a super admin everything', async () => {
    const usual = { ...ALL, privacy: false };
    expect(await recordOf(office.superAdmin.get(permissionsOf(office.admin.userId)))).toEqual(usual);
    // the profile names them only where they are not the usual ones
    expect(await recordOf(office.admin.get('/users/profile'))).not.toHaveProperty('permissions');
    const clerk = await without('money');
    expect(await recordOf(clerk.get('/users/profile'))).toMatchObject({ permissions: { money: false } });
    expect(await recordOf(office.superAdmin.get(permissionsOf(office.superAdmin.userId)))).toEqual(ALL);
    expect(await recordOf(office.superAdmin.get('/users/profile'))).not.toHaveProperty('permissions');
  });

  it('only super admins see and set them, of admins who are there, whole and of admins only', async () => {
    const { client: employee, userId } = await office.employee();
    for (const client of [office.admin, employee, placed.company.client]) {
      const own = permissionsOf(office.admin.userId);
      expect((await client.get(own)).status).toBe(403);
      expect((await client.put(own, ALL)).status).toBe(403);
    }
    for (const id of [2147483646, userId]) {
      expect(await refusalOf(office.superAdmin.get(permissionsOf(id)))).toEqual({
        status: 404,
        error: 'Admin not found',
      });
      expect((await office.superAdmin.put(permissionsOf(id), ALL)).status).toBe(404);
    }
    expect(await refusalOf(office.superAdmin.put(permissionsOf(office.superAdmin.userId), ALL))).toEqual({
      status: 409,
      error: 'A super admin holds all permissions',
    });
    for (const body of [{}, { ...ALL, money: 'no' }, { ...ALL, privacy: null }]) {
      expect((await office.superAdmin.put(permissionsOf(office.admin.userId), body)).status).toBe(400);
    }
  });

  it('a change is in the audit log, and what changes nothing is not', async () => {
    const admin = await without('money');
    await recordOf(office.superAdmin.put(permissionsOf(admin.userId), { ...ALL, money: false }));
    const filter = { kind: 'admin', record_id: admin.userId };
    expect(await rowsOf(office.superAdmin.list('audit-log', { filter }))).toMatchObject([
      { action: 'updated', record_name: admin.email, actor_email: office.superAdmin.email },
    ]);
  });

  it('it holds at once, for sessions that began before, and ends no session', async () => {
    const admin = await without('money');
    expect(await refusalOf(admin.get('/api/admin/invoices'))).toEqual(LACKS);
    expect((await admin.get('/api/admin/invoices')).body).toMatchObject({ code: 'auth.permission_missing' });
    expect((await admin.get('/api/admin/employees')).status).toBe(200);
    await recordOf(office.superAdmin.put(permissionsOf(admin.userId), ALL));
    expect((await admin.get('/api/admin/invoices')).status).toBe(200);
  });

  it('R20: every route of what a permission is about asks for it, and for nothing else', async () => {
    const admins = routeRows().filter(
      ({ path, allowed }) => path.startsWith('/api/admin/') && allowed.includes('admin'),
    );
    for (const { method, path, needs } of admins) {
      const about = [
        ...new Set(OPENED.filter(([, paths]) => paths.test(`${method} ${path}`)).map(([permission]) => permission)),
      ];
      expect([method, path, needs.toSorted()]).toEqual([method, path, about.toSorted()]);
    }
    const nothing = await without('money', 'exports', 'bulk_mail', 'imports', 'merges', 'privacy');
    for (const { method, path } of admins.filter((row) => row.needs.length)) {
      const address = path.replace(/:\w+/g, '2147483646');
      const { status, body } = await CALLS[method as keyof typeof CALLS](nothing, address);
      expect([method, path, status, (body as { code?: unknown }).code]).toEqual([
        method,
        path,
        403,
        'auth.permission_missing',
      ]);
    }
  });

  it('R20: no other answer to admins has a field of money, but placements, where it is empty', () => {
    const { paths, components } = openApiOnDisk();
    const named = (found: unknown, names = new Set<string>()): Set<string> => {
      for (const [, name = ''] of JSON.stringify(found ?? null).matchAll(/#\/components\/schemas\/(\w+)/g)) {
        if (names.has(name)) continue;
        names.add(name);
        named(components.schemas[name], names);
      }
      return names;
    };
    const open = routeRows().filter(({ allowed, needs }) => allowed.includes('admin') && !needs.includes('money'));
    const described = open.flatMap(({ method, path }) => {
      const responses = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]?.responses ?? {};
      const answers = Object.entries(responses).filter(([status]) => status.startsWith('2'));
      return [...named(answers)].flatMap((name) =>
        Object.keys(components.schemas[name]?.properties ?? {})
          .filter((field) => MONEY.test(field) && !NOT_MONEY.includes(name))
          .map((field) => `${name}.${field}`),
      );
    });
    const emptied = [
      'first_month_gross_paise',
      'fee_percent',
      'fee_paise',
      'invoice_id',
      'invoice_number',
      'invoice_state',
      'due_date',
      'issue_by',
      'attention',
    ];
    expect([...new Set(described)].toSorted()).toEqual(emptied.map((field) => `PlacementDto.${field}`).toSorted());
  });
});
