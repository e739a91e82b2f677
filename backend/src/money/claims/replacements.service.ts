import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { TasksService } from '../../agency/tasks/tasks.service.js';
import { AuditService } from '../../auth/audit/audit.service.js';
import { Connection } from '../../connections/connection.entity.js';
import {
  CLAIM_NOT_FOUND,
  CLAIM_OF_ANOTHER_COMPANY,
  CLAIM_WITHOUT_REPLACEMENT,
} from '../../connections/connections.problems.js';
import { CONNECTION_PLANNED, type PlannedConnection } from '../../connections/connections.service.js';
import { JobRequest } from '../../jobs/job-request.entity.js';
import { ApiException } from '../../platform/errors/problem.js';
import { Reacts } from '../../platform/transactions/transaction-events.js';
import { Placement } from '../placements/placement.entity.js';
import {
  PLACEMENT_MADE,
  type PlacementMade,
  placementName,
  PlacementsService,
} from '../placements/placements.service.js';
import { ClaimNotificationsService } from './claim-notifications.service.js';
import { CLAIM_CAUSES } from './claims.tasks.js';
import { WarrantyClaim } from './warranty-claim.entity.js';

/** Connections that are made for a claim, and the placement that becomes its replacement (docs/rules.md#replacement). */
@Injectable()
export class ReplacementsService {
  constructor(
    private readonly audit: AuditService,
    private readonly notifications: ClaimNotificationsService,
    private readonly placements: PlacementsService,
    private readonly tasks: TasksService,
  ) {}

  /**
   * Checks the claim of a new connection: it must wait for a replacement and belong to the job's company; the job need not be the first
   * one. Locks the claim until the connection is stored.
   * @throws ApiException (409) when it is not approved, or of another company
   */
  @Reacts(CONNECTION_PLANNED, { order: 1 })
  async checkClaim(transaction: EntityManager, { claim_id, request_id }: PlannedConnection): Promise<void> {
    if (!claim_id) return;
    const claim = await transaction.findOne(WarrantyClaim, { where: { claim_id }, lock: { mode: 'pessimistic_read' } });
    if (!claim) throw new ApiException(CLAIM_NOT_FOUND);
    if (claim.state !== 'approved') throw new ApiException(CLAIM_WITHOUT_REPLACEMENT);
    const { company_id } = await transaction.findOneByOrFail(Placement, { placement_id: claim.placement_id });
    if (company_id === null || !(await transaction.existsBy(JobRequest, { request_id, company: { company_id } }))) {
      throw new ApiException(CLAIM_OF_ANOTHER_COMPANY);
    }
  }

  /** The first placement for a claim is the replacement. A later one, or one for a claim that was closed, is an ordinary placement. */
  @Reacts(PLACEMENT_MADE, { order: 1 })
  async followPlacement(
    transaction: EntityManager,
    { caller, placementId, connectionId }: PlacementMade,
  ): Promise<void> {
    const connection = await transaction.findOneBy(Connection, { connection_id: connectionId });
    if (!connection?.claim_id) return;
    const { claim_id } = connection;
    const found = await transaction.findOneBy(WarrantyClaim, { claim_id });
    if (!found) return;
    const left = await this.placements.locked(transaction, found.placement_id);
    const where = { claim_id };
    const claim = await transaction.findOneOrFail(WarrantyClaim, { where, lock: { mode: 'pessimistic_write' } });
    if (claim.state !== 'approved') return;
    const replacement = await this.placements.replace(transaction, caller, left, placementId);
    const claimChange = { state: 'replaced' as const, replacement_placement_id: placementId };
    await transaction.update(WarrantyClaim, { claim_id }, claimChange);
    await this.audit.record(transaction, caller, {
      action: 'status changed',
      recordKind: 'warranty claim',
      recordId: claim_id,
      name: placementName(left),
      before: { state: claim.state },
      after: claimChange,
    });
    await this.notifications.replaced(transaction, left, replacement);
    await this.tasks.sync(transaction, CLAIM_CAUSES, [claim_id]);
  }
}
