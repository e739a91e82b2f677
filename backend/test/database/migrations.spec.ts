import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import '../../src/app/app.module.js';
import { readEnv } from '../../src/platform/config/env.js';
import { dataSourceOptions, migrate } from '../../src/platform/database/data-source.js';
import { StatusMoments1700000020000 } from '../../src/platform/database/migrations/1700000020000-status-moments.js';
import { MIGRATIONS } from '../../src/platform/database/migrations/index.js';
import { PATIENT } from '../support/product-process.js';
import { schemaOf } from '../support/schema.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';

const FEW_CONNECTIONS = readEnv({ ...PATIENT, DATABASE_POOL_SIZE: '2' });

/** TypeORM asks for the types of a table's columns all at once, on one connection: pg 9 refuses that. */
function oneQueryAtATime(dataSource: DataSource): void {
  const create = dataSource.createQueryRunner.bind(dataSource);
  dataSource.createQueryRunner = (mode) => {
    const runner = create(mode);
    const query = runner.query.bind(runner) as (...parameters: unknown[]) => Promise<unknown>;
    let last: Promise<unknown> = Promise.resolve();
    const afterLast = (...parameters: unknown[]): Promise<unknown> => {
      const next = (): Promise<unknown> => query(...parameters);
      return (last = last.then(next, next));
    };
    return Object.assign(runner, { query: afterLast });
  };
}

describe('the schema', () => {
  let database: TestDatabase;
  let dataSource: DataSource;
  let migrated: Record<string, unknown[]>;
  beforeAll(async () => {
    database = await createTestDatabase();
    migrated = await schemaOf(database);
    dataSource = await new DataSource({
      ...dataSourceOptions(database.url, FEW_CONNECTIONS),
      migrations: MIGRATIONS,
      migrationsTransactionMode: 'each',
    }).initialize();
    oneQueryAtATime(dataSource);
  });
  afterAll(async () => {
    await dataSource.destroy();
    await database.drop();
  });

  it('R52: is what the entities say: nothing is left for the schema builder to change', async () => {
    const tables = await database.sql<{ name: string }>(
      `select table_name as name from information_schema.tables
       where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'migrations' order by 1`,
    );
    expect(dataSource.entityMetadatas.map(({ tableName }) => tableName).sort()).toEqual(tables.map(({ name }) => name));
    const { upQueries, downQueries } = await dataSource.driver.createSchemaBuilder().log();
    expect([...upQueries, ...downQueries].map(({ query }) => query)).toEqual([]);
    expect(dataSource.options.synchronize).toBe(false);
  });

  it('R52: is left alone by a second run of the migrations', async () => {
    expect(await migrate(database.url)).toEqual([]);
    expect(await schemaOf(database)).toEqual(migrated);
  });

  it('R52: is the same at every step, whether a migration brought it there or the next one went down again', async () => {
    const after: Record<string, unknown[]>[] = [migrated];
    for (const _ of MIGRATIONS.slice(1)) {
      await dataSource.undoLastMigration();
      after.unshift(await schemaOf(database));
    }
    await dataSource.undoLastMigration();
    for (const [index, { name }] of MIGRATIONS.entries()) {
      expect(await migrate(database.url, [name])).toEqual([name]);
      expect(await schemaOf(database)).toEqual(after[index]);
    }
  });

  it('leaves nothing behind when all of it went down', async () => {
    for (const _ of MIGRATIONS) await dataSource.undoLastMigration();
    const { functions, triggers, others = [] } = await schemaOf(database);
    expect({ functions, triggers }).toEqual({ functions: [], triggers: [] });
    const left = (others as { relname: string }[]).filter(({ relname }) => !relname.startsWith('migrations'));
    expect(left).toEqual([]);
    await migrate(database.url);
    expect(await schemaOf(database)).toEqual(migrated);
  });

  it('has an index that begins with the columns of every foreign key', async () => {
    const without = await database.sql(`
      select k.conname from pg_constraint k
      where k.contype = 'f' and k.connamespace = 'public'::regnamespace and not exists (
        select from pg_index i where i.indrelid = k.conrelid and i.indpred is null
          and (i.indkey::int2[])[0:cardinality(k.conkey) - 1] = k.conkey)`);
    expect(without).toEqual([]);
    const [count] = await database.sql<{ n: string }>(`select count(*) as n from pg_constraint where contype = 'f'`);
    expect(Number(count?.n)).toBeGreaterThanOrEqual(6);
  });

  it('has a primary key on every table, and no index twice', async () => {
    expect(
      await database.sql(`select relname from pg_class c join pg_namespace n on n.oid = relnamespace
        where nspname = 'public' and relkind = 'r'
          and not exists (select from pg_constraint k where k.conrelid = c.oid and contype = 'p')`),
    ).toEqual([]);
    expect(
      await database.sql(`select string_agg(indexrelid::regclass::text, ', ') as same from pg_index
        where indrelid::regclass::text not like 'pg_%'
        group by indrelid, indkey::text, indclass::text, indoption::text, coalesce(indpred::text, ''),
          coalesce(pg_get_expr(indexprs, indrelid), '') having count(*) > 1`),
    ).toEqual([]);
  });
});

describe('connections from before status moments were kept', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase('template0');
  });
  afterAll(() => database.drop());

  it('get the moment of their latest change, or of the connection where there is no history', async () => {
    const earlier = MIGRATIONS.slice(0, MIGRATIONS.indexOf(StatusMoments1700000020000));
    await migrate(
      database.url,
      earlier.map(({ name }) => name),
    );
    await database.sql(`
      insert into users (user_id, email, password_hash, role) values (1, 'asha@mail.example', 'x', 'employee'), (2, 'hr@acme.example', 'x', 'company');
      insert into employees (employee_id, user_id, full_name, email, phone) values (1, 1, 'Asha Rao', 'asha@mail.example', '+919000000001');
      insert into companies (company_id, user_id, name, contact_person_name, contact_person_phone, contact_email)
        values (1, 2, 'Acme', 'Ravi Menon', '+918000000001', 'hr@acme.example');
      insert into job_requests (request_id, company_id, title, description) values (1, 1, 'Tester', 'Test.'), (2, 1, 'Baker', 'Bake.');
      insert into connections (connection_id, request_id, employee_id, placement_status, connection_date)
        values (1, 1, 1, 'offered', '2026-01-05T10:00:00Z'), (2, 2, 1, 'pending', '2026-02-06T11:00:00Z');
      insert into placement_history (connection_id, from_status, to_status, changed_by_name, changed_at)
        values (1, null, 'pending', 'system', '2026-01-05T10:00:00Z'), (1, 'pending', 'offered', 'system', '2026-01-09T12:30:00.125Z')`);
    await migrate(database.url);
    const rows = await database.sql<{ status_changed_at: Date }>(
      'select status_changed_at from connections order by connection_id',
    );
    expect(rows.map(({ status_changed_at }) => status_changed_at.toISOString())).toEqual([
      '2026-01-09T12:30:00.125Z',
      '2026-02-06T11:00:00.000Z',
    ]);
  });
});

const RECORDS_BEFORE = `
  insert into users (user_id, email, password_hash, role) values
    (1, 'asha@mail.example', 'x', 'employee'), (2, 'hr@acme.example', 'x', 'company'), (3, 'jose@mail.example', 'x', 'employee');
  insert into employees (employee_id, user_id, full_name, email, phone, industry, preferred_salary, skills) values
    (1, 1, 'Asha Rao', 'asha@mail.example', '+919000000001', 'IT', '0', '[{"skill_name": "React"}, {"skill_name": "Café"}]'),
    (2, 3, 'José Álvarez', 'jose@mail.example', '+919000000002', null, '5,00,000', '[{"skill_name": "react"}]');
  insert into companies (company_id, user_id, name, contact_person_name, contact_person_phone, contact_email, industry)
    values (1, 2, 'Acme', 'Ravi Menon', '+918000000001', 'hr@acme.example', 'Non-IT');
  insert into job_requests (request_id, company_id, title, description, location, employment_type, priority)
    values (1, 1, 'Tester', 'Test.', 'Köchi', 'Full-time', 'urgent');
  insert into connections (connection_id, request_id, employee_id, placement_status) values (1, 1, 1, 'offered');
  insert into registrations (email, role, form, password_hash, terms_version, created_at)
    values ('new@mail.example', 'employee', '{}', 'x', '2026-11-01', '2026-11-02T03:04:05Z');
  insert into one_time_codes (code_id, purpose, email, code_hash, code_expires_at) values
    (1, 'registration', 'new@mail.example', 'x', now()), (2, 'password_reset', 'new@mail.example', 'x', now()),
    (3, 'registration', 'other@mail.example', 'x', now());`;

describe('a database with data of the version before', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase('template0');
    const names = MIGRATIONS.map(({ name }) => name);
    await migrate(database.url, names.slice(0, names.indexOf('RecordVersions1700000008000')));
    await database.sql(RECORDS_BEFORE);
    await migrate(database.url);
  });
  afterAll(() => database.drop());

  const TEXTS = `select 'employees' as of, employee_id as id, search_text from employees
    union all select 'companies', company_id, search_text from companies
    union all select 'job_requests', request_id, search_text from job_requests
    union all select 'connections', connection_id, search_text from connections order by 1, 2`;

  it('R52: is searched in every field that is shown, with the texts that triggers would write', async () => {
    const texts = await database.sql<{ of: string; search_text: string }>(TEXTS);
    expect(texts.map(({ of, search_text }) => [of, search_text])).toEqual([
      ['companies', 'acme ravi menon hr@acme.example +918000000001 non-it'],
      ['connections', 'asha rao tester acme asha@mail.example +919000000001 kochi'],
      ['employees', 'asha rao asha@mail.example +919000000001 react cafe it offered'],
      ['employees', 'jose alvarez jose@mail.example +919000000002 react available'],
      ['job_requests', 'tester acme kochi open full-time urgent'],
    ]);
    await database.sql(`update employees set full_name = full_name; update companies set name = name;
      update job_requests set title = title; update connections set employee_name = employee_name`);
    expect(await database.sql(TEXTS)).toEqual(texts);
  });

  it('R52: has the skills of everybody, counted, and no salary of 0', async () => {
    expect(await database.sql('select skill_keys, preferred_salary, version from employees order by 1 desc')).toEqual([
      { skill_keys: ['react', 'cafe'], preferred_salary: null, version: 1 },
      { skill_keys: ['react'], preferred_salary: '5,00,000', version: 1 },
    ]);
    expect(await database.sql('select * from skill_counts order by name collate "C"')).toEqual([
      { name: 'Café', key: 'cafe', n: 1 },
      { name: 'React', key: 'react', n: 1 },
      { name: 'react', key: 'react', n: 1 },
    ]);
  });

  it('R52: takes the arrival of a form that waits for the moment of its acceptance', async () => {
    const [form] = await database.sql('select terms_accepted_at = created_at as same from registrations');
    expect(form).toEqual({ same: true });
  });

  it('R70: keeps the form that waits as the first one of its e-mail, with its code', async () => {
    const forms = await database.sql('select email, is_first, key_hash from registrations');
    expect(forms).toEqual([{ email: 'new@mail.example', is_first: true, key_hash: null }]);
    const codes = await database.sql(
      'select code_id, r.email from one_time_codes left join registrations r using (registration_id) order by code_id',
    );
    expect(codes).toEqual([
      { code_id: 1, email: 'new@mail.example' },
      { code_id: 2, email: null },
      { code_id: 3, email: null },
    ]);
  });
});
