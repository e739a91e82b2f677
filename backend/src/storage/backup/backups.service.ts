import { type ChildProcess, spawn } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { readdir, stat, statfs } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { type AuditEvent, AuditService } from '../../auth/audit/audit.service.js';
import { Env } from '../../platform/config/env.js';
import { type FileReply } from '../../platform/downloads/file-reply.js';
import { ApiException } from '../../platform/errors/problem.js';
import { type Caller } from '../../platform/http/caller.js';
import { backupMoment } from './backup-folder.js';
import { type BackupsDto } from './backups.dto.js';
import { BACKUP_ELSEWHERE, BACKUP_NO_ROOM, BACKUP_NOT_FOUND, BACKUP_RUNS } from './backups.problems.js';
import { isNightlyDue } from './nightly.js';
import { backupPassphrase, madePassphrase } from './own-passphrase.js';

declare module '../../auth/audit/audit.service.js' {
  interface AuditKinds {
    backup: true;
  }
}

const COMMAND = fileURLToPath(new URL('../../commands/backup.js', import.meta.url));
/** Days that have backups, of which all are kept. */
const KEPT_DAYS = 7;
const BETWEEN_LOOKS_MILLISECONDS = 10 * 60 * 1_000;
/** Of the disk's size: what stays free. */
const FREE_SHARE = 0.1;
const MAX_SAID = 4_000;

interface Newest {
  name: string;
  path: string;
  moment: Date;
  bytes: number;
}

/**
 * Backups of the embedded database: every night, and when a super admin asks. A process of its own makes them, one at a time, as
 * `npm run backup` does. Of another database its server administrator makes them.
 */
@Injectable()
export class BackupsService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Backup');
  private readonly folder: string;
  private child: ChildProcess | undefined;
  private isBeginning = false;
  private failure: string | null = null;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly env: Env,
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly audit: AuditService,
  ) {
    this.folder = join(env.dataDir, 'backups');
  }

  onApplicationBootstrap(): void {
    if (!this.isHere || !this.env.nightlyBackups) return;
    this.timer = setInterval(() => void this.lookAtClock(), BETWEEN_LOOKS_MILLISECONDS).unref();
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
    this.child?.kill('SIGTERM');
  }

  async state(): Promise<BackupsDto> {
    const newest = this.isHere ? await this.newest() : undefined;
    return {
      made_here: this.isHere,
      running: this.isRunning,
      newest_at: newest?.moment.toISOString() ?? null,
      newest_bytes: newest?.bytes ?? null,
      failure: this.failure,
      own_passphrase: this.isHere && !this.env.backupPassphrase && backupPassphrase(this.env) !== undefined,
    };
  }

  /**
   * Begins a backup; it goes on after the answer.
   * @throws ApiException (409) when one is being made, the disk is too full, or the database is not the embedded one
   */
  async begin(caller: Caller): Promise<BackupsDto> {
    if (!this.isHere) throw new ApiException(BACKUP_ELSEWHERE);
    if (this.isRunning) throw new ApiException(BACKUP_RUNS);
    this.isBeginning = true;
    try {
      if (!(await this.hasRoom())) throw new ApiException(BACKUP_NO_ROOM);
      await this.note(caller, { action: 'created', name: 'a backup' });
      this.run();
    } finally {
      this.isBeginning = false;
    }
    return this.state();
  }

  /** The newest backup, sealed as it is. */
  async download(caller: Caller): Promise<FileReply> {
    const newest = this.isHere ? await this.newest() : undefined;
    if (!newest) throw new ApiException(BACKUP_NOT_FOUND);
    await this.note(caller, { action: 'exported', name: newest.name });
    return {
      filename: newest.name,
      contentType: 'application/octet-stream',
      bytes: newest.bytes,
      content: createReadStream(newest.path),
    };
  }

  /**
   * What opens the backups; a passphrase that the operator set is theirs to keep.
   * @throws ApiException (409) when the operator set one
   */
  async passphrase(caller: Caller): Promise<string> {
    if (!this.isHere || this.env.backupPassphrase) throw new ApiException(BACKUP_ELSEWHERE);
    await this.note(caller, { action: 'read', name: 'the passphrase of backups' });
    return madePassphrase(this.env);
  }

  private get isHere(): boolean {
    return this.env.databaseUrl === undefined;
  }

  private get isRunning(): boolean {
    return this.isBeginning || this.child !== undefined;
  }

  private async lookAtClock(): Promise<void> {
    try {
      const newest = await this.newest();
      if (this.isRunning || !isNightlyDue(new Date(), newest?.moment)) return;
      if (await this.hasRoom()) this.run();
      else this.fail('the disk is too full for another backup');
    } catch (error) {
      this.fail((error as Error).message);
    }
  }

  private run(): void {
    madePassphrase(this.env);
    const options = ['--folder', this.folder, '--keep', String(KEPT_DAYS)];
    const child = spawn(process.execPath, ['--disable-proto=delete', COMMAND, ...options], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.child = child;
    let said = '';
    child.stderr.on('data', (piece: Buffer) => (said = (said + piece.toString('utf8')).slice(-MAX_SAID)));
    // both may come; the first one counts
    const end = (failure: string | null): void => {
      if (this.child !== child) return;
      this.child = undefined;
      if (failure === null) this.succeed();
      else this.fail(failure);
    };
    child.once('error', ({ message }) => end(message));
    child.once('close', (code) => end(code === 0 ? null : (said.trim().split('\n').at(-1) ?? `code ${code}`)));
    if (child.pid !== undefined) yieldTo(child.pid);
  }

  private succeed(): void {
    this.failure = null;
    this.logger.log('A backup was made');
  }

  private fail(reason: string): void {
    if (reason !== this.failure) this.logger.error({ reason }, 'A backup could not be made');
    this.failure = reason;
  }

  /** Whether two more like the newest would leave a tenth of the disk free. */
  private async hasRoom(): Promise<boolean> {
    const [{ bavail, blocks, bsize }, newest] = await Promise.all([statfs(this.env.dataDir), this.newest()]);
    return bavail * bsize - 2 * (newest?.bytes ?? 0) > FREE_SHARE * blocks * bsize;
  }

  private async newest(): Promise<Newest | undefined> {
    const names = await readdir(this.folder).catch(() => []);
    const name = names
      .filter((one) => backupMoment(one))
      .toSorted()
      .at(-1);
    const moment = name && backupMoment(name);
    if (!name || !moment) return undefined;
    const path = join(this.folder, name);
    return { name, path, moment, bytes: (await stat(path)).size };
  }

  private async note(caller: Caller, event: Pick<AuditEvent, 'action' | 'name'>): Promise<void> {
    await this.dataSource.transaction((transaction) =>
      this.audit.record(transaction, caller, { ...event, recordKind: 'backup', recordId: null }),
    );
  }
}

/** Requests come before it. */
function yieldTo(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // it is as good with the same priority
  }
}
