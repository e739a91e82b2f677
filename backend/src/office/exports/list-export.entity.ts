import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { User } from '../../auth/accounts/user.entity.js';
import { type Actor } from '../../auth/audit/audit.service.js';
import { Key, Moment, MomentOfInsert, OneOf } from '../../platform/database/column-types.js';
import { expires } from '../../platform/database/expiry.js';

export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export const EXPORT_STATES = ['waiting', 'running', 'ready', 'failed'] as const;
export type ExportState = (typeof EXPORT_STATES)[number];

/** A file of a whole list, for the admin who asked for it. It goes after a day. */
@Entity('list_exports')
@OneOf('ck_list_exports_format', 'format', EXPORT_FORMATS)
@OneOf('ck_list_exports_state', 'state', EXPORT_STATES)
export class ListExport {
  @Key('pk_list_exports')
  export_id: number;

  @Column('varchar', { length: 40 })
  resource: string;

  @Column('jsonb', { default: {} })
  filter: object;

  /** Field and direction; null for newest first. */
  @Column('jsonb', { nullable: true })
  sort: [string, string] | null;

  @Column('varchar', { length: 4 })
  format: ExportFormat;

  @Column('varchar', { length: 10, default: 'waiting' })
  state: ExportState;

  /** Rows that are in the file so far. */
  @Column('integer', { default: 0 })
  row_count: number;

  @Column('integer', { default: 0 })
  size_bytes: number;

  @Column('varchar', { length: 200, nullable: true })
  problem: string | null;

  /** Who asked, for the audit log. */
  @Column('jsonb')
  actor: Actor;

  @Column('integer')
  @ForeignKey(() => User, { name: 'fk_list_exports_created_by', onDelete: 'CASCADE' })
  created_by: number;

  @MomentOfInsert()
  created_at: Date;

  @Moment({ nullable: true })
  ready_at: Date | null;
}

/** A piece of such a file. */
@Entity('list_export_pieces')
export class ListExportPiece {
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'pk_list_export_pieces' })
  @ForeignKey(() => ListExport, { name: 'fk_list_export_pieces_export', onDelete: 'CASCADE' })
  export_id: number;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'pk_list_export_pieces' })
  place: number;

  @Column('bytea')
  content: Buffer;
}

expires('list_exports', `created_at < now() - interval '1 day'`);
