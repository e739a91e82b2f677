import { Check, Column, Entity, ForeignKey } from 'typeorm';
import { User } from '../../auth/accounts/user.entity.js';
import { type Actor } from '../../auth/audit/audit.service.js';
import { type Source, SOURCES } from '../../employees/source.js';
import { Key, Moment, MomentOfInsert, OneOf } from '../../platform/database/column-types.js';
import { IMPORT_KINDS, type ImportKind } from './fields/import-field.js';

declare module '../../auth/audit/audit.service.js' {
  interface AuditKinds {
    import: true;
  }
}

/** States in which something is under way. */
export const WORKING_STATES = ['checking', 'running', 'undoing'] as const;
export type WorkingState = (typeof WORKING_STATES)[number];
export const isWorkingState = (state: ImportState): state is WorkingState =>
  WORKING_STATES.includes(state as WorkingState);

/** Checked without writing anything, run, and undone as a whole; or stopped in the middle of one of these. */
export const IMPORT_STATES = ['checking', 'checked', 'running', 'done', 'undoing', 'undone', 'failed'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** What happens to rows whose record is there already. */
export const ON_DUPLICATE = ['skip', 'update', 'review'] as const;
export type OnDuplicate = (typeof ON_DUPLICATE)[number];

/** A file of records that an admin brought. The file itself is not kept; its rows are, for 30 days. */
@Entity('imports')
@OneOf('ck_imports_kind', 'kind', IMPORT_KINDS)
@Check('ck_imports_file_type', `file_type in ('csv', 'xlsx')`)
@OneOf('ck_imports_state', 'state', IMPORT_STATES)
@Check(
  'ck_imports_stopped_in',
  `(state = 'failed') = (stopped_in is not null) and stopped_in in ('checking', 'running', 'undoing')`,
)
@OneOf('ck_imports_source', 'source', SOURCES)
@OneOf('ck_imports_on_duplicate', 'on_duplicate', ON_DUPLICATE)
export class Import {
  @Key('pk_imports')
  import_id: number;

  @Column('varchar', { length: 20 })
  kind: ImportKind;

  @Column('varchar', { length: 255 })
  file_name: string;

  @Column('varchar', { length: 4 })
  file_type: 'csv' | 'xlsx';

  @Column('integer')
  size_bytes: number;

  @Column('char', { length: 64 })
  sha256: string;

  @Column('varchar', { length: 20, nullable: true })
  encoding: string | null;

  @Column('varchar', { length: 1, nullable: true })
  delimiter: string | null;

  /** The sheet that was read. */
  @Column('varchar', { length: 255, nullable: true })
  sheet: string | null;

  @Column('jsonb', { default: [] })
  other_sheets: string[];

  /** Its number in the file; null when the file has none. */
  @Column('integer', { nullable: true })
  header_row: number | null;

  /** Cells that held formulas, whose text was taken. */
  @Column('integer', { default: 0 })
  formulas: number;

  @Column('integer', { default: 0 })
  merged_cells: number;

  /** Names of the columns, in their order. */
  @Column('jsonb')
  columns: string[];

  /** The field that each column fills, by its name; null for none. */
  @Column('jsonb')
  mapping: Record<string, string | null>;

  /** Required fields that no column fills. */
  @Column('jsonb', { default: [] })
  missing_fields: string[];

  @Column('varchar', { length: 10, default: 'checking' })
  state: ImportState;

  /** Of a failed one: what was under way. */
  @Column('varchar', { length: 10, nullable: true })
  stopped_in: WorkingState | null;

  /** Of a failed one: why it stopped, for people. */
  @Column('varchar', { length: 300, nullable: true })
  problem: string | null;

  /** Lines of the text, or rows of the sheet, that are not empty; null for files of before they were counted. */
  @Column('integer', { nullable: true })
  line_count: number | null;

  @Column('integer')
  row_count: number;

  /** Of the step that is under way. */
  @Column('integer', { default: 0 })
  done_rows: number;

  /** Rows by what the dry run found. */
  @Column('jsonb', { default: {} })
  counts: Record<string, number>;

  /** Rows by what became of them. */
  @Column('jsonb', { default: {} })
  results: Record<string, number>;

  @Column('varchar', { length: 6, nullable: true })
  on_duplicate: OnDuplicate | null;

  /** Where its people come from; null until it is run, and of other kinds. */
  @Column('varchar', { length: 10, nullable: true })
  source: Source | null;

  /** Who runs it, or undoes it, for the audit log. */
  @Column('jsonb', { nullable: true })
  actor: Actor | null;

  /** Null once the account is gone. */
  @Column('integer', { nullable: true })
  @ForeignKey(() => User, { name: 'fk_imports_created_by', onDelete: 'SET NULL' })
  created_by: number | null;

  @MomentOfInsert()
  created_at: Date;

  @Moment({ nullable: true })
  started_at: Date | null;

  @Moment({ nullable: true })
  finished_at: Date | null;

  @Moment({ nullable: true })
  undone_at: Date | null;
}
