import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Counters of `rate-limiter-flexible`, shared by every process on this database. The library reads and writes them. */
@Entity('rate_limits')
@Index('ix_rate_limits_expiry', ['expire'])
export class RateLimit {
  @PrimaryColumn('varchar', { length: 255, primaryKeyConstraintName: 'pk_rate_limits' })
  key: string;

  @Column('integer', { default: 0 })
  points: number;

  /** Milliseconds since 1970. */
  @Column('bigint', { nullable: true })
  expire: string | null;
}
