import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { User } from '../../auth/accounts/user.entity.js';
import { Connection } from '../../connections/connection.entity.js';
import { MomentOfInsert, OneOf } from '../../platform/database/column-types.js';
import { JOINING_ITEMS, type JoiningItem } from './offer-state.js';

/** Something that is done before a person joins (docs/rules.md#joining). */
@Entity('joining_ticks')
@OneOf('ck_joining_ticks_item', 'item', JOINING_ITEMS)
export class JoiningTick {
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'pk_joining_ticks' })
  @ForeignKey(() => Connection, { name: 'fk_joining_ticks_connection', onDelete: 'CASCADE' })
  connection_id: number;

  @PrimaryColumn('varchar', { length: 24, primaryKeyConstraintName: 'pk_joining_ticks' })
  item: JoiningItem;

  @MomentOfInsert()
  ticked_at: Date;

  /** Null when the account was deleted. */
  @Column('integer', { nullable: true })
  @ForeignKey(() => User, { name: 'fk_joining_ticks_ticked_by', onDelete: 'SET NULL' })
  ticked_by: number | null;
}
