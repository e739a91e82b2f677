import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * Exact row counts, kept by statement triggers. A total is the sum over its slots: writers of different database
 * sessions use different slots, so they do not wait for each other.
 */
@Entity('kept_totals')
export class RowCount {
  @PrimaryColumn('varchar', { length: 40, primaryKeyConstraintName: 'pk_kept_totals' })
  list: string;

  /** The placement status, for connections; empty for the other lists. */
  @PrimaryColumn('varchar', { length: 40, default: '', primaryKeyConstraintName: 'pk_kept_totals' })
  facet: string;

  @PrimaryColumn('smallint', { primaryKeyConstraintName: 'pk_kept_totals' })
  slot: number;

  @Column('bigint')
  n: string;
}
