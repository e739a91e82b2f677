import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { User } from '../../auth/accounts/user.entity.js';
import { Moment, MomentOfInsert } from '../../platform/database/column-types.js';

/** Who may act for a person after death or incapacity (DPDP Act 2023, s.14). It goes with the account. */
@Entity('nominees')
@Check('ck_nominees_claim', `num_nulls(claim_accepted, claim_reason, claim_decided_at) in (0, 3)`)
export class Nominee {
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'pk_nominees' })
  @ForeignKey(() => User, { name: 'fk_nominees_user', onDelete: 'CASCADE' })
  user_id: number;

  @Column('varchar', { length: 100 })
  name: string;

  @Column('varchar', { length: 254 })
  email: string;

  @MomentOfInsert()
  named_at: Date;

  /** Whether a super admin let the nominee act; null while no claim was decided. */
  @Column('boolean', { nullable: true })
  claim_accepted: boolean | null;

  @Column('varchar', { length: 500, nullable: true })
  claim_reason: string | null;

  @Moment({ nullable: true })
  claim_decided_at: Date | null;
}
