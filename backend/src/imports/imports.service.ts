import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService, type Actor, type AuditEvent } from '../audit/audit.service.js';
import { ApiException, fieldProblem } from '../platform/errors/problem.js';
import { type Caller } from '../platform/http/caller.js';
import { type JsonText } from '../platform/lists/list-page.js';
import { ListReader } from '../platform/lists/list-reader.js';
import { IMPORTS as IMPORT_LIMITS } from '../platform/rate-limits/limits.js';
import { RateLimits } from '../platform/rate-limits/rate-limits.service.js';
import { type UploadedFile } from '../platform/uploads/uploaded-file.js';
import { findHeader, guessMapping } from './fields/header-row.js';
import { type ImportKind } from './fields/import-field.js';
import { KIND_FIELDS } from './fields/kind-fields.js';
import { completeMapping, missingFields } from './fields/mapping.js';
import { insertRows } from './import-rows.js';
import {
  FILE_REFUSALS,
  IMPORT_NOT_FOUND,
  NOT_CHECKED,
  NOT_DONE,
  ROWS_IN_USE,
  RUN_ALREADY,
  TOO_LATE_TO_UNDO,
} from './import-problems.js';
import { ImportReader } from './import-reader.service.js';
import { ImportUndo, sentenceOf } from './import-undo.service.js';
import { ImportWork } from './import-work.service.js';
import { Import, type OnDuplicate } from './import.entity.js';
import { DAYS_KEPT, IMPORTS } from './imports.list.js';
import { MAX_IMPORT_ROWS } from './reading/read-table.js';
import { type UsedRow } from './targets/import-target.js';

/** An import of so many rows is checked before its upload is answered. */
const CHECKED_AT_ONCE = 500;
const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;
const MAX_FILE_NAME = 200;
const MAX_NAMED_ROWS = 100;
const MAX_NAMED_IN_SENTENCE = 3;

/** Imports: uploaded, mapped, run and undone by admins. */
@Injectable()
export class ImportsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly reader: ImportReader,
    private readonly work: ImportWork,
    private readonly undos: ImportUndo,
    private readonly lists: ListReader,
    private readonly limits: RateLimits,
    private readonly audit: AuditService,
  ) {}

  /**
   * Takes a file: reads it, guesses its columns, and begins the dry run.
   * @throws ApiException (415, 422) when it cannot be taken
   * @throws ApiException (429) after too many
   */
  async upload(caller: Caller, kind: ImportKind, { fileName, bytes, sha256 }: UploadedFile): Promise<JsonText> {
    await this.limits.take(IMPORT_LIMITS, { address: caller.address, email: caller.email });
    const {
      rows: readRows,
      mergedCells: merged_cells,
      otherSheets,
      fileType,
      ...table
    } = await this.reader.read(bytes);
    const fields = KIND_FIELDS[kind];
    const { headerRow, columns, rows } = findHeader(readRows, fields);
    if (!rows.length) throw new ApiException(FILE_REFUSALS.no_rows);
    if (rows.length > MAX_IMPORT_ROWS) throw new ApiException(FILE_REFUSALS.too_many_rows);
    const mapping = guessMapping(columns, rows, fields);
    const import_id = await this.dataSource.transaction(async (transaction) => {
      const added = transaction.create(Import, {
        ...table,
        kind,
        file_name: plainFileName(fileName),
        file_type: fileType,
        size_bytes: bytes.length,
        sha256,
        other_sheets: otherSheets,
        header_row: headerRow,
        merged_cells,
        columns,
        mapping,
        missing_fields: missingFields(kind, mapping),
        row_count: rows.length,
        created_by: caller.userId,
      });
      await transaction.insert(Import, added);
      await insertRows(transaction, added.import_id, rows);
      await this.note(transaction, caller, added, { action: 'created', after: { kind, rows: rows.length, sha256 } });
      await this.work.add(transaction, added.import_id);
      return added.import_id;
    });
    if (rows.length <= CHECKED_AT_ONCE) await this.work.checkNow(import_id);
    return this.lists.record(IMPORTS, import_id, IMPORT_NOT_FOUND);
  }

  /**
   * Chooses which column fills which field, and begins the dry run anew.
   * @throws ApiException (400) for a column or a field that there is not, or a field that two columns would fill
   * @throws ApiException (409) once it was run
   */
  async setMapping(importId: number, given: Record<string, string | null>): Promise<JsonText> {
    const rows = await this.dataSource.transaction(async (transaction) => {
      const found = await locked(transaction, importId);
      if (found.state !== 'checked' && found.state !== 'checking') throw new ApiException(RUN_ALREADY);
      const mapping = completeMapping(found, given);
      await transaction.query(
        `update import_rows set outcome = null, reasons = '[]', field_values = null, identity = null, phone = null, record_id = null
         where import_id = $1`,
        [importId],
      );
      const missing_fields = missingFields(found.kind, mapping);
      const again = { state: 'checking', mapping, missing_fields, done_rows: 0, counts: {} } as const;
      await transaction.update(Import, { import_id: importId }, again);
      await this.work.add(transaction, importId);
      return found.row_count;
    });
    if (rows <= CHECKED_AT_ONCE) await this.work.checkNow(importId);
    return this.lists.record(IMPORTS, importId, IMPORT_NOT_FOUND);
  }

  /**
   * Begins to write the rows into records.
   * @throws ApiException (409) while it is being checked, or when it was run already
   */
  async run(caller: Caller, importId: number, on_duplicate: OnDuplicate): Promise<JsonText> {
    return this.dataSource.transaction(async (transaction) => {
      const found = await locked(transaction, importId);
      if (found.state === 'checking') throw new ApiException(NOT_CHECKED);
      if (found.state !== 'checked') throw new ApiException(RUN_ALREADY);
      const running = { state: 'running', on_duplicate, done_rows: 0, results: {}, actor: actorOf(caller) } as const;
      await transaction.update(Import, { import_id: importId }, { ...running, started_at: () => 'now()' });
      const after = { state: 'running', on_duplicate };
      await this.note(transaction, caller, found, { action: 'status changed', before: { state: 'checked' }, after });
      await this.work.add(transaction, importId);
      return this.lists.record(IMPORTS, importId, IMPORT_NOT_FOUND, transaction);
    });
  }

  /**
   * Begins to take everything back that the import wrote.
   * @throws ApiException (409) when it was not run, is too old, or a record of it has been used since; then nothing is taken back
   */
  async undo(caller: Caller, importId: number): Promise<JsonText> {
    return this.dataSource.transaction(async (transaction) => {
      const found = await locked(transaction, importId);
      if (found.state !== 'done') throw new ApiException(NOT_DONE);
      if (isTooLate(found)) throw new ApiException(TOO_LATE_TO_UNDO);
      const used = await this.undos.usedRows(transaction, found);
      if (used.length) throw inUse(used);
      const undoing = { state: 'undoing', done_rows: 0, actor: actorOf(caller) } as const;
      await transaction.update(Import, { import_id: importId }, undoing);
      await this.work.add(transaction, importId);
      return this.lists.record(IMPORTS, importId, IMPORT_NOT_FOUND, transaction);
    });
  }

  /** @throws ApiException (404) when there is no such import */
  async find(import_id: number): Promise<Import> {
    const found = await this.dataSource.manager.findOneBy(Import, { import_id });
    if (!found) throw new ApiException(IMPORT_NOT_FOUND);
    return found;
  }

  private async note(
    transaction: EntityManager,
    caller: Caller,
    { import_id: recordId, file_name: name }: Import,
    event: Pick<AuditEvent, 'action' | 'before' | 'after'>,
  ): Promise<void> {
    await this.audit.record(transaction, caller, { kind: 'import', recordId, name, ...event });
  }
}

async function locked(transaction: EntityManager, import_id: number): Promise<Import> {
  const found = await transaction.findOne(Import, { where: { import_id }, lock: { mode: 'pessimistic_write' } });
  if (!found) throw new ApiException(IMPORT_NOT_FOUND);
  return found;
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

function isTooLate({ finished_at }: Import): boolean {
  const days = (Date.now() - (finished_at?.getTime() ?? 0)) / DAY_MILLISECONDS;
  return days > DAYS_KEPT;
}

/** Who acts, as the audit log names them, without the session. */
function actorOf({ userId, email, role, address, requestId }: Caller): Actor {
  return { userId, email, role, address, requestId };
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
