import { INVOICE_STATES } from '../placements/placement-state.js';
import { NullableReply, Reply } from '../../platform/http/reply.js';
import { ChoiceField, TextField } from '../../platform/validation/fields.js';
import { DayField } from '../../platform/validation/money-fields.js';
import { Unprocessable } from '../../platform/validation/unprocessable.js';
import { CLAIM_DECISIONS, CLAIM_REASONS, CLAIM_STATES, type ClaimDecision, type ClaimReason } from './claim-state.js';

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

/** A claim as its company sees it. */
export class CompanyClaimDto {
  @Reply('Key, equal to claim_id', 4)
  id: number;

  @Reply('Key', 4)
  claim_id: number;

  @Reply('The placement', 41)
  placement_id: number;

  @Reply('Who left', 'Asha Rao')
  employee_name: string;

  @Reply('Job title', 'React Developer')
  job_title: string;

  @Reply('When it was filed, ISO 8601 in UTC', '2027-01-16T05:31:07.120Z', { format: 'date-time' })
  filed_at: string;

  @Reply('Last working day in India', '2027-01-15', { format: 'date' })
  last_working_day: string;

  @Reply('Why the person left', 'resigned', { enum: CLAIM_REASONS })
  reason: string;

  @NullableReply('What was written with it', 'Got an offer abroad.')
  note: string | null;

  @Reply('The last working day lies under the warranty', true)
  covered: boolean;

  @Reply('Filed later than the terms ask for; nothing follows from it', false)
  late_notice: boolean;

  @Reply('What became of it', 'filed', { enum: CLAIM_STATES })
  state: string;

  @NullableReply('Why it was decided so, or closed', null, { type: 'string' })
  decision_reason: string | null;

  @NullableReply('When it was decided, ISO 8601 in UTC', null, { type: 'string', format: 'date-time' })
  decided_at: string | null;

  @NullableReply('The placement of the replacement', null, { type: 'integer' })
  replacement_placement_id: number | null;
}

/** A claim as admins see it, with the invoice of its placement: an unpaid invoice does not void the warranty. */
export class ClaimDto extends CompanyClaimDto {
  @NullableReply('The company; null once it is gone', 5)
  company_id: number | null;

  @Reply('Name of the company', 'Sahyadri Software Pvt Ltd')
  company_name: string;

  @NullableReply('The job request; null once it is gone', 31)
  request_id: number | null;

  @NullableReply('First working day in India', '2026-12-01', { format: 'date' })
  joining_date: string | null;

  @NullableReply('Last day under warranty', '2027-03-01', { format: 'date' })
  warranty_until: string | null;

  @Reply('Who filed it', 'company', { enum: ['company', 'agency'] })
  filed_by: string;

  @NullableReply('The latest invoice of the placement', 9)
  invoice_id: number | null;

  @NullableReply('Number of that invoice', 'NY/26-27/00009')
  invoice_number: string | null;

  @NullableReply('What became of that invoice', 'issued', { enum: INVOICE_STATES })
  invoice_state: string | null;

  @NullableReply('Still to be paid of that invoice, in paise', 3540000)
  outstanding_paise: number | null;
}
