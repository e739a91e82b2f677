import { Column, Entity, PrimaryColumn } from 'typeorm';
import { expires } from '../database/expiry.js';

/** What was counted for a limit, shared by every process on this database. */
@Entity('rate_limits')
export class RateLimit {
  @PrimaryColumn('varchar', { length: 255, primaryKeyConstraintName: 'pk_rate_limits' })
  key: string;

  @Column('integer', { default: 0 })
  points: number;

  /** When the counter begins anew, in milliseconds since 1970 by the clock of the database. */
  @Column('bigint', { nullable: true })
  expire: string | null;

  /** How long it lasts at most, from whenever it is looked at. */
  @Column('integer', { nullable: true })
  seconds: number | null;
}

expires('rate_limits', 'expire < extract(epoch from now()) * 1000');
