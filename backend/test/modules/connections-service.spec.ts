import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AuthModule } from '../../src/auth/auth.module.js';
import { CompaniesModule } from '../../src/companies/companies.module.js';
import { ConnectionsModule } from '../../src/connections/connections.module.js';
import { ConnectionsService } from '../../src/connections/connections.service.js';
import { EmployeesModule } from '../../src/employees/employees.module.js';
import { JobsModule } from '../../src/jobs/jobs.module.js';
import { type Caller } from '../../src/platform/http/caller.js';
import { RegistrationModule } from '../../src/registration/registration.module.js';
import { ModuleUnderTest } from '../support/testing-module.js';

describe('the service of connections', () => {
  let module: ModuleUnderTest;
  let connections: ConnectionsService;
  let admin: Caller;
  let employee_id: number;
  beforeAll(async () => {
    module = await ModuleUnderTest.of({
      imports: [AuthModule, RegistrationModule, EmployeesModule, CompaniesModule, JobsModule, ConnectionsModule],
    });
    connections = module.module.get(ConnectionsService);
    admin = await module.account('admin@niyukt.example', 'admin');
    const { userId } = await module.account('asha@example.in', 'employee');
    employee_id = await keyOf(
      `insert into employees (user_id, full_name, email, phone) values ($1, 'Asha Rao', 'asha@example.in', '+919876543210')
       returning employee_id as key`,
      [userId],
    );
  });
  afterAll(() => module.close());

  async function keyOf(sql: string, values: unknown[]): Promise<number> {
    const [row] = await module.database.sql<{ key: number }>(sql, values);
    return row?.key ?? 0;
  }

  let companies = 0;
  async function job(status = 'open'): Promise<number> {
    companies += 1;
    const { userId } = await module.account(`hr${companies}@company.example.in`, 'company');
    const company = await keyOf(
      `insert into companies (user_id, name, contact_person_name, contact_person_phone, contact_email)
       values ($1, 'Sahyadri Software', 'Ravi Menon', '+919876543210', $2) returning company_id as key`,
      [userId, `hr${companies}@company.example.in`],
    );
    return keyOf(
      `insert into job_requests (company_id, title, description, count, status)
       values ($1, 'React Developer', 'Build it.', 1, $2) returning request_id as key`,
      [company, status],
    );
  }

  it('connects two once, however many admins do it at the same moment', async () => {
    const request_id = await job();
    const [{ mails } = { mails: 0 }] = await module.database.sql<{ mails: number }>(
      'select count(*)::int as mails from outbox_mails',
    );
    const attempts = await Promise.allSettled(
      Array.from({ length: 8 }, () => connections.create(admin, { request_id, employee_id })),
    );
    const refusals = attempts.flatMap((attempt) => (attempt.status === 'rejected' ? [attempt.reason as Error] : []));
    expect(refusals).toHaveLength(7);
    for (const refusal of refusals) {
      expect(refusal).toMatchObject({ code: 'connection.exists' });
    }
    const [counts] = await module.database.sql(
      `select (select count(*)::int from connections where request_id = $1) as connections,
         (select count(*)::int from placement_history join connections using (connection_id) where request_id = $1) as history,
         (select count(*)::int from audit_log where kind = 'connection' and after ->> 'request_id' = $1::text) as entries,
         (select count(*)::int from outbox_mails) - $2::int as mails`,
      [request_id, mails],
    );
    expect(counts).toEqual({ connections: 1, history: 1, entries: 1, mails: 1 });
  });

  it.each(['closed', 'pending'])('takes none for a job that is %s', async (status) => {
    const request_id = await job(status);
    await expect(connections.create(admin, { request_id, employee_id })).rejects.toMatchObject({
      code: 'connection.job_not_open',
    });
  });

  it('finds neither job nor employee nor connection that are not there', async () => {
    const nothing = 2_000_000_000;
    await expect(connections.create(admin, { request_id: nothing, employee_id })).rejects.toMatchObject({
      code: 'job_request.not_found',
    });
    const request_id = await job();
    await expect(connections.create(admin, { request_id, employee_id: nothing })).rejects.toMatchObject({
      code: 'employee.not_found',
    });
    await expect(connections.update(admin, nothing, {})).rejects.toMatchObject({ code: 'connection.not_found' });
    await expect(connections.history(nothing)).rejects.toMatchObject({ code: 'connection.not_found' });
  });

  it('stores each value in its own column', async () => {
    const created = await connections.create(admin, { request_id: await job(), employee_id });
    const given = {
      joining_date: '2026-12-01',
      offered_salary: '55,000',
      final_salary: '58,000',
      admin_notes: 'Signed the offer.',
    };
    const { id } = created;
    expect(await connections.update(admin, id, given)).toMatchObject({
      ...given,
      placement_status: 'pending',
    });
    const moved = await connections.changeStatus(admin, id, { placement_status: 'offered', final_salary: '60,000' });
    expect(moved).toMatchObject({
      ...given,
      final_salary: '60,000',
      placement_status: 'offered',
      placement_date: null,
    });
    expect(moved.status_changed_at).not.toBe(created.status_changed_at);
  });

  it('notes a status that changes, and nothing when nothing does', async () => {
    const { id } = await connections.create(admin, { request_id: await job(), employee_id });
    await connections.changeStatus(admin, id, { placement_status: 'offered' });
    await connections.changeStatus(admin, id, { placement_status: 'offered' });
    await connections.update(admin, id, { final_salary: '1' });
    expect(await connections.history(id)).toMatchObject([
      { from_status: 'pending', to_status: 'offered', changed_by_name: admin.email },
      { from_status: null, to_status: 'pending' },
    ]);
    const entries = await module.database.sql(
      `select action from audit_log where kind = 'connection' and record_id = $1 order by audit_id`,
      [id],
    );
    expect(entries).toEqual([{ action: 'created' }, { action: 'status changed' }, { action: 'updated' }]);
  });
});
