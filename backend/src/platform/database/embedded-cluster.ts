import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { StartError } from '../start-error.js';
import { lastLine, type ServerUser } from './embedded-binaries.js';

const run = promisify(execFile);
const MAJOR_VERSION = '18';
/** Made with the cluster. The product itself never works as this role. */
export const SUPERUSER = 'niyukt';

/** The files of the embedded PostgreSQL: its folder, and the superuser's password beside it. */
export class EmbeddedCluster {
  readonly folder: string;

  constructor(
    private readonly dataDir: string,
    private readonly native: string,
    private readonly user: ServerUser,
  ) {
    this.folder = join(dataDir, 'postgres');
  }

  /**
   * Creates it where there is none.
   * @throws StartError when it is damaged or of another version, or cannot be created
   */
  async prepare(): Promise<void> {
    if (this.isMissing()) await this.create();
    this.checkVersion();
  }

  /**
   * Sets a new password when the password file is missing. PostgreSQL's single-user mode asks for no password, and needs the server
   * to be stopped.
   * @throws StartError when the cluster is too damaged for it
   */
  async recoverPassword(): Promise<void> {
    if (existsSync(this.passwordFile)) return;
    const password = newPassword();
    const file = `${this.passwordFile}.new`;
    writeFileSync(file, password, { mode: 0o600 });
    const alone = spawn(join(this.native, 'bin', 'postgres'), ['--single', '-j', '-D', this.folder, 'postgres'], {
      ...this.user,
      cwd: this.folder,
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    alone.stdin.on('error', () => undefined).end(`alter role ${SUPERUSER} password '${password}';\n`);
    const code = await new Promise((resolve, reject) => alone.once('error', reject).once('exit', resolve));
    if (code === 0) renameSync(file, this.passwordFile);
    else rmSync(file, { force: true });
    if (code !== 0) throw this.damaged('its file postgres-password is missing and no other password can be set');
  }

  /** Of the superuser. @throws StartError when the file holds none */
  password(): string {
    const password = readFileSync(this.passwordFile, 'utf8').trim();
    if (!password) throw this.wrongPassword();
    return password;
  }

  /** The one sentence for a password file that does not fit the cluster. */
  wrongPassword(): StartError {
    return new StartError(
      `The file ${this.passwordFile} does not hold the password of the embedded database: bring the right file back, or delete it, and the next start sets another password.`,
    );
  }

  /** A folder that is there and not empty holds data, however damaged it is. */
  private isMissing(): boolean {
    try {
      return readdirSync(this.folder).length === 0;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw this.damaged('it cannot be read');
      // a link that leads nowhere: a disk that is not there
      if (lstatSync(this.folder, { throwIfNoEntry: false }))
        throw this.damaged('it leads to a folder that is not there');
      return true;
    }
  }

  private checkVersion(): void {
    let version: string;
    try {
      version = readFileSync(join(this.folder, 'PG_VERSION'), 'utf8').trim();
    } catch {
      throw this.damaged('its file PG_VERSION is missing');
    }
    if (!/^\d{2}$/.test(version)) throw this.damaged('its file PG_VERSION says no version');
    if (version !== MAJOR_VERSION) {
      throw new StartError(
        `The embedded database in ${this.dataDir} is of PostgreSQL ${version}, this version needs ${MAJOR_VERSION}: back it up with the old version and restore it here.`,
      );
    }
  }

  private damaged(how: string): StartError {
    return new StartError(
      `The embedded database in ${this.folder} is damaged, ${how}: bring the folder back from a copy, or move it away and restore a backup.`,
    );
  }

  private async create(): Promise<void> {
    // an initdb that outlived its killed product still writes into the folder it was given: this one gets another
    const unfinished = mkdtempSync(join(this.dataDir, 'postgres.unfinished-'));
    // one that is there belongs to a folder that was moved away and may come back
    if (!existsSync(this.passwordFile)) writeFileSync(this.passwordFile, newPassword(), { mode: 0o600 });
    const passwordFile = join(this.dataDir, 'postgres.initial-password');
    writeFileSync(passwordFile, this.password(), { mode: 0o600 });
    this.giveToServerUser(unfinished, passwordFile);
    try {
      await run(
        join(this.native, 'bin', 'initdb'),
        [
          '--pgdata',
          unfinished,
          '--username',
          SUPERUSER,
          '--pwfile',
          passwordFile,
          '--auth',
          'scram-sha-256',
          '--encoding',
          'UTF8',
          '--locale',
          'C',
          '--locale-provider',
          'icu',
          '--icu-locale',
          'en-IN',
        ],
        { ...this.user, cwd: unfinished },
      );
    } catch (error) {
      throw new StartError(`The embedded PostgreSQL could not be created in ${this.dataDir}: ${lastLine(error)}`);
    } finally {
      rmSync(passwordFile, { force: true });
    }
    renameSync(unfinished, this.folder);
    for (const name of readdirSync(this.dataDir).filter((entry) => entry.startsWith('postgres.unfinished')))
      rmSync(join(this.dataDir, name), { recursive: true, force: true, maxRetries: 5 });
  }

  private giveToServerUser(...paths: string[]): void {
    if (this.user.uid === undefined || this.user.gid === undefined) return;
    for (const path of paths) chownSync(path, this.user.uid, this.user.gid);
  }

  private get passwordFile(): string {
    return join(this.dataDir, 'postgres-password');
  }
}

function newPassword(): string {
  return randomBytes(24).toString('base64url');
}
