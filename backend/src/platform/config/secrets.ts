import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../start-error.js';
import { type Env } from './env.js';

const SECRET_FILE = 'jwt-secret';
const MIN_SECRET_LENGTH = 32;
/** Mode bits of group and others. */
const GROUP_AND_OTHERS = 0o077;

/** Keys of this installation, all derived from its one secret, each for one purpose. */
export class Secrets {
  private readonly secret: Buffer;
  private readonly derived = new Map<string, Buffer>();

  constructor(secret: string) {
    this.secret = Buffer.from(secret, 'utf8');
  }

  /** Signs session tokens. */
  get tokenKey(): Buffer {
    return this.secret;
  }

  /** A 32-byte key for this purpose only. */
  derive(purpose: string): Buffer {
    const key = this.derived.get(purpose) ?? Buffer.from(hkdfSync('sha256', this.secret, '', `niyukt/${purpose}`, 32));
    this.derived.set(purpose, key);
    return key;
  }

  /** HMAC-SHA256 in hex, with the key of this purpose. */
  keyedHash(purpose: string, value: string): string {
    return createHmac('sha256', this.derive(purpose)).update(value).digest('hex');
  }
}

type Warn = (sentence: string) => void;

/**
 * The secret of `JWT_SECRET`, or the one generated once in the data directory.
 * @param warn called when others could read that file; its mode is corrected
 * @throws StartError when the data directory cannot be written
 */
export function loadSecrets(env: Env, warn: Warn = (sentence) => void process.stderr.write(`${sentence}\n`)): Secrets {
  return new Secrets(env.jwtSecret ?? generatedSecret(env.dataDir, warn));
}

function generatedSecret(dataDir: string, warn: Warn): string {
  const file = join(dataDir, SECRET_FILE);
  const secret = existingSecret(dataDir, file) ?? newSecret(dataDir, file);
  if (secret.length < MIN_SECRET_LENGTH) {
    throw new StartError(
      `The file ${file} holds no secret of ${MIN_SECRET_LENGTH} characters: restore it, or delete it.`,
    );
  }
  restrictMode(file, warn);
  return secret;
}

/** Corrects the mode, which copies and restores may lose. */
function restrictMode(file: string, warn: Warn): void {
  const mode = statSync(file).mode & 0o777;
  if (process.platform === 'win32' || !(mode & GROUP_AND_OTHERS)) return;
  try {
    chmodSync(file, mode & ~GROUP_AND_OTHERS);
  } catch {
    throw new StartError(`The file ${file} can be read by others (mode ${mode.toString(8)}): chmod 600 it.`);
  }
  warn(
    `Others could read ${file} (mode ${mode.toString(8)}); now its owner alone can. If somebody may have read it, rotate the secret.`,
  );
}

function existingSecret(dataDir: string, file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw unwritableDataDir(dataDir, error);
  }
}

/** Renames the file when it is complete, so that a killed process or a full disk leaves no partial secret. */
function newSecret(dataDir: string, file: string): string {
  const own = `${file}.${process.pid}`;
  try {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(own, randomBytes(48).toString('base64url'), { mode: 0o600 });
    try {
      linkSync(own, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw unwritableDataDir(dataDir, error);
  } finally {
    rmSync(own, { force: true });
  }
}

export function unwritableDataDir(dataDir: string, cause: unknown): StartError {
  const code = (cause as NodeJS.ErrnoException).code ?? String(cause);
  return new StartError(`The data directory ${dataDir} cannot be written (${code}): choose another one with DATA_DIR.`);
}
