import { IsBoolean } from 'class-validator';
import { PLACEMENT_STATUSES, type PlacementStatus } from '../../employees/placement-status.js';
import { Field } from '../../platform/validation/field.js';
import { ChoiceField, KeyField, SalaryField, TextField } from '../../platform/validation/fields.js';
import { DayField, PaiseField } from '../../platform/validation/money-fields.js';
import { MAX_DROP_REASON } from '../connection.entity.js';

const MISSING = 'Please select both job and employee';

/** An employee to be connected to a job. */
export class CreateConnectionDto {
  @KeyField({ doc: 'The job request', example: 31, required: MISSING })
  request_id: number;

  @KeyField({ doc: 'The employee', example: 12, required: MISSING })
  employee_id: number;

  @TextField({ label: 'Notes', lines: true, doc: 'Notes for the agency only', example: 'Can join within 30 days.' })
  notes?: string | null;

  @KeyField({
    doc: 'The warranty claim for which the employee is the replacement; the job must be the one of the claim',
    example: 4,
    required: 'The claim must be the key of a warranty claim',
    isOptional: true,
  })
  claim_id?: number | null;
}

/** What an admin notes on a connection. A field that is left out stays as it is; null or an empty text empties it. */
export class UpdateConnectionDto {
  @DayField({
    label: 'Joining date',
    doc: 'First working day in India, YYYY-MM-DD; the fee is due 30 business days after it',
    example: '2026-12-01',
  })
  joining_date?: string | null;

  @SalaryField({ label: 'Offered salary', doc: 'Offered salary, rupees a month, free text', example: '55,000' })
  offered_salary?: string | null;

  @SalaryField({ label: 'Final salary', doc: 'Final salary, rupees a month, free text', example: '58,000' })
  final_salary?: string | null;

  @TextField({ label: 'Notes', lines: true, doc: 'Notes for the agency only', example: 'Signed the offer.' })
  admin_notes?: string | null;
}

/** A new placement status, with what is known at that moment. */
export class ChangePlacementStatusDto extends UpdateConnectionDto {
  @ChoiceField(PLACEMENT_STATUSES, {
    label: 'Placement status',
    doc: 'Any status may follow any',
    example: 'placed',
    required: 'Placement status is required',
  })
  placement_status: PlacementStatus;

  @TextField({
    label: 'Reason',
    max: MAX_DROP_REASON,
    doc: 'Why the person is dropped; for the agency alone. Required where an offer was accepted',
    example: 'Took a counter-offer of the present employer.',
  })
  drop_reason?: string | null;

  @PaiseField({
    label: 'First-month gross',
    doc: 'Gross salary of the first month, in paise, noted on the placement in the same step; needs the permission money',
    example: 6000000,
  })
  first_month_gross_paise?: number | null;

  @Field({ doc: 'Takes the last change back; the history says so', example: false }, { type: Boolean }, [
    IsBoolean({ message: 'is_undo must be true or false' }),
  ])
  is_undo?: boolean | null;
}
