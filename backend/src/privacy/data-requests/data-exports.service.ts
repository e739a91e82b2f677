import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { ProcessorsService } from '../../agency/processors.service.js';
import { AuditService } from '../../auth/audit/audit.service.js';
import { PublicAddress } from '../../platform/config/public-address.js';
import { Secrets } from '../../platform/config/secrets.js';
import { PreparedStatement } from '../../platform/database/prepared-statement.js';
import { Statements } from '../../platform/database/statements.js';
import { type FileReply, inPieces } from '../../platform/downloads/file-reply.js';
import { DAY_MILLISECONDS, DAY_SECONDS } from '../../platform/durations.js';
import { ApiException } from '../../platform/errors/problem.js';
import { type Caller } from '../../platform/http/caller.js';
import { type Language } from '../../platform/language/language.js';
import { OutboxService } from '../../platform/mail/outbox.service.js';
import { RateLimitsService } from '../../platform/rate-limits/rate-limits.service.js';
import { WorkQueue } from '../../platform/work/work-queue.js';
import { DATA_EXPORT_DAYS, DataExport, DataExportFile } from './data-export.entity.js';
import { DATA_EXPORT_READY } from './data-requests.mails.js';
import {
  DATA_EXPORT_ASKS,
  DATA_EXPORT_NOT_FOUND,
  DATA_EXPORT_NOT_READY,
  DATA_EXPORT_UNDER_WAY,
} from './data-requests.problems.js';
import { ownArchive } from './own-archive.js';
import { type DataExportDto } from './own-data.dto.js';
import { exportOwn } from './own-export.js';
import { PERSONAL_DATA } from './personal-data.js';

declare module '../../platform/work/work-queue.js' {
  interface JobPayloads {
    data_export: { user_id: number };
  }
}

/** A former one goes; one that is being made stays. */
const ASK = new PreparedStatement<{ user_id: number }>(
  `insert into data_exports (user_id) values ($1)
   on conflict on constraint pk_data_exports do update set state = 'waiting', size_bytes = 0, asked_at = now(), ready_at = null
     where data_exports.state <> 'waiting'
   returning user_id`,
);
const READY = new PreparedStatement<{ user_id: number }>(
  `update data_exports set state = 'ready', size_bytes = $2, ready_at = now() where user_id = $1 and state = 'waiting' returning user_id`,
);
const IS_AVAILABLE = `coalesce(ready_at, asked_at) > now() - interval '${DATA_EXPORT_DAYS} days'`;
const PRESENT = new PreparedStatement<Omit<DataExport, 'user'>>(
  `select user_id, state, size_bytes, asked_at, ready_at from data_exports where user_id = $1 and ${IS_AVAILABLE}`,
);
const PIECE = new PreparedStatement<{ piece: Buffer }>(
  'select substring(content from $2::int for $3::int) as piece from data_export_files where user_id = $1',
);

/** Downloads of the own data, made by the queue (docs/rules.md#my-data). */
@Injectable()
export class DataExportsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly statements: Statements,
    private readonly queue: WorkQueue,
    private readonly outbox: OutboxService,
    private readonly secrets: Secrets,
    private readonly address: PublicAddress,
    private readonly limits: RateLimitsService,
    private readonly processors: ProcessorsService,
    private readonly audit: AuditService,
  ) {
    queue.handle('data_export', ({ user_id }) => this.make(user_id), {
      pending: () => this.pending(),
      giveUp: async ({ user_id }) => {
        await this.dataSource.manager.update(DataExport, { user_id, state: 'waiting' }, { state: 'failed' });
      },
    });
  }

  /** The download that the account asked for last, unless it is gone. */
  async present(userId: number): Promise<DataExportDto | undefined> {
    const [found] = await this.statements.run(PRESENT, [userId]);
    if (!found) return undefined;
    const { state, size_bytes, asked_at, ready_at } = found;
    return {
      state,
      size_bytes,
      asked_at: asked_at.toISOString(),
      ready_at: ready_at?.toISOString() ?? null,
      expires_at: ready_at && new Date(ready_at.getTime() + DATA_EXPORT_DAYS * DAY_MILLISECONDS).toISOString(),
    };
  }

  async one({ userId }: Caller): Promise<DataExportDto> {
    const found = await this.present(userId);
    if (!found) throw new ApiException(DATA_EXPORT_NOT_FOUND);
    return found;
  }

  /**
   * Asks for a download; a former one is deleted.
   * @throws ApiException (409) while one is being made
   * @throws ApiException (429) after too many
   */
  async ask(caller: Caller): Promise<DataExportDto> {
    const { userId, email, address } = caller;
    await this.limits.takeForSuccess(DATA_EXPORT_ASKS, { email, address }, () =>
      this.dataSource.transaction(async (transaction) => {
        const [request] = await ASK.within(transaction, [userId]);
        if (!request) throw new ApiException(DATA_EXPORT_UNDER_WAY);
        await transaction.delete(DataExportFile, { user_id: userId });
        await this.audit.record(transaction, caller, {
          action: 'exported',
          recordKind: 'account',
          recordId: userId,
          name: email,
          after: { own_data: true },
        });
        await this.queue.addAnew(transaction, 'data_export', { user_id: userId }, userId);
      }),
    );
    return this.one(caller);
  }

  /**
   * The file.
   * @throws ApiException (409) while it is being made
   */
  async file(caller: Caller): Promise<FileReply> {
    const { userId, email } = caller;
    const { state, size_bytes: bytes, ready_at } = await this.one(caller);
    if (state !== 'ready' || !ready_at) throw new ApiException(DATA_EXPORT_NOT_READY);
    await this.audit.recordRead(caller, {
      action: 'exported',
      recordKind: 'account',
      recordId: userId,
      name: email,
      after: { own_data: true, downloaded: true },
    });
    return {
      filename: `my-data-${ready_at.slice(0, 10)}.zip`,
      contentType: 'application/zip',
      bytes,
      content: inPieces(bytes, async (from, length) => {
        const [part] = await this.statements.run(PIECE, [userId, from + 1, length]);
        return part?.piece;
      }),
    };
  }

  private async make(user_id: number): Promise<void> {
    const { manager } = this.dataSource;
    const isWanted = await manager.existsBy(DataExport, { user_id, state: 'waiting' });
    const held = isWanted && (await exportOwn(manager, this.secrets, user_id, PERSONAL_DATA));
    if (!held) return;
    const account = held['account']?.[0] as { email: string; language?: Language } | undefined;
    if (!account) return;
    const processors = (await this.processors.published()).map((one) => ({ ...one }));
    const content = await ownArchive(
      { ...held, ...(processors.length && { processors }) },
      account.language ?? 'en',
      new Date().toISOString(),
    );
    await this.dataSource.transaction(async (transaction) => {
      const [ready] = await READY.within(transaction, [user_id, content.length]);
      if (!ready) return;
      await transaction.insert(DataExportFile, { user_id, content });
      const link = `${this.address.url}/my-data`;
      await this.outbox.queue(
        transaction,
        account.email,
        DATA_EXPORT_READY,
        { link },
        { usefulSeconds: DATA_EXPORT_DAYS * DAY_SECONDS },
      );
    });
  }

  private async pending(): Promise<{ key: number; payload: { user_id: number } }[]> {
    const waiting = await this.dataSource.manager.find(DataExport, {
      select: { user_id: true },
      where: { state: 'waiting' },
      order: { asked_at: 'ASC' },
    });
    return waiting.map(({ user_id }) => ({ key: user_id, payload: { user_id } }));
  }
}
