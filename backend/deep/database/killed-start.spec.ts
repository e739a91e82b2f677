import { readdirSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { MIGRATIONS } from '../../src/storage/schema/migrations.js';
import { TEST_SECRET } from '../../test/support/agency.js';
import { ApiClient } from '../../test/support/api-client.js';
import { killInMigration } from '../../test/support/killed-start.js';
import { ProductProcess } from '../../test/support/product-process.js';
import { schemaOf } from '../../test/support/schema.js';
import { temporaryFolder } from '../../test/support/temporary-folder.js';
import { createTestDatabase, type TestDatabase } from '../../test/support/test-database.js';
import { waitFor } from '../../test/support/wait-for.js';

/** More moments, and every migration, have their turn in `backend/release/faults`. */
describe('R52: a process killed while it makes its embedded database', () => {
  it('R52: is not in the way of the next start', async () => {
    const folder = temporaryFolder();
    const [environment, made] = [{ DATA_DIR: folder.path }, /^postgres\.unfinished/];
    try {
      const product = ProductProcess.begin(environment);
      const isBeingMade = (): boolean => readdirSync(folder.path).some((name) => made.test(name));
      await waitFor('the database to be made', () => isBeingMade() || undefined);
      await product.stop('SIGKILL');
      const next = await ProductProcess.start(environment);
      expect((await new ApiClient(next.base).get('/health/ready')).status).toBe(200);
      expect(isBeingMade()).toBe(false);
      expect(await next.stop()).toBe(0);
    } finally {
      folder.remove();
    }
  });
});

describe('R52: a process killed in a migration', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await createTestDatabase('template0');
  });
  afterEach(() => database.drop());

  it('R52: leaves nothing of it, and the next start goes on by itself', async () => {
    const environment = { DATABASE_URL: database.url, JWT_SECRET: TEST_SECRET };
    await killInMigration(database, environment, MIGRATIONS[0]?.name ?? '');
    const product = await ProductProcess.start(environment);
    const [other, reference] = [await product.stop(), await createTestDatabase()];
    try {
      expect(other).toBe(0);
      expect(await schemaOf(database)).toEqual(await schemaOf(reference));
    } finally {
      await reference.drop();
    }
    const again = await ProductProcess.start(environment);
    expect((await new ApiClient(again.base).get('/health/ready')).status).toBe(200);
    await again.stop();
  });
});
