import { type EntityManager } from 'typeorm';
import { type Actor, SYSTEM } from '../../auth/audit/audit.service.js';
import { type FieldErrorDto } from '../../platform/errors/error-body.dto.js';
import { Import } from './import.entity.js';
import { type ImportRow, type RowOutcome, type RowState } from './import-row.entity.js';
import { type RowToImport } from './targets/import-target.js';

/** What is to be written about a row. */
export interface RowChange {
  row_number: number;
  outcome: RowOutcome | null;
  state: RowState;
  reasons: readonly FieldErrorDto[];
  values?: Record<string, unknown> | null;
  identity?: string | null;
  phone?: string | null;
  record_id?: number | null;
  before?: Record<string, unknown> | null;
  record_version?: number | null;
}

/** Writes what became of rows, in one statement. */
export async function saveRows(
  transaction: EntityManager,
  importId: number,
  changes: readonly RowChange[],
): Promise<void> {
  if (!changes.length) return;
  await transaction.query(
    `update import_rows r set outcome = c.outcome, state = c.state, reasons = c.reasons, field_values = c.values,
       identity = c.identity, phone = c.phone, record_id = c.record_id, before = c.before, record_version = c.record_version
     from jsonb_to_recordset($2::jsonb) c (row_number integer, outcome varchar, state varchar, reasons jsonb, values jsonb,
       identity text, phone varchar, record_id integer, before jsonb, record_version integer)
     where r.import_id = $1 and r.row_number = c.row_number`,
    [importId, JSON.stringify(changes)],
  );
}

/**
 * Saves rows of a file.
 * @param rows as JSON
 */
export async function insertRows(transaction: EntityManager, importId: number, rows: string): Promise<void> {
  await transaction.query(
    `insert into import_rows (import_id, row_number, cells)
     select $1, number, cells from jsonb_to_recordset($2::jsonb) r (number integer, cells text[])`,
    [importId, rows],
  );
}

/** A row without errors, as it goes to a record. */
export function rowToImport({ row_number, field_values, identity, phone }: ImportRow): RowToImport {
  return { row_number, values: field_values ?? {}, identity: identity ?? '', phone };
}

/** Who runs an import, or undoes it. */
export function actorOf({ actor }: Import): Actor {
  return actor ?? SYSTEM;
}

/** Locks an import, if it is in this state. Other transactions that lock it wait. */
export async function lockImport(
  transaction: EntityManager,
  import_id: number,
  state: Import['state'],
): Promise<Import | undefined> {
  const found = await transaction.findOne(Import, { where: { import_id }, lock: { mode: 'pessimistic_write' } });
  return found?.state === state ? found : undefined;
}

/** How many rows there are of each value. */
export async function countRows(
  transaction: EntityManager,
  importId: number,
  column: 'outcome' | 'state',
): Promise<Record<string, number>> {
  const rows = await transaction.query<{ value: string; n: number }[]>(
    `select ${column} as value, count(*)::int as n from import_rows where import_id = $1 group by 1 order by 1`,
    [importId],
  );
  return Object.fromEntries(rows.map(({ value, n }) => [value, n]));
}

/** Adds counts to counts. */
export function sumOf(counts: Readonly<Record<string, number>>, values: readonly string[]): Record<string, number> {
  const sum = { ...counts };
  for (const value of values) sum[value] = (sum[value] ?? 0) + 1;
  return sum;
}
