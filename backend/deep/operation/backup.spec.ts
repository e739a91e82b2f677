import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DEMO_LOGINS } from '../../demo/demo-logins.js';
import { StartError } from '../../src/platform/start-error.js';
import { createBackup } from '../../src/storage/backup/create-backup.js';
import { dropReplaced, restore, revertRestore } from '../../src/storage/backup/restore.js';
import { type Agency, TEST_SECRET } from '../../test/support/agency.js';
import { ApiClient } from '../../test/support/api-client.js';
import { bytesOf, flipped, inPieces } from '../../test/support/bytes.js';
import { type CommandResult, runCommand } from '../../test/support/command.js';
import { openDemoAgency } from '../../test/support/demo-agency.js';
import { storeLargeResume } from '../../test/support/large-resume.js';
import { ProductProcess } from '../../test/support/product-process.js';
import { tableSums } from '../../test/support/table-sums.js';
import { temporaryFolder } from '../../test/support/temporary-folder.js';
import { type TestDatabase, testDatabase } from '../../test/support/test-database.js';
import { waitFor } from '../../test/support/wait-for.js';

const IN_PRODUCTION = {
  NODE_ENV: 'production',
  JWT_SECRET: TEST_SECRET,
  PUBLIC_URL: 'https://jobs.agency.test',
  SMTP_URL: 'smtp://127.0.0.1:1',
};
const PASSPHRASE = 'monsoon-mango-tree-72';
const LARGE_BYTES = 5_000_000;
const LARGE_FILES = `select length(content) as bytes, encode(sha256(content), 'hex') = sha256 as is_same
  from resumes join resume_files using (resume_id) where size_bytes = ${LARGE_BYTES}`;

/** What holds between tables at any one moment, and would not if they were read one after the other. */
const INCONSISTENT = `
  select 'history' as what from connections c where placement_status is distinct from
    (select to_status from placement_history h where h.connection_id = c.connection_id order by history_id desc limit 1)
  union all select 'totals' where (select count(*) from connections) <> (select sum(n) from row_counts where list = 'connections')
  union all select 'totals' where (select count(*) from job_requests) <> (select sum(n) from row_counts where list = 'job_requests')
  union all select 'audit' from job_requests j where title like 'Under load%' and not exists
    (select from audit_log a where a.kind = 'job request' and a.record_id = j.request_id)`;

/** The life of a backup, told in order: each test begins where the one before it ended. */
describe('R53: a backup and its restore', () => {
  const folder = temporaryFolder();
  const file = (name: string): string => join(folder.path, name);
  const restored: TestDatabase = testDatabase(`test_restored_${process.pid}`);
  let agency: Agency;
  let admin: ApiClient;
  let backup: Buffer;
  beforeAll(async () => {
    ({ agency, superAdmin: admin } = await openDemoAgency());
    // nobody looks for work in it
    await storeLargeResume(agency.database, 'ready');
  });
  afterAll(async () => {
    await restored.letGo();
    await dropReplaced({ address: restored.url });
    await restored.drop();
    await agency.close();
    folder.remove();
  });

  const command = async (name: 'backup' | 'restore', url: string, ...args: string[]): Promise<CommandResult> => {
    await restored.letGo();
    return runCommand(name, args, { DATABASE_URL: url, BACKUP_PASSPHRASE: PASSPHRASE });
  };
  const restoreHere = async (bytes: Buffer, passphrase?: string): ReturnType<typeof restore> => {
    await restored.letGo();
    return restore({ address: restored.url }, inPieces(bytes), { passphrase });
  };
  const databases = (): Promise<unknown> =>
    agency.database.sql(
      `select datname from pg_database where datname like 'test_restored_${process.pid}%' order by 1`,
    );
  const jobForm = (title: string): object => ({
    company_id: 1,
    title,
    domain: 'IT',
    description: 'New.',
    employment_type: 'Contract',
    location: 'Pune',
    count: 1,
  });

  it('is of one moment, although people write while it is made', async () => {
    const titles: string[] = [];
    let isLoaded = true;
    const postJobs = async (writer: number): Promise<void> => {
      for (let n = 0; isLoaded; n += 1) {
        const title = `Under load ${writer}.${n}`;
        if ((await admin.post('/jobs/create', jobForm(title))).status === 201) titles.push(title);
      }
    };
    const changeStatus = async (connection: number): Promise<void> => {
      for (let n = 0; isLoaded; n += 1) {
        const placement_status = n % 2 ? 'shortlisted' : 'offered';
        await admin.put(`/api/admin/connections/${connection}/status`, { placement_status });
      }
    };
    const load = Promise.all([postJobs(1), postJobs(2), changeStatus(1), changeStatus(2)]);
    await waitFor('the load to run', () => (titles.length > 10 ? true : undefined));
    const before = [...titles];
    // the restore below reads it whole
    const answer = await command('backup', agency.database.url, '--file', file('sealed.backup'), '--no-verify');
    const during = titles.length - before.length;
    isLoaded = false;
    await load;
    expect(answer).toMatchObject({ code: 0, errors: '', output: expect.stringContaining('sealed') as unknown });
    expect(during).toBeGreaterThan(0);
    expect(statSync(file('sealed.backup')).mode & 0o077).toBe(0);
    const { code, errors } = await command('restore', restored.url, '--file', file('sealed.backup'));
    expect([code, errors]).toEqual([0, '']);
    const kept = await restored.sql<{ title: string }>(`select title from job_requests where title like 'Under load%'`);
    expect(kept.map(({ title }) => title)).toEqual(expect.arrayContaining(before));
    expect(await restored.sql(INCONSISTENT)).toEqual([]);
    expect(await restored.sql(LARGE_FILES)).toEqual([{ bytes: LARGE_BYTES, is_same: true }]);
  });

  /** Sums of all tables; only the rows are counted where links and numbers of mails end with a restore. */
  async function contentOf(database: TestDatabase): Promise<Record<string, unknown>> {
    const sums = await tableSums(database);
    for (const table of ['company_members', 'interview_recipients', 'view_links']) delete sums[table]?.md5;
    return sums;
  }

  it('brings back every row of every table, in the place of what was there', async () => {
    await waitFor('the mails to have left', async () =>
      (await agency.database.sql(`select from outbox_mails where status = 'queued'`)).length ? undefined : true,
    );
    const content = await waitFor('a backup during which no work of its own changes the agency', async () => {
      const before = await contentOf(agency.database);
      backup = await bytesOf(createBackup(agency.database.url, undefined));
      return isDeepStrictEqual(await contentOf(agency.database), before) ? before : undefined;
    });
    const { replaced: kept, leftOut } = await restoreHere(backup);
    expect([kept, leftOut]).toEqual([expect.stringMatching(/^test_restored_\d+_before_\d{17}$/), []]);
    // but that every session of then is over
    await restored.sql('update users set session_version = session_version % 1000');
    expect(await contentOf(restored)).toEqual(content);
  });

  it('is what the product runs on, with its logins, with keys that go on, and safe from another restore', async () => {
    const product = await ProductProcess.start({ DATABASE_URL: restored.url, JWT_SECRET: TEST_SECRET });
    try {
      const login = DEMO_LOGINS.find(({ role }) => role === 'super_admin');
      const { status, body } = await new ApiClient(product.base).post('/auth/login', login);
      expect(status).toBe(200);
      const client = new ApiClient(product.base, (body as { token: string }).token);
      expect((await client.get('/api/admin/dashboard-stats')).body).toEqual(
        (await admin.get('/api/admin/dashboard-stats')).body,
      );
      expect(await client.post('/jobs/create', jobForm('After'))).toMatchObject({ status: 201 });
      const refused = await command('restore', restored.url, '--file', file('sealed.backup'));
      expect([refused.code, refused.output]).toEqual([1, '']);
      expect(refused.errors).toMatch(/^The database \w+ is in use: stop the product[^\n]+\n$/);
      expect((await client.list('job-requests', { filter: { title: 'After' } })).body).toHaveLength(1);
      const dropped = await command('restore', restored.url, '--drop-kept');
      expect([dropped.code, dropped.output]).toEqual([0, expect.stringMatching(/^Dropped: \w+_before_\d{17}\n$/)]);
    } finally {
      await product.stop();
    }
  });

  /** Sums of all tables and names of databases before any of what is broken. */
  let before: unknown[] | undefined;
  const present = async (): Promise<unknown[]> => [await tableSums(restored), await databases()];
  it.each<[string, (plain: Buffer, sealed: Buffer) => Buffer, string | undefined]>([
    ['is cut off', (plain) => plain.subarray(0, plain.length - 40), undefined],
    ['was changed in the middle', (plain) => flipped(plain, plain.length >> 1), undefined],
    ['is sealed and cut off', (_, sealed) => sealed.subarray(0, sealed.length - 1), PASSPHRASE],
    ['is sealed and was changed', (_, sealed) => flipped(sealed, sealed.length - 20), PASSPHRASE],
    ['is sealed with another passphrase', (_, sealed) => sealed, `${PASSPHRASE}.`],
    ['is no backup', () => Buffer.from('create table users ();\n'.repeat(100)), undefined],
  ])('that %s fails, and what was there stays as it was', async (_, broken, passphrase) => {
    before ??= await present();
    const attempt = restoreHere(broken(backup, readFileSync(file('sealed.backup'))), passphrase);
    await expect(attempt).rejects.toThrow(/^The backup cannot be used: [^\n]+ Nothing was changed\.$/);
    await expect(attempt).rejects.toBeInstanceOf(StartError);
    expect(await present()).toEqual(before);
  });

  it('that is broken ends the command with 1 and one sentence, also when it is only checked', async () => {
    writeFileSync(file('broken.backup'), readFileSync(file('sealed.backup')).subarray(0, -1));
    for (const args of [[], ['--check']]) {
      const { code, output, errors } = await command('restore', restored.url, '--file', file('broken.backup'), ...args);
      expect([code, output, errors]).toEqual([1, '', expect.stringMatching(/^The backup cannot be used: [^\n]+\n$/)]);
    }
  });

  it('can be taken back, and what is kept can be dropped', async () => {
    const jobsAfter = (): Promise<unknown[]> => restored.sql(`select from job_requests where title = 'After'`);
    expect(await jobsAfter()).toHaveLength(1);
    await restoreHere(backup);
    expect(await jobsAfter()).toHaveLength(0);
    await restored.letGo();
    await revertRestore({ address: restored.url });
    expect(await jobsAfter()).toHaveLength(1);
    await restored.letGo();
    expect(await dropReplaced({ address: restored.url })).toHaveLength(1);
    expect(await databases()).toEqual([{ datname: `test_restored_${process.pid}` }]);
  });

  it('drops what a restore replaced more than 14 days ago, and nothing that was replaced since', async () => {
    const replacedAt = (day: number): string =>
      `test_restored_${process.pid}_before_${new Date(day).toISOString().replaceAll(/\D/g, '')}`;
    const [old, young] = [15, 13].map((days) => replacedAt(Date.now() - days * 24 * 60 * 60 * 1000));
    for (const name of [old, young]) await agency.database.sql(`create database ${name}`);
    const { code, output } = await command('backup', restored.url, '--file', file('kept.backup'));
    expect([code, output]).toEqual([0, expect.stringContaining(`Dropped, as a restore kept it long ago: ${old}`)]);
    expect(output).not.toContain(young);
    expect(await dropReplaced({ address: restored.url })).toEqual([young]);
    rmSync(file('kept.backup'));
  });

  it('in production is sealed, unless somebody says that it need not be', async () => {
    const environment = { ...IN_PRODUCTION, DATABASE_URL: agency.database.url };
    const args = ['--file', file('unsealed.backup')];
    const refused = await runCommand('backup', args, environment);
    expect(refused).toMatchObject({ code: 1, output: '' });
    expect(refused.errors).toMatch(/^BACKUP_PASSPHRASE is not set[^\n]+--unsealed\.\n$/);
    expect(readdirSync(folder.path)).not.toContain('unsealed.backup');
    const { code, output } = await runCommand('backup', [...args, '--unsealed'], environment);
    expect([code, output]).toEqual([0, expect.stringContaining('not encrypted')]);
    rmSync(file('unsealed.backup'));
  });

  it('has a name only when it is whole, and as many days stay in its folder as one asks for', async () => {
    const SECOND = ['niyukt-20261102T000000Z.backup', 'niyukt-20261102T120000Z.backup'];
    for (const name of ['niyukt-20261101T000000Z.backup', ...SECOND, 'notes.txt']) writeFileSync(file(name), '');
    const { output } = await command('backup', agency.database.url, '--folder', folder.path, '--keep', '2');
    expect(output).toMatch(/^It was read again and is whole: \d+ rows in \d+ tables\.$/m);
    expect(output).toContain('Deleted: niyukt-20261101T000000Z.backup');
    const newest = /niyukt-\d{8}T\d{6}Z\.backup/.exec(output)?.[0];
    expect(readdirSync(folder.path).toSorted()).toEqual(
      ['broken.backup', 'erased-people.json', 'sealed.backup', 'notes.txt', ...SECOND, newest].toSorted(),
    );
    const again = await command('backup', agency.database.url, '--file', file('sealed.backup'));
    expect(again).toMatchObject({ code: 1, errors: expect.stringContaining('exists already') as unknown });
  });

  it('that would not be restored is not kept, and none goes for it, unless it is not to be verified', async () => {
    await agency.database.sql('alter table employees add column shoe_size integer');
    const before = readdirSync(folder.path);
    const why =
      /^The backup that was just made would not be restored and [^\n]+ the columns of employees are not [^\n]+\n$/;
    const toFolder = ['--folder', folder.path, '--keep', '1'];
    const inFolder = await command('backup', agency.database.url, ...toFolder);
    expect(inFolder).toMatchObject({ code: 1, output: '', errors: expect.stringMatching(why) as unknown });
    expect(readdirSync(folder.path)).toEqual(before);
    const piped = await command('backup', agency.database.url, '--file', '-');
    expect(piped).toMatchObject({ code: 1, errors: expect.stringMatching(why) as unknown });
    expect(await command('backup', agency.database.url, ...toFolder, '--no-verify')).toMatchObject({ code: 0 });
    const whole = await command('backup', restored.url, '--file', '-');
    expect(whole).toMatchObject({
      code: 0,
      errors: '',
      output: expect.stringMatching(/^\{"niyukt":"backup"/) as unknown,
    });
  });
});
