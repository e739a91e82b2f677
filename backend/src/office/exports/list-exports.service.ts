import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, In, MoreThan } from 'typeorm';
import { AuditService } from '../../auth/audit/audit.service.js';
import { advisoryLock } from '../../platform/database/advisory-lock.js';
import { existing } from '../../platform/database/existing.js';
import { PreparedStatement } from '../../platform/database/prepared-statement.js';
import { Statements } from '../../platform/database/statements.js';
import { type FileReply, inPieces } from '../../platform/downloads/file-reply.js';
import { DAY_MILLISECONDS, HOUR_SECONDS } from '../../platform/durations.js';
import { ApiException } from '../../platform/errors/problem.js';
import { type Caller } from '../../platform/http/caller.js';
import { type ListCall } from '../../platform/lists/list-call.js';
import { type ListPage } from '../../platform/lists/list-page.js';
import { readListQuery } from '../../platform/lists/list-query.js';
import { ListReader } from '../../platform/lists/list-reader.js';
import { limit } from '../../platform/rate-limits/limits.js';
import { RateLimitsService } from '../../platform/rate-limits/rate-limits.service.js';
import { XLSX_TYPE } from '../../platform/xlsx.js';
import { EXPORTED_LISTS } from './exported-lists.js';
import { EXPORT_NOT_FOUND, EXPORT_NOT_READY, TOO_MANY_LIST_EXPORTS, TOO_MANY_UNDER_WAY } from './exports.problems.js';
import { type CreateListExportDto } from './list-export.dto.js';
import { ListExport } from './list-export.entity.js';
import { ListExportWorkService } from './list-export-work.service.js';
import { LIST_EXPORTS, type ListExportDto } from './list-exports.list.js';
import { parametersOf } from './list-parameters.js';

const MAX_UNDER_WAY = 3;

const PIECE = new PreparedStatement<{ part: Buffer }>(
  'select substring(content from $3::int for $4::int) as part from list_export_pieces where export_id = $1 and place = $2',
);

const LIMITS = [
  limit('list-exports', { per: 'account', points: 60, seconds: HOUR_SECONDS, problem: TOO_MANY_LIST_EXPORTS }),
];

/** Files of whole lists. Each admin sees the own ones. */
@Injectable()
export class ListExportsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly statements: Statements,
    private readonly work: ListExportWorkService,
    private readonly lists: ListReader,
    private readonly limits: RateLimitsService,
    private readonly audit: AuditService,
  ) {}

  /**
   * Asks for a file.
   * @throws ApiException (400) for a filter or a sort that the list does not offer
   * @throws ApiException (409) while three files of the caller are being made
   * @throws ApiException (429) after too many
   */
  async create(caller: Caller, { resource, format, filter, sort }: CreateListExportDto): Promise<ListExportDto> {
    const list = EXPORTED_LISTS[resource];
    if (!list) throw new Error(`${resource} is not exported`);
    const query = { filter: filter ?? {}, sort: sort ?? null };
    readListQuery(parametersOf(query), list.definition);
    await this.limits.take(LIMITS, { address: caller.address, email: caller.email });
    const { userId, email, role, address, requestId } = caller;
    return this.dataSource.transaction(async (transaction) => {
      await advisoryLock(transaction, `list exports of ${userId}`);
      const underWay = await transaction.countBy(ListExport, { created_by: userId, state: In(['waiting', 'running']) });
      if (underWay >= MAX_UNDER_WAY) throw new ApiException(TOO_MANY_UNDER_WAY, { values: { max: MAX_UNDER_WAY } });
      const actor = { userId, email, role, address, requestId };
      const added = transaction.create(ListExport, { ...query, resource, format, actor, created_by: userId });
      await transaction.insert(ListExport, added);
      await this.work.add(transaction, added.export_id);
      return this.lists.record(LIST_EXPORTS, added.export_id, EXPORT_NOT_FOUND, transaction);
    });
  }

  /** The caller's files, newest first. */
  async page({ userId }: Caller, call: ListCall): Promise<ListPage> {
    return this.lists.page(LIST_EXPORTS, { ...call, parameters: { ...call.parameters, created_by: String(userId) } });
  }

  /** @throws ApiException (404) when the caller asked for no such export within the last day */
  async one(caller: Caller, id: number): Promise<ListExportDto> {
    await this.own(caller, id);
    return this.lists.record(LIST_EXPORTS, id, EXPORT_NOT_FOUND);
  }

  /**
   * The file; the audit log says who took it.
   * @throws ApiException (404) when the caller asked for no such export within the last day
   * @throws ApiException (409) while it is being made
   */
  async file(caller: Caller, id: number): Promise<FileReply> {
    const { export_id, state, resource, format, created_at, row_count, size_bytes } = await this.own(caller, id);
    const list = EXPORTED_LISTS[resource];
    if (state !== 'ready' || !list) throw new ApiException(EXPORT_NOT_READY);
    await this.audit.recordRead(caller, {
      action: 'exported',
      recordKind: list.auditKind,
      recordId: null,
      name: '',
      after: { records: row_count, format, downloaded: true },
    });
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(created_at);
    return {
      filename: `${resource}-${day}.${format}`,
      contentType: format === 'xlsx' ? XLSX_TYPE : 'text/csv; charset=utf-8',
      bytes: size_bytes,
      content: inPieces(size_bytes, this.readerOf(export_id)),
    };
  }

  private async own({ userId }: Caller, export_id: number): Promise<ListExport> {
    const created_at = MoreThan(new Date(Date.now() - DAY_MILLISECONDS));
    return existing(
      this.dataSource.manager,
      ListExport,
      { export_id, created_by: userId, created_at },
      EXPORT_NOT_FOUND,
    );
  }

  /** Each call reads on where the one before ended. */
  private readerOf(export_id: number): (from: number, length: number) => Promise<Buffer | undefined> {
    let [place, at] = [0, 1];
    return async (_, length) => {
      for (;;) {
        const [stored] = await this.statements.run(PIECE, [export_id, place, at, length]);
        if (!stored || stored.part.length) {
          at += stored?.part.length ?? 0;
          return stored?.part;
        }
        [place, at] = [place + 1, 1];
      }
    };
  }
}
