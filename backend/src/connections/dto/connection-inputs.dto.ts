import { ChoiceField, KeyField, SalaryField, TextField } from '../../platform/validation/fields.js';
import { Field, Rule } from '../../platform/validation/field.js';
import { isDay } from '../../platform/lists/list-query.js';
import { PLACEMENT_STATUSES, type PlacementStatus } from '../../employees/placement-status.js';

const FIRST_JOINING_DATE = '2000-01-01';
const LAST_JOINING_DATE = '2100-12-31';
const MISSING = 'Please select both job and employee';

/** An employee to be connected to a job. */
export class CreateConnectionDto {
  @KeyField({ doc: 'The job request', example: 31, required: MISSING })
  request_id: number;

  @KeyField({ doc: 'The employee', example: 12, required: MISSING })
  employee_id: number;

  @TextField({ label: 'Notes', lines: true, doc: 'Notes for the agency only', example: 'Can join within 30 days.' })
  notes?: string | null;
}

/** What an admin notes on a connection. A field that is left out stays as it is; null or an empty text empties it. */
export class UpdateConnectionDto {
  @Field(
    { doc: 'First working day in India, YYYY-MM-DD; the fee is due 30 business days after it', example: '2026-12-01' },
    { type: String, format: 'date' },
    [
      Rule((value) => {
        if (typeof value !== 'string' || !isDay(value)) return 'Joining date must be a date such as 2026-12-01';
        const isLikely = value >= FIRST_JOINING_DATE && value <= LAST_JOINING_DATE;
        return isLikely ? undefined : `Joining date must be between ${FIRST_JOINING_DATE} and ${LAST_JOINING_DATE}`;
      }),
    ],
  )
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
}
