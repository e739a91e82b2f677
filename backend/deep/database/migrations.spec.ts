import '../../src/app/app.module.js';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { readEnv } from '../../src/platform/config/env.js';
import { dataSourceOptions } from '../../src/platform/database/data-source.js';
import { migrate } from '../../src/storage/schema/migrate.js';
import { MIGRATIONS } from '../../src/storage/schema/migrations.js';
import { ROUTINES } from '../../src/storage/schema/routines.js';
import { DATABASE_AT_BASELINE } from '../../test/support/baseline.js';
import { PATIENT } from '../../test/support/product-process.js';
import { schemaOf } from '../../test/support/schema.js';
import { createTestDatabase, type TestDatabase } from '../../test/support/test-database.js';

const FEW_CONNECTIONS = readEnv({ ...PATIENT, DATABASE_POOL_SIZE: '2' });

/** Tables of hundreds or some thousands of rows, whatever grows. */
const OF_A_FEW = `grievances imports known_claims list_exports mail_templates mailings notice_texts penalty_cases
  profile_terms_acceptances saved_searches view_links warranty_claims`.split(/\s+/);
const NEVER_DELETED = ['terms_texts', 'warranty_claims'];

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
    dataSource = await new DataSource(dataSourceOptions(database.url, FEW_CONNECTIONS)).initialize();
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
    const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
    // entities name no index but those that keep something unique
    expect(upQueries.map(({ query }) => query).filter((query) => !query.startsWith('DROP INDEX'))).toEqual([]);
    expect(dataSource.options.synchronize).toBe(false);
  });

  it('R52: checks what the entities say it checks: the schema builder compares names alone', async () => {
    const checks = dataSource.entityMetadatas.flatMap(({ tableName, checks: of }) =>
      of.map(({ name, expression }) => ({ table: tableName, name, expression })),
    );
    expect(checks.length).toBeGreaterThan(100);
    const told = await dataSource.transaction(async (transaction) => {
      for (const [at, { table, expression }] of checks.entries())
        await transaction.query(`alter table ${table} add constraint told_${at} check (${expression}) not valid`);
      const rows = await transaction.query<{ conname: string; text: string }[]>(
        `select conname, pg_get_expr(conbin, conrelid) as text from pg_constraint where contype = 'c'`,
      );
      await transaction.query('rollback');
      return new Map(rows.map(({ conname, text }) => [conname, text]));
    });
    const untrue = checks.filter(({ name }, at) => told.get(name) !== told.get(`told_${at}`));
    expect(untrue.map(({ name }) => name)).toEqual([]);
  });

  it('R52: is left alone by a second run of the migrations', async () => {
    expect(await migrate(database.url)).toEqual([]);
    expect(await schemaOf(database)).toEqual(migrated);
  });

  it('has an index for every foreign key, but those of tables of a few rows and those to what is never deleted', async () => {
    const without = await database.sql<{ name: string }>(
      `
      select k.conname as name from pg_constraint k
      where k.contype = 'f' and k.connamespace = 'public'::regnamespace
        and k.conrelid::regclass::text <> all ($1) and k.confrelid::regclass::text <> all ($2) and not exists (
        select from pg_index i where i.indrelid = k.conrelid and i.indpred is null
          and (i.indkey::int2[])[0:cardinality(k.conkey) - 1] = k.conkey)`,
      [OF_A_FEW, NEVER_DELETED],
    );
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

describe('R52: a database of an earlier version', () => {
  let database: TestDatabase;
  let reference: TestDatabase;
  beforeEach(async () => {
    database = await createTestDatabase('template0');
    reference = await createTestDatabase();
  });
  afterEach(() => Promise.all([database.drop(), reference.drop()]));

  it('R52: at the baseline gets the schema of a new one: only what came after it runs, and its names stay', async () => {
    await database.sql(DATABASE_AT_BASELINE);
    await database.sql(`insert into users (email, password_hash, role) values ('asha@b.example', 'x', 'employee')`);
    const before = await database.sql('select name from migrations order by id');
    expect(await migrate(database.url)).toEqual(MIGRATIONS.slice(1).map(({ name }) => name));
    const { migrations, ...schema } = await schemaOf(database);
    const { migrations: one = [], ...expected } = await schemaOf(reference);
    expect(schema).toEqual(expected);
    expect(migrations).toEqual([...before, ...one.slice(1)]);
    expect(await database.sql('select email from users')).toEqual([{ email: 'asha@b.example' }]);
    expect(await migrate(database.url)).toEqual([]);
  });

  it('R52: before the baseline is refused with a sentence, and left as it is', async () => {
    await database.sql(DATABASE_AT_BASELINE);
    await database.sql(`delete from migrations where name = $1`, [MIGRATIONS[0]?.name]);
    const before = await schemaOf(database);
    await expect(migrate(database.url)).rejects.toThrow(
      'The database is of a version before 1.5: start version 1.5 on it once (git checkout a9385bc5), then this one.',
    );
    expect(await schemaOf(database)).toEqual(before);
  });
});

describe('R52: functions and triggers', () => {
  let database: TestDatabase;
  let before: Record<string, unknown[]>;
  const comment = (on: string, text: string): Promise<unknown[]> =>
    database.sql(`comment on ${on} is ${text === '' ? 'null' : `'niyukt ${text}'`}`);
  beforeEach(async () => {
    database = await createTestDatabase();
    before = await schemaOf(database);
  });
  afterEach(() => database.drop());

  it('R52: are those of the texts, each under a name of its own', async () => {
    const { functions = [], triggers = [] } = before as Record<string, { proname: string; tgname: string }[]>;
    const names = (kind: string): string[] =>
      ROUTINES.filter((routine) => routine.kind === kind)
        .map(({ name }) => name)
        .toSorted();
    expect(functions.map(({ proname }) => proname).toSorted()).toEqual(names('function'));
    expect(triggers.map(({ tgname }) => tgname).toSorted()).toEqual(names('trigger'));
  });

  it('R52: of another text are made anew, and those that have none any more are dropped', async () => {
    await database.sql(`
      create or replace function fold(value text) returns text language sql immutable strict parallel safe as $$ select value $$;
      drop trigger tg_notes_record on notes;
      create function of_an_earlier_version() returns trigger language plpgsql as $$ begin return new; end $$;
      create trigger tg_earlier before insert on notes for each row execute function of_an_earlier_version();
      create trigger tg_companies_pairs_earlier before insert on companies for each row execute function of_an_earlier_version()`);
    await comment('function fold(text)', 'another hash');
    for (const object of ['function of_an_earlier_version()', 'trigger tg_earlier on notes'])
      await comment(object, 'its hash');
    await comment('trigger tg_companies_pairs_earlier on companies', 'its hash');
    await comment('trigger tg_companies_pairs on companies', 'another hash');
    expect(await migrate(database.url)).toEqual([]);
    expect(await schemaOf(database)).toEqual(before);
  });

  it('R52: that somebody else made stay', async () => {
    await database.sql('create function of_the_operator() returns integer language sql as $$ select 1 $$');
    await migrate(database.url);
    expect(await database.sql('select of_the_operator() as n')).toEqual([{ n: 1 }]);
  });

  it('R52: of a newer version are left alone by an older one that starts beside it', async () => {
    await database.sql('create function of_the_next_version() returns integer language sql as $$ select 1 $$');
    await comment('function of_the_next_version()', 'its hash');
    await comment('table migrations', '99.0.0');
    await migrate(database.url);
    expect(await database.sql('select of_the_next_version() as n')).toEqual([{ n: 1 }]);
  });
});
