import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../src/platform/config/listening-port.js';
import { residentMemory } from './processor-time.js';

const MAX_START_MILLISECONDS = 30_000;
const BETWEEN_LOOKS_MILLISECONDS = 10;
/** As production starts it (Dockerfile): without them a machine with much memory lets garbage grow to twice the size. */
const PRODUCT_FLAGS = ['--disable-proto=delete', '--max-semi-space-size=8', '--max-old-space-size=512'];
const PRODUCT = join(import.meta.dirname, '../src/main.js');
const LIMIT = join(import.meta.dirname, 'limit-server.js');

/** One of the two compared servers, as a process on a loopback port that logs to a file. */
export class ServerProcess {
  private constructor(
    readonly name: string,
    readonly origin: string,
    /** From the start of the process to its first "ready". */
    readonly startMilliseconds: number,
    private readonly child: ChildProcess,
  ) {}

  /** The built product in production mode behind one proxy; its mail server is never used. */
  static product(database: string, secret: string, logFile: string): Promise<ServerProcess> {
    const environment = {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://agency.example',
      SMTP_URL: 'smtp://127.0.0.1:9',
      DATABASE_URL: database,
      JWT_SECRET: secret,
      TRUST_PROXY_HOPS: '1',
    };
    return ServerProcess.start('product', [...PRODUCT_FLAGS, PRODUCT], environment, logFile);
  }

  static limit(database: string, secret: string, logFile: string): Promise<ServerProcess> {
    return ServerProcess.start('limit', [LIMIT], { DATABASE_URL: database, JWT_SECRET: secret }, logFile);
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  get memory(): number | undefined {
    return residentMemory(this.pid);
  }

  /** Ends it and waits for its exit. */
  async stop(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const ended = once(this.child, 'exit');
    this.child.kill('SIGINT');
    await ended;
  }

  private static async start(
    name: string,
    command: string[],
    environment: Record<string, string>,
    logFile: string,
  ): Promise<ServerProcess> {
    const port = await freePort();
    const log = openSync(logFile, 'a');
    const began = performance.now();
    const { PATH = '', HOME = '' } = process.env;
    const child = spawn(process.execPath, command, {
      env: { PATH, HOME, PORT: String(port), ...environment },
      stdio: ['ignore', log, log],
    });
    // the server ends with this command
    process.once('exit', () => child.kill('SIGKILL'));
    const origin = `http://127.0.0.1:${port}`;
    while (!(await isReady(origin))) {
      if (child.exitCode !== null || performance.now() - began > MAX_START_MILLISECONDS) {
        child.kill('SIGKILL');
        throw new Error(`The ${name} server did not start: see ${logFile}`);
      }
      await delay(BETWEEN_LOOKS_MILLISECONDS);
    }
    return new ServerProcess(name, origin, performance.now() - began, child);
  }
}

async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/health/ready`)).ok;
  } catch {
    return false;
  }
}
