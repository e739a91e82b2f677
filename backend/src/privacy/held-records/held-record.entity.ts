import { Column, Entity, ForeignKey } from 'typeorm';
import { Key, Moment, MomentOfInsert } from '../../platform/database/column-types.js';
import { expires } from '../../platform/database/expiry.js';

declare module '../../auth/audit/audit.service.js' {
  interface AuditKinds {
    'held record': true;
  }
}

/** What was known of an erased person, sealed until a year after its last processing (docs/rules.md#held-records). */
@Entity('held_records')
export class HeldRecord {
  @Key('pk_held_records')
  held_id: number;

  /** Keyed hashes of the person's e-mails, former ones too. */
  @Column('varchar', { length: 64, array: true, select: false })
  email_hashes: string[];

  @Column('bytea', { select: false })
  sealed: Buffer;

  /** The last processing: the year runs from here. */
  @Moment()
  processed_at: Date;

  @Moment()
  ends_at: Date;

  @MomentOfInsert()
  held_at: Date;
}

/** A file of the person, sealed by itself; it goes with the record. */
@Entity('held_files')
export class HeldFile {
  @Key('pk_held_files')
  held_file_id: number;

  @Column('integer')
  @ForeignKey(() => HeldRecord, { name: 'fk_held_files_record', onDelete: 'CASCADE' })
  held_id: number;

  @Column('bytea', { select: false })
  sealed: Buffer;
}

expires('held_records', 'ends_at <= now()');
