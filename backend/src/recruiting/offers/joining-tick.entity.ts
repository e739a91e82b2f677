import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { User } from '../../auth/accounts/user.entity.js';
import { Connection } from '../../connections/connection.entity.js';
import { MomentOfInsert } from '../../platform/database/column-types.js';
import { type JoiningItem } from './offer-state.js';

/** Something that is done before a person joins (docs/rules.md#joining). */
@Entity('joining_ticks')
@Check(
  'ck_joining_ticks_item',
  `item in ('accepted_in_writing', 'resignation_handed_in', 'last_day_known', 'documents_named', 'first_day_sent')`,
)
export class JoiningTick {
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'pk_joining_ticks' })
  @ForeignKey(() => Connection, { name: 'fk_joining_ticks_connection', onDelete: 'CASCADE' })
  connection_id: number;

  @PrimaryColumn('varchar', { length: 24, primaryKeyConstraintName: 'pk_joining_ticks' })
  item: JoiningItem;

  @MomentOfInsert()
  ticked_at: Date;

  /** Null when the account was deleted. */
  @Index('ix_joining_ticks_ticked_by')
  @Column('integer', { nullable: true })
  @ForeignKey(() => User, { name: 'fk_joining_ticks_ticked_by', onDelete: 'SET NULL' })
  ticked_by: number | null;
}
