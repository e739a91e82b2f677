import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ApiBody, ApiClient } from '../../test/support/api-client.js';
import { runCommand } from '../../test/support/command.js';
import { isAlive, serverPid } from '../../test/support/postgres-server.js';
import { ProductProcess } from '../../test/support/product-process.js';
import { temporaryFolder } from '../../test/support/temporary-folder.js';
import { waitFor } from '../../test/support/wait-for.js';

const WRITERS = [1, 2, 3, 4];

/** The life of an installation on one machine, told in order: each test begins where the one before it ended. */
describe('an embedded installation', () => {
  const folder = temporaryFolder();
  const environment = { DATA_DIR: folder.path };
  const inData = (...names: string[]): string => join(environment.DATA_DIR, ...names);
  let product: ProductProcess;
  let superAdmin: ApiClient;
  let token: string;

  beforeAll(async () => {
    product = await ready();
  });
  afterAll(() => product.stop());
  afterAll(() => folder.remove());

  /** It listens before its last lines are written. */
  async function ready(): Promise<ProductProcess> {
    const started = await ProductProcess.start(environment);
    await waitFor('the last line of the start', () =>
      started.logLines.some((line) => line.includes('Ctrl-C stops it')) ? true : undefined,
    );
    return started;
  }

  async function restart(): Promise<void> {
    product = await ready();
    superAdmin = new ApiClient(product.base, token);
  }

  async function loginsOf(lines: string[]): Promise<{ role: string; answer: ApiBody }[]> {
    const logins = lines.flatMap((line) => {
      const [, role = '', email = '', password = ''] = /^ {4}(\w+) +([^\s@]+@\S+) +(\S+)$/.exec(line) ?? [];
      return role ? [{ role, email, password }] : [];
    });
    const anyone = new ApiClient(product.base);
    return Promise.all(
      logins.map(async ({ role, ...login }) => ({ role, answer: (await anyone.post('/auth/login', login)).body })),
    );
  }

  function logInAs(logins: { role: string; answer: ApiBody }[]): void {
    token = (logins.find(({ role }) => role === 'super_admin')?.answer as { token: string }).token;
    superAdmin = new ApiClient(product.base, token);
  }

  const readyLines = (): string[] => product.logLines.filter((line) => !line.startsWith('{'));

  it('says where it is, and prints four logins that work', async () => {
    const { port } = new URL(product.base);
    expect(readyLines().join('\n')).toContain(`is ready: http://localhost:${port}`);
    const logins = await loginsOf(readyLines());
    expect(logins.map(({ role }) => role).toSorted()).toEqual(['admin', 'company', 'employee', 'super_admin']);
    for (const { role, answer } of logins) expect(answer).toMatchObject({ role, mustChangePassword: false });
    logInAs(logins);
  });

  it('shows its mail and its API description at the addresses it names', async () => {
    const [mailbox = '', swagger = ''] = ['Mailbox', 'Swagger'].map(
      (name) => readyLines().find((line) => line.includes(name)) ?? '',
    );
    expect(mailbox.trim()).toMatch(/^Mailbox +http:\/\/localhost:\d+\/dev\/mailbox$/);
    expect(swagger.trim()).toMatch(/^Swagger +http:\/\/localhost:\d+\/docs$/);
    await superAdmin.post('/auth/send-otp', { email: 'admin@niyukt.example' });
    const mails = (await superAdmin.get('/dev/mailbox/mails')).body as { id: string; to: string; text: string }[];
    expect(mails[0]).toMatchObject({ to: 'admin@niyukt.example', text: expect.stringMatching(/\d{6}/) as unknown });
    for (const path of ['/dev/mailbox', `/dev/mailbox/${mails[0]?.id ?? ''}`, '/docs']) {
      const page = await superAdmin.get(path, { accept: 'text/html' });
      expect([path, page.status, page.headers.get('content-type')]).toEqual([
        path,
        200,
        expect.stringContaining('html'),
      ]);
    }
    const { paths } = (await superAdmin.get('/docs-json')).body as { paths: Record<string, unknown> };
    expect(Object.keys(paths)).toContain('/auth/login');
  });

  it('keeps its secrets readable by its owner only', () => {
    for (const name of ['jwt-secret', 'postgres-password', 'postgres-address', 'postgres-owner-address']) {
      expect(statSync(inData(name)).mode & 0o077).toBe(0);
    }
    expect(readFileSync(inData('jwt-secret'), 'utf8').length).toBeGreaterThanOrEqual(32);
    expect(existsSync(inData('postgres.initial-password'))).toBe(false);
  });

  it('lets no second process use its data directory, and is not disturbed by the attempt', async () => {
    const { code, errors } = await ProductProcess.run(environment);
    expect([code, errors]).toEqual([
      1,
      expect.stringMatching(/^Another process \(\d+\) already uses [^\n]+DATA_DIR\.\n$/),
    ]);
    expect((await superAdmin.get('/health/ready')).status).toBe(200);
    expect((await superAdmin.get('/api/admin/dashboard-stats')).status).toBe(200);
  });

  it('stops everything with SIGINT, and has all its data and sessions at the next start', async () => {
    const job = await superAdmin.post('/jobs/create', {
      company_id: 1,
      title: 'Kept Job',
      domain: 'Software',
      description: 'Kept.',
      employment_type: 'Contract',
      location: 'Pune',
      count: 1,
    });
    expect(job.status).toBe(201);
    const { body: before } = await superAdmin.get('/api/admin/dashboard-stats');
    expect(existsSync(inData('postgres', 'postmaster.pid'))).toBe(true);
    expect(await product.stop('SIGINT')).toBe(0);
    expect(existsSync(inData('postgres', 'postmaster.pid'))).toBe(false);
    expect(existsSync(inData('process.lock'))).toBe(false);
    await restart();
    expect((await superAdmin.get('/api/admin/dashboard-stats')).body).toEqual(before);
    expect((await superAdmin.list('job-requests', { filter: { title: 'Kept Job' } })).body).toHaveLength(1);
  });

  it('R53: is backed up while it runs, and restored while it does not', async () => {
    const backup = join(folder.path, 'of-today.backup');
    expect(await runCommand('backup', ['--file', backup], environment)).toMatchObject({ code: 0, errors: '' });
    const storedJobs = async (): Promise<{ id: number }[]> =>
      (await superAdmin.list('job-requests', { filter: { title: 'Kept Job' } })).body as { id: number }[];
    const [job] = await storedJobs();
    expect(await superAdmin.delete(`/api/admin/job-requests/${job?.id ?? 0}`)).toMatchObject({ status: 200 });
    const tooEarly = await runCommand('restore', ['--file', backup], environment);
    expect([tooEarly.code, tooEarly.errors]).toEqual([1, expect.stringMatching(/^Another process[^\n]+\n$/)]);
    expect(await storedJobs()).toEqual([]);
    await product.stop('SIGINT');
    expect(await runCommand('restore', ['--file', backup], environment)).toMatchObject({ code: 0, errors: '' });
    await restart();
    expect(await superAdmin.get('/api/admin/dashboard-stats')).toMatchObject({ status: 401 });
    logInAs(await loginsOf(readyLines()));
    expect(await storedJobs()).toEqual([job]);
  });

  it.each([
    ['the process', false],
    ['the process and its database', true],
  ])('R42: keeps every acknowledged write when %s is killed', async (_, databaseToo) => {
    const notes: string[] = [];
    const written: number[] = [];
    const writer = async (id: number): Promise<void> => {
      for (let n = 0; ; n += 1) {
        const admin_notes = `note ${id}.${n} ${String(databaseToo)}`;
        const answer = await superAdmin.patch(`/api/admin/connections/${id}`, { admin_notes });
        if (answer.status !== 200) return;
        notes[id] = admin_notes;
        written[id] = n;
        if (n >= 5 && WRITERS.every((each) => Number(written[each]) > 0)) kill();
      }
    };
    let killed: Promise<unknown> | undefined;
    const pid = serverPid(folder.path);
    const kill = (): void => {
      if (killed) return;
      killed = product.stop('SIGKILL');
      if (databaseToo) process.kill(pid, 'SIGKILL');
    };
    await Promise.all(WRITERS.map((id) => writer(id).catch(() => undefined)));
    await killed;
    await restart();
    for (const id of WRITERS) {
      const stored = (await superAdmin.get(`/api/admin/connections/${id}`)).body as { admin_notes: string };
      const acknowledged = Number(notes[id]?.split(/[ .]/)[2]);
      const storedNumber = Number(stored.admin_notes.split(/[ .]/)[2]);
      expect(acknowledged).toBeGreaterThan(0);
      expect([acknowledged, acknowledged + 1]).toContain(storedNumber);
    }
  });

  it('R42 R43: starts its database again when that is killed, answers 503 meanwhile, and loses nothing', async () => {
    const { base } = product;
    const restarts = (): number =>
      product.entries.filter(({ msg }) => msg === 'The embedded PostgreSQL runs again').length;
    for (const round of [1, 2]) {
      const statuses: number[] = [];
      let acknowledged = '';
      const write = async (): Promise<true | undefined> => {
        const admin_notes = `round ${round}.${statuses.length}`;
        const { status } = await superAdmin.patch('/api/admin/connections/1', { admin_notes });
        statuses.push(status);
        if (status === 200) acknowledged = admin_notes;
        return status === 200 && (statuses.includes(503) || restarts() === round) ? true : undefined;
      };
      process.kill(serverPid(folder.path), 'SIGKILL');
      await waitFor('writes to be taken again', write);
      expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
      expect((await superAdmin.get('/api/admin/connections/1')).body).toMatchObject({ admin_notes: acknowledged });
    }
    expect([product.base, product.errors]).toEqual([base, '']);
    await waitFor('the log to tell of both', () => (restarts() === 2 ? true : undefined));
  });

  it('R43: a stop while its database is being started again leaves nothing running', async () => {
    const pid = serverPid(folder.path);
    process.kill(pid, 'SIGKILL');
    await waitFor('the end of the killed database', () => (isAlive(pid) ? undefined : true));
    expect(await product.stop('SIGINT')).toBe(0);
    expect(existsSync(inData('process.lock'))).toBe(false);
    expect(existsSync(inData('postgres', 'postmaster.pid')) && isAlive(serverPid(folder.path))).toBe(false);
    await restart();
    expect((await superAdmin.get('/health/ready')).status).toBe(200);
  });
});
