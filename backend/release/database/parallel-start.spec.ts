import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TEST_SECRET } from '../../test/support/agency.js';
import { ApiClient } from '../../test/support/api-client.js';
import { ProductProcess } from '../../test/support/product-process.js';
import { schemaOf } from '../../test/support/schema.js';
import { createTestDatabase, type TestDatabase } from '../../test/support/test-database.js';

const PROCESSES = 8;

describe('R52: eight processes started at once on an empty database', () => {
  let database: TestDatabase;
  let started: PromiseSettledResult<ProductProcess>[];
  let running: ProductProcess[] = [];
  beforeAll(async () => {
    database = await createTestDatabase('template0');
    const environment = {
      DATABASE_URL: database.workingUrl,
      DATABASE_OWNER_URL: database.url,
      DATABASE_POOL_SIZE: '2',
      JWT_SECRET: TEST_SECRET,
      DEMO_DATA: 'true',
      SUPER_ADMIN_EMAIL: 'boss@agency.test',
      SUPER_ADMIN_PASSWORD: 'a-word-for-the-boss',
    };
    started = await Promise.allSettled(Array.from({ length: PROCESSES }, () => ProductProcess.start(environment)));
    running = started.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  });
  afterAll(async () => {
    await Promise.all(running.map((product) => product.stop()));
    await database.drop();
  });

  it('all run and are ready', async () => {
    expect(started.map((result) => (result.status === 'rejected' ? String(result.reason) : 'runs'))).toEqual(
      Array.from({ length: PROCESSES }, () => 'runs'),
    );
    const answers = await Promise.all(running.map(({ base }) => new ApiClient(base).get('/health/ready')));
    expect(answers.map(({ status }) => status)).toEqual(running.map(() => 200));
  });

  it('one of them migrated, and the schema is the right one', async () => {
    const lines = running.flatMap(({ entries }) => entries.filter(({ msg }) => msg === 'Database migrated'));
    expect(lines).toHaveLength(1);
    const reference = await createTestDatabase();
    try {
      expect(await schemaOf(database)).toEqual(await schemaOf(reference));
    } finally {
      await reference.drop();
    }
  });

  it('made one super admin and one demo agency, which all of them serve', async () => {
    const count = `select (select count(*)::int from users where role = 'super_admin') as bosses,
      (select count(*)::int from employees) as employees, (select count(*)::int from connections) as connections`;
    expect(await database.sql(count)).toEqual([{ bosses: 1, employees: 63, connections: 125 }]);
    const statuses = await Promise.all(
      running.map(async ({ base }) => {
        const boss = { email: 'boss@agency.test', password: 'a-word-for-the-boss' };
        return (await new ApiClient(base).post('/auth/login', boss)).status;
      }),
    );
    expect(statuses).toEqual(running.map(() => 200));
  });
});
