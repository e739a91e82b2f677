import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { type Actor, type AuditEvent, AuditService } from '../../auth/audit/audit.service.js';
import { existing, FOR_UPDATE } from '../../platform/database/existing.js';
import { DAY_MILLISECONDS, HOUR_SECONDS } from '../../platform/durations.js';
import { ApiException, fieldProblem } from '../../platform/errors/problem.js';
import { type Caller } from '../../platform/http/caller.js';
import { ListReader } from '../../platform/lists/list-reader.js';
import { limit } from '../../platform/rate-limits/limits.js';
import { RateLimitsService } from '../../platform/rate-limits/rate-limits.service.js';
import { type UploadedFile } from '../../platform/uploads/uploaded-file.js';
import { type ImportKind } from './fields/import-field.js';
import { completeMapping, missingFields } from './fields/mapping.js';
import { type RunImportDto } from './import.dto.js';
import { Import } from './import.entity.js';
import { ImportCheckService } from './import-check.service.js';
import { ImportReaderService, type RowPieces } from './import-reader.service.js';
import { insertRows } from './import-rows.js';
import { type TableHead } from './import-task.js';
import { ImportUndoService, sentenceOf } from './import-undo.service.js';
import { ImportWorkService } from './import-work.service.js';
import { type ImportDto, IMPORTS, RETENTION_DAYS } from './imports.list.js';
import {
  IMPORT_NOT_FOUND,
  NOT_CHECKED,
  NOT_DONE,
  NOT_FAILED,
  ROWS_IN_USE,
  RUN_ALREADY,
  TOO_LATE_TO_UNDO,
  TOO_MANY_IMPORTS,
} from './imports.problems.js';
import { type UsedRow } from './targets/import-target.js';

const MAX_FILE_NAME = 200;
const MAX_NAMED_ROWS = 100;
const MAX_NAMED_IN_SENTENCE = 3;
/** Steps in which records were written: what an import was stopped in then can be undone. */
const WRITING: readonly unknown[] = ['running', 'undoing'];
const NOT_STOPPED = { stopped_in: null, problem: null } as const;

const LIMITS = [limit('imports', { per: 'account', points: 60, seconds: HOUR_SECONDS, problem: TOO_MANY_IMPORTS })];

/** Imports: uploaded, mapped, run and undone by admins. */
@Injectable()
export class ImportsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly reader: ImportReaderService,
    private readonly checks: ImportCheckService,
    private readonly work: ImportWorkService,
    private readonly undos: ImportUndoService,
    private readonly lists: ListReader,
    private readonly limits: RateLimitsService,
    private readonly audit: AuditService,
  ) {}

  /**
   * Takes a file: reads it, guesses its columns, and begins the dry run.
   * @throws ApiException (415, 422) when it cannot be taken
   * @throws ApiException (429) after too many
   */
  async upload(caller: Caller, kind: ImportKind, file: UploadedFile): Promise<ImportDto> {
    await this.limits.take(LIMITS, { address: caller.address, email: caller.email });
    return this.reader.read(kind, file.bytes, (head, rows) => this.add(caller, kind, file, head, rows));
  }

  /** A table of a few hundred rows is checked before its upload is answered. */
  private async add(
    caller: Caller,
    kind: ImportKind,
    { fileName, bytes, sha256 }: UploadedFile,
    { pieces, rowCount: row_count, headerRow: header_row, mapping, ...head }: TableHead,
    rows: RowPieces,
  ): Promise<ImportDto> {
    const { fileType: file_type, mergedCells: merged_cells, otherSheets: other_sheets, ...others } = head;
    const { lineCount: line_count, ...table } = others;
    const added = this.dataSource.manager.create(Import, {
      ...table,
      kind,
      file_name: plainFileName(fileName),
      file_type,
      size_bytes: bytes.length,
      sha256,
      other_sheets,
      header_row,
      merged_cells,
      line_count,
      mapping,
      missing_fields: missingFields(kind, mapping),
      row_count,
      created_by: caller.userId,
    });
    const small = pieces === 1 ? await onlyPiece(rows) : undefined;
    const checked = small === undefined ? undefined : await this.checks.all(added, small);
    return this.dataSource.transaction(async (transaction) => {
      await transaction.insert(Import, added);
      const { import_id } = added;
      if (small !== undefined) await insertRows(transaction, import_id, small);
      else for await (const piece of rows) await insertRows(transaction, import_id, piece);
      const after = { kind, rows: row_count, sha256 };
      await this.note(transaction, caller, added, { action: 'created', after });
      if (checked) await this.checks.finishWith(transaction, added, checked);
      else await this.work.begin(transaction, import_id);
      return this.lists.record(IMPORTS, import_id, IMPORT_NOT_FOUND, transaction);
    });
  }

  /**
   * Chooses which column fills which field, and begins the dry run anew; also one that had failed.
   * @throws ApiException (400) for a column or a field that there is not, or a field that two columns would fill
   * @throws ApiException (409) once it was run
   */
  async setMapping(importId: number, given: Record<string, string | null>): Promise<ImportDto> {
    return this.dataSource.transaction(async (transaction) => {
      const found = await locked(transaction, importId);
      const isBefore = found.state === 'checked' || found.state === 'checking' || found.stopped_in === 'checking';
      if (!isBefore) throw new ApiException(RUN_ALREADY);
      const mapping = completeMapping(found, given);
      await transaction.query(
        `update import_rows set outcome = null, reasons = '[]', field_values = null, identity = null, phone = null, record_id = null
         where import_id = $1`,
        [importId],
      );
      const missing_fields = missingFields(found.kind, mapping);
      const again = { state: 'checking', mapping, missing_fields, done_rows: 0, counts: {}, ...NOT_STOPPED } as const;
      await transaction.update(Import, { import_id: importId }, again);
      await this.work.begin(transaction, importId);
      return this.lists.record(IMPORTS, importId, IMPORT_NOT_FOUND, transaction);
    });
  }

  /**
   * Begins to write the rows into records.
   * @throws ApiException (409) while it is being checked, or when it was run already
   */
  async run(caller: Caller, importId: number, { on_duplicate, ...dto }: RunImportDto): Promise<ImportDto> {
    return this.dataSource.transaction(async (transaction) => {
      const found = await locked(transaction, importId);
      if (found.state === 'checking') throw new ApiException(NOT_CHECKED);
      if (found.state !== 'checked') throw new ApiException(RUN_ALREADY);
      const source = found.kind === 'employees' ? (dto.source ?? 'unknown') : null;
      const chosen = { state: 'running', on_duplicate, source } as const;
      const running = { ...chosen, done_rows: 0, results: {}, actor: actorOf(caller) };
      await transaction.update(Import, { import_id: importId }, { ...running, started_at: () => 'now()' });
      const after = { state: 'running', on_duplicate, ...(source && { source }) };
      await this.note(transaction, caller, found, { action: 'status changed', before: { state: 'checked' }, after });
      await this.work.begin(transaction, importId);
      return this.lists.record(IMPORTS, importId, IMPORT_NOT_FOUND, transaction);
    });
  }

  /**
   * Begins to take everything back that the import wrote.
   * @throws ApiException (409) when it was not run, is too old, or a record of it has been used since; then nothing is taken back
   */
  async undo(caller: Caller, importId: number): Promise<ImportDto> {
    return this.dataSource.transaction(async (transaction) => {
      const found = await locked(transaction, importId);
      if (found.state !== 'done' && !WRITING.includes(found.stopped_in)) throw new ApiException(NOT_DONE);
      if (isTooLate(found)) throw new ApiException(TOO_LATE_TO_UNDO);
      const used = await this.undos.usedRows(transaction, found);
      if (used.length) throw inUse(used);
      return this.continueWith(transaction, caller, found, { state: 'undoing', done_rows: 0 });
    });
  }

  /**
   * Goes on where an import has failed.
   * @throws ApiException (409) when it has not
   */
  async retry(caller: Caller, importId: number): Promise<ImportDto> {
    return this.dataSource.transaction(async (transaction) => {
      const found = await locked(transaction, importId);
      const { stopped_in: state } = found;
      if (!state) throw new ApiException(NOT_FAILED);
      const change = { before: { state: 'failed' }, after: { state } };
      await this.note(transaction, caller, found, { action: 'status changed', ...change });
      return this.continueWith(transaction, caller, found, { state });
    });
  }

  async find(import_id: number): Promise<Import> {
    return existing(this.dataSource.manager, Import, { import_id }, IMPORT_NOT_FOUND);
  }

  /** Has the work done that the new state asks for, in the name of the caller. */
  private async continueWith(
    transaction: EntityManager,
    caller: Caller,
    { import_id }: Import,
    change: Partial<Pick<Import, 'state' | 'done_rows'>>,
  ): Promise<ImportDto> {
    await transaction.update(Import, { import_id }, { ...change, ...NOT_STOPPED, actor: actorOf(caller) });
    await this.work.begin(transaction, import_id);
    return this.lists.record(IMPORTS, import_id, IMPORT_NOT_FOUND, transaction);
  }

  private async note(
    transaction: EntityManager,
    caller: Caller,
    { import_id: recordId, file_name: name }: Import,
    event: Pick<AuditEvent, 'action' | 'before' | 'after'>,
  ): Promise<void> {
    await this.audit.record(transaction, caller, { recordKind: 'import', recordId, name, ...event });
  }
}

async function locked(transaction: EntityManager, import_id: number): Promise<Import> {
  return existing(transaction, Import, { import_id }, IMPORT_NOT_FOUND, FOR_UPDATE);
}

/** Names some of the rows in the sentence, and more of them one by one. */
function inUse(used: readonly UsedRow[]): ApiException {
  const names = used
    .slice(0, MAX_NAMED_IN_SENTENCE)
    .map((row) => `row ${row.row_number} (${sentenceOf(row)})`)
    .join(', ');
  const rows = used.length > MAX_NAMED_IN_SENTENCE ? `${names}, …` : names;
  const refusal = fieldProblem(ROWS_IN_USE, 'rows', { count: used.length, rows });
  const each = used.slice(0, MAX_NAMED_ROWS);
  refusal.fields?.push(...each.map((row) => ({ field: `row ${row.row_number}`, message: sentenceOf(row) })));
  return refusal;
}

function isTooLate({ finished_at, created_at }: Import): boolean {
  const days = (Date.now() - (finished_at ?? created_at).getTime()) / DAY_MILLISECONDS;
  return days > RETENTION_DAYS;
}

/** Who acts, as the audit log names them, without the session. */
function actorOf({ userId, email, role, address, requestId }: Caller): Actor {
  return { userId, email, role, address, requestId };
}

/** The only piece that there is. */
async function onlyPiece(rows: RowPieces): Promise<string> {
  let only = '';
  for await (const piece of rows) only += piece;
  return only;
}

/** Without folders and what no screen shows. */
function plainFileName(name: string): string {
  const [last = ''] = name.split(/[\\/]/).slice(-1);
  const shown = last
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim();
  return shown.slice(0, MAX_FILE_NAME) || 'import';
}
