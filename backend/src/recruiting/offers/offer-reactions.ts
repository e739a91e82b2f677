import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { type DeletedRecord, RECORD_DELETED } from '../../auth/audit/audited-deletion.js';
import { CONNECTION_CHANGED, type ConnectionChange } from '../../connections/connections.service.js';
import { PreparedStatement } from '../../platform/database/prepared-statement.js';
import { ApiException } from '../../platform/errors/problem.js';
import { Reacts } from '../../platform/transactions/transaction-events.js';
import { SUBMISSION_ENDED, type SubmissionEnded } from '../submissions/submission.events.js';
import { OfferNotificationsService } from './offer-notifications.service.js';
import { DROP_REASON_REQUIRED } from './offers.problems.js';
import { OffersService } from './offers.service.js';

const HAS = new PreparedStatement<{ offers: boolean; accepted: boolean }>(
  `select count(*) > 0 as offers, coalesce(bool_or(state = 'accepted'), false) as accepted from offers where connection_id = $1`,
);

/** What becomes of offers when something else happens. */
@Injectable()
export class OfferReactions {
  constructor(
    private readonly offers: OffersService,
    private readonly notifications: OfferNotificationsService,
  ) {}

  /** Who accepted an offer is dropped with a reason (docs/rules.md#drop-reason); what the agency has to do follows the status. */
  @Reacts(CONNECTION_CHANGED, { order: 4 })
  async followStatus(transaction: EntityManager, change: ConnectionChange): Promise<void> {
    const { connectionId, before, after, isUndo } = change;
    const [has] = await HAS.within(transaction, [connectionId]);
    if (!has?.offers) return;
    const isDropped = after.placement_status === 'dropped' && before.placement_status !== 'dropped';
    if (isDropped && has.accepted && !after.drop_reason && !isUndo) throw new ApiException(DROP_REASON_REQUIRED);
    await this.notifications.follow(transaction, connectionId);
  }

  /** A person who is not shown any more, or withdrew, is offered nothing. */
  @Reacts(SUBMISSION_ENDED, { order: 3 })
  async withdraw(transaction: EntityManager, { actor, connectionIds, ...ended }: SubmissionEnded): Promise<void> {
    for (const id of connectionIds) await this.offers.withdrawOpen(transaction, actor, id, ended);
  }

  @Reacts(RECORD_DELETED, { order: 2 })
  async withdrawBeforeDeletion(transaction: EntityManager, { caller, kind, id }: DeletedRecord): Promise<void> {
    await this.offers.withdrawBeforeDeletion(transaction, caller, kind, id);
  }
}
