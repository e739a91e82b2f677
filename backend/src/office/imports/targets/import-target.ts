import { type EntityManager } from 'typeorm';
import { type AuditKind } from '../../../auth/audit/audit.service.js';
import { type FieldErrorDto } from '../../../platform/errors/error-body.dto.js';
import { type Import } from '../import.entity.js';
import { type RowOutcome } from '../import-row.entity.js';

/** A row without errors, on its way to a record. */
export interface RowToImport {
  row_number: number;
  values: Record<string, unknown>;
  identity: string;
  phone: string | null;
}

/** What a row is about, as far as the database knows. */
export interface Match {
  outcome: RowOutcome;
  recordId: number | null;
  reasons: FieldErrorDto[];
  /** Values that writing the row would replace, and by what. */
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

/** A record that was written. */
export interface WrittenRecord {
  id: number;
  version: number;
  name: string;
}

/** A row whose record has been used since, and how. */
export interface UsedRow {
  row_number: number;
  name: string;
  use: string;
}

/** Where rows of one kind go. */
export interface ImportTarget {
  auditKind: AuditKind;
  /**
   * What each row is about, in their order.
   * @param isLocking locks the found records until the transaction ends
   */
  match: (transaction: EntityManager, rows: readonly RowToImport[], isLocking: boolean) => Promise<Match[]>;
  /** Makes records. @returns nothing for a row whose e-mail got an account since `match`, which is to be called again for it */
  create: (
    transaction: EntityManager,
    rows: readonly RowToImport[],
    of: Pick<Import, 'source'>,
  ) => Promise<(WrittenRecord | undefined)[]>;
  /** Changes a record that `match` has locked. */
  update: (transaction: EntityManager, id: number, changes: Record<string, unknown>) => Promise<WrittenRecord>;
  /** The table and the key of the records, for SQL. */
  table: { name: string; key: string; nameColumn: string };
  /** SQL conditions on a record `t`: each holds when it is used, in the words that say how. */
  uses: Readonly<Record<string, string>>;
  /** Deletes records that a row made, with their accounts. */
  remove: (transaction: EntityManager, ids: number[]) => Promise<void>;
}

const NOTHING = { before: {}, after: {} };

export const newRecord = (): Match => ({ outcome: 'new', recordId: null, reasons: [], ...NOTHING });

export const refused = (field: string, message: string): Match => ({
  outcome: 'error',
  recordId: null,
  reasons: [{ field, message }],
  ...NOTHING,
});

/** A record that the row is about. */
export function known(recordId: number, changes: Pick<Match, 'before' | 'after'> | undefined): Match {
  return { outcome: changes ? 'update' : 'same', recordId, reasons: [], ...(changes ?? NOTHING) };
}

/** A record that may be about the same. */
export function alike(
  recordId: number,
  changes: Pick<Match, 'before' | 'after'> | undefined,
  reason: FieldErrorDto,
): Match {
  return { outcome: 'duplicate', recordId, reasons: [reason], ...(changes ?? NOTHING) };
}
