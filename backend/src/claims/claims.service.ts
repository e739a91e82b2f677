import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { AgencySettings } from '../agency/agency-settings.service.js';
import { AuditService } from '../audit/audit.service.js';
import { CLAIM_NOT_FOUND } from '../connections/refusals.js';
import { Placement } from '../placements/placement.entity.js';
import { PLACEMENT_NOT_FOUND, placementName, PlacementsService } from '../placements/placements.service.js';
import { ApiException, problem } from '../platform/errors/problem.js';
import { type Caller } from '../platform/http/caller.js';
import { dayText } from '../platform/india-day.js';
import { type JsonText } from '../platform/lists/list-page.js';
import { ListReader } from '../platform/lists/list-reader.js';
import { type FileClaimDto } from './claim.dto.js';
import { ClaimNotices } from './claim-notices.service.js';
import { CLAIMS, COMPANY_CLAIMS } from './claims.list.js';
import { WarrantyClaim } from './warranty-claim.entity.js';

export const CLAIM_OPEN = problem('claim.open', 409, 'There is already an open claim for this placement');
export const ALREADY_REPLACED = problem('claim.already_replaced', 409, 'This placement has already been replaced');

/** Claims under the replacement warranty, as they are filed (docs/rules.md#claims). */
@Injectable()
export class ClaimsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly lists: ListReader,
    private readonly audit: AuditService,
    private readonly placements: PlacementsService,
    private readonly settings: AgencySettings,
    private readonly notices: ClaimNotices,
  ) {}

  /** @throws ApiException (404) when there is none */
  async one(id: number, transaction?: EntityManager): Promise<JsonText> {
    return this.lists.record(CLAIMS, id, CLAIM_NOT_FOUND, transaction);
  }

  /**
   * Files a claim. One that the warranty does not cover is declined at once, with the reason in words.
   * @returns the claim as the caller may see it
   * @throws ApiException (404) when there is no such placement, or it is another company's
   * @throws ApiException (409) when a claim is open, or the placement was replaced
   */
  async file(
    caller: Caller,
    placementId: number,
    { last_working_day, reason, note = null }: FileClaimDto,
  ): Promise<JsonText> {
    return this.dataSource.transaction(async (transaction) => {
      const isCompany = caller.role === 'company';
      const placement = await this.placements.locked(transaction, placementId);
      if (isCompany && placement.company_id !== caller.companyId) throw new ApiException(PLACEMENT_NOT_FOUND);
      if (placement.has_open_claim) throw new ApiException(CLAIM_OPEN);
      if (await isReplaced(transaction, placement)) throw new ApiException(ALREADY_REPLACED);
      const uncovered = whyNotCovered(placement, last_working_day);
      const late_notice = await this.isLate(transaction, last_working_day);
      const claim = {
        placement_id: placementId,
        company_id: placement.company_id,
        filed_by: isCompany ? ('company' as const) : ('agency' as const),
        last_working_day,
        reason,
        note,
        is_covered: !uncovered,
        late_notice,
        state: uncovered ? ('declined' as const) : ('filed' as const),
        decision_reason: uncovered,
      };
      const decided_at = uncovered ? (): string => 'now()' : null;
      const { identifiers } = await transaction.insert(WarrantyClaim, { ...claim, decided_at });
      const { claim_id } = identifiers[0] as Pick<WarrantyClaim, 'claim_id'>;
      await this.audit.record(transaction, caller, {
        action: 'created',
        kind: 'warranty claim',
        recordId: claim_id,
        name: placementName(placement),
        after: claim,
      });
      await this.notices.filed(transaction, placement, { ...claim, claim_id });
      return this.lists.record(isCompany ? COMPANY_CLAIMS : CLAIMS, claim_id, CLAIM_NOT_FOUND, transaction);
    });
  }

  private async isLate(transaction: EntityManager, lastWorkingDay: string): Promise<boolean> {
    const { claim_notice_days } = await this.settings.current(transaction);
    const [row] = await transaction.query<{ late: boolean }[]>(
      'select india_today() > $1::date + $2::integer as late',
      [lastWorkingDay, claim_notice_days],
    );
    return row?.late ?? false;
  }
}

/** Why the warranty does not cover a last working day, as people read it; nothing when it does. The last day is covered. */
function whyNotCovered({ joining_date, warranty_until }: Placement, lastWorkingDay: string): string | null {
  if (!joining_date || !warranty_until) return 'The warranty has not started, because there is no joining date.';
  if (lastWorkingDay < joining_date) {
    return `The last working day is before the joining date, ${dayText(joining_date)}.`;
  }
  if (lastWorkingDay <= warranty_until) return null;
  return `The warranty ended on ${dayText(warranty_until)}, before the last working day.`;
}

/** A replacement that was reverted counts for none: the company may claim again. */
async function isReplaced(transaction: EntityManager, { replaced_by_placement_id }: Placement): Promise<boolean> {
  if (replaced_by_placement_id === null) return false;
  const replacement = await transaction.findOneBy(Placement, { placement_id: replaced_by_placement_id });
  return replacement?.state !== 'reverted';
}
