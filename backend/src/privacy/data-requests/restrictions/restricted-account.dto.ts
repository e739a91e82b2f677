import { RESTRICTIONS } from '../../../auth/accounts/user.entity.js';
import { NullableReply, Reply } from '../../../platform/http/reply.js';
import { ROLES } from '../../../platform/http/role.js';
import { TextField } from '../../../platform/validation/fields.js';

const AT = '2026-11-24T06:12:44.000Z';
const DUE = '2026-12-01T18:29:59.999Z';
const MOMENT = { format: 'date-time' };

/** An account that is to be erased on a day. */
export class RestrictedAccountDto {
  @Reply('Key, equal to user_id', 7)
  id: number;

  @Reply('Account', 7)
  user_id: number;

  @NullableReply('The employee whose account it is', 12, { type: Number })
  employee_id: number | null;

  @Reply('Name of the person', 'Asha Rao')
  name: string;

  @Reply('E-mail address', 'asha.rao@example.in', { format: 'email' })
  email: string;

  @Reply('Role', 'employee', { enum: ROLES })
  role: string;

  @Reply('Why: the report of a minor where there is one, else the reason with the earliest day', 'minor', {
    enum: RESTRICTIONS,
  })
  restriction: string;

  @Reply('Since when, ISO 8601 in UTC', AT, MOMENT)
  restricted_at: string;

  @Reply('When the account is erased, ISO 8601 in UTC', DUE, MOMENT)
  erasure_due_at: string;
}

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
