import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type EntityManager, In } from 'typeorm';
import { recordEntry } from '../../auth/audit/audit.service.js';
import { AccessLog } from '../../companies/access-log/access-log.js';
import { BYTE_ORDER_MARK, csvLine } from '../../platform/csv.js';
import { AdvisoryLock, tryAdvisoryLock } from '../../platform/database/advisory-lock.js';
import { TransactionalDataSource } from '../../platform/database/transactional-data-source.js';
import { readListQuery } from '../../platform/lists/list-query.js';
import { wholeListStatement } from '../../platform/lists/list-sql.js';
import { isKey } from '../../platform/validation/key.js';
import { WorkQueue } from '../../platform/work/work-queue.js';
import { MAX_SHEET_ROWS, type SheetCell, xlsxStream } from '../../platform/xlsx.js';
import { EXPORTED_LISTS, type ExportedList } from './exported-lists.js';
import { ListExport, ListExportPiece } from './list-export.entity.js';
import { parametersOf } from './list-parameters.js';

declare module '../../platform/work/work-queue.js' {
  interface JobPayloads {
    list_export: { export_id: number };
  }
}

const ROWS_AT_ONCE = 500;
const PIECE_BYTES = 512 * 1024;
const MAX_FILE_BYTES = 256 * 1024 * 1024;

const PENDING = In(['waiting', 'running']);

/** The file cannot be made, and not at another try either. */
class CannotExport extends Error {}

/** Makes files of whole lists, each from one snapshot of the database, however long they are. */
@Injectable()
export class ListExportWorkService {
  constructor(
    @InjectDataSource() private readonly dataSource: TransactionalDataSource,
    private readonly queue: WorkQueue,
    private readonly accessLog: AccessLog,
  ) {
    queue.handle('list_export', ({ export_id }) => this.make(export_id), {
      pending: () => this.pending(),
      giveUp: ({ export_id }) => this.fail(export_id, 'The file could not be made. Please ask for it again.'),
    });
  }

  async add(transaction: EntityManager, export_id: number): Promise<void> {
    await this.queue.add(transaction, 'list_export', { export_id }, export_id);
  }

  private async make(export_id: number): Promise<void> {
    await this.dataSource.snapshot(async (snapshot) => {
      const isMine = await tryAdvisoryLock(snapshot, AdvisoryLock.ListExport, export_id);
      const request = await snapshot.findOneBy(ListExport, { export_id, state: PENDING });
      // another process makes it at the moment, or it is finished
      if (!isMine || !request) return;
      await this.begin(export_id);
      try {
        await this.write(snapshot, request);
      } catch (error) {
        if (!(error instanceof CannotExport)) throw error;
        await this.fail(export_id, error.message);
      }
    });
  }

  private async pending(): Promise<{ key: number; payload: { export_id: number } }[]> {
    const pending = await this.dataSource.manager.find(ListExport, {
      select: { export_id: true },
      where: { state: PENDING },
      order: { export_id: 'ASC' },
    });
    return pending.map(({ export_id }) => ({ key: export_id, payload: { export_id } }));
  }

  private async fail(export_id: number, problem: string): Promise<void> {
    const unfinished = { export_id, state: PENDING };
    const { affected } = await this.dataSource.manager.update(ListExport, unfinished, { state: 'failed', problem });
    if (affected) await this.dataSource.manager.delete(ListExportPiece, { export_id });
  }

  /** What a process that died has left is thrown away. */
  private async begin(export_id: number): Promise<void> {
    await this.dataSource.manager.delete(ListExportPiece, { export_id });
    await this.dataSource.manager.update(ListExport, { export_id }, { state: 'running', row_count: 0, size_bytes: 0 });
  }

  private async write(snapshot: EntityManager, request: ListExport): Promise<void> {
    const list = EXPORTED_LISTS[request.resource];
    if (!list) throw new CannotExport('This list can no longer be exported');
    const { export_id, format } = request;
    const progress = { rows: 0, bytes: 0, people: new Set<number>() };
    const rows = rowsOf(snapshot, list, request, progress);
    const file =
      format === 'xlsx' ? xlsxStream(list.title, list.heads, rows) : Readable.from(csvLines(list.heads, rows));
    let place = 0;
    for await (const content of piecesOf(file)) {
      progress.bytes += content.length;
      if (progress.bytes > MAX_FILE_BYTES)
        throw new CannotExport('The file would be too large. Set filters and export less at a time.');
      await this.dataSource.manager.insert(ListExportPiece, { export_id, place, content });
      const written = { row_count: progress.rows, size_bytes: progress.bytes };
      await this.dataSource.manager.update(ListExport, { export_id }, written);
      place += 1;
    }
    await this.accessLog.exported(request.actor.userId, [...progress.people]);
    await this.finish(request, list, progress.rows);
  }

  private async finish(
    { export_id, format, filter, actor }: ListExport,
    list: ExportedList,
    rows: number,
  ): Promise<void> {
    await this.dataSource.transaction(async (transaction) => {
      const ready = { state: 'ready', row_count: rows, ready_at: () => 'now()' } as const;
      await transaction.update(ListExport, { export_id }, ready);
      const filters = Object.keys(filter);
      await recordEntry(transaction, actor, {
        action: 'exported',
        recordKind: list.auditKind,
        recordId: null,
        name: '',
        after: { records: rows, format, ...(filters.length && { filters }) },
      });
    });
  }
}

/** Reads through a cursor, so that only some rows are in memory at a time. */
async function* rowsOf(
  snapshot: EntityManager,
  { definition, cellsOf }: ExportedList,
  { resource: _resource, format, ...request }: ListExport,
  progress: { rows: number; people: Set<number> },
): AsyncGenerator<SheetCell[], void, undefined> {
  const { text, values = [] } = wholeListStatement(definition, readListQuery(parametersOf(request), definition));
  // as JSON, as lists answer: the driver would turn days into moments
  await snapshot.query(`declare exported no scroll cursor for select row_to_json(r) as shown from (${text}) r`, values);
  for (;;) {
    const rows = await snapshot.query<{ shown: Record<string, unknown> }[]>(`fetch ${ROWS_AT_ONCE} from exported`);
    if (!rows.length) return;
    progress.rows += rows.length;
    if (format === 'xlsx' && progress.rows >= MAX_SHEET_ROWS) {
      throw new CannotExport('The list has more rows than an Excel sheet can hold. Export it as CSV.');
    }
    for (const { shown } of rows) {
      if (isKey(shown['employee_id'])) progress.people.add(shown['employee_id']);
      yield cellsOf(shown);
    }
  }
}

async function* csvLines(
  heads: readonly string[],
  rows: AsyncIterable<SheetCell[]>,
): AsyncGenerator<string, void, undefined> {
  yield BYTE_ORDER_MARK + csvLine(heads);
  for await (const cells of rows) yield csvLine(cells.map((cell) => (typeof cell === 'number' ? String(cell) : cell)));
}

async function* piecesOf(file: Readable): AsyncGenerator<Buffer, void, undefined> {
  let parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of file) {
    const content = Buffer.from(part as string | Buffer);
    parts.push(content);
    bytes += content.length;
    if (bytes < PIECE_BYTES) continue;
    yield Buffer.concat(parts);
    parts = [];
    bytes = 0;
  }
  yield Buffer.concat(parts);
}
