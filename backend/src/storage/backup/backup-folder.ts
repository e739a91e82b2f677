import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { StartError } from '../../platform/start-error.js';

const NAME = /^niyukt-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.backup$/;

/** The name of a backup begun now, for instance `niyukt-20261120T183000Z.backup`; names sort by time. */
export function backupName(): string {
  return `niyukt-${new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z.backup`;
}

/** When the backup with this name was begun; undefined for other names. */
export function backupMoment(name: string): Date | undefined {
  return NAME.test(name) ? new Date(name.replace(NAME, '$1-$2-$3T$4:$5:$6Z')) : undefined;
}

/**
 * Writes a backup that only its owner may read. It gets its name once it is complete, on the disk, and verified, if it is to be.
 * @param verify reads what was written, and throws when it is not to be kept
 * @throws StartError when there is such a file already, or the folder cannot be written
 */
export async function writeBackupFile(
  path: string,
  bytes: AsyncIterable<Buffer>,
  verify?: (written: Readable) => Promise<void>,
): Promise<void> {
  if (existsSync(path)) throw new StartError(`${path} exists already: choose another name with --file.`);
  const unfinished = `${path}.unfinished`;
  try {
    await mkdir(dirname(path), { recursive: true });
    await pipeline(bytes, createWriteStream(unfinished, { mode: 0o600 }));
    const file = await open(unfinished, 'r+');
    await file.sync();
    await file.close();
    await verify?.(createReadStream(unfinished));
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    const { syscall, code } = error as NodeJS.ErrnoException;
    const isOfFile = syscall && /^(open|read|write|mkdir|rename|fsync)$/.test(syscall);
    throw isOfFile ? new StartError(`The backup cannot be written to ${path} (${code ?? 'unknown'}).`) : error;
  }
}

/**
 * Deletes the backups of a folder that are older than those of its last days, by their names. All of a day stay: many made on a bad day
 * replace no good one.
 * @param days that have backups, and keep them
 * @returns the names of those that went
 */
export async function deleteOlderBackups(folder: string, days: number): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => NAME.test(name)).toSorted();
  const retained = new Set([...new Set(names.map(dayOf))].slice(-days));
  const older = names.filter((name) => !retained.has(dayOf(name)));
  for (const name of older) await rm(join(folder, name));
  return older;
}

const dayOf = (name: string): string | undefined => NAME.exec(name)?.slice(1, 4).join('-');
