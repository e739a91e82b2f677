import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { PreparedStatement } from '../../../platform/database/prepared-statement.js';
import { WorkQueue } from '../../../platform/work/work-queue.js';
import { IS_QUIET } from '../quiet-hours.js';
import { SESSION_HOLDS } from './push-subscription.entity.js';

declare module '../../../platform/work/work-queue.js' {
  interface JobPayloads {
    web_pushes: { subscriptionId: number };
  }
}

/** At night only what is urgent is pushed. */
const SUBSCRIPTIONS = new PreparedStatement<{ subscription_id: number }>(`
  select s.subscription_id from push_subscriptions s join users u using (user_id)
  where s.user_id = any($1::integer[]) and ${SESSION_HOLDS} and ($2::boolean or not ${IS_QUIET})`);

/** Queues pushes to the browsers of accounts. */
@Injectable()
export class PushQueue {
  constructor(private readonly queue: WorkQueue) {}

  /** In the caller's transaction; sent once it is committed. One that waits stands for all that come until then. */
  async add(transaction: EntityManager, userIds: readonly number[], isUrgent: boolean): Promise<void> {
    if (!userIds.length) return;
    for (const { subscription_id: subscriptionId } of await SUBSCRIPTIONS.within(transaction, [userIds, isUrgent]))
      await this.queue.add(transaction, 'web_pushes', { subscriptionId }, subscriptionId);
  }
}
