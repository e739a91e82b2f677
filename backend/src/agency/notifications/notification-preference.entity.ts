import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../../auth/accounts/user.entity.js';

/** The ways that an account chose for a kind of notification. */
@Entity('notification_preferences')
export class NotificationPreference {
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'pk_notification_preferences' })
  user_id: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_notification_preferences_user' })
  user: Relation<User>;

  @PrimaryColumn('varchar', { length: 40, primaryKeyConstraintName: 'pk_notification_preferences' })
  kind: string;

  @Column('boolean')
  bell: boolean;

  @Column('boolean')
  mail: boolean;

  @Column('boolean')
  push: boolean;
}
