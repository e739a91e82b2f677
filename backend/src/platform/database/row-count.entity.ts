import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * Exact row counts, maintained by statement triggers. A total is the sum over its slots: writers of different database
 * sessions use different slots, so they do not wait for each other.
 */
@Entity('row_counts')
export class RowCount {
  @PrimaryColumn('varchar', { length: 40, primaryKeyConstraintName: 'pk_row_counts' })
  list: string;

  /** The placement status, for connections; empty for the other lists. */
  @PrimaryColumn('varchar', { length: 40, default: '', primaryKeyConstraintName: 'pk_row_counts' })
  facet: string;

  @PrimaryColumn('smallint', { primaryKeyConstraintName: 'pk_row_counts' })
  slot: number;

  @Column('bigint')
  n: string;
}
