import { Column, Entity } from 'typeorm';
import { Key, Moment, MomentOfChange, OneOf, SearchText } from '../../platform/database/column-types.js';
import { expires, expiresByFunction } from '../../platform/database/expiry.js';
import { DUPLICATE_KINDS, type DuplicateKind } from './merge-kind.js';
import { type Journal, type MovedStep } from './merge-record.js';

export const MAX_MERGE_REASON = 500;

/** Two records that were made one. It goes with the winner. Only functions of the database write it. */
@Entity('merges')
@OneOf('ck_merges_kind', 'kind', DUPLICATE_KINDS)
export class Merge {
  @Key('pk_merges')
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

  /** Its account, which is deleted once the merge cannot be undone any more. */
  @Column('integer', { nullable: true })
  loser_user_id: number | null;

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

  /** Why, where the two formed no pair. */
  @Column('varchar', { length: MAX_MERGE_REASON, nullable: true })
  reason: string | null;

  /** What an undo needs; null once there can be none. */
  @Column('jsonb', { nullable: true })
  journal: Journal | null;

  /** What the database moved, for the undo. */
  @Column('jsonb', { nullable: true })
  moved: MovedStep[] | null;

  /** The transaction that merges or undoes at this moment: references may follow in it. */
  @Column('bigint', { nullable: true })
  moving: string | null;

  @SearchText()
  search_text: string;
}

expiresByFunction('merges', 'purge_merges');
/** The account of the record that was merged away goes once the merge cannot be undone. */
expires('users', 'user_id in (select loser_user_id from merges where undone_at is null and undo_until < now())');
