import { type ChildProcess, execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import pg from 'pg';
import {
  API_NODES,
  DATABASE_NODES,
  type DatabaseNode,
  fillIn,
  giveTo,
  nodeSettings,
  type Settings,
  settingsFor,
  writeFilled,
} from './cluster-files.js';
import { postgresOf, Processes, signal } from './processes.js';
import { findOwner, findPrograms, type Owner, type Programs } from './programs.js';
import { waitFor } from './wait-for.js';

const PRODUCT = join(import.meta.dirname, '../src/main.js');
const MIGRATE = join(import.meta.dirname, '../src/commands/migrate.js');
const NODES = Object.keys(DATABASE_NODES) as DatabaseNode[];

const MAX_LAG = 1024 * 1024;

/** Patroni's names of the primary and the synchronous replica. */
export type Part = 'leader' | 'sync_standby';

interface Member {
  name: DatabaseNode;
  role: string;
  state: string;
  timeline?: number;
  /** Bytes behind the primary; "unknown" for an unreachable server. */
  lag?: number | string;
}

/** The first super admin of the product on the cluster. */
export interface SuperAdmin {
  email: string;
  password: string;
}

/** The files of `deploy/cluster` on one host: each program is a process, each machine an address. */
export class Cluster {
  private readonly processes: Processes;
  private readonly running = new Map<string, ChildProcess>();

  private constructor(
    private readonly folder: string,
    private readonly programs: Programs,
    private readonly owner: Owner,
    private readonly settings: Settings,
  ) {
    this.processes = new Processes(folder);
  }

  /**
   * Checks everything before anything is started.
   * @throws Error naming missing packages
   */
  static async prepare(folder: string): Promise<Cluster> {
    const programs = findPrograms();
    const owner = findOwner();
    giveTo(owner, folder);
    return new Cluster(folder, programs, owner, await settingsFor(folder, owner, programs.postgresBin));
  }

  /** Starts the database, waits for a primary and two replicas, then starts what is in front of it. */
  async start(superAdmin: SuperAdmin): Promise<void> {
    for (const node of NODES) this.startNode(node);
    await this.isWhole();
    this.startFront();
    await this.migrate();
    const first = { SUPER_ADMIN_EMAIL: superAdmin.email, SUPER_ADMIN_PASSWORD: superAdmin.password };
    await this.startApi('api1', first);
    await this.startApi('api2');
  }

  /** Ends every process by its id. */
  async stop(): Promise<void> {
    await this.processes.stop();
  }

  get site(): { origin: string; certificate: string } {
    const [, port = ''] = (this.settings['HTTPS_ADDRESS'] ?? '').split(':');
    return { origin: `https://localhost:${port}`, certificate: readFileSync(join(this.folder, 'site.crt'), 'utf8') };
  }

  get databaseVersion(): string {
    return execFileSync(join(this.programs.postgresBin, 'postgres'), ['--version'], { encoding: 'utf8' }).trim();
  }

  /** The machine of the primary or of the synchronous replica. */
  async machineOf(part: Part): Promise<DatabaseNode> {
    return waitFor(`a ${part}`, async () => (await this.members()).find(({ role }) => role === part)?.name);
  }

  /** Waits for a primary, a synchronous replica, and another replica, both close behind the primary. */
  async isWhole(): Promise<void> {
    await waitFor('a primary and two replicas', async () => {
      const members = await this.members();
      const leader = members.find(({ role }) => role === 'leader');
      const following = members.filter(
        ({ state, timeline, lag }) =>
          (state === 'running' || state === 'streaming') && timeline === leader?.timeline && Number(lag) < MAX_LAG,
      );
      const roles = following.map(({ role }) => role).toSorted();
      return (leader?.state === 'running' && roles.join() === 'replica,sync_standby') || undefined;
    });
  }

  /** kill -9 of all PostgreSQL processes on a machine; Patroni survives. */
  killPostgres(node: DatabaseNode): void {
    this.processes.killPostgres(this.dataFolderOf(node));
  }

  /** kill -9 of everything on a machine of the database. */
  killMachine(node: DatabaseNode): void {
    for (const name of ['patroni', 'etcd']) this.running.get(`${name}-${node}`)?.kill('SIGKILL');
    this.killPostgres(node);
  }

  /** Stops or continues everything on a machine: its connections stay open. */
  signalMachine(node: DatabaseNode, name: NodeJS.Signals): void {
    const pids = [this.running.get(`patroni-${node}`)?.pid, this.running.get(`etcd-${node}`)?.pid];
    for (const pid of [...pids, ...postgresOf(this.dataFolderOf(node))]) if (pid) signal(pid, name);
  }

  /** kill -9 of etcd on two of the three machines: no majority is left for the leader lock. */
  killMajority(): void {
    for (const node of NODES.slice(1)) this.running.get(`etcd-${node}`)?.kill('SIGKILL');
  }

  /** Starts them again with their data. */
  startMajority(): void {
    for (const node of NODES.slice(1)) this.startEtcd(node);
  }

  /** Starts etcd and Patroni of a machine, for the first time or again. */
  startNode(node: DatabaseNode): void {
    const settings = nodeSettings(this.settings, this.folder, node);
    const own = writeFilled(join(this.folder, node), ['patroni.yml', 'database.sql'], settings, this.owner);
    this.processes.ownsPostgres(settings['POSTGRES_FOLDER'] ?? '');
    this.startEtcd(node);
    this.run(`patroni-${node}`, [this.programs.patroni, join(own, 'patroni.yml')]);
  }

  /** Queries the primary directly, as the commands do. */
  async sql<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
    const url = parseEnv(fillIn('commands.env', this.settings))['DATABASE_OWNER_URL'];
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<Row>(text, values)).rows;
    } finally {
      await client.end();
    }
  }

  private startEtcd(node: DatabaseNode): void {
    const settings = nodeSettings(this.settings, this.folder, node);
    this.run(`etcd-${node}`, [this.programs.etcd], parseEnv(fillIn('etcd.env', settings)));
  }

  private startFront(): void {
    this.makeCertificate();
    writeFilled(this.folder, ['haproxy.cfg', 'pgbouncer.ini', 'userlist.txt'], this.settings, this.owner);
    this.run('haproxy', [this.programs.haproxy, '-db', '-f', join(this.folder, 'haproxy.cfg')]);
    this.run('pgbouncer', [this.programs.pgbouncer, join(this.folder, 'pgbouncer.ini')]);
  }

  /** As an operator does, with the address of the tables' owner. */
  private async migrate(): Promise<void> {
    const environment = {
      ...parseEnv(fillIn('api.env', { ...this.settings, NODE_ADDRESS: API_NODES.api1 })),
      ...parseEnv(fillIn('commands.env', this.settings)),
    };
    await waitFor('the migration', () => {
      const { status } = spawnSync(process.execPath, [MIGRATE], { env: environment, stdio: 'ignore' });
      return status === 0 || undefined;
    });
  }

  private async startApi(name: keyof typeof API_NODES, more: Record<string, string> = {}): Promise<void> {
    const address = API_NODES[name];
    const environment = parseEnv(fillIn('api.env', { ...this.settings, NODE_ADDRESS: address }));
    const port = environment['PORT'] ?? '';
    const child = this.processes.start(name, [process.execPath, '--disable-proto=delete', PRODUCT], {
      ...environment,
      ...more,
    });
    await waitFor(`${name} to be ready`, async () => {
      if (child.exitCode !== null) throw new Error(`${name} ended with code ${child.exitCode}`);
      return (await isOk(`http://${address}:${port}/health/ready`)) || undefined;
    });
  }

  private makeCertificate(): void {
    const [key, certificate] = [join(this.folder, 'site.key'), join(this.folder, 'site.crt')];
    const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
    const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-keyout', key, '-out', certificate];
    execFileSync(this.programs.openssl, [...made, ...names], { stdio: 'ignore' });
    const both = this.settings['CERTIFICATE'] ?? '';
    writeFileSync(both, readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'), { mode: 0o600 });
    giveTo(this.owner, both);
  }

  private run(
    name: string,
    command: [string, ...string[]],
    environment: Readonly<Record<string, string | undefined>> = {},
  ): void {
    this.running.set(name, this.processes.start(name, command, environment, this.owner.ids));
  }

  private dataFolderOf(node: DatabaseNode): string {
    return nodeSettings(this.settings, this.folder, node)['POSTGRES_FOLDER'] ?? '';
  }

  /** From the machine that knows most members: one that has just continued has an outdated view. */
  private async members(): Promise<Member[]> {
    const port = this.settings['PATRONI_PORT'] ?? '';
    const views = await Promise.all(
      Object.values(DATABASE_NODES).map((address) => viewOf(`http://${address}:${port}/cluster`)),
    );
    return views.toSorted((a, b) => timelineOf(b) - timelineOf(a))[0] ?? [];
  }
}

async function viewOf(url: string): Promise<Member[]> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(1_000) });
    return ((await answer.json()) as { members: Member[] }).members;
  } catch {
    return [];
  }
}

function timelineOf(members: Member[]): number {
  return members.find(({ role }) => role === 'leader')?.timeline ?? 0;
}

async function isOk(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}
