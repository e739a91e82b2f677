import { type RowReading } from './fields/checked-row.js';
import { type ImportKind } from './fields/import-field.js';
import { type Mapping } from './fields/mapping.js';
import { type RefusalCode, type TableFacts } from './reading/read-table.js';

/** Checks rows, whose JSON stands behind it. */
export type CheckTask = { task: 'check' } & RowReading;

/** What is asked about a file of records, in the sandbox. */
export type ImportTask = { task: 'read'; kind: ImportKind } | CheckTask;

/** What a file holds, and what its columns seem to be. */
export interface TableHead extends TableFacts {
  /** The number of the header's row; null when the file has none. */
  headerRow: number | null;
  columns: string[];
  mapping: Mapping;
  rowCount: number;
  /** How many lines of rows follow. */
  pieces: number;
}

/** Why a file is not taken, and because of which row. */
export interface Refusal {
  refusal: RefusalCode;
  row: number;
}
