import { Column, Entity, ForeignKey } from 'typeorm';
import { User } from '../../auth/accounts/user.entity.js';
import { Key, Moment, MomentOfInsert } from '../../platform/database/column-types.js';
import { expires } from '../../platform/database/expiry.js';

/** Something that an account is told: a kind and the key of a record, and no text. */
@Entity('notifications')
export class Notification {
  /** A line that is repeated gets a new one, so that reading up to a key reads what was shown. */
  @Key('pk_notifications')
  notification_id: number;

  @Column('integer')
  @ForeignKey(() => User, { name: 'fk_notifications_user', onDelete: 'CASCADE' })
  user_id: number;

  @Column('varchar', { length: 40 })
  kind: string;

  @Column('varchar', { length: 20 })
  record_kind: string;

  /** Of a record that may be gone by now. */
  @Column('integer')
  record_id: number;

  /** How often within five minutes of each other. */
  @Column('integer', { default: 1 })
  times: number;

  /** The ways that its reader wanted when it came. */
  @Column('boolean')
  bell: boolean;

  @Column('boolean')
  mail: boolean;

  @Column('boolean')
  push: boolean;

  /** From then on it passes at night and beside the digest; null for one that always waits. */
  @Moment({ nullable: true })
  urgent_from: Date | null;

  @MomentOfInsert()
  created_at: Date;

  @Moment({ nullable: true })
  read_at: Date | null;

  /** The same for all that one mail told. */
  @Moment({ nullable: true })
  mailed_at: Date | null;
}

expires('notifications', `created_at < now() - interval '90 days'`);
