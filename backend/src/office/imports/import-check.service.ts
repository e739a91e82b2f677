import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { existing } from '../../platform/database/existing.js';
import { ApiException } from '../../platform/errors/problem.js';
import { SandboxStopped } from '../../platform/files/sandbox/file-sandbox.js';
import { type CheckedRow, type RowReading, withoutValues } from './fields/checked-row.js';
import { Import } from './import.entity.js';
import { failImport } from './import-failure.js';
import { ImportReaderService } from './import-reader.service.js';
import { ImportRow, type RowOutcome } from './import-row.entity.js';
import { countRows, lockImport, type RowChange, saveRows } from './import-rows.js';
import { ImportTargets } from './import-targets.js';
import { IMPORT_NOT_FOUND, NOT_CHECKED, NOT_IN_ERROR, ROW_NOT_FOUND, RUN_ALREADY } from './imports.problems.js';
import { type ReadRow } from './reading/read-table.js';
import { type ImportTarget } from './targets/import-target.js';

const ROWS_AT_ONCE = 500;
const CHARACTERS_AT_ONCE = 1_000_000;
/** Rows that cannot be checked together are checked in so many pieces. */
const PIECES = 8;

const NOT_CHECKABLE = 'This row could not be checked: that takes too much time or memory';
/** Of more such rows none is looked for. */
const MAX_NOT_CHECKABLE = 20;
const TOO_MANY_NOT_CHECKABLE =
  'Too many rows of this file take too much time or memory to be checked. Please correct the file and upload it again.';

/** The next rows that are not checked, as JSON. */
const NEXT = `
  select count(*)::int as count,
    coalesce(json_agg(json_build_object('number', row_number, 'cells', cells) order by row_number), '[]')::text as rows
  from (select row_number, cells, sum(characters) over (order by row_number) - characters as before
      from (select row_number, cells, length(cells::text) as characters from import_rows
        where import_id = $1 and outcome is null order by row_number limit $2) next) sized
  where before < ${CHARACTERS_AT_ONCE}`;

/** Of rows about the same, the first one counts. */
const REPEATS = `
  with repeats as (
    select import_row_id, case when by_identity < row_number then by_identity else by_phone end as first,
      by_identity < row_number as is_same
    from (select import_row_id, row_number,
        min(row_number) over (partition by identity) as by_identity,
        case when phone is not null then min(row_number) over (partition by phone) end as by_phone
      from import_rows where import_id = $1 and identity is not null) r
    where by_identity < row_number or by_phone < row_number)
  update import_rows r set outcome = 'duplicate', reasons = jsonb_build_array(jsonb_build_object('field', '', 'message',
    case when is_same then 'Row ' || first || ' is about the same' else 'Row ' || first || ' has the same phone number' end))
  from repeats where r.import_row_id = repeats.import_row_id and r.outcome <> 'error'`;

const COUNT_DONE = `update imports set done_rows =
  (select count(*) from import_rows where import_id = $1 and outcome is not null) where import_id = $1`;

/** The dry run: what each row would do. Nothing but the import's own rows is written. */
@Injectable()
export class ImportCheckService {
  private readonly logger = new Logger('Imports');

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly reader: ImportReaderService,
    private readonly targets: ImportTargets,
  ) {}

  /**
   * Checks some rows.
   * @returns false when there was nothing left to check
   */
  async step(importId: number): Promise<boolean> {
    return (await this.checkNext(importId, ROWS_AT_ONCE)) > 0;
  }

  /**
   * Checks all rows of a small table before they are kept.
   * @param rows as JSON
   * @returns nothing when that does not work now: it is to be done in the background
   */
  async all(of: Import, rows: string): Promise<CheckedRow[] | undefined> {
    try {
      return await this.reader.check(readingOf(of), rows, of.row_count);
    } catch (error) {
      if (error instanceof SandboxStopped) return undefined;
      throw error;
    }
  }

  /** Notes what the only rows of an import would do. */
  async finishWith(transaction: EntityManager, of: Import, checked: readonly CheckedRow[]): Promise<void> {
    await this.save(transaction, of, checked);
    await finish(transaction, of.import_id);
  }

  /**
   * Checks a row in error anew, with other cells. It stays in error, with what is wrong now, until they are right.
   * @throws ApiException (409) when it is not in error, or the import is not waiting to be run
   */
  async correct(import_id: number, row_number: number, cells: string[]): Promise<ImportRow> {
    const found = await existing(this.dataSource.manager, Import, { import_id }, IMPORT_NOT_FOUND);
    if (found.state !== 'checked') throw new ApiException(found.state === 'checking' ? NOT_CHECKED : RUN_ALREADY);
    const row = await existing(this.dataSource.manager, ImportRow, { import_id, row_number }, ROW_NOT_FOUND);
    if (row.outcome !== 'error') throw new ApiException(NOT_IN_ERROR);
    const checked = await this.checkOne(found, { number: row_number, cells });
    const isCorrected = await this.whileUnchanged(found, async (transaction) => {
      const which = { import_row_id: row.import_row_id, outcome: 'error' as const };
      const { affected } = await transaction.update(ImportRow, which, { cells });
      if (!affected) return false;
      await this.save(transaction, found, checked);
      await finish(transaction, import_id);
      return true;
    });
    if (!isCorrected) throw new ApiException(NOT_IN_ERROR);
    return row;
  }

  private async checkOne(of: Import, row: ReadRow): Promise<CheckedRow[]> {
    try {
      return await this.reader.check(readingOf(of), JSON.stringify([row]), 1);
    } catch (error) {
      if (!(error instanceof SandboxStopped) || !error.isOfTask) throw error;
      return [withoutValues(row.number, NOT_CHECKABLE)];
    }
  }

  /** @returns how many rows were looked at */
  private async checkNext(importId: number, size: number): Promise<number> {
    const found = await this.dataSource.manager.findOneBy(Import, { import_id: importId, state: 'checking' });
    if (!found) return 0;
    const [next] = await this.dataSource.query<{ count: number; rows: string }[]>(NEXT, [importId, size]);
    if (!next?.count) {
      await this.whileUnchanged(found, (transaction) => finish(transaction, importId));
      return 0;
    }
    const { count, rows } = next;
    try {
      // while no transaction is open
      const checked = await this.reader.check(readingOf(found), rows, count);
      await this.whileUnchanged(found, (transaction) => this.save(transaction, found, checked));
    } catch (error) {
      if (!(error instanceof SandboxStopped) || !error.isOfTask) throw error;
      const { cause, errorText } = error;
      this.logger.warn({ importId, rows: count, cause, errorText }, 'Rows of an import could not be checked together');
      if (count === 1) await this.leaveOut(found, (JSON.parse(rows) as ReadRow[])[0]?.number ?? 0);
      else await this.checkInPieces(importId, count);
    }
    return count;
  }

  /** One of these rows takes too much: the others are checked without it in the end. */
  private async checkInPieces(importId: number, count: number): Promise<void> {
    const size = Math.ceil(count / PIECES);
    for (let done = 0; done < count;) {
      const checked = await this.checkNext(importId, Math.min(size, count - done));
      if (!checked) return;
      done += checked;
    }
  }

  private async leaveOut(of: Import, row: number): Promise<void> {
    await this.whileUnchanged(of, async (transaction) => {
      await this.save(transaction, of, [withoutValues(row, NOT_CHECKABLE)]);
      const [counted] = await transaction.query<{ n: number }[]>(
        `select count(*)::int as n from import_rows where import_id = $1 and outcome = 'error' and reasons -> 0 ->> 'message' = $2`,
        [of.import_id, NOT_CHECKABLE],
      );
      if (Number(counted?.n) > MAX_NOT_CHECKABLE) await failImport(transaction, of, TOO_MANY_NOT_CHECKABLE);
    });
  }

  /** @returns nothing once the import has another state, or another mapping was chosen, and its rows were put back */
  private async whileUnchanged<T>(
    of: Import,
    write: (transaction: EntityManager) => Promise<T>,
  ): Promise<T | undefined> {
    return this.dataSource.transaction(async (transaction) => {
      const current = await lockImport(transaction, of.import_id, of.state);
      const isUnchanged = current && JSON.stringify(current.mapping) === JSON.stringify(of.mapping);
      return isUnchanged ? write(transaction) : undefined;
    });
  }

  private async save(transaction: EntityManager, of: Import, checked: readonly CheckedRow[]): Promise<void> {
    await saveRows(transaction, of.import_id, await matched(transaction, this.targets.of(of.kind), checked));
    await transaction.query(COUNT_DONE, [of.import_id]);
  }
}

/** The column of each field is counted from 0. */
function readingOf({ kind, columns: names, mapping }: Import): RowReading {
  const columns = names.flatMap((name, place) => (mapping[name] ? [[mapping[name], place] as const] : []));
  return { kind, names, columns: Object.fromEntries(columns) };
}

async function matched(
  transaction: EntityManager,
  target: ImportTarget,
  rows: readonly CheckedRow[],
): Promise<RowChange[]> {
  const right = rows.filter(({ reasons }) => !reasons.length);
  const toImport = right.map(({ number, values, identity, phone }) => ({
    row_number: number,
    values,
    identity: identity ?? '',
    phone,
  }));
  const matches = toImport.length ? await target.match(transaction, toImport, false) : [];
  const found = new Map(right.map((row, place) => [row, matches[place]]));
  return rows.map((row) => {
    const match = found.get(row);
    const outcome: RowOutcome = match?.outcome ?? 'error';
    return {
      row_number: row.number,
      outcome,
      state: 'waiting',
      reasons: match?.reasons ?? row.reasons,
      values: row.values,
      identity: outcome === 'error' ? null : row.identity,
      phone: outcome === 'error' ? null : row.phone,
      record_id: match?.recordId ?? null,
    };
  });
}

async function finish(transaction: EntityManager, import_id: number): Promise<void> {
  await transaction.query(REPEATS, [import_id]);
  const none = { new: 0, update: 0, same: 0, duplicate: 0, error: 0 };
  const counts = { ...none, ...(await countRows(transaction, import_id, 'outcome')) };
  await transaction.update(Import, { import_id }, { state: 'checked', counts });
}
