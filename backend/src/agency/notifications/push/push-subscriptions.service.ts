import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { type Caller } from '../../../platform/http/caller.js';
import { type MessageDto } from '../../../platform/http/message.dto.js';
import { type SubscribeDto } from './push.dto.js';
import { PushSubscription } from './push-subscription.entity.js';

const MAX_OF_ACCOUNT = 10;

/** The account's oldest ones beyond the maximum. */
const TOO_MANY = `delete from push_subscriptions where subscription_id in (
  select subscription_id from push_subscriptions where user_id = $1 order by created_at desc, subscription_id desc offset ${MAX_OF_ACCOUNT})`;

/** Browsers that are pushed to, each for one session. */
@Injectable()
export class PushSubscriptionsService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Subscribes the browser of this session; the account that used it before is pushed to no more. */
  async add(caller: Caller, { endpoint, keys: { p256dh, auth } }: SubscribeDto): Promise<MessageDto> {
    const { userId: user_id, tokenId: token_id, sessionVersion: session_version, tokenExpires } = caller;
    const session = { user_id, token_id, session_version, session_ends_at: new Date(tokenExpires * 1_000) };
    await this.dataSource.transaction(async (transaction) => {
      await transaction.upsert(PushSubscription, { ...session, endpoint, p256dh, auth }, ['endpoint']);
      await transaction.query(TOO_MANY, [user_id]);
    });
    return { message: 'This browser is told of news' };
  }

  /** Ends what this session subscribed to. */
  async remove({ tokenId: token_id, userId: user_id }: Caller): Promise<MessageDto> {
    await this.dataSource.manager.delete(PushSubscription, { token_id, user_id });
    return { message: 'This browser is told of nothing any more' };
  }
}
