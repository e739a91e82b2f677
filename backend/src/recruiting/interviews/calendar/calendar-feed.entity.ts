import { Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { User } from '../../../auth/accounts/user.entity.js';
import { MomentOfInsert } from '../../../platform/database/column-types.js';

/** The address at which an account's calendar reads its interviews; its token is stored as SHA-256. */
@Entity('calendar_feeds')
@Unique('uq_calendar_feeds_token', ['token_hash'])
export class CalendarFeed {
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'pk_calendar_feeds' })
  @ForeignKey(() => User, { name: 'fk_calendar_feeds_user', onDelete: 'CASCADE' })
  user_id: number;

  @Column('varchar', { length: 64 })
  token_hash: string;

  /** Of the account when it was made: what ends all sessions ends the address. */
  @Column('integer')
  session_version: number;

  @MomentOfInsert()
  created_at: Date;
}
