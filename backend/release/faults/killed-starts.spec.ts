import { readdirSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { AdvisoryLock } from '../../src/platform/database/advisory-lock.js';
import { MIGRATIONS } from '../../src/storage/schema/migrations.js';
import { contentRange } from '../../test/support/admin-lists.js';
import { TEST_SECRET } from '../../test/support/agency.js';
import { ApiClient } from '../../test/support/api-client.js';
import { killInMigration } from '../../test/support/killed-start.js';
import { ProductProcess } from '../../test/support/product-process.js';
import { schemaOf } from '../../test/support/schema.js';
import { temporaryFolder } from '../../test/support/temporary-folder.js';
import { createTestDatabase } from '../../test/support/test-database.js';
import { waitFor } from '../../test/support/wait-for.js';
import { report } from '../support/report.js';

const STEPS = 20;
const KILLS_IN_A_ROW = 8;

/** Runs what a demo agency's super admin does first, and stops it. */
async function works(product: ProductProcess): Promise<void> {
  const LOGIN = /^ {4}super_admin +(\S+) +(\S+)$/;
  const line = await waitFor('the demo logins', () => product.logLines.find((text) => LOGIN.test(text)));
  const [, email, password] = LOGIN.exec(line) ?? [];
  const login = await new ApiClient(product.base).post('/auth/login', { email, password });
  expect(login.status).toBe(200);
  const superAdmin = new ApiClient(product.base, (login.body as { token: string }).token);
  for (const [name, total] of [['employees', 63] as const, ['connections', 120] as const])
    expect(contentRange(await superAdmin.list(name))).toMatchObject({ total });
  expect(product.errors).toBe('');
  expect(await product.stop()).toBe(0);
}

describe('R42 R52: a process with an embedded database, killed while it starts', () => {
  let wholeStart: number;
  beforeAll(async () => {
    const folder = temporaryFolder();
    const began = performance.now();
    const product = await ProductProcess.start({ DATA_DIR: folder.path });
    wholeStart = performance.now() - began;
    await product.stop();
    folder.remove();
    report('a first start', { wholeStart });
  });

  it(`R52: at ${STEPS} moments of a first start: the next start works by itself`, async () => {
    const reached: string[] = [];
    for (let step = 1; step <= STEPS; step += 1) {
      const folder = temporaryFolder();
      try {
        const product = ProductProcess.begin({ DATA_DIR: folder.path });
        await delay((wholeStart * step) / STEPS);
        await product.stop('SIGKILL');
        reached.push(readdirSync(folder.path).toSorted().join(' '));
        await works(await ProductProcess.start({ DATA_DIR: folder.path }));
        expect(readdirSync(folder.path).filter((name) => /unfinished|initial|stale/.test(name))).toEqual([]);
      } finally {
        folder.remove();
      }
    }
    report('first starts killed', { kills: STEPS, differentFolders: new Set(reached).size });
  });

  it(`R42: ${KILLS_IN_A_ROW} times in a row, each a little later: the next start works by itself`, async () => {
    const folder = temporaryFolder();
    try {
      for (let kill = 1; kill <= KILLS_IN_A_ROW; kill += 1) {
        const product = ProductProcess.begin({ DATA_DIR: folder.path });
        await delay((wholeStart * kill) / KILLS_IN_A_ROW);
        await product.stop('SIGKILL');
      }
      await works(await ProductProcess.start({ DATA_DIR: folder.path }));
    } finally {
      folder.remove();
    }
  });
});

describe('R52: a process killed while it migrates', () => {
  let reference: Record<string, unknown[]>;
  beforeAll(async () => {
    const database = await createTestDatabase();
    reference = await schemaOf(database);
    await database.drop();
  });

  it.each(MIGRATIONS.map(({ name }) => name))('R52: in %s: the next start works by itself', async (name) => {
    const database = await createTestDatabase('template0');
    const environment = { DATABASE_URL: database.url, JWT_SECRET: TEST_SECRET };
    try {
      await killInMigration(database, environment, name);
      const product = await ProductProcess.start(environment);
      expect((await new ApiClient(product.base).get('/health/ready')).status).toBe(200);
      expect(await product.stop()).toBe(0);
      expect(await schemaOf(database)).toEqual(reference);
    } finally {
      await database.drop();
    }
  });

  it('R52: while it waits for another one to migrate: neither it nor the next start is in the way', async () => {
    const database = await createTestDatabase('template0');
    const environment = { DATABASE_URL: database.url, JWT_SECRET: TEST_SECRET };
    try {
      const other = await database.session();
      await other.query('select pg_advisory_lock($1)', [AdvisoryLock.Migration]);
      const product = ProductProcess.begin(environment);
      await waitFor('it to wait', async () => {
        const waiting = await database.sql(`select from pg_locks where locktype = 'advisory' and not granted`);
        return waiting.length ? true : undefined;
      });
      await product.stop('SIGKILL');
      await other.end();
      const next = await ProductProcess.start(environment);
      expect(await next.stop()).toBe(0);
      expect(await schemaOf(database)).toEqual(reference);
    } finally {
      await database.drop();
    }
  });
});
