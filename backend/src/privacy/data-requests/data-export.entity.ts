import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { User } from '../../auth/accounts/user.entity.js';
import { Moment, MomentOfInsert, OneOf } from '../../platform/database/column-types.js';
import { expires } from '../../platform/database/expiry.js';

export const DATA_EXPORT_STATES = ['waiting', 'ready', 'failed'] as const;
export type DataExportState = (typeof DATA_EXPORT_STATES)[number];

/** In days, from when the file is ready. */
export const DATA_EXPORT_DAYS = 7;

/** A download of the own data: one of each account at a time. It goes with the account. */
@Entity('data_exports')
@OneOf('ck_data_exports_state', 'state', DATA_EXPORT_STATES)
@Check('ck_data_exports_ready', `(state = 'ready') = (ready_at is not null)`)
export class DataExport {
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'pk_data_exports' })
  @ForeignKey(() => User, { name: 'fk_data_exports_user', onDelete: 'CASCADE' })
  user_id: number;

  @Column('varchar', { length: 7, default: 'waiting' })
  state: DataExportState;

  @Column('integer', { default: 0 })
  size_bytes: number;

  @MomentOfInsert()
  asked_at: Date;

  @Moment({ nullable: true })
  ready_at: Date | null;
}

@Entity('data_export_files')
export class DataExportFile {
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'pk_data_export_files' })
  @ForeignKey(() => DataExport, { name: 'fk_data_export_files_export', onDelete: 'CASCADE' })
  user_id: number;

  /** A ZIP archive. */
  @Column('bytea')
  content: Buffer;
}

expires('data_exports', `coalesce(ready_at, asked_at) < now() - interval '${DATA_EXPORT_DAYS} days'`);
