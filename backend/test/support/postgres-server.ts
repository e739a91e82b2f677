import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EmbeddedPostgres } from '../../src/platform/database/embedded-postgres.js';
import { temporaryFolder } from './temporary-folder.js';
import { type TestDatabase, testDatabase } from './test-database.js';
import { waitFor } from './wait-for.js';

/** A PostgreSQL of one test, as durable as in production: to be stopped, killed and starved. Killed, it is started again by itself. */
export class PostgresServer {
  private readonly server: EmbeddedPostgres;

  private constructor(
    private readonly folder: { path: string; remove: () => void },
    /** An empty database on it. */
    readonly database: TestDatabase,
    server: EmbeddedPostgres,
  ) {
    this.server = server;
  }

  /** @param folder where its data lies; removed at the end */
  static async start(folder = temporaryFolder()): Promise<PostgresServer> {
    const server = new EmbeddedPostgres(folder.path);
    const url = await server.start('postgres');
    return new PostgresServer(folder, testDatabase('postgres', url), server);
  }

  /** Stops it as an operator does. */
  async stop(): Promise<void> {
    await this.server.stop();
  }

  /** Starts it again, at the address it had. */
  async start(): Promise<void> {
    await this.server.start('postgres');
  }

  /** Ends the server and every one of its processes at once, as a power cut does; or the server alone, which leaves orphans. */
  async kill({ leavingOrphans = false } = {}): Promise<void> {
    const pid = serverPid(this.folder.path);
    const children = leavingOrphans ? [] : childrenOf(pid);
    for (const each of [pid, ...children]) process.kill(each, 'SIGKILL');
    await waitFor('the end of the killed server', () => (isAlive(pid) ? undefined : true));
  }

  /** Stops it for good and removes its data. */
  async remove(): Promise<void> {
    await this.database.letGo();
    await this.server.stop();
    this.folder.remove();
  }
}

/** The process of the server whose data lies here. */
export function serverPid(dataDir: string): number {
  return Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
}

/** True while there is such a process. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((each) => parentOf(each) === pid);
}

function parentOf(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')')).split(' ')[2]);
  } catch {
    return undefined;
  }
}
