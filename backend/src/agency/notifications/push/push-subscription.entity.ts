import { Column, Entity, ForeignKey, Unique } from 'typeorm';
import { User } from '../../../auth/accounts/user.entity.js';
import { Key, Moment, MomentOfInsert } from '../../../platform/database/column-types.js';
import { expires } from '../../../platform/database/expiry.js';

/** In characters; those of today's browsers have 200 to 600. */
export const MAX_ENDPOINT = 1_000;

/** A browser that may be pushed to for as long as a session lasts: the next person at the same computer gets nothing of the last one. */
@Entity('push_subscriptions')
@Unique('uq_push_subscriptions_endpoint', ['endpoint'])
export class PushSubscription {
  @Key('pk_push_subscriptions')
  subscription_id: number;

  @Column('integer')
  @ForeignKey(() => User, { name: 'fk_push_subscriptions_user', onDelete: 'CASCADE' })
  user_id: number;

  /** The session's token, its version and its end. */
  @Column('uuid')
  token_id: string;

  @Column('integer')
  session_version: number;

  @Moment()
  session_ends_at: Date;

  @Column('varchar', { length: MAX_ENDPOINT })
  endpoint: string;

  /** The browser's public key, and a secret of the subscription, both in base64url. */
  @Column('varchar', { length: 100 })
  p256dh: string;

  @Column('varchar', { length: 50 })
  auth: string;

  @MomentOfInsert()
  created_at: Date;
}

/** SQL on a subscription `s` and its account `u`: the session goes on. */
export const SESSION_HOLDS = `s.session_ends_at > now() and u.disabled_at is null and u.session_version = s.session_version
  and not exists (select from revoked_tokens r where r.token_id = s.token_id)`;

expires(
  'push_subscriptions',
  `not exists (select from users u, push_subscriptions s where u.user_id = s.user_id
    and s.subscription_id = push_subscriptions.subscription_id and ${SESSION_HOLDS})`,
);
