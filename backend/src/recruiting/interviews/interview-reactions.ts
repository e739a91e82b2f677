import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { MEMBER_REMOVED, type RemovedMember } from '../../companies/members/members.service.js';
import { Reacts } from '../../platform/transactions/transaction-events.js';
import { SUBMISSION_ENDED, type SubmissionEnded } from '../submissions/submission.events.js';
import { InterviewsService } from './interviews.service.js';

/** What becomes of interviews when something else ends. */
@Injectable()
export class InterviewReactions {
  constructor(private readonly interviews: InterviewsService) {}

  /** What a company no longer sees has no interviews: they are cancelled before the connection goes. */
  @Reacts(SUBMISSION_ENDED, { order: 2 })
  async cancel(transaction: EntityManager, { actor, connectionIds, reason }: SubmissionEnded): Promise<void> {
    for (const id of connectionIds) await this.interviews.cancelAll(transaction, actor, id, reason);
  }

  @Reacts(MEMBER_REMOVED, { order: 1 })
  async forget(transaction: EntityManager, member: RemovedMember): Promise<void> {
    await this.interviews.forget(transaction, member);
  }
}
