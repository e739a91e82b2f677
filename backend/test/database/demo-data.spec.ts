import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../../src/platform/database/data-source.js';
import { seedDemoData } from '../../src/app/demo/seed-demo-data.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';

const TABLES = ['users', 'employees', 'companies', 'job_requests', 'connections', 'placement_history', 'audit_log'];

describe('the demo data', () => {
  let database: TestDatabase;
  let dataSource: DataSource;
  beforeAll(async () => {
    database = await createTestDatabase();
    const options = dataSourceOptions(database.url, { databasePoolSize: 2, databaseReplicaUrls: [] });
    dataSource = await new DataSource(options).initialize();
  });
  afterAll(async () => {
    await dataSource.destroy();
    await database.drop();
  });

  async function fingerprint(): Promise<unknown[]> {
    const parts = TABLES.map(
      (table) =>
        `select '${table}' as "table", count(*)::int as rows, md5(string_agg(t::text, '|' order by t::text)) as content from ${table} t`,
    );
    return database.sql(parts.join(' union all '));
  }

  it('fills an empty database, and changes nothing when it comes again', async () => {
    expect(await seedDemoData(dataSource)).toBe(true);
    const first = await fingerprint();
    expect(first.filter((part) => (part as { rows: number }).rows === 0)).toEqual([]);
    expect(await seedDemoData(dataSource)).toBe(false);
    expect(await fingerprint()).toEqual(first);
  });

  it('is consistent: copies, statuses, dates and totals are what the rows say', async () => {
    const wrong = await database.sql(`
      select 'copied names' as what, connection_id as id from connections c join employees e using (employee_id)
        join job_requests j using (request_id) join companies o using (company_id)
        where (employee_name, job_title, c.company_name) is distinct from (e.full_name, j.title, o.name)
      union all select 'status of the employee', employee_id from employees e
        where status <> coalesce((select placement_status from connections c where c.employee_id = e.employee_id
          order by connection_date desc, connection_id desc limit 1), 'Available')
      union all select 'placed without a day', connection_id from connections where placement_status = 'placed' and placement_date is null
      union all select 'a future', connection_id from connections where connection_date > now()
      union all select 'connected before the job', connection_id from connections join job_requests using (request_id) where connection_date < created_at
      union all select 'history ends elsewhere', connection_id from connections c
        where placement_status <> (select to_status from placement_history h where h.connection_id = c.connection_id
          order by history_id desc limit 1)
      union all select 'status since another moment', connection_id from connections c
        where status_changed_at <> (select changed_at from placement_history h where h.connection_id = c.connection_id
          order by history_id desc limit 1)
      union all select 'total of connections', null where (select sum(n) from kept_totals where list = 'connections')
        <> (select count(*) from connections)
      union all select 'total of employees', null where (select sum(n) from kept_totals where list = 'employees')
        <> (select count(*) from employees)`);
    expect(wrong).toEqual([]);
  });

  it('does not touch a database that somebody works with', async () => {
    await database.sql('delete from users where role in ($1, $2)', ['employee', 'company']);
    await database.sql(`insert into users (email, password_hash, role) values ('own@agency.test', 'x', 'company')`);
    const before = await fingerprint();
    expect(await seedDemoData(dataSource)).toBe(false);
    expect(await fingerprint()).toEqual(before);
  });
});
