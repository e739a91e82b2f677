import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { TasksService } from '../../agency/tasks/tasks.service.js';
import { TOO_MANY_CHANGES } from '../../auth/audit/audit.problems.js';
import { AuditService } from '../../auth/audit/audit.service.js';
import { CLAIM_NOT_FOUND } from '../../connections/connections.problems.js';
import { insertRow } from '../../platform/database/insert-row.js';
import { PreparedStatement } from '../../platform/database/prepared-statement.js';
import { Statements } from '../../platform/database/statements.js';
import { ApiException } from '../../platform/errors/problem.js';
import { type Caller } from '../../platform/http/caller.js';
import { dayText } from '../../platform/india-day.js';
import { type ListDefinition, type ListRow } from '../../platform/lists/list-definition.js';
import { ListReader } from '../../platform/lists/list-reader.js';
import { mailsOfStrangers } from '../../platform/rate-limits/limits.js';
import { RateLimitsService } from '../../platform/rate-limits/rate-limits.service.js';
import { type Placement } from '../placements/placement.entity.js';
import { WHY_NO_CLAIM } from '../placements/placements.list.js';
import { PLACEMENT_NOT_FOUND } from '../placements/placements.problems.js';
import { placementName, PlacementsService } from '../placements/placements.service.js';
import { PLACEMENT_CAUSES } from '../placements/placements.tasks.js';
import { type FileClaimDto } from './claim.dto.js';
import { ClaimNotificationsService } from './claim-notifications.service.js';
import { type ClaimDto, CLAIMS } from './claims.list.js';
import { ALREADY_REPLACED, CLAIM_OPEN, NOBODY_TO_REPLACE } from './claims.problems.js';
import { CLAIM_CAUSES } from './claims.tasks.js';
import { WarrantyClaim } from './warranty-claim.entity.js';

/** A billing e-mail with which nobody of the company logs in. */
const UNPROVEN = new PreparedStatement<{ billing_email: string }>(
  `select billing_email from companies c where company_id = $1 and billing_email is not null and not exists (
     select from company_members m join users u using (user_id) where m.company_id = c.company_id and u.email = c.billing_email)`,
);

const REFUSAL = `select ${WHY_NO_CLAIM} as why from placements t where placement_id = $1`;
const REFUSALS = { claimed: CLAIM_OPEN, reverted: NOBODY_TO_REPLACE, replaced: ALREADY_REPLACED };

const CLAIM_MAILS = mailsOfStrangers(TOO_MANY_CHANGES);

/** Files claims under the replacement warranty (docs/rules.md#claims). */
@Injectable()
export class ClaimsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly lists: ListReader,
    private readonly audit: AuditService,
    private readonly placements: PlacementsService,
    private readonly notifications: ClaimNotificationsService,
    private readonly tasks: TasksService,
    private readonly statements: Statements,
    private readonly limits: RateLimitsService,
  ) {}

  async one(id: number, transaction?: EntityManager): Promise<ClaimDto> {
    return this.lists.record(CLAIMS, id, CLAIM_NOT_FOUND, transaction);
  }

  /**
   * Files a claim. One that the warranty does not cover is declined at once, with the reason; the same day again is answered as before.
   * @param view the claim as the caller may see it
   * @throws ApiException (404) when there is no such placement, or it belongs to another company
   * @throws ApiException (409) when a claim is open, or the placement was replaced or reverted
   */
  async file<Fields extends object>(
    caller: Caller,
    placementId: number,
    { last_working_day, reason, note = null }: FileClaimDto,
    view: ListDefinition<Fields>,
  ): Promise<ListRow<Fields>> {
    const isMailed = await this.mayMail(caller);
    return this.dataSource.transaction(async (transaction) => {
      const isCompany = caller.role === 'company';
      const placement = await this.placements.locked(transaction, placementId);
      if (isCompany && placement.company_id !== caller.companyId) throw new ApiException(PLACEMENT_NOT_FOUND);
      const [{ why }] = await transaction.query<[{ why: keyof typeof REFUSALS | null }]>(REFUSAL, [placementId]);
      if (why) throw new ApiException(REFUSALS[why]);
      const uncovered = whyNotCovered(placement, last_working_day);
      const declined = { placement_id: placementId, last_working_day, decision_reason: uncovered ?? '' };
      const former = uncovered && (await transaction.findOneBy(WarrantyClaim, declined));
      if (former) return this.lists.record(view, former.claim_id, CLAIM_NOT_FOUND, transaction);
      const key = await insertRow(transaction, WarrantyClaim, {
        placement_id: placementId,
        filed_by: isCompany ? 'company' : 'agency',
        last_working_day,
        reason,
        note,
        decision_reason: uncovered,
      });
      const claim = await transaction.findOneByOrFail(WarrantyClaim, key);
      await this.audit.record(transaction, caller, {
        action: 'created',
        recordKind: 'warranty claim',
        recordId: claim.claim_id,
        name: placementName(placement),
        after: factsOf(claim),
      });
      await this.notifications.filed(transaction, placement, claim, caller, isMailed);
      await this.tasks.sync(transaction, CLAIM_CAUSES, [claim.claim_id]);
      await this.tasks.sync(transaction, PLACEMENT_CAUSES, [placementId]);
      return this.lists.record(view, claim.claim_id, CLAIM_NOT_FOUND, transaction);
    });
  }

  /** Whether a mail about a claim may leave: a company names any mailbox for its bills, and who has it cannot stop them. */
  private async mayMail({ role, companyId, address }: Caller): Promise<boolean> {
    const [billing] = role === 'company' ? await this.statements.run(UNPROVEN, [companyId]) : [];
    if (!billing) return true;
    try {
      await this.limits.take(CLAIM_MAILS, { email: billing.billing_email, address });
      return true;
    } catch (error) {
      if (error instanceof ApiException && error.getStatus() === TOO_MANY_CHANGES.status) return false;
      throw error;
    }
  }
}

/** What the audit log stores about a filed claim. */
function factsOf(claim: WarrantyClaim): Record<string, unknown> {
  const { placement_id, company_id, filed_by, last_working_day, reason, note } = claim;
  const { is_covered, late_notice, state, decision_reason } = claim;
  return {
    placement_id,
    company_id,
    filed_by,
    last_working_day,
    reason,
    note,
    is_covered,
    late_notice,
    state,
    decision_reason,
  };
}

/** Why the warranty does not cover a last working day, as people read it; null when it does. The warranty's last day is covered. */
function whyNotCovered({ joining_date, warranty_until }: Placement, lastWorkingDay: string): string | null {
  if (!joining_date || !warranty_until) return 'The warranty has not started, because there is no joining date.';
  if (lastWorkingDay < joining_date) {
    return `The last working day is before the joining date, ${dayText(joining_date)}.`;
  }
  if (lastWorkingDay <= warranty_until) return null;
  return `The warranty ended on ${dayText(warranty_until)}, before the last working day.`;
}
