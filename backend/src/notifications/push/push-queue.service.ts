import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';

/** Queues pushes to the browsers of accounts. */
@Injectable()
export class PushQueue {
  /** In the caller's transaction; sent once it is committed. */
  async add(_transaction: EntityManager, _userIds: readonly number[]): Promise<void> {
    // once there are subscriptions
  }
}
