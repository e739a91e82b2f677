import { readdirSync, readFileSync } from 'node:fs';
import type pg from 'pg';

/** Linux reports hundredths of a second to every program, whatever the kernel's tick is. */
const MILLISECONDS_PER_TICK = 10;

interface ProcessFigures {
  parent: number;
  /** Milliseconds of processor time of the process itself. */
  own: number;
  /** The same of its ended children. */
  ended: number;
}

/** Processor time of a process in milliseconds; undefined where the system does not report it. */
export function processTime(pid: number): number | undefined {
  return figuresOf(pid)?.own;
}

/** Resident memory of a process in MiB; undefined where the system does not report it. */
export function residentMemory(pid: number): number | undefined {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(read(`/proc/${pid}/status`) ?? '') ?? [];
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
}

/** Busy processor time of the whole machine in milliseconds. */
export function machineTime(): number | undefined {
  const [, line] = /^cpu (.*)$/m.exec(read('/proc/stat') ?? '') ?? [];
  if (!line) return undefined;
  const [user = 0, nice = 0, system = 0, , , interrupts = 0, softInterrupts = 0] = line.split(' ').map(Number);
  return (user + nice + system + interrupts + softInterrupts) * MILLISECONDS_PER_TICK;
}

/** The root process of a database server, when it runs on this machine. */
export async function databaseProcess(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const pid = rows[0]?.pid ?? 0;
  return read(`/proc/${pid}/cmdline`)?.includes('postgres') ? figuresOf(pid)?.parent : undefined;
}

/** Processor time of a process and all its children, including ended ones, in milliseconds. */
export function familyTime(pid: number): number | undefined {
  const parent = figuresOf(pid);
  if (!parent) return undefined;
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => figuresOf(Number(name)))
    .filter((figures) => figures?.parent === pid);
  return children.reduce((sum, child) => sum + (child?.own ?? 0), parent.own + parent.ended);
}

function figuresOf(pid: number): ProcessFigures | undefined {
  const stat = read(`/proc/${pid}/stat`);
  if (!stat) return undefined;
  // the name in parentheses may contain spaces: fields are counted after it
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const at = (index: number): number => fields[index] ?? 0;
  return {
    parent: at(1),
    own: (at(11) + at(12)) * MILLISECONDS_PER_TICK,
    ended: (at(13) + at(14)) * MILLISECONDS_PER_TICK,
  };
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
