import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { TasksService } from '../../agency/tasks/tasks.service.js';
import { AuditService } from '../../auth/audit/audit.service.js';
import { CLAIM_NOT_FOUND } from '../../connections/connections.problems.js';
import { JobsService } from '../../jobs/jobs.service.js';
import { ApiException } from '../../platform/errors/problem.js';
import { type Caller } from '../../platform/http/caller.js';
import { type Placement } from '../placements/placement.entity.js';
import { placementName, PlacementsService } from '../placements/placements.service.js';
import { type CloseClaimDto, type DecideClaimDto, NO_REASON } from './claim.dto.js';
import { ClaimNotificationsService } from './claim-notifications.service.js';
import { REASON_LEFT_BY, REASON_TEXTS } from './claim-state.js';
import { type ClaimDto } from './claims.list.js';
import { CLAIM_DECIDED_BEFORE, CLAIM_NOT_APPROVED, DECLINED_WITHOUT_REASON } from './claims.problems.js';
import { ClaimsService } from './claims.service.js';
import { CLAIM_CAUSES } from './claims.tasks.js';
import { WarrantyClaim } from './warranty-claim.entity.js';

/** A claim and its placement, both locked. */
interface LockedClaim {
  claim: WarrantyClaim;
  placement: Placement;
}

/** Admins' decisions about claims (docs/rules.md#claims). */
@Injectable()
export class ClaimDecisionsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly audit: AuditService,
    private readonly claims: ClaimsService,
    private readonly placements: PlacementsService,
    private readonly jobs: JobsService,
    private readonly notifications: ClaimNotificationsService,
    private readonly tasks: TasksService,
  ) {}

  /**
   * Approves or declines a claim. An approval marks the placement as left and opens its job again with high priority.
   * @throws ApiException (409) when it was decided before
   * @throws ApiException (422) when it is declined without a reason
   */
  async decide(caller: Caller, id: number, { decision, reason = null }: DecideClaimDto): Promise<ClaimDto> {
    if (decision === 'declined' && !reason) {
      throw new ApiException(DECLINED_WITHOUT_REASON, { fields: [{ field: 'reason', message: NO_REASON }] });
    }
    return this.dataSource.transaction(async (transaction) => {
      const { claim, placement } = await this.locked(transaction, id);
      if (claim.state !== 'filed') throw new ApiException(CLAIM_DECIDED_BEFORE);
      const after = { state: decision, decision_reason: reason };
      await transaction.update(WarrantyClaim, { claim_id: id }, after);
      await this.record(transaction, caller, { claim, placement }, after);
      if (decision === 'approved') await this.endPlacement(transaction, caller, { claim, placement });
      else await this.placements.claimEnded(transaction, caller, placement);
      await this.notifications.decided(
        transaction,
        placement,
        claim,
        { isApproved: decision === 'approved', why: reason },
        caller,
      );
      await this.tasks.sync(transaction, CLAIM_CAUSES, [id]);
      return this.claims.one(id, transaction);
    });
  }

  /**
   * Ends an approved claim without a replacement.
   * @throws ApiException (409) when it is not approved
   */
  async close(caller: Caller, id: number, { reason }: CloseClaimDto): Promise<ClaimDto> {
    return this.dataSource.transaction(async (transaction) => {
      const locked = await this.locked(transaction, id);
      if (locked.claim.state !== 'approved') throw new ApiException(CLAIM_NOT_APPROVED);
      const after = { state: 'closed' as const, decision_reason: reason };
      await transaction.update(WarrantyClaim, { claim_id: id }, after);
      await this.record(transaction, caller, locked, after);
      await this.placements.claimEnded(transaction, caller, locked.placement);
      await this.tasks.sync(transaction, CLAIM_CAUSES, [id]);
      return this.claims.one(id, transaction);
    });
  }

  /** Order of locks: job, placement, claim. */
  private async locked(transaction: EntityManager, claim_id: number): Promise<LockedClaim> {
    const found = await transaction.findOneBy(WarrantyClaim, { claim_id });
    if (!found) throw new ApiException(CLAIM_NOT_FOUND);
    await transaction.query(
      `select from job_requests where request_id = (select request_id from placements where placement_id = $1) for no key update`,
      [found.placement_id],
    );
    const placement = await this.placements.locked(transaction, found.placement_id);
    const where = { claim_id };
    const claim = await transaction.findOneOrFail(WarrantyClaim, { where, lock: { mode: 'pessimistic_write' } });
    return { claim, placement };
  }

  private async record(
    transaction: EntityManager,
    caller: Caller,
    { claim, placement }: LockedClaim,
    after: Pick<WarrantyClaim, 'state' | 'decision_reason'>,
  ): Promise<void> {
    await this.audit.record(transaction, caller, {
      action: 'status changed',
      recordKind: 'warranty claim',
      recordId: claim.claim_id,
      name: placementName(placement),
      before: { state: claim.state, decision_reason: claim.decision_reason },
      after,
    });
  }

  private async endPlacement(
    transaction: EntityManager,
    caller: Caller,
    { claim, placement }: LockedClaim,
  ): Promise<void> {
    const { request_id } = placement;
    await this.placements.leave(transaction, caller, placement, {
      left_on: claim.last_working_day,
      left_reason: REASON_TEXTS[claim.reason],
      left_by: REASON_LEFT_BY[claim.reason],
    });
    if (request_id !== null) await this.jobs.openAgain(transaction, caller, request_id);
  }
}
