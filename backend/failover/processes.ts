import { spawn, type ChildProcess } from 'node:child_process';
import { openSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { waitFor } from './wait-for.js';

/** What is started here, so that everything can be ended again, by its number. */
export class Processes {
  private readonly children: ChildProcess[] = [];
  private readonly dataFolders = new Set<string>();

  constructor(private readonly logFolder: string) {
    // whatever ends this command ends the rest
    process.once('exit', () => this.kill());
  }

  /** Starts a program; what it says goes to a file named after it. */
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

  /** Patroni starts PostgreSQL in a session of its own: it is known by the folder of its data. */
  ownsPostgres(dataFolder: string): void {
    this.dataFolders.add(dataFolder);
  }

  /** Ends everything and waits until nothing is left. */
  async stop(): Promise<void> {
    this.kill('SIGQUIT');
    await waitFor('all processes to end', () => this.postgresPids().length === 0 || undefined);
  }

  /** Ends everything at once. An immediate shutdown lets PostgreSQL give its shared memory back; SIGKILL does not. */
  private kill(postgresSignal: NodeJS.Signals = 'SIGKILL'): void {
    for (const child of this.children) child.kill('SIGKILL');
    for (const pid of this.postgresPids()) signal(pid, postgresSignal);
  }

  private postgresPids(): number[] {
    return [...this.dataFolders].flatMap((folder) => postgresOf(folder).slice(0, 1));
  }
}

/** The processes of the server on this folder, its first one first; none when it does not run. */
export function postgresOf(dataFolder: string): number[] {
  try {
    const pid = Number(readFileSync(join(dataFolder, 'postmaster.pid'), 'utf8').split('\n')[0]);
    if (!readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(dataFolder)) return [];
    return [pid, ...childrenOf(pid)];
  } catch {
    return [];
  }
}

/** Sends a signal to a process that may be gone already. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // gone
  }
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
