import { Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Moment } from '../../platform/database/column-types.js';
import { User } from '../accounts/user.entity.js';

/** A code that stands in for a lost factor, once. Stored as its SHA-256: it has 120 random bits. */
@Entity('recovery_codes')
export class RecoveryCode {
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'pk_recovery_codes' })
  @ForeignKey(() => User, { name: 'fk_recovery_codes_user', onDelete: 'CASCADE' })
  user_id: number;

  @PrimaryColumn('varchar', { length: 64, primaryKeyConstraintName: 'pk_recovery_codes' })
  code_hash: string;

  @Moment({ nullable: true })
  used_at: Date | null;
}
