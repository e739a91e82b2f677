import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { seedDemoData } from '../../demo/seed-demo-data.js';
import { deleteAccounts } from '../../src/auth/accounts/accounts.service.js';
import { deleteCompanies } from '../../src/companies/companies.service.js';
import { readEnv } from '../../src/platform/config/env.js';
import { loadSecrets } from '../../src/platform/config/secrets.js';
import { dataSourceOptions } from '../../src/platform/database/data-source.js';
import { eraseIn } from '../../src/privacy/data-requests/person-erasure.js';
import { dataToErase } from '../../src/privacy/data-requests/personal-data.js';
import { TEST_SECRET } from '../../test/support/agency.js';
import { PATIENT } from '../../test/support/product-process.js';
import { createTestDatabase, type TestDatabase } from '../../test/support/test-database.js';

const EVERYBODY = `select email from users where role not in ('admin', 'super_admin') union select email from employees order by 1`;
const MEMBERS = 'select u.email from users u join company_members using (user_id) where company_id = $1';
const env = readEnv({ ...PATIENT, DATABASE_POOL_SIZE: '2', JWT_SECRET: TEST_SECRET });

let database: TestDatabase;
let dataSource: DataSource;
beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = await new DataSource(dataSourceOptions(database.url, env)).initialize();
  await seedDemoData(dataSource);
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

/** Does it as a whole, with what the database checks at the end of a transaction, and takes it back. @returns why it could not be done */
async function failureOf(work: (transaction: DataSource['manager']) => Promise<unknown>): Promise<string | undefined> {
  const runner = dataSource.createQueryRunner();
  await runner.startTransaction();
  try {
    await work(runner.manager);
    await runner.query('set constraints all immediate');
    return undefined;
  } catch (error) {
    return (error as Error).message;
  } finally {
    await runner.rollbackTransaction();
    await runner.release();
  }
}

/** The other way round: what the database follows first depends on the age of its keys. */
const REVERSED_KEYS = `do $$ declare k record; begin
  for k in select conname, conrelid::regclass as of_table, pg_get_constraintdef(oid) as definition from pg_constraint
      where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0 order by oid desc loop
    execute format('alter table %s drop constraint %I', k.of_table, k.conname);
    execute format('alter table %s add constraint %I %s', k.of_table, k.conname, k.definition);
  end loop;
end $$`;

it('keys that lead to what goes together are checked when all of it is gone', async () => {
  const checkedBefore = await database.sql(`select k.conname from pg_constraint k
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace and k.confdeltype in ('c', 'n') and not k.condeferrable
      and exists (select from pg_constraint other where other.conrelid = k.conrelid and other.contype = 'f' and other.oid <> k.oid
        and other.confdeltype in ('c', 'n') and 'n' in (k.confdeltype, other.confdeltype))`);
  expect(checkedBefore).toEqual([]);
});

describe.each([
  ['as it was made', undefined],
  ['whose keys are as after a restore', REVERSED_KEYS],
])('of the demo agency, in a database %s, each', (_, prepare) => {
  beforeAll(async () => {
    if (prepare) await database.sql(prepare);
  });

  it('person can be erased, whatever was done with them', async () => {
    const people = await database.sql<{ email: string }>(EVERYBODY);
    expect(people.length).toBeGreaterThan(50);
    const failed: object[] = [];
    for (const { email } of people) {
      const reason = await failureOf((transaction) => eraseIn(transaction, loadSecrets(env), email, dataToErase(env)));
      if (reason) failed.push({ email, reason });
    }
    expect(failed).toEqual([]);
  });

  it('person can be deleted', async () => {
    const people = await database.sql<{ user_id: number }>('select user_id from employees order by 1');
    const failed: object[] = [];
    for (const { user_id } of people) {
      const reason = await failureOf((transaction) => deleteAccounts(transaction, [user_id]));
      if (reason) failed.push({ user_id, reason });
    }
    expect(failed).toEqual([]);
  });

  it('company can go with its people', async () => {
    const companies = await database.sql<{ company_id: number }>('select company_id from companies order by 1');
    const failed: object[] = [];
    for (const { company_id } of companies) {
      const reason = await failureOf(async (transaction) => {
        const members = await transaction.query<{ email: string }[]>(MEMBERS, [company_id]);
        for (const { email } of members) await eraseIn(transaction, loadSecrets(env), email, dataToErase(env));
        await deleteCompanies(transaction, [company_id]);
      });
      if (reason) failed.push({ company_id, reason });
    }
    expect(failed).toEqual([]);
  });
});
