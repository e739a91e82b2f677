import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readdirSync, readFileSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unwritableDataDir } from '../config/secrets.js';
import { StartError } from '../start-error.js';

const LOCK = 'process.lock';
const MAX_WAIT_MILLISECONDS = 10_000;
const BETWEEN_ATTEMPTS_MILLISECONDS = 5;

/** Who holds a lock. What stands in a lock never changes, so its text distinguishes one lock from every other. */
interface LockHolder {
  pid: number;
  /** When the kernel says the process began; distinguishes a reused process id from the real owner. */
  began: string;
  /** Of this process alone. */
  id: string;
}

/** As the file says it; `text` is all of it. */
interface Lock {
  owner: LockHolder;
  text: string;
}

const SELF: LockHolder = { pid: process.pid, began: beginningOf(process.pid), id: randomUUID() };

/** When a process began, in the kernel's own count, or an empty string where the system does not tell. */
function beginningOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')')).split(' ')[20] ?? '';
  } catch {
    return '';
  }
}

function isAlive({ pid, began, id }: LockHolder): boolean {
  if (pid <= 0) return false;
  if (pid === SELF.pid) return id === SELF.id || (began !== '' && began === SELF.began);
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return beginningOf(pid) === began;
}

function readLock(path: string): Lock | undefined {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  const nobody = { pid: 0, began: '', id: 'unreadable' };
  try {
    const { pid, began, id } = JSON.parse(text) as Partial<LockHolder>;
    const owner = { pid: Number(pid), began: String(began), id: id ?? `${pid}-${began}` };
    // the id becomes part of a file name
    return { owner: Number.isInteger(owner.pid) && /^[\w-]{1,64}$/.test(owner.id) ? owner : nobody, text };
  } catch {
    return { owner: nobody, text };
  }
}

/**
 * Makes this process the only one that runs the embedded database of a data directory. A lock left by a killed process is
 * taken over.
 * @returns a function that gives the directory free again
 * @throws StartError when another live process holds it, or it cannot be written
 */
export function lockDataDir(dataDir: string): () => void {
  const lock = join(dataDir, LOCK);
  const own = join(dataDir, `${LOCK}.${SELF.id}`);
  try {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(own, JSON.stringify(SELF));
  } catch (error) {
    throw unwritableDataDir(dataDir, error);
  }
  try {
    const until = performance.now() + MAX_WAIT_MILLISECONDS;
    while (!tryLink(own, lock)) {
      const held = readLock(lock);
      if (held && (isAlive(held.owner) || performance.now() > until)) throw inUse(dataDir, held.owner);
      if (held && !removeStale(lock, held, own)) pause();
    }
    removeRemains(dataDir);
    return () => rmSync(lock, { force: true });
  } catch (error) {
    throw error instanceof StartError ? error : unwritableDataDir(dataDir, error);
  } finally {
    rmSync(own, { force: true });
  }
}

/** @returns false when there is such a file already: of several processes only one gets it */
function tryLink(own: string, path: string): boolean {
  try {
    linkSync(own, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Removes the lock of a process that is gone, but never the lock that another process has taken since. Only the holder of a second lock,
 * named after the stale one, may remove it, so that no other process does so between the check and the removal. A second lock whose
 * holder was killed is removed in the same way.
 * @returns false when another process is at it
 */
function removeStale(path: string, stale: Lock, own: string): boolean {
  const right = `${path}.${stale.owner.id}`;
  while (!tryLink(own, right)) {
    const held = readLock(right);
    if (held && (isAlive(held.owner) || !removeStale(right, held, own))) return false;
  }
  if (readLock(path)?.text === stale.text) unlinkSync(path);
  unlinkSync(right);
  return true;
}

/** Removes the other lock files that killed processes left behind. They no longer lock anything. */
function removeRemains(dataDir: string): void {
  for (const name of readdirSync(dataDir).filter((each) => each.startsWith(`${LOCK}.`))) {
    const path = join(dataDir, name);
    const owner = readLock(path)?.owner;
    // a file without an owner may be half written
    if (owner && owner.pid > 0 && !isAlive(owner)) rmSync(path, { force: true });
  }
}

function inUse(dataDir: string, { pid }: LockHolder): StartError {
  return new StartError(
    `Another process (${pid}) already uses the data directory ${dataDir}: stop it, or choose another one with DATA_DIR.`,
  );
}

function pause(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, BETWEEN_ATTEMPTS_MILLISECONDS);
}
