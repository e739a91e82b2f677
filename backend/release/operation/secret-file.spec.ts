import { chmodSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Agency, TEST_SECRET } from '../../test/support/agency.js';
import { temporaryFolder } from '../../test/support/temporary-folder.js';
import { createTestDatabase, type TestDatabase } from '../../test/support/test-database.js';

describe('R78: the file of the generated secret', () => {
  const folder = temporaryFolder();
  const file = join(folder.path, 'jwt-secret');
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    writeFileSync(file, TEST_SECRET);
  });
  afterAll(async () => {
    await database.drop();
    folder.remove();
  });

  async function warningsWith(mode: number): Promise<unknown[]> {
    chmodSync(file, mode);
    const agency = await Agency.openAlone({ DATA_DIR: folder.path, JWT_SECRET: '' }, database);
    await agency.close();
    expect(statSync(file).mode & 0o777).toBe(0o600);
    return agency.product.entries.filter(({ msg }) => String(msg).includes('jwt-secret')).map(({ msg }) => msg);
  }

  it.each([0o644, 0o640, 0o604, 0o666])('R78: mode %o is taken away from others, and the log says so', async (mode) => {
    expect(await warningsWith(mode)).toEqual([expect.stringContaining(`(mode ${mode.toString(8)})`)]);
  });

  it('R78: nothing is said of a file that only its owner can read', async () => {
    expect(await warningsWith(0o600)).toEqual([]);
  });
});
