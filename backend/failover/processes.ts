import { type ChildProcess, spawn } from 'node:child_process';
import { openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { waitFor } from './wait-for.js';

/** Started processes, to be ended by their ids. */
export class Processes {
  private readonly children: ChildProcess[] = [];
  private readonly dataFolders = new Set<string>();
  private readonly sharedMemory = new Set<string>();

  constructor(private readonly logFolder: string) {
    // they end with this command
    process.once('exit', () => this.kill());
  }

  /** Starts a program; its output goes to a file of its name. */
  start(
    name: string,
    [program, ...args]: [string, ...string[]],
    environment: Readonly<Record<string, string | undefined>> = {},
    owner: { uid?: number; gid?: number } = {},
  ): ChildProcess {
    const log = openSync(join(this.logFolder, `${name}.log`), 'a');
    const child = spawn(program, args, {
      cwd: this.logFolder,
      env: { PATH: process.env['PATH'], LANG: 'C.UTF-8', ...environment },
      stdio: ['ignore', log, log],
      ...owner,
    });
    child.once('error', () => undefined);
    this.children.push(child);
    return child;
  }

  /** Registers a PostgreSQL by its data folder, because Patroni starts it in a session of its own. */
  ownsPostgres(dataFolder: string): void {
    this.dataFolders.add(dataFolder);
  }

  /** kill -9 of the server on this folder. Its shared memory is freed at the end. */
  killPostgres(dataFolder: string): void {
    const pids = postgresOf(dataFolder);
    for (const file of pids.slice(0, 1).flatMap(sharedMemoryOf)) this.sharedMemory.add(file);
    for (const pid of pids) signal(pid, 'SIGKILL');
  }

  /** Ends everything and waits for all exits. */
  async stop(): Promise<void> {
    this.kill();
    await waitFor('all processes to end', () => !this.isPostgresRunning() || undefined);
  }

  private kill(): void {
    for (const child of this.children) child.kill('SIGKILL');
    for (const folder of this.dataFolders) this.killPostgres(folder);
    for (const file of this.sharedMemory) rmSync(file, { force: true });
  }

  private isPostgresRunning(): boolean {
    return [...this.dataFolders].some((folder) => postgresOf(folder).length > 0);
  }
}

/** The processes of the server on this folder, the main one first; empty when it does not run. */
export function postgresOf(dataFolder: string): number[] {
  try {
    const pid = Number(readFileSync(join(dataFolder, 'postmaster.pid'), 'utf8').split('\n')[0]);
    if (!readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(dataFolder)) return [];
    return [pid, ...childrenOf(pid)];
  } catch {
    return [];
  }
}

/** Sends a signal to a process that may have ended. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // gone
  }
}

function sharedMemoryOf(pid: number): string[] {
  return [...new Set(readFileSync(`/proc/${pid}/maps`, 'utf8').match(/\/dev\/shm\/PostgreSQL\.\d+/g) ?? [])];
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && parentOf(pid) === parent);
}

function parentOf(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined;
  }
}
