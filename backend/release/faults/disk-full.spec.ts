import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Agency, TEST_SECRET } from '../../test/support/agency.js';
import { type ApiAnswer, ApiClient } from '../../test/support/api-client.js';
import { runCommand } from '../../test/support/command.js';
import { Office } from '../../test/support/office.js';
import { PostgresServer } from '../../test/support/postgres-server.js';
import { ProductProcess, PUNCTUAL } from '../../test/support/product-process.js';
import { createTestDatabase, testDatabase } from '../../test/support/test-database.js';
import { waitFor } from '../../test/support/wait-for.js';
import { report } from '../support/report.js';
import { SmallDisk } from '../support/small-disk.js';

const DISK_MEGABYTES = 160;
const MAX_RETURN_MILLISECONDS = 15_000;
const PERSON = 'a person with a long story '.repeat(70);
const UNAVAILABLE = 'The service is not available at the moment. Please try again in a few seconds.';

const canMount = SmallDisk.isPossible;
if (!canMount) process.stdout.write('NOT RUN: a full disk, because no file system can be mounted here\n');

function expectRefusal({ status, body, headers }: ApiAnswer): void {
  expect([status, body]).toEqual([503, expect.objectContaining({ statusCode: 503, error: UNAVAILABLE })]);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
}

(canMount ? describe : describe.skip)('R42 R43: the disk of the database server is full', () => {
  let disk: SmallDisk;
  let server: PostgresServer;
  let agency: Agency;
  let office: Office;
  let company: number;
  beforeAll(async () => {
    disk = new SmallDisk(DISK_MEGABYTES);
    server = await PostgresServer.start({ path: disk.path, remove: () => disk.remove() });
    agency = await Agency.openInProduction({ ...PUNCTUAL, DATABASE_URL: server.database.url }, server.database);
    office = await Office.of(agency);
    company = (await office.addCompany()).id;
  });
  afterAll(async () => {
    await agency.close();
    await server.remove();
  });

  const acknowledged: string[] = [];
  async function post(n: number): Promise<ApiAnswer> {
    const title = `Full Disk ${n}`;
    const form = { title, domain: 'Software', description: PERSON, employment_type: 'Contract', location: 'Pune' };
    const answer = await office.admin.post('/jobs/create', { ...form, company_id: company, count: 1 });
    if (answer.status === 201) acknowledged.push(title);
    return answer;
  }

  async function expectNothingLost(): Promise<void> {
    const rows = await server.database.sql<{ title: string }>(
      `select title from job_requests where title like 'Full%'`,
    );
    const stored = new Set(rows.map(({ title }) => title));
    expect(acknowledged.filter((title) => !stored.has(title))).toEqual([]);
    expect(agency.product.errors).toBe('');
  }

  async function postsAgain(what: string): Promise<void> {
    const began = performance.now();
    await waitFor('posts to be taken again', async () => (await post(900_000)).status === 201 || undefined);
    const returned = performance.now() - began;
    report(what, { acknowledged: acknowledged.length, returned });
    expect(returned).toBeLessThan(MAX_RETURN_MILLISECONDS);
  }

  it('R43: writes are refused with 503, reads go on, and writes go on when there is room again', async () => {
    for (let n = 0; n < 20; n += 1) expect((await post(n)).status).toBe(201);
    disk.fill();
    const refusal = await waitFor('a refusal', async () => {
      const answer = await post(acknowledged.length + 100);
      return answer.status === 201 ? undefined : answer;
    });
    expectRefusal(refusal);
    for (const path of ['/api/admin/job-requests', '/api/admin/dashboard-stats', '/health/ready', '/health/live'])
      expect([path, (await office.admin.get(path)).status]).toEqual([path, 200]);
    const login = { email: office.admin.email, password: 'mango-lassi-42' };
    expect([200, 503]).toContain((await agency.anyone.post('/auth/login', login)).status);
    disk.free();
    await postsAgain('room for data');
    await expectNothingLost();
  });

  it('R42 R43: a server that stops because its log of changes has no room comes back and has lost nothing', async () => {
    for (let n = 200; n < 220; n += 1) expect((await post(n)).status).toBe(201);
    disk.fill();
    await waitFor('the server to stop', async () => {
      await server.database.sql('select pg_switch_wal()').catch(() => undefined);
      const answer = await post(1_000 + acknowledged.length);
      if (answer.status !== 201) expectRefusal(answer);
      return (await agency.anyone.get('/health/ready')).status === 503 || undefined;
    });
    expectRefusal(await office.admin.get('/api/admin/job-requests'));
    expect((await agency.anyone.get('/health/live')).status).toBe(200);
    disk.free();
    await postsAgain('room for the log of changes');
    await expectNothingLost();
  });
});

(canMount ? describe : describe.skip)('R42 R43: the disk of an embedded database is full', () => {
  let disk: SmallDisk;
  let product: ProductProcess | undefined;
  beforeAll(() => {
    disk = new SmallDisk(DISK_MEGABYTES);
  });
  afterAll(async () => {
    await product?.stop();
    disk.remove();
  });

  const environment = (): { DATA_DIR: string } => ({ ...PUNCTUAL, DATA_DIR: join(disk.path, 'data') });
  const nobodyLeft = /^[A-Z][^\n]+\.\n$/;

  it('R43: the first start says so, leaves nothing broken, and the next one works', async () => {
    disk.fill();
    for (const secret of ['', TEST_SECRET]) {
      const { code, errors } = await ProductProcess.run({ ...environment(), JWT_SECRET: secret });
      expect([code, errors]).toEqual([1, expect.stringMatching(nobodyLeft)]);
    }
    disk.free();
    product = await ProductProcess.start(environment());
    expect(readdirSync(environment().DATA_DIR).filter((name) => name.includes('unfinished'))).toEqual([]);
  });

  it('R43: while it runs, its server stops and comes back by itself', async () => {
    const running = product as ProductProcess;
    const anyone = new ApiClient(running.base);
    const readiness = async (): Promise<number> => (await anyone.get('/health/ready')).status;
    const contentOf = (name: string): string => readFileSync(join(environment().DATA_DIR, name), 'utf8').trim();
    const address = new URL(contentOf('postgres-address'));
    [address.username, address.password] = ['niyukt', contentOf('postgres-password')];
    const database = testDatabase('niyukt', address.href);
    disk.fill();
    await waitFor('the server to stop', async () => {
      await database.sql('select pg_switch_wal()').catch(() => undefined);
      return (await readiness()) === 503 || undefined;
    });
    await database.letGo();
    expectRefusal(await anyone.get('/auth/check-email?email=a@b.example'));
    expect((await anyone.get('/health/live')).status).toBe(200);
    const isStartedAgain = (): string | undefined =>
      running.logLines.find((line) => line.includes('ended and is started again'));
    // the server tries to recover by itself for a while before it gives up
    await waitFor('the server to end', isStartedAgain);
    disk.free();
    const began = performance.now();
    await waitFor('the product to be ready', async () => (await readiness()) === 200 || undefined);
    report('embedded database back', { returned: performance.now() - began });
    expect(running.errors).toBe('');
  });

  it('R53: a backup says so and leaves nothing behind; with room again it works', async () => {
    const file = join(disk.path, 'of-today.backup');
    disk.fill();
    const { code, errors } = await runCommand('backup', ['--file', file], environment());
    expect([code, errors]).toEqual([
      1,
      expect.stringMatching(/^The backup cannot be written to [^\n]+ \(ENOSPC\)\.\n$/),
    ]);
    expect([existsSync(file), existsSync(`${file}.unfinished`)]).toEqual([false, false]);
    disk.free();
    expect(await runCommand('backup', ['--file', file], environment())).toMatchObject({ code: 0, errors: '' });
  });

  it('R43: a start on a full disk says so, and the next one works', async () => {
    await product?.stop();
    disk.fill();
    const { code, errors } = await ProductProcess.run(environment());
    report('start on a full disk', { code: code ?? -1 });
    if (code !== null) expect([code, errors]).toEqual([1, expect.stringMatching(nobodyLeft)]);
    disk.free();
    product = await ProductProcess.start(environment());
    expect((await new ApiClient(product.base).get('/health/ready')).status).toBe(200);
  });
});

(canMount ? describe : describe.skip)('R27: the disk for an export of the audit log is full', () => {
  it('R27: the export says so, leaves no file, and is in the log', async () => {
    const disk = new SmallDisk(1);
    const database = await createTestDatabase();
    try {
      await database.sql(
        `insert into audit_log (actor_email, actor_role, action, kind, record_name)
         select 'meera@niyukt.example', 'admin', 'updated', 'employee', repeat('a', 400) from generate_series(1, 2000)`,
      );
      const environment = { DATABASE_URL: database.url, JWT_SECRET: TEST_SECRET };
      const file = join(disk.path, 'audit.jsonl');
      const { code, errors } = await runCommand('audit-export', ['--file', file], environment);
      expect([code, errors]).toEqual([1, `The file ${file} cannot be written (ENOSPC).\n`]);
      expect(existsSync(file)).toBe(false);
      expect(await database.sql(`select 1 from audit_log where action = 'exported'`)).toHaveLength(1);
    } finally {
      await database.drop();
      disk.remove();
    }
  });
});
