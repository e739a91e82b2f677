import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ApiClient } from '../../test/support/api-client.js';
import { bill, place, type Placed, setAgency } from '../../test/support/ledger.js';
import { type ApiRecord, Office, recordOf, refusalOf, rowsOf } from '../../test/support/office.js';

const ALL = { money: true, exports: true, bulk_mail: true, imports: true, merges: true, privacy: true };
const LACKS = { status: 403, error: 'Your account lacks the permission for this. A super admin can give it to you.' };

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

  it('of two settings at once one is the last', async () => {
    const admin = await office.agency.staff('admin');
    const none = Object.fromEntries(Object.keys(ALL).map((one) => [one, false]));
    const answers = await Promise.all(
      [ALL, none, ALL, none].map((set) => office.superAdmin.put(permissionsOf(admin.userId), set)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect([ALL, none]).toContainEqual(await recordOf(office.superAdmin.get(permissionsOf(admin.userId))));
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
      const status = `/api/admin/connections/${placed.connection.id}/status`;
      expect(await refusalOf(admin.put(status, { placement_status: 'placed', ...gross }))).toEqual(LACKS);
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
      const entries = async (client: ApiClient, kind: string, record_id: number): Promise<unknown[]> => {
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
        const all = await entries(office.admin, kind, id);
        expect(all).toEqual(expect.arrayContaining(['document', 'payment', 'status']));
        expect(all.includes('invoice-sent')).toBe(kind !== 'employee');
        const shown = await entries(admin, kind, id);
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
    it('a list gives a hundred rows, whatever is requested, and nothing says that it exports', async () => {
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
