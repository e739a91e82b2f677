import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../common/start-error.js';
import { unwritableDataDir } from '../config/secrets.js';

interface Owner {
  pid: number;
  /** When the kernel says the process began; tells a reused process id from the real owner. */
  began: string;
}

/** When a process began, in the kernel's own count, or an empty string where the system does not tell. */
function beginningOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')')).split(' ')[20] ?? '';
  } catch {
    return '';
  }
}

function isAlive({ pid, began }: Owner): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return beginningOf(pid) === began;
}

/**
 * Makes this process the only one that runs the embedded database of a data directory. A lock left by a killed process is
 * taken over.
 * @returns a function that gives the directory free again
 * @throws StartError when another live process holds it, or it cannot be written
 */
export function lockDataDir(dataDir: string): () => void {
  const lock = join(dataDir, 'process.lock');
  const own = join(dataDir, `process.lock.${process.pid}`);
  try {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(own, JSON.stringify({ pid: process.pid, began: beginningOf(process.pid) } satisfies Owner));
  } catch (error) {
    throw unwritableDataDir(dataDir, error);
  }
  try {
    for (;;) {
      try {
        linkSync(own, lock);
        return () => rmSync(lock, { force: true });
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw unwritableDataDir(dataDir, error);
      }
      takeAsideStaleLock(dataDir, lock, own);
    }
  } finally {
    rmSync(own, { force: true });
  }
}

function takeAsideStaleLock(dataDir: string, lock: string, own: string): void {
  let owner: Owner;
  try {
    owner = JSON.parse(readFileSync(lock, 'utf8')) as Owner;
  } catch {
    owner = { pid: -1, began: '' };
  }
  if (owner.pid > 0 && owner.pid !== process.pid && isAlive(owner)) {
    throw new StartError(
      `Another process (${owner.pid}) already uses the data directory ${dataDir}: stop it, or choose another one with DATA_DIR.`,
    );
  }
  try {
    renameSync(lock, `${own}.stale`);
    rmSync(`${own}.stale`, { force: true });
  } catch {
    // somebody else took it aside first; the next attempt to link decides
  }
}
