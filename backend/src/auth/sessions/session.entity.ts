import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Moment, MomentOfInsert } from '../../platform/database/column-types.js';
import { expires } from '../../platform/database/expiry.js';
import { User } from '../accounts/user.entity.js';

/** A session that began with a login, as its owner sees it. What ends it is the account's version, or a revoked token. */
@Entity('sessions')
export class Session {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_sessions' })
  token_id: string;

  @Column('integer')
  @ForeignKey(() => User, { name: 'fk_sessions_user', onDelete: 'CASCADE' })
  user_id: number;

  @Column('integer')
  session_version: number;

  /** Browser and system in words: 'Firefox, Windows'. */
  @Column('varchar', { length: 60 })
  browser: string;

  /** The IPv4 address, or the /64 of an IPv6 address. */
  @Column('varchar', { length: 60 })
  network: string;

  @MomentOfInsert()
  began_at: Date;

  /** To five minutes. */
  @MomentOfInsert()
  last_used_at: Date;

  /** When the person last proved who they are. */
  @MomentOfInsert()
  fresh_at: Date;

  @Moment()
  expires_at: Date;
}

expires('sessions', `expires_at < now() - interval '13 months'`);
