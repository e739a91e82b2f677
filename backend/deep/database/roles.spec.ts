import '../../src/app/app.module.js';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { readEnv } from '../../src/platform/config/env.js';
import { dataSourceOptions } from '../../src/platform/database/data-source.js';
import { grantWork } from '../../src/platform/database/roles.js';
import { purgeExpired } from '../../src/platform/work/expired-rows.service.js';
import { migrate } from '../../src/storage/schema/migrate.js';
import { WORKING_RIGHTS } from '../../src/storage/schema/working-rights.js';
import { TEST_SECRET } from '../../test/support/agency.js';
import { runCommand } from '../../test/support/command.js';
import { Office } from '../../test/support/office.js';
import { PATIENT } from '../../test/support/product-process.js';
import { type TestDatabase, testDatabase } from '../../test/support/test-database.js';

const AGED_ENTRY = `insert into audit_log (at, actor_email, actor_role, action, kind)
  values (now() - $1::interval, 'a@b.example', 'admin', 'updated', 'job request')`;

/** What nobody needs who only works: each is refused, whatever hole it came through. */
const FORBIDDEN = [
  'alter table audit_log disable trigger tg_audit_log_append_only',
  'alter table audit_log disable trigger all',
  'alter table placement_history disable trigger tg_placement_history_append_only',
  'drop trigger tg_placement_history_append_only on placement_history',
  'create or replace function keep_history() returns trigger language plpgsql as $$ begin return new; end $$',
  `set session_replication_role = 'replica'`,
  `update audit_log set actor_email = 'somebody@else.example'`,
  'delete from audit_log',
  'truncate audit_log',
  'update placement_history set to_status = from_status',
  'delete from placement_history',
  'truncate placement_history cascade',
  'truncate users cascade',
  `update migrations set name = 'none'`,
  'delete from migrations',
  'create table notes (note text)',
  'create temporary table row_counts (list text)',
  'create schema own',
  'create function pg_temp.own() returns void language sql as $$ select 1 $$',
  'create view everything as select * from users',
  'create index on users (full_name)',
  'create trigger tg_own before insert on users for each row execute function keep_history()',
  'create rule own as on insert to audit_log do instead nothing',
  'alter table users add column note text',
  'alter table users owner to current_user',
  'drop table users',
  'create extension hstore',
  'create database own',
  'create role own',
  'alter role niyukt_app superuser',
  'alter role niyukt_app createdb',
  'set role niyukt',
  'set session authorization niyukt',
  `copy users to program 'id'`,
  `copy users to '/tmp/users'`,
  `select pg_read_file('/etc/passwd')`,
  `select setval('users_user_id_seq', 1)`,
  'alter system set fsync = off',
];

/** `*` is every column, also of one that comes later. */
const RIGHTS = `select c.relname as name, adds.columns as adds, changes.columns as changes,
    has_table_privilege('niyukt_app', c.oid, 'delete') as deletes, nullif(array_to_string(array(
      select r from unnest(array['TRUNCATE', 'REFERENCES', 'TRIGGER']) r where has_table_privilege('niyukt_app', c.oid, r)), ' '), '') as more
  from pg_class c
    cross join lateral (select case when has_table_privilege('niyukt_app', c.oid, 'insert') then array['*']
      else array(select attname::text from pg_attribute a where attrelid = c.oid and attnum > 0 and not attisdropped
        and has_column_privilege('niyukt_app', c.oid, attnum, 'insert') order by 1) end as columns) adds
    cross join lateral (select case when has_table_privilege('niyukt_app', c.oid, 'update') then array['*']
      else array(select attname::text from pg_attribute a where attrelid = c.oid and attnum > 0 and not attisdropped
        and has_column_privilege('niyukt_app', c.oid, attnum, 'update') order by 1) end as columns) changes
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and has_table_privilege('niyukt_app', c.oid, 'select')`;

describe('R74: the role of the running product', () => {
  let office: Office;
  let database: TestDatabase;
  let worker: TestDatabase;
  beforeAll(async () => {
    office = await Office.open();
    database = office.agency.database;
    worker = testDatabase(new URL(database.url).pathname.slice(1), database.workingUrl);
  });
  afterAll(async () => {
    await worker.letGo();
    await office.close();
  });

  it('is not the one that owns the tables', async () => {
    const roles = await database.sql(
      `select distinct usename from pg_stat_activity where application_name = 'niyukt' and datname = current_database()`,
    );
    expect(roles).toEqual([{ usename: 'niyukt_app' }]);
    const [role] = await worker.sql(
      'select rolsuper, rolcreatedb, rolcreaterole, rolbypassrls from pg_roles where rolname = current_user',
    );
    expect(role).toEqual({ rolsuper: false, rolcreatedb: false, rolcreaterole: false, rolbypassrls: false });
  });

  it.each(FORBIDDEN)('may not: %s', async (statement) => {
    await expect(worker.sql(statement)).rejects.toThrow(
      /permission denied|must be (able|owner|superuser)|must have|Only roles/,
    );
  });

  it('R79: may read, add, change and delete in every table but those of docs/ledger.md, also in one that comes later', async () => {
    await database.sql('create table comes_later (n integer generated always as identity primary key)');
    await migrate(database.url, undefined, 'niyukt_app');
    const rows = await database.sql<{ name: string }>(RIGHTS);
    await database.sql('drop table comes_later');
    const documented = documentedRights();
    const everything = { adds: ['*'], changes: ['*'], deletes: true, more: null };
    expect(rows).toEqual(rows.map(({ name }) => ({ name, ...everything, ...documented.get(name) })));
    expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining([...documented.keys(), 'comes_later']));
  });

  it('calls fifteen functions of the owner, and nobody else calls any', async () => {
    const callers = (role: string): Promise<unknown[]> =>
      database.sql(
        `select proname as name from pg_proc p where prosecdef and pronamespace = 'public'::regnamespace
           and prorettype <> 'trigger'::regtype and has_function_privilege($1, oid, 'execute') order by 1`,
        [role],
      );
    expect(await callers('niyukt_app')).toEqual(
      [
        'erase_audit_entries',
        'erase_claims',
        'erase_document_mails',
        'erase_history',
        'erase_introductions',
        'erase_merges',
        'erase_placements',
        'erase_submissions',
        'erase_terms_answers',
        'keep_merge_journal',
        'merge_records',
        'purge_access_log',
        'purge_audit_log',
        'purge_merges',
        'undo_merge',
      ].map((name) => ({ name })),
    );
    expect(await callers('pg_monitor')).toEqual([]);
    const without = await database.sql(
      `select proname from pg_proc where prosecdef and pronamespace = 'public'::regnamespace
         and not coalesce(array_to_string(proconfig, ' '), '') like 'search_path=%'`,
    );
    expect(without).toEqual([]);
  });

  it('loses again what somebody gave it, and nothing is done twice', async () => {
    await database.sql('grant all on audit_log, migrations to niyukt_app');
    const client = await database.session();
    client.on('error', () => undefined);
    const statements: string[] = [];
    const noting = new Proxy(client, {
      get: (target, key) =>
        key === 'query'
          ? (text: string, values?: unknown[]) => {
              if (/^(grant|revoke)/.test(text)) statements.push(text);
              return target.query(text, values);
            }
          : (Reflect.get(target, key) as unknown),
    });
    await grantWork(noting, 'niyukt_app', WORKING_RIGHTS);
    expect(
      statements.map((text) => text.replace(/\([^()]*\)/, '(…)').replace(/^(revoke) [^a-z]+ on/, '$1 … on')).toSorted(),
    ).toEqual([
      'grant INSERT (…) on table audit_log to niyukt_app',
      'revoke … on table public.audit_log from niyukt_app',
      'revoke … on table public.migrations from niyukt_app',
    ]);
    statements.length = 0;
    await grantWork(noting, 'niyukt_app', WORKING_RIGHTS);
    await client.end();
    expect(statements).toEqual([]);
    await expect(worker.sql('delete from audit_log')).rejects.toThrow(/permission denied/);
  });

  it('still purges audit entries that are older than 13 months, and no others', async () => {
    for (const age of ['12 months 25 days', '13 months 1 day', '3 years']) await database.sql(AGED_ENTRY, [age]);
    const before = await office.count('audit_log');
    const few = readEnv({ ...PATIENT, DATABASE_POOL_SIZE: '2' });
    const dataSource = await new DataSource(dataSourceOptions(database.workingUrl, few)).initialize();
    expect(await purgeExpired(dataSource)).toBe(2);
    await dataSource.destroy();
    expect(await office.count('audit_log')).toBe(before - 2);
  });

  it('deletes a connection with its history, as the product does, and cannot do so otherwise', async () => {
    const employee = await office.addEmployee();
    const connection = await office.connect((await office.jobFor((await office.addCompany()).id)).id, employee.id);
    expect(await office.superAdmin.delete(`/api/admin/employees/${employee.id}`)).toMatchObject({ status: 200 });
    expect(await office.count('placement_history where connection_id = $1', [connection.id])).toBe(0);
  });

  it('erases a person by the functions of the owner, also from what it may not change itself', async () => {
    const name = 'Padmini Raghunathan';
    const employee = await office.addEmployee({ name });
    const connection = await office.connect((await office.jobFor((await office.addCompany()).id)).id, employee.id);
    await office.setStatus(connection.id, 'placed');
    const email = String(employee['email']);
    const { code, errors } = await runCommand('person-erase', ['--email', email, '--yes'], {
      JWT_SECRET: TEST_SECRET,
      DATABASE_URL: database.workingUrl,
    });
    expect([code, errors]).toEqual([0, '']);
    for (const table of ['users', 'employees', 'audit_log', 'placement_history', 'introductions', 'placements']) {
      const naming = await office.count(`${table} t where strpos(t::text, $1) > 0 or strpos(t::text, $2) > 0`, [
        name,
        email,
      ]);
      expect([table, naming]).toEqual([table, 0]);
    }
    const worker = testDatabase(new URL(database.workingUrl).pathname.slice(1), database.workingUrl);
    const { id, email: staying } = await office.addEmployee({ name: 'Kaveri Seshadri' });
    const hired = await office.connect((await office.jobFor((await office.addCompany()).id)).id, id);
    await office.setStatus(hired.id, 'placed');
    const [ids] = await office.sql<{ account: number; placement: number }>(
      `select u.user_id as account, p.placement_id as placement from users u, placements p
        where u.email = $1 and p.employee_id = $2`,
      [staying, id],
    );
    const { account, placement } = ids ?? { account: 0, placement: 0 };
    for (const call of [
      `erase_history('{${account}}')`,
      `erase_introductions('{${id}}', '{}')`,
      `erase_submissions('{${id}}', '{}', '{}')`,
      `erase_terms_answers('{${account}}', '{}')`,
      `erase_merges('{}', '{${account}}', '{}', '{}')`,
      `erase_document_mails('{${office.admin.email}}')`,
      `erase_placements('{${placement}}')`,
      `erase_claims('{${placement}}', '{}', '{}')`,
    ]) {
      await expect(worker.sql(`select ${call}`)).rejects.toThrow(/only accounts whose erasure is due/);
    }
    const by = 'audit_log where actor_email = $1';
    const entries = await office.count(by, [office.admin.email]);
    await worker.sql(
      `select erase_audit_entries('{}', array(select audit_id from audit_log), '{}', '{}', '{}', '{nobody@example.in}', '{}')`,
    );
    expect(await office.count(by, [office.admin.email])).toBe(entries);
    await expect(
      worker.sql(`select set_config('niyukt.erasing', 'on', false); update introductions set employee_name = 'erased'`),
    ).rejects.toThrow(/permission denied/);
    await worker.letGo();
  });
});

interface TableRights {
  adds: string[];
  changes: string[];
  deletes: boolean;
  more: string | null;
}

/** What the table of docs/ledger.md says. */
function documentedRights(): Map<string, TableRights> {
  const text = readFileSync(join(import.meta.dirname, '../../../docs/ledger.md'), 'utf8');
  const [, section = ''] = text.split('### What the working role may do to which table');
  const rows = [...section.matchAll(/^\| `(\w+)` \| (.*?) \| (.*?) \| (.*?) \|/gm)];
  const names = (cell: string): string[] => [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name).toSorted();
  return new Map(
    rows.map(([, table = '', adds = '', changes = '', deletes]) => [
      table,
      { adds: names(adds), changes: names(changes), deletes: deletes === 'yes', more: null },
    ]),
  );
}
