import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { User } from '../auth/accounts/user.entity.js';
import { Moment, MomentOfChange, SearchText } from '../platform/database/column-types.js';
import { type DuplicateKind } from './merge-kind.js';
import { type Journal } from './merge-record.js';

/** Two records that were made one. It goes with the winner. */
@Entity('merges')
@Check('ck_merges_kind', `kind in ('employees', 'companies')`)
@Index('uq_merges_loser', { synchronize: false })
@Index('ix_merges_winner', { synchronize: false })
@Index('ix_merges_merged_at', { synchronize: false })
@Index('ix_merges_kind', { synchronize: false })
@Index('ix_merges_winner_id', { synchronize: false })
@Index('ix_merges_loser_id', { synchronize: false })
@Index('ix_merges_loser_user', { synchronize: false })
@Index('ix_merges_undo_until', { synchronize: false })
@Index('ix_merges_search', { synchronize: false })
@Index('ix_merges_moving', { synchronize: false })
export class Merge {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT', primaryKeyConstraintName: 'pk_merges' })
  merge_id: number;

  @Column('varchar', { length: 9 })
  kind: DuplicateKind;

  @Column('integer')
  winner_id: number;

  @Column('varchar', { length: 160 })
  winner_name: string;

  @Column('integer')
  loser_id: number;

  @Column('varchar', { length: 160 })
  loser_name: string;

  /** Null once nobody can undo it any more. */
  @Column('integer', { nullable: true })
  loser_user_id: number | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'loser_user_id', foreignKeyConstraintName: 'fk_merges_loser_user' })
  loserUser: Relation<User> | null;

  @Column('integer', { nullable: true })
  merged_by: number | null;

  @Column('varchar', { length: 254 })
  merged_by_name: string;

  @MomentOfChange()
  merged_at: Date;

  @Moment({ default: () => `(clock_timestamp() + '30 days')` })
  undo_until: Date;

  @Moment({ nullable: true })
  undone_at: Date | null;

  @Column('varchar', { length: 254, nullable: true })
  undone_by_name: string | null;

  /** What an undo needs; null once there can be none. */
  @Column('jsonb', { nullable: true })
  journal: Journal | null;

  /** The transaction that merges or undoes at this moment: references may follow in it. */
  @Column('bigint', { nullable: true })
  moving: string | null;

  @SearchText()
  search_text: string;
}
