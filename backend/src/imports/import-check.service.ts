import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import { type CheckedRow, type FieldColumns } from './fields/checked-row.js';
import { ImportReader } from './import-reader.service.js';
import { ImportRow, type RowOutcome } from './import-row.entity.js';
import { countRows, lockImport, saveRows, type RowChange } from './import-rows.js';
import { ImportTargets } from './import-targets.js';
import { Import } from './import.entity.js';
import { type ImportTarget } from './targets/import-target.js';

const ROWS_AT_ONCE = 500;

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

/** The dry run: what each row would do. Nothing but the import's own rows is written. */
@Injectable()
export class ImportCheck {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly reader: ImportReader,
    private readonly targets: ImportTargets,
  ) {}

  /**
   * Checks some rows.
   * @returns false when there was nothing left to check
   */
  async step(importId: number): Promise<boolean> {
    const found = await this.dataSource.manager.findOneBy(Import, { import_id: importId, state: 'checking' });
    if (!found) return false;
    const rows = await this.dataSource.manager.find(ImportRow, {
      where: { import_id: importId, outcome: IsNull() },
      order: { row_number: 'ASC' },
      take: ROWS_AT_ONCE,
    });
    const columns = columnsOf(found);
    const given = rows.map(({ row_number: number, cells }) => ({ number, cells }));
    // on its thread, while no transaction is open
    const checked = rows.length ? await this.reader.check(found.kind, columns, given) : [];
    return this.dataSource.transaction(async (transaction) => {
      const current = await lockImport(transaction, importId, 'checking');
      // another mapping was chosen meanwhile, and the rows were put back
      if (!current || JSON.stringify(current.mapping) !== JSON.stringify(found.mapping)) return current !== undefined;
      if (!rows.length) await finish(transaction, importId);
      else {
        await saveRows(transaction, importId, await matched(transaction, this.targets.of(found.kind), checked));
        await transaction.increment(Import, { import_id: importId }, 'done_rows', rows.length);
      }
      return rows.length > 0;
    });
  }
}

/** The column of each field, counted from 0. */
function columnsOf({ columns, mapping }: Import): FieldColumns {
  const entries = columns.flatMap((name, place) => (mapping[name] ? [[mapping[name], place] as const] : []));
  return Object.fromEntries(entries);
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
