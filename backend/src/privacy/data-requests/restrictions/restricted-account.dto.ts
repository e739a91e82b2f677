import { RESTRICTIONS } from '../../../auth/accounts/user.entity.js';
import { NullableReply, Reply } from '../../../platform/http/reply.js';
import { TextField } from '../../../platform/validation/fields.js';
const DUE = '2026-12-01T18:29:59.999Z';
const MOMENT = { format: 'date-time' };

/** Why a person is reported as under 18, or why that is disproved. */
export class UnderAgeReasonDto {
  @TextField({
    label: 'Reason',
    max: 500,
    doc: 'Who says so, and how they know',
    example: 'The college called: the student is in class 11.',
    required: 'Reason is required',
  })
  reason: string;
}

/** What is decided about a person who was reported as under 18. */
export class UnderAgeDto {
  @Reply('Key of the employee', 12)
  employee_id: number;

  @NullableReply('Why the person is restricted now; null when they are not', 'minor', { enum: RESTRICTIONS })
  restriction: string | null;

  @NullableReply('When they are erased, ISO 8601 in UTC', DUE, MOMENT)
  erasure_due_at: string | null;
}
