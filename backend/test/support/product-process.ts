import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PATIENCE_MILLISECONDS, waitFor } from './wait-for.js';

/** `PRODUCT` is what runs in the place of the built product: `npm run prove:image` starts its container. */
export const MAIN = process.env['PRODUCT'] ?? join(import.meta.dirname, '../../dist/src/main.js');
/** Tells of what pg 9 refuses. */
const ONE_QUERY_AT_A_TIME = pathToFileURL(join(import.meta.dirname, 'one-query-at-a-time.mjs')).href;
/** Nothing is too late for it: what is slow on a busy machine is not refused. */
export const PATIENT = { MAX_REPLY_SECONDS: '60' };
/** As operators run it: for tests of what is late. */
export const PUNCTUAL = { MAX_REPLY_SECONDS: '4' };
/** Of Node.js about calls that will be refused, and of our own about a second connection in a transaction. */
export const PROGRAMMERS_WARNING = /DeprecationWarning|SecondConnectionWarning/;
/** Variables that such a thing needs itself. */
const OF_RUNNER = ['IMAGE_ROOT', 'IMAGE_CONFIG'];

/** The environment of a product that has these variables set. */
export function wholeEnvironment(environment: Record<string, string>): Record<string, string> {
  const { PATH = '', HOME = '' } = process.env;
  const ofRunner = Object.fromEntries(OF_RUNNER.map((name) => [name, process.env[name] ?? '']));
  return {
    PATH,
    HOME,
    NODE_OPTIONS: `--trace-warnings --import=${ONE_QUERY_AT_A_TIME}`,
    ...ofRunner,
    PORT: '0',
    LOG_LEVEL: 'debug',
    ...PATIENT,
    ...environment,
  };
}

/** The built product as a process of its own, as an operator runs it. */
export class ProductProcess {
  readonly logLines: string[] = [];
  errors = '';
  private readonly child: ChildProcess;
  private unfinished = '';

  private constructor(environment: Record<string, string>) {
    this.child = spawn(process.execPath, [MAIN], {
      env: wholeEnvironment(environment),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child.stdout?.on('data', (chunk: Buffer) => {
      const lines = (this.unfinished + chunk.toString()).split('\n');
      this.unfinished = lines.pop() ?? '';
      this.logLines.push(...lines);
    });
    this.child.stderr?.on('data', (chunk: Buffer) => (this.errors += chunk.toString()));
    globalThis.runningProducts?.add(this);
  }

  /** Starts and waits for nothing. */
  static begin(environment: Record<string, string>): ProductProcess {
    return new ProductProcess(environment);
  }

  /** Starts and waits until it listens. */
  static async start(environment: Record<string, string>): Promise<ProductProcess> {
    const product = new ProductProcess(environment);
    await waitFor('the product to listen', () => {
      if (product.child.exitCode !== null)
        throw new Error(`the product ended with ${product.child.exitCode}: ${product.errors}`);
      return product.port;
    }).catch((error: unknown) => {
      product.child.kill('SIGKILL');
      throw error;
    });
    return product;
  }

  /** Starts something that is expected to end by itself, and ends it when it does not: its code is null then. */
  static async run(environment: Record<string, string>): Promise<{ code: number | null; errors: string }> {
    const product = new ProductProcess(environment);
    const bound = setTimeout(() => product.child.kill('SIGKILL'), PATIENCE_MILLISECONDS);
    const code = await product.ended();
    clearTimeout(bound);
    return { code, errors: product.errors };
  }

  get base(): string {
    return `http://127.0.0.1:${this.port ?? 0}`;
  }

  /** Addresses of all processes, past what balances them. */
  get bases(): string[] {
    return [this.base];
  }

  /** Bytes of memory that it holds. */
  get residentMemory(): number {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${this.child.pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) * 1024;
  }

  /** Milliseconds of processor time that it has used, in steps of ten: what others do on the machine hardly changes it. */
  get processorTime(): number {
    return processorTimeOf(this.child.pid ?? 0);
  }

  get processGroups(): { own: number[]; started: number[] } {
    return processGroupsOf(this.child.pid ?? 0);
  }

  /** Processes that it has started and that run this script. */
  processesOf(script: string): number[] {
    return processesOf(this.child.pid ?? 0, script);
  }

  /** Log entries, parsed. */
  get entries(): Record<string, unknown>[] {
    return entriesOf(this.logLines);
  }

  /** Sends a signal that does not end it. */
  signal(signal: NodeJS.Signals): void {
    this.child.kill(signal);
  }

  /** @returns the exit code */
  async stop(signal: NodeJS.Signals = 'SIGINT'): Promise<number | null> {
    this.child.kill(signal);
    return this.ended();
  }

  /** @throws Error when it used what a coming version of Node.js or of a package does without */
  private async ended(): Promise<number | null> {
    if (this.child.exitCode === null && this.child.signalCode === null) {
      await new Promise((resolve) => this.child.once('close', resolve));
    }
    if (PROGRAMMERS_WARNING.test(this.errors)) throw new Error(this.errors);
    return this.child.exitCode;
  }

  private get port(): number | undefined {
    return portOf(this.logLines.join('\n'));
  }
}

/** What the product says that it listens on. */
export function portOf(log: string): number | undefined {
  const [, port] = /\bListening on \S+:(\d+)/.exec(log) ?? [];
  return port ? Number(port) : undefined;
}

/** The lines that are entries, parsed. */
export function entriesOf(logLines: readonly string[]): Record<string, unknown>[] {
  return logLines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line) as Record<string, unknown>);
}

/**
 * Of a process and of what it has started and what runs: a terminal sends its signals to a whole group. A process that does not run its
 * own program yet is the product itself once more, on its way to another group.
 */
export function processGroupsOf(pid: number): { own: number[]; started: number[] } {
  const command = commandOf(pid);
  const running = startedBy(pid).filter((child) => ![command, ''].includes(commandOf(child)));
  return { own: groupOf(pid), started: running.flatMap(groupOf) };
}

/** Processes that a process has started and that run this script. */
export function processesOf(pid: number, script: string): number[] {
  return startedBy(pid).filter((child) => commandOf(child).includes(script));
}

/** Of a process and of those that it started and that run: a container is started by another one. */
function processorTimeOf(pid: number): number {
  const [user = 0, system = 0] = figuresOf(pid).slice(11, 13).map(Number);
  return (user + system) * 10 + startedBy(pid).reduce((sum, child) => sum + processorTimeOf(child), 0);
}

/** Processes that a process has started and that still run. */
function startedBy(pid: number): number[] {
  return unlessEnded(() => readdirSync(`/proc/${pid}/task`), []).flatMap((thread) =>
    unlessEnded(() => readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8'), '')
      .split(' ')
      .filter(Boolean)
      .map(Number),
  );
}

/** Empty once the process has ended. */
export const commandOf = (pid: number): string => unlessEnded(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8'), '');

/** None once the process has ended. */
function groupOf(pid: number): number[] {
  const [, , group] = figuresOf(pid);
  return group ? [Number(group)] : [];
}

/** What the system tells of a process, from its state on (proc(5)). */
function figuresOf(pid: number): string[] {
  const [, figures = ''] = unlessEnded(() => readFileSync(`/proc/${pid}/stat`, 'utf8'), '').split(') ');
  return figures.split(' ');
}

/** A process or a thread may end while its files are read. */
function unlessEnded<T>(read: () => T, otherwise: T): T {
  try {
    return read();
  } catch {
    return otherwise;
  }
}
