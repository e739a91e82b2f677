import { Column, Entity, PrimaryColumn } from 'typeorm';
import { MomentOfInsert } from '../../../platform/database/column-types.js';
import { expires } from '../../../platform/database/expiry.js';

/** Backups from before an erasure are gone after 14 days (docs/operations.md#back-up); three weeks more for copies and late deletions. */
export const ERASED_KNOWN_DAYS = 35;

/** By what a restore knows an erased person: keyed hashes, sealed (docs/rules.md#erasure). */
@Entity('erased_people')
export class ErasedPerson {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_erased_people' })
  erased_id: string;

  @Column('bytea', { select: false })
  sealed: Buffer;

  @MomentOfInsert()
  erased_at: Date;
}

expires('erased_people', `erased_at < now() - interval '${ERASED_KNOWN_DAYS} days'`);
