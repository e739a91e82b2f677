import { Column, Entity, ForeignKey, Unique } from 'typeorm';
import { Key, OneOf } from '../../platform/database/column-types.js';
import { expires } from '../../platform/database/expiry.js';
import { type FieldErrorDto } from '../../platform/errors/error-body.dto.js';
import { Import } from './import.entity.js';

/** What the dry run finds: no record like it, a record with other values, with the same ones, one that may be the same, or an error. */
export const ROW_OUTCOMES = ['new', 'update', 'same', 'duplicate', 'error'] as const;
export type RowOutcome = (typeof ROW_OUTCOMES)[number];

/** What became of a row. `review` waits for an admin to decide. */
export const ROW_STATES = ['waiting', 'created', 'updated', 'same', 'skipped', 'review', 'error', 'undone'] as const;
export type RowState = (typeof ROW_STATES)[number];

/** A row of an imported file. */
@Entity('import_rows')
@Unique('uq_import_rows_number', ['import_id', 'row_number'])
@OneOf('ck_import_rows_outcome', 'outcome', ROW_OUTCOMES)
@OneOf('ck_import_rows_state', 'state', ROW_STATES)
export class ImportRow {
  @Key('pk_import_rows')
  import_row_id: number;

  @Column('integer')
  @ForeignKey(() => Import, { name: 'fk_import_rows_import', onDelete: 'CASCADE' })
  import_id: number;

  /** As in the file, counted from 1. */
  @Column('integer')
  row_number: number;

  @Column('text', { array: true })
  cells: string[];

  @Column('varchar', { length: 10, nullable: true })
  outcome: RowOutcome | null;

  @Column('jsonb', { default: [] })
  reasons: FieldErrorDto[];

  /** Checked, as the record stores them; null while they are not. */
  @Column('jsonb', { nullable: true })
  field_values: Record<string, unknown> | null;

  /** What the record is known by: the e-mail, or company, title and place of a job. */
  @Column('text', { nullable: true })
  identity: string | null;

  @Column('varchar', { length: 10, nullable: true })
  phone: string | null;

  @Column('varchar', { length: 10, default: 'waiting' })
  state: RowState;

  /** The record that it made or changed, or may be. */
  @Column('integer', { nullable: true })
  record_id: number | null;

  /** Of a changed record: the values it had. */
  @Column('jsonb', { nullable: true })
  before: Record<string, unknown> | null;

  /** Version of the record once the row was done. A different one now means that it was edited since. */
  @Column('integer', { nullable: true })
  record_version: number | null;
}

expires(
  'import_rows',
  `import_id in (select import_id from imports where coalesce(finished_at, created_at) < now() - interval '30 days')`,
);
