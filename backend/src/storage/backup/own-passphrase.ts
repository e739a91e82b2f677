import { randomInt } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Env } from '../../platform/config/env.js';
import { unwritableDataDir } from '../../platform/config/secrets.js';

const FILE = 'backup-passphrase';
/** Without letters and digits that are taken for another when they are written down. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 8;
const GROUP_LENGTH = 4;

/** What seals and opens backups: the passphrase that the operator set, else the one of the embedded database, once it is made. */
export function backupPassphrase({ backupPassphrase: given, databaseUrl, dataDir }: Env): string | undefined {
  if (given || databaseUrl) return given;
  try {
    return readFileSync(join(dataDir, FILE), 'utf8').trim() || undefined;
  } catch {
    return undefined;
  }
}

/**
 * The same, made when there is none: whoever gets a backup of the embedded database cannot read it without this file.
 * @throws StartError when the data directory cannot be written
 */
export function madePassphrase(env: Env): string {
  return backupPassphrase(env) ?? newPassphrase(env);
}

/** The file gets its name once it is complete, and the first of two that make one wins. */
function newPassphrase(env: Env): string {
  const file = join(env.dataDir, FILE);
  const own = `${file}.${process.pid}`;
  try {
    mkdirSync(env.dataDir, { recursive: true });
    writeFileSync(own, `${randomWords()}\n`, { mode: 0o600 });
    try {
      linkSync(own, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  } catch (error) {
    throw unwritableDataDir(env.dataDir, error);
  } finally {
    rmSync(own, { force: true });
  }
  const made = backupPassphrase(env);
  if (!made) throw unwritableDataDir(env.dataDir, new Error(`${FILE} is empty`));
  return made;
}

/** For instance k7qd-x2mp-…: 158 bits, to be written down. */
const randomWords = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join(''),
  ).join('-');
