import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { User } from '../../auth/accounts/user.entity.js';

/** The ways that an account chose for a kind of notification. */
@Entity('notification_preferences')
export class NotificationPreference {
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'pk_notification_preferences' })
  @ForeignKey(() => User, { name: 'fk_notification_preferences_user', onDelete: 'CASCADE' })
  user_id: number;

  @PrimaryColumn('varchar', { length: 40, primaryKeyConstraintName: 'pk_notification_preferences' })
  kind: string;

  @Column('boolean')
  bell: boolean;

  @Column('boolean')
  mail: boolean;

  @Column('boolean')
  push: boolean;
}
