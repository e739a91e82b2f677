import { ChoiceField, TextField } from '../../platform/validation/fields.js';
import { DayField } from '../../platform/validation/money-fields.js';
import { Unprocessable } from '../../platform/validation/unprocessable.js';
import { CLAIM_DECISIONS, CLAIM_REASONS, type ClaimDecision, type ClaimReason } from './claim-state.js';

const MAX_REASON = 500;
const MAX_NOTE = 2000;
/** The error of a claim that is declined or closed without a reason. */
export const NO_REASON = 'Please give a reason';

@Unprocessable()
export class FileClaimDto {
  @DayField({
    label: 'Last working day',
    doc: 'Last working day in India; it may lie ahead, when notice was given',
    example: '2027-01-15',
    required: 'Last working day is required',
  })
  last_working_day: string;

  @ChoiceField(CLAIM_REASONS, {
    label: 'Reason',
    doc: 'Why the person left',
    example: 'resigned',
    required: 'Reason is required',
  })
  reason: ClaimReason;

  @TextField({ label: 'Note', lines: true, max: MAX_NOTE, doc: 'Whatever helps', example: 'Got an offer abroad.' })
  note?: string | null;
}

@Unprocessable()
export class DecideClaimDto {
  @ChoiceField(CLAIM_DECISIONS, {
    label: 'Decision',
    doc: 'Whether the company gets a replacement',
    example: 'approved',
    required: 'Decision is required',
  })
  decision: ClaimDecision;

  @TextField({
    label: 'Reason',
    max: MAX_REASON,
    doc: 'Why; the company reads it. Required to decline',
    example: 'Left within the warranty.',
  })
  reason?: string | null;
}

@Unprocessable()
export class CloseClaimDto {
  @TextField({
    label: 'Reason',
    max: MAX_REASON,
    doc: 'Why there is no replacement; the company may read it',
    example: 'The company no longer fills this position.',
    required: NO_REASON,
    emptied: NO_REASON,
  })
  reason: string;
}
