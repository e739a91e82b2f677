import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { MomentOfInsert } from '../platform/database/column-types.js';
import { expires } from '../platform/database/expiry.js';
import { User } from './accounts/user.entity.js';

/** A device or network from which an account has logged in. It gives no rights, only rate limits of its own. */
@Entity('known_origins')
@Check('ck_known_origins_kind', `kind in ('device', 'network')`)
export class TrustedDeviceRecord {
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'pk_known_origins' })
  @ForeignKey(() => User, { name: 'fk_known_origins_user', onDelete: 'CASCADE' })
  user_id: number;

  /** Keyed hash of the device's cookie, or of the network. */
  @PrimaryColumn('varchar', { length: 64, primaryKeyConstraintName: 'pk_known_origins' })
  origin_hash: string;

  @Column('varchar', { length: 10 })
  kind: 'device' | 'network';

  /** Of the last login, to the day. */
  @MomentOfInsert()
  last_seen_at: Date;
}

expires('known_origins', `last_seen_at < now() - interval '90 days'`);
/** An account keeps the 20 devices and the 20 networks that it saw last. */
expires(
  'known_origins',
  `(user_id, origin_hash) in (select user_id, origin_hash from (
     select user_id, origin_hash, row_number() over (partition by user_id, kind order by last_seen_at desc) as place from known_origins) ranked
   where place > 20)`,
);
