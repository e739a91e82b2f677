import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../auth/audit/audit.service.js';
import { type Logo } from '../platform/agency.js';
import { advisoryLock } from '../platform/database/advisory-lock.js';
import { ApiException } from '../platform/errors/problem.js';
import { FileSandbox, type SandboxLimits, SandboxStopped } from '../platform/files/sandbox/file-sandbox.js';
import { type Caller } from '../platform/http/caller.js';
import { UPLOADS_BUSY } from '../platform/uploads/uploads.problems.js';
import { LOGO_UNUSABLE } from './agency.problems.js';
import { AgencyFace } from './agency-face.js';
import { AgencyLogo } from './agency-logo.entity.js';
import { type AgencySettingsDto } from './agency-settings.dto.js';
import { AgencySettingsService } from './agency-settings.service.js';
import { type DrawnLogo, type LogoTask } from './logo-task.js';

const PROCESS = new URL('./logo-process.js', import.meta.url);
const LIMITS: SandboxLimits = { milliseconds: 8_000, answerBytes: 512 * 1024 };
const SECONDS_TO_WAIT = 5;
/** Letters of its hash that tell a picture from another. */
const VERSION_LENGTH = 16;

/** The agency's logo: drawn anew in the sandbox, kept beside the settings (docs/rules.md#logo). */
@Injectable()
export class AgencyLogoService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly sandbox: FileSandbox,
    private readonly settings: AgencySettingsService,
    private readonly face: AgencyFace,
    private readonly audit: AuditService,
  ) {}

  /**
   * @returns the settings then in force
   * @throws ApiException (422) when the file is no PNG, JPG or SVG that shows something
   * @throws ApiException (503) when this machine is too busy
   */
  async set(caller: Caller, file: Buffer): Promise<AgencySettingsDto> {
    const logo = await this.drawn(file);
    return this.change(caller, logo, async (transaction) => {
      await transaction.getRepository(AgencyLogo).upsert({ only_row: true, ...logo }, ['only_row']);
    });
  }

  /** @returns the settings then in force */
  remove(caller: Caller): Promise<AgencySettingsDto> {
    return this.change(caller, null, async (transaction) => {
      await transaction.delete(AgencyLogo, { only_row: true });
    });
  }

  private change(
    caller: Caller,
    logo: Logo | null,
    write: (transaction: EntityManager) => Promise<void>,
  ): Promise<AgencySettingsDto> {
    return this.dataSource.transaction(async (transaction) => {
      await advisoryLock(transaction, 'agency settings');
      const before = await this.settings.current(transaction);
      if (before.logo?.version === logo?.version) return before;
      await write(transaction);
      await this.audit.record(transaction, caller, {
        action: 'updated',
        recordKind: 'agency settings',
        recordId: null,
        name: before.legal_name ?? '',
        before: { logo: before.logo?.version ?? null },
        after: { logo: logo?.version ?? null },
      });
      this.face.logoChanged(transaction, logo);
      return this.settings.current(transaction);
    });
  }

  private async drawn(file: Buffer): Promise<Logo> {
    const task: LogoTask = { task: 'logo' };
    try {
      for await (const line of this.sandbox.run(PROCESS, task, file, LIMITS)) {
        const { width, height, png: content } = JSON.parse(line) as DrawnLogo;
        const png = Buffer.from(content, 'base64');
        return { version: versionOf(png), width, height, png };
      }
    } catch (error) {
      if (!(error instanceof SandboxStopped)) throw error;
      if (!error.isOfTask) throw new ApiException(UPLOADS_BUSY, { retryAfter: SECONDS_TO_WAIT });
    }
    throw new ApiException(LOGO_UNUSABLE);
  }
}

const versionOf = (png: Buffer): string => createHash('sha256').update(png).digest('hex').slice(0, VERSION_LENGTH);
