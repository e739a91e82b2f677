import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ReadCounts } from '../../src/auth/audit/read-counts.js';
import { addAccount, atOnce } from '../../test/support/accounts.js';
import { Agency, PASSWORD } from '../../test/support/agency.js';
import { type ApiClient } from '../../test/support/api-client.js';
import { type ApiRecord, Office, rowsOf } from '../../test/support/office.js';

const WRONG = 'wrong-password-1';
const EXPORT = { 'x-export': 'csv' };

describe('R27: who logged in, who failed and who read or exported much is in the audit log', () => {
  let office: Office;
  let newest: number;
  beforeAll(async () => {
    // one process: each counts what it answers
    office = await Office.of(await Agency.openAlone({ TRUST_PROXY_HOPS: '1' }));
    await office.sql(
      `with added as (
         insert into users (email, password_hash, role)
         select 'asha' || n || '@many.example.in', '!', 'employee' from generate_series(1, 1500) n returning user_id, email)
       insert into employees (user_id, full_name, email, phone)
       select user_id, 'Asha Rao', email, '+91' || (9000000000 + user_id) from added`,
    );
  });
  beforeEach(async () => {
    const [row] = await office.sql<{ id: number }>('select coalesce(max(audit_id), 0)::int as id from audit_log');
    newest = row?.id ?? 0;
  });
  afterAll(() => office.close());

  /** Entries since the test began, oldest first, as a super admin reads them. */
  const entries = async (): Promise<ApiRecord[]> =>
    (await rowsOf(office.superAdmin.list('audit-log', { range: [0, 49] })))
      .filter(({ id }) => id > newest)
      .toReversed();
  const logIn = (email: string, password: string, address: string): Promise<unknown> =>
    office.agency.anyone.post('/auth/login', { email, password }, { 'x-forwarded-for': address });
  const actions = (rows: ApiRecord[]): unknown[] => rows.map(({ action }) => action);
  const freshAdmin = (): Promise<ApiClient> => addAccount(office.agency).then((email) => office.agency.login(email));

  it.each(['super_admin', 'admin', 'company', 'employee'])('R27: a login of the role %s', async (role) => {
    const email = await addAccount(office.agency, { role });
    await logIn(email, PASSWORD, '198.51.100.7');
    expect(await entries()).toMatchObject([
      {
        action: 'logged in',
        kind: 'account',
        actor_email: email,
        actor_role: role,
        record_name: email,
        address: '198.51.100.7',
        request_id: expect.any(String) as unknown,
      },
    ]);
  });

  it('R27: a program that logs in all day long is in it a hundred times, and the thousandth time', async () => {
    const email = await addAccount(office.agency);
    await office.sql(`delete from rate_limits where key like 'login-entries:%'`);
    await logIn(email, PASSWORD, '198.51.100.7');
    for (const points of [98, 998]) {
      await office.sql(`update rate_limits set points = $1 where key like 'login-entries:%'`, [points]);
      for (let n = 0; n < 4; n += 1) await logIn(email, PASSWORD, '198.51.100.7');
    }
    expect(actions(await entries())).toEqual(Array(1 + 2 + 1).fill('logged in'));
  });

  it('R27: failed logins, with the account, the address and a count; the log does not grow with each', async () => {
    const email = await addAccount(office.agency);
    for (let n = 0; n < 12; n += 1) await logIn(email, WRONG, '198.51.100.8');
    await logIn(email, WRONG, '203.0.113.9');
    const rows = await entries();
    expect(rows.map(({ address, after }) => [address, after])).toEqual([
      ['198.51.100.8', { failures: 1 }],
      ['198.51.100.8', { failures: 10 }],
      ['203.0.113.9', { failures: 1 }],
    ]);
    for (const row of rows) {
      expect(row).toMatchObject({
        action: 'login failed',
        kind: 'account',
        actor_id: null,
        actor_role: 'anonymous',
        record_name: email,
      });
      expect(row['record_id']).toEqual(expect.any(Number));
    }
  });

  it('R27: e-mails without an account are one entry for each address, without what was typed', async () => {
    await atOnce(9, (n) => logIn(`my-secret-password-${n}`, WRONG, '198.51.100.10'));
    const rows = await entries();
    expect(rows).toMatchObject([{ action: 'login failed', record_id: null, record_name: '', after: { failures: 1 } }]);
    expect(JSON.stringify(rows)).not.toContain('my-secret');
  });

  it('R27: an attack from many addresses writes 200 entries an hour at most', async () => {
    const written = (): Promise<number> =>
      office.count(`audit_log where audit_id > $1 and action = 'login failed'`, [newest]);
    await office.sql(`delete from rate_limits where key like 'failed-login%'`);
    await logIn('nobody@example.in', WRONG, '10.1.0.1');
    await office.sql(`update rate_limits set points = points + 195 where key like 'failed-login-entries:%'`);
    await atOnce(10, (n) => logIn('nobody@example.in', WRONG, `10.2.${n}.1`));
    expect(await written()).toBe(5);
    await logIn(office.admin.email, WRONG, '10.3.0.1');
    expect(await written()).toBe(6);
  });

  it('R27: a long answer, then each thousand; short pages that add up to one', async () => {
    const reader = await freshAdmin();
    for (const range of [
      [0, 499],
      [500, 999],
      [1000, 1499],
    ])
      await rowsOf(reader.list('employees', { range }));
    const other = await freshAdmin();
    for (let page = 0; page < 10; page += 1) {
      await rowsOf(
        other.list('employees', { range: [page * 100, page * 100 + 99], filter: { q: 'asha', industry: 'IT' } }),
      );
      await rowsOf(other.list('employees', { range: [page * 100, page * 100 + 99], filter: { q: 'asha' } }));
    }
    const rows = (await entries()).filter(({ action }) => action === 'read');
    expect(rows.map(({ kind, after }) => [kind, after])).toEqual([
      ['employee', { records: 500 }],
      ['employee', { records: 1000 }],
      ['employee', { records: 1000, filters: ['q'] }],
    ]);
    expect(JSON.stringify(rows)).not.toContain('asha"');
  });

  it('R27: companies, connections, placements and single records count, too', async () => {
    const { id } = await office.addCompany();
    const job = await office.jobFor(id);
    await office.sql(
      `with added as (
         insert into users (email, password_hash, role)
         select 'hr' || n || '@many.example.in', '!', 'company' from generate_series(1, 150) n returning user_id, email)
       insert into companies (user_id, name, contact_person_name, contact_person_phone, contact_email)
       select user_id, 'Kaveri Mills', 'Ravi Menon', '+919876543210', email from added`,
    );
    await office.sql(
      `insert into connections (request_id, employee_id, placement_status)
       select $1, employee_id, 'offered' from employees where full_name = 'Asha Rao' limit 150`,
      [job.id],
    );
    const first = await office.sql<{ id: number }>('select min(employee_id) as id from employees');
    const reader = await freshAdmin();
    await rowsOf(reader.list('companies', { range: [0, 999] }));
    await rowsOf(reader.list('connections', { range: [0, 999], filter: { placement_status: 'offered' } }));
    for (let page = 0; page < 11; page += 1) await rowsOf(reader.list('employees', { range: [0, 89] }));
    for (let n = 0; n < 10; n += 1) await reader.get(`/api/admin/employees/${first[0]?.id}`);
    const rows = (await entries()).filter(({ action }) => action === 'read');
    expect(rows.map(({ kind, after }) => [kind, after])).toEqual([
      ['company', { records: 151 }],
      ['connection', { records: 150, filters: ['placement_status'] }],
      ['employee', { records: 1_000 }],
    ]);
  });

  it('R27: a record that is not there does not count', async () => {
    const reader = await freshAdmin();
    for (let page = 0; page < 11; page += 1) await rowsOf(reader.list('employees', { range: [0, 89] }));
    for (let n = 0; n < 10; n += 1) expect((await reader.get('/api/admin/employees/2000000000')).status).toBe(404);
    expect(actions(await entries())).toEqual(['logged in']);
  });

  it('R27: what people read of themselves is not in it', async () => {
    const employee = await office.employee();
    const company = await office.company();
    const own = [
      [employee, '/users/profile'],
      [employee, '/api/employee/admin-connected-jobs'],
      [company, '/users/profile'],
      [company, '/jobs/requests'],
    ] as const;
    for (const [{ client }, path] of own) expect((await client.get(path, EXPORT)).status).toBe(200);
    expect(actions(await entries()).filter((action) => action === 'read' || action === 'exported')).toEqual([]);
  });

  it('R27: an export, once, with how many records it is of', async () => {
    const admin = await freshAdmin();
    for (const range of [
      [0, 999],
      [1000, 1999],
    ]) {
      const query = `range=${JSON.stringify(range)}&filter=${JSON.stringify({ full_name: 'Asha Rao' })}`;
      expect((await admin.get(`/api/admin/employees?${query}`, EXPORT)).status).toBe(200);
    }
    const rows = await entries();
    expect(actions(rows)).toEqual(['logged in', 'exported']);
    expect(rows[1]).toMatchObject({
      kind: 'employee',
      after: { records: expect.any(Number) as unknown, filters: ['full_name'] },
    });
  });

  it('R27: what the console shows as a page leaves nothing', async () => {
    const admin = await freshAdmin();
    for (const list of ['employees', 'companies', 'connections']) {
      for (const limit of [10, 25, 50, 100]) await rowsOf(admin.list(list, { range: [0, limit - 1] }));
    }
    expect(actions(await entries())).toEqual(['logged in']);
  });
});

describe('R27: counting what is read', () => {
  it('begins anew after a day, for each account and kind', () => {
    let now = 0;
    const counts = new ReadCounts(() => now);
    expect(counts.add(1, 'employee', 101)).toBe(101);
    expect(counts.add(1, 'employee', 101)).toBeUndefined();
    expect(counts.add(1, 'company', 101)).toBe(101);
    expect(counts.add(2, 'employee', 101)).toBe(101);
    expect(counts.add(1, 'employee', 900)).toBe(1102);
    now = 24 * 3_600_000;
    expect(counts.add(1, 'employee', 101)).toBe(101);
  });

  it('counts one by one', () => {
    const counts = new ReadCounts(() => 0);
    const noted = Array.from({ length: 12_000 }, () => counts.add(1, 'employee', 1)).filter(
      (rows) => rows !== undefined,
    );
    expect(noted).toEqual([1_000, 5_000, 10_000]);
  });

  it('an export covers the records that its entry tells of, and no others', () => {
    const counts = new ReadCounts(() => 0);
    expect(counts.addExport(1, 'employee', 1_000, 1_500)).toBe(true);
    expect(counts.add(1, 'employee', 500)).toBeUndefined();
    expect(counts.addExport(2, 'employee', 1, 1)).toBe(true);
    expect(counts.add(2, 'employee', 998)).toBe(999);
  });

  it('of very many exports the rest is counted as reading', () => {
    const counts = new ReadCounts(() => 0);
    const isNoted = Array.from({ length: 60 }, () => counts.addExport(1, 'employee', 1, 1));
    expect(isNoted.filter(Boolean)).toHaveLength(50);
    expect(isNoted.at(-1)).toBe(false);
  });
});
