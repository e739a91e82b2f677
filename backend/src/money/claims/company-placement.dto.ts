import { PickType } from '@nestjs/swagger';
import { NullableReply, Reply } from '../../platform/http/reply.js';
import { PlacementDto } from '../placements/placement.dto.js';

/** What companies are told of a placement as it is; each field is named, so that a new one is no company's until somebody decides so. */
export const COMPANY_PLACEMENT_FIELDS = [
  'placement_id',
  'company_id',
  'request_id',
  'employee_name',
  'job_title',
  'job_location',
  'placed_on',
  'joining_date',
  'state',
  'left_on',
  'warranty_until',
  'warranty',
  'replaces_placement_id',
  'replaced_by_placement_id',
  'invoice_id',
  'invoice_number',
  'invoice_state',
  'due_date',
] as const;

/** A placement as its company sees it: without what the agency notes for itself. */
export class CompanyPlacementDto extends PickType(PlacementDto, ['id', ...COMPANY_PLACEMENT_FIELDS]) {
  @NullableReply('Days that the warranty still covers, today included; null unless it runs', 21)
  warranty_days_left: number | null;

  @NullableReply('Still to be paid of the invoice, in paise', 3540000)
  outstanding_paise: number | null;

  @Reply('Something of the invoice is outstanding after its due date', false)
  overdue: boolean;

  @NullableReply('The latest warranty claim', null, { type: 'integer' })
  claim_id: number | null;

  @NullableReply('What became of that claim', null, {
    type: 'string',
    enum: ['filed', 'approved', 'declined', 'replaced', 'closed'],
  })
  claim_state: string | null;

  @NullableReply('Why that claim was decided so, or closed', null, { type: 'string' })
  claim_decision_reason: string | null;
}
