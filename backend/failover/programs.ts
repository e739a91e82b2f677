import { execFileSync } from 'node:child_process';
import { accessSync, constants, readdirSync } from 'node:fs';
import { join } from 'node:path';

const POSTGRES = '/usr/lib/postgresql';
const OLDEST_POSTGRES = 15;
const FOLDERS = ['/usr/bin', '/usr/sbin', '/usr/local/bin', '/usr/local/sbin'];

/** Programs with their Debian packages. */
const PACKAGES = {
  etcd: 'etcd-server',
  patroni: 'patroni',
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
  openssl: 'openssl',
} as const;

type Program = keyof typeof PACKAGES;

/** Paths of the programs. */
export interface Programs extends Record<Program, string> {
  /** The folder of PostgreSQL's programs. */
  postgresBin: string;
}

/** The user for programs that refuse to run as root. */
export interface Owner {
  name: string;
  ids?: { uid: number; gid: number };
}

/** @throws Error naming every missing Debian package */
export function findPrograms(): Programs {
  const found = Object.fromEntries((Object.keys(PACKAGES) as Program[]).map((name) => [name, find(name)])) as Record<
    Program,
    string | undefined
  >;
  const postgresBin = newestPostgres();
  const missing: string[] = (Object.keys(PACKAGES) as Program[])
    .filter((name) => !found[name])
    .map((name) => PACKAGES[name]);
  if (!postgresBin) missing.unshift('postgresql');
  if (missing.length) throw new Error(`Debian packages are missing: apt-get install ${missing.join(' ')}`);
  return { ...(found as Record<Program, string>), postgresBin: postgresBin ?? '' };
}

/** The user of Debian's PostgreSQL when this runs as root, else the present user. */
export function findOwner(): Owner {
  if (process.getuid?.() !== 0) return { name: text('id', '-un') };
  return {
    name: 'postgres',
    ids: { uid: Number(text('id', '-u', 'postgres')), gid: Number(text('id', '-g', 'postgres')) },
  };
}

function find(name: string): string | undefined {
  return FOLDERS.map((folder) => join(folder, name)).find(isProgram);
}

function newestPostgres(): string | undefined {
  let versions: number[];
  try {
    versions = readdirSync(POSTGRES).map(Number);
  } catch {
    return undefined;
  }
  return versions
    .filter((version) => version >= OLDEST_POSTGRES)
    .toSorted((a, b) => b - a)
    .map((version) => join(POSTGRES, String(version), 'bin'))
    .find((folder) => isProgram(join(folder, 'postgres')));
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function text(program: string, ...args: string[]): string {
  return execFileSync(program, args, { encoding: 'utf8' }).trim();
}
