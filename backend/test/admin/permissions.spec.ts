import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ApiClient } from '../support/api-client.js';
import { bill, place, setAgency, type Placed } from '../support/ledger.js';
import { Office, recordOf, refusalOf, rowsOf, type ApiRecord } from '../support/office.js';
import { openApiOnDisk, routeRows } from '../support/route-table.js';

const ALL = { money: true, exports: true, bulk_mail: true, imports: true, merges: true, privacy: true };
const LACKS = { status: 403, error: 'Your account lacks the permission for this. A super admin can give it to you.' };

/** What a permission opens, by method and beginning of the path (docs/security.md#permissions). */
const OPENED: [needs: string, paths: RegExp][] = [
  ['money', /^\w+ \/api\/admin\/(invoices|payments|claims|receivables|billing-summary|exports)\b/],
  ['money', /^\w+ \/api\/admin\/placements\/(sums|terms|:id\/(claims|invoice-preview))/],
  ['money', /^\w+ \/api\/admin\/companies\/:id\/billing/],
  ['exports', /^\w+ \/api\/admin\/(list-exports|exports)\b/],
  ['bulk_mail', /^\w+ \/api\/admin\/(mailings|notices\/send)\b/],
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

/** Answers that name such fields to those who lack `money`: settings that every company reads in its terms, and days of answers. */
const NOT_MONEY = ['AgencySettingsDto', 'GrievanceDto'];

describe('what an admin may do beyond the role', () => {
  let office: Office;
  let placed: Placed;
  let invoice: ApiRecord;

  beforeAll(async () => {
    office = await Office.open();
    await setAgency(office);
    placed = await place(office, { joining_date: '2026-01-15' });
    invoice = await bill(office, placed);
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

  it('of two settings at once one is the last', async () => {
    const admin = await office.agency.staff('admin');
    const none = Object.fromEntries(Object.keys(ALL).map((one) => [one, false]));
    const answers = await Promise.all(
      [ALL, none, ALL, none].map((set) => office.superAdmin.put(permissionsOf(admin.userId), set)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect([ALL, none]).toContainEqual(await recordOf(office.superAdmin.get(permissionsOf(admin.userId))));
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
    const told = open.flatMap(({ method, path }) => {
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
    expect([...new Set(told)].toSorted()).toEqual(emptied.map((field) => `PlacementDto.${field}`).toSorted());
  });

  describe('without money', () => {
    let admin: ApiClient & { userId: number };
    beforeAll(async () => {
      admin = await without('money');
    });

    const EMPTY = {
      first_month_gross_paise: null,
      fee_percent: null,
      fee_paise: null,
      invoice_id: null,
      invoice_number: null,
      invoice_state: null,
      due_date: null,
      issue_by: null,
      attention: null,
    };

    it('placements are shown without fees, gross and invoices: in the list, alone, in a chain, and after a change', async () => {
      const { id } = placed.placement;
      expect(await recordOf(office.admin.get(`/api/admin/placements/${id}`))).toMatchObject({ invoice_id: invoice.id });
      const [listed] = await rowsOf(admin.list('placements', { filter: { id } }));
      expect(listed).toMatchObject({ id, employee_name: placed.employee['full_name'], ...EMPTY });
      expect(await recordOf(admin.get(`/api/admin/placements/${id}`))).toEqual(listed);
      expect(await rowsOf(admin.get(`/api/admin/placements/${id}/chain`))).toEqual([listed]);
      const edited = await recordOf(admin.patch(`/api/admin/placements/${id}`, { left_reason: 'Moved away' }));
      expect(edited).toMatchObject({ left_reason: 'Moved away', ...EMPTY });
    });

    it('they are neither sorted nor filtered by what is hidden, and no gross is noted', async () => {
      for (const field of Object.keys(EMPTY)) {
        const answers = await Promise.all([
          admin.list('placements', { sort: [field, 'ASC'] }),
          admin.list('placements', { filter: { [field]: 1 } }),
          admin.list('placements', { filter: { [`${field}_gte`]: 1 } }),
          admin.get(`/api/admin/placements?${field}=1`),
        ]);
        expect([field, ...answers.map(({ status }) => status)]).toEqual([field, 400, 400, 400, 400]);
      }
      const gross = { first_month_gross_paise: 7_000_000 };
      expect(await refusalOf(admin.patch(`/api/admin/placements/${placed.placement.id}`, gross))).toEqual(LACKS);
    });

    it('timelines tell nothing of documents, payments, claims and their mails', async () => {
      await recordOf(
        office.admin.post(`/api/admin/invoices/${invoice.id}/payments`, {
          received_on: String(invoice['issued_on']),
          mode: 'upi',
          reference: 'UPI-4711',
          amount_paise: 100_000,
        }),
      );
      await recordOf(office.admin.post(`/api/admin/invoices/${invoice.id}/send`));
      const told = async (client: ApiClient, kind: string, record_id: number): Promise<unknown[]> => {
        const timeline = await recordOf(client.get(`/api/admin/timeline?kind=${kind}&record_id=${record_id}`));
        return (timeline['entries'] as { what: string; facts: { template?: string } }[]).map(
          ({ what, facts }) => facts.template ?? what,
        );
      };
      for (const [kind, id] of [
        ['connection', placed.connection.id],
        ['job_request', placed.job.id],
        ['employee', placed.employee.id],
        ['company', placed.company.id],
      ] as const) {
        const all = await told(office.admin, kind, id);
        expect(all).toEqual(expect.arrayContaining(['document', 'payment', 'status']));
        expect(all.includes('invoice-sent')).toBe(kind !== 'employee');
        const shown = await told(admin, kind, id);
        expect(shown).toContain('status');
        expect(shown).not.toEqual(expect.arrayContaining(['document']));
        expect(shown).not.toEqual(expect.arrayContaining(['payment']));
        expect(shown).not.toContain('invoice-sent');
      }
    });

    it('tasks about them are not there: in the list, alone, to be changed, written or told of', async () => {
      const title = 'Call about the invoice';
      const fields = { title, due_at: '2026-11-30T18:00:00+05:30', kind: 'invoice', record_id: invoice.id };
      const task = await recordOf(office.admin.post('/api/admin/tasks', { ...fields, assignee_id: admin.userId }));
      const [bell] = (await recordOf(admin.get('/api/me/notifications')))['notifications'] as ApiRecord[];
      expect(bell).toMatchObject({ record_id: null, text: 'Something changed that is no longer yours to see.' });
      expect(await rowsOf(office.admin.list('tasks', { filter: { kind: 'invoice' } }))).not.toEqual([]);
      expect(await rowsOf(admin.list('tasks', { filter: { kind: 'invoice' } }))).toEqual([]);
      expect(await rowsOf(admin.list('tasks', { filter: { q: 'about the invoice' } }))).toEqual([]);
      expect((await admin.get(`/api/admin/tasks/${task.id}`)).status).toBe(404);
      expect((await admin.patch(`/api/admin/tasks/${task.id}`, { done: true })).status).toBe(404);
      expect(await refusalOf(admin.post('/api/admin/tasks', fields))).toEqual(LACKS);
    });
  });

  describe('without exports', () => {
    it('a list gives a hundred rows, whatever is asked for, and nothing says that it exports', async () => {
      const admin = await without('exports');
      await office.sql(
        `with added as (insert into users (email, password_hash, role)
           select 'listed' || n || '@many.example.in', '!', 'employee' from generate_series(1, 120) n returning user_id, email)
         insert into employees (user_id, full_name, email, phone)
         select user_id, 'Asha Rao', email, '+91' || (9000000000 + user_id) from added`,
      );
      expect(await rowsOf(admin.get('/api/admin/employees'))).toHaveLength(100);
      const page = await admin.list('employees', { range: [0, 999] });
      expect(page.body).toHaveLength(100);
      expect(page.headers.get('content-range')).toMatch(/^employees 0-99\//);
      expect((await rowsOf(office.admin.get('/api/admin/employees'))).length).toBeGreaterThan(100);
      expect(await refusalOf(admin.get('/api/admin/employees', { 'x-export': 'csv' }))).toEqual(LACKS);
      expect((await office.admin.get('/api/admin/employees', { 'x-export': 'csv' })).status).toBe(200);
    });

    it('lists show 2,000 people on a day in India, each counted once, and then say when it goes on', async () => {
      const [admin, person] = [await without('exports'), await office.addEmployee()];
      const newest = (client: ApiClient, filter: object): ReturnType<ApiClient['list']> =>
        client.list('employees', { filter, range: [0, 0] });
      expect((await newest(admin, { id: person.id })).status).toBe(200);
      await office.sql(
        'update listed_people set employees = employees || array(select generate_series(1000001, 1001999))',
      );
      const another = await office.addEmployee();
      const refused = await newest(admin, { id: another.id });
      expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limit.listed_people' } });
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await newest(admin, { id: person.id })).status).toBe(200);
      expect((await newest(office.admin, { id: another.id })).status).toBe(200);
      expect((await admin.get('/api/admin/companies')).status).toBe(200);
      await office.sql('update listed_people set day = day - 1');
      expect((await newest(admin, { id: another.id })).status).toBe(200);
    });
  });
});
