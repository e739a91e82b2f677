import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { recordEntries, recordEntry } from '../../auth/audit/audit.service.js';
import { Import } from './import.entity.js';
import { type ImportRow } from './import-row.entity.js';
import { actorOf, countRows, lockImport } from './import-rows.js';
import { ImportTargets } from './import-targets.js';
import { type ImportTarget, type UsedRow } from './targets/import-target.js';

const ROWS_AT_ONCE = 200;

/** What was done last goes first; what could not be taken back has its reason. */
const DONE = `select * from import_rows where import_id = $1 and state in ('created', 'updated') and reasons = '[]'
  order by (outcome = 'duplicate') desc, row_number desc limit $2`;

/** Several rows of a file may have changed the same record. */
const PUT_BACK = `update import_rows set record_version = $3
  where import_id = $1 and record_id = $2 and state in ('created', 'updated')`;
/** Parameters: import, all rows that were asked for, those whose record is in use, and how each is used. */
const MARK_UNDONE = `update import_rows r set state = case when used.use is null then 'undone' else state end,
    reasons = case when used.use is null then '[]' else jsonb_build_array(jsonb_build_object('field', '', 'message', used.use)) end
  from unnest($2::int[]) asked (number) left join unnest($3::int[], $4::text[]) used (number, use) using (number)
  where import_id = $1 and row_number = asked.number`;

/** Takes back what an import has written, some rows in each transaction. */
@Injectable()
export class ImportUndoService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly targets: ImportTargets,
  ) {}

  /** Rows whose records have been used since, so that they cannot be taken back. */
  async usedRows(transaction: EntityManager, { import_id, kind }: Import): Promise<UsedRow[]> {
    return transaction.query<UsedRow[]>(usedSql(this.targets.of(kind)), [import_id, null]);
  }

  /**
   * Takes back some rows. Records that came into use since the undo began stay as they are.
   * @returns false when there was nothing left to do
   */
  async step(importId: number): Promise<boolean> {
    return this.dataSource.transaction(async (transaction) => {
      const undoing = await lockImport(transaction, importId, 'undoing');
      if (!undoing) return false;
      const rows = await transaction.query<ImportRow[]>(DONE, [importId, ROWS_AT_ONCE]);
      if (!rows.length) {
        await finish(transaction, undoing);
        return false;
      }
      await this.revert(transaction, undoing, rows);
      await transaction.increment(Import, { import_id: importId }, 'done_rows', rows.length);
      return true;
    });
  }

  private async revert(transaction: EntityManager, of: Import, rows: readonly ImportRow[]): Promise<void> {
    const target = this.targets.of(of.kind);
    const numbers = rows.map(({ row_number }) => row_number);
    const names = await lockedNames(transaction, target, rows);
    const used = await transaction.query<UsedRow[]>(usedSql(target), [of.import_id, numbers]);
    const inUse = new Set(used.map(({ row_number }) => row_number));
    const free = rows.filter((row) => !inUse.has(row.row_number) && names.has(recordOf(row)));
    const updated = free.filter(({ state }) => state === 'updated');
    const created = free.filter(({ state }) => state === 'created');
    for (const row of updated) {
      const { version } = await target.update(transaction, recordOf(row), row.before ?? {});
      await transaction.query(PUT_BACK, [of.import_id, row.record_id, version]);
    }
    if (created.length) await target.remove(transaction, created.map(recordOf));
    const named = (row: ImportRow): { recordId: number; name: string } => ({
      recordId: recordOf(row),
      name: names.get(recordOf(row)) ?? '',
    });
    await recordEntries(transaction, actorOf(of), target.auditKind, [
      ...updated.map((row) => ({ action: 'updated' as const, ...named(row), after: row.before ?? {} })),
      ...created.map((row) => ({
        action: 'deleted' as const,
        ...named(row),
        before: { ...row.field_values, import_id: of.import_id },
      })),
    ]);
    const usedNumbers = used.map(({ row_number }) => row_number);
    await transaction.query(MARK_UNDONE, [of.import_id, numbers, usedNumbers, used.map(sentenceOf)]);
  }
}

const recordOf = ({ record_id }: ImportRow): number => record_id ?? 0;

/** The records of rows that are there, by their keys. */
async function lockedNames(
  transaction: EntityManager,
  { table: { name: table, key, nameColumn } }: ImportTarget,
  rows: readonly ImportRow[],
): Promise<Map<number, string>> {
  const records = await transaction.query<{ id: number; name: string }[]>(
    `select ${key} as id, ${nameColumn} as name from ${table} where ${key} = any($1) order by ${key} for no key update`,
    [[...new Set(rows.map(recordOf))]],
  );
  return new Map(records.map(({ id, name }) => [id, name]));
}

/** How a row's record is used, for people. */
export function sentenceOf({ name, use }: UsedRow): string {
  return `${name} ${use}`;
}

/**
 * The version of a record that several rows changed is the one that the last of them left. A record that was merged is another one
 * now; one that was deleted is in use no more.
 */
function usedSql({ table: { name, key, nameColumn }, uses }: ImportTarget): string {
  const words = Object.entries(uses).map(
    ([use, condition]) => `when r.state = 'created' and t.${key} is not null and ${condition} then '${use}'`,
  );
  return `
    with done as (
      select row_number, state, record_id, max(record_version) over (partition by record_id) as version
      from import_rows where import_id = $1 and state in ('created', 'updated'))
    select row_number, name, use from (
      select r.row_number, coalesce(t.${nameColumn}, m.loser_name) as name,
        case when m.merge_id is not null then 'was merged into another record' when t.version <> r.version then 'was edited'
          ${words.join(' ')} end as use
      from done r left join ${name} t on t.${key} = r.record_id
        left join merges m on t.${key} is null and m.kind = '${name}' and m.loser_id = r.record_id and m.undone_at is null
      where $2::int[] is null or r.row_number = any($2)) used
    where use is not null order by row_number`;
}

async function finish(transaction: EntityManager, undoing: Import): Promise<void> {
  const { import_id, file_name } = undoing;
  const results = await countRows(transaction, import_id, 'state');
  await transaction.update(Import, { import_id }, { state: 'undone', results, undone_at: () => 'now()' });
  await recordEntry(transaction, actorOf(undoing), {
    action: 'status changed',
    recordKind: 'import',
    recordId: import_id,
    name: file_name,
    before: { state: 'done' },
    after: { state: 'undone', ...results },
  });
}
