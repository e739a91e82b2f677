import { type EntityManager } from 'typeorm';
import { REASON_TEXTS } from '../src/money/claims/claim-state.js';
import { WarrantyClaim } from '../src/money/claims/warranty-claim.entity.js';
import { Placement } from '../src/money/placements/placement.entity.js';
import { DAY_MILLISECONDS } from '../src/platform/durations.js';
import { workingMoment } from './calendar.js';
import { DEMO_CLAIMS, type DemoClaim } from './claims.js';
import { dayBefore, type DemoPlacements } from './demo-placements.js';

const ELEVEN_O_CLOCK = 11 * 60;
const THREE_O_CLOCK = 15 * 60;
const DAYS_OF_NOTICE = 7;

/** Claims of the year in each state; who left under an approved one is noted on the placement. */
export async function insertDemoClaims(
  transaction: EntityManager,
  now: Date,
  placements: DemoPlacements,
): Promise<void> {
  for (const demoClaim of DEMO_CLAIMS) {
    const placement = placements.get(demoClaim.name)?.placement;
    if (!placement) continue;
    const claim = claimOf(demoClaim, placement, now);
    await transaction.insert(WarrantyClaim, claim);
    if (demoClaim.state !== 'approved') continue;
    const { placement_id } = placement;
    const left_reason = REASON_TEXTS[demoClaim.reason];
    await transaction.update(
      Placement,
      { placement_id },
      { state: 'left', left_on: claim.last_working_day, left_reason },
    );
  }
}

function claimOf(
  { by, reason, state, filed, lastDay, decided, note, decision }: DemoClaim,
  { placement_id, company_id, left_on, warranty_until, replaced_by_placement_id }: Placement,
  now: Date,
): Pick<WarrantyClaim, 'last_working_day'> & Partial<WarrantyClaim> {
  const last_working_day = lastDay === undefined ? (left_on ?? dayBefore(now, filed)) : dayBefore(now, lastDay);
  const filed_at = workingMoment(now, filed, ELEVEN_O_CLOCK);
  return {
    placement_id,
    company_id,
    filed_by: by,
    filed_at,
    last_working_day,
    reason,
    note: note ?? null,
    is_covered: warranty_until !== null && last_working_day <= warranty_until,
    late_notice: filed_at.getTime() - Date.parse(last_working_day) > (DAYS_OF_NOTICE + 1) * DAY_MILLISECONDS,
    state,
    decision_reason: decision ?? null,
    decided_at: decided === undefined ? null : workingMoment(now, decided, THREE_O_CLOCK),
    replacement_placement_id: state === 'replaced' ? replaced_by_placement_id : null,
  };
}
