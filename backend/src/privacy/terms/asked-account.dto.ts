import { NullableReply, Reply } from '../../platform/http/reply.js';
import { SELF_REGISTERING_ROLES } from '../../platform/http/role.js';

/** Where an account stands with the present terms. */
export const TERMS_STATES = ['accepted', 'refused', 'unanswered'] as const;

/** An employee's account, or that of an owner of a company, and where it stands with the present terms. */
export class AskedAccountDto {
  @Reply('Key, equal to user_id', 7)
  id: number;

  @Reply('Account', 7)
  user_id: number;

  @Reply('E-mail address', 'asha.rao@example.in', { format: 'email' })
  email: string;

  @NullableReply('Name of the person, or of the company', 'Asha Rao')
  name: string | null;

  @NullableReply('The employee whose account it is', 12, { type: Number })
  employee_id: number | null;

  @NullableReply('The company for which the account acts', null, { type: Number })
  company_id: number | null;

  @Reply('Role', 'employee', { enum: SELF_REGISTERING_ROLES })
  role: string;

  @Reply('Answer to the present version', 'refused', { enum: TERMS_STATES })
  state: string;

  @NullableReply('Version in force for the account: the last one that it accepted', '2026-11-01')
  terms_version: string | null;

  @NullableReply('When that was accepted, ISO 8601 in UTC', '2026-11-20T05:31:07.120Z', { format: 'date-time' })
  terms_accepted_at: string | null;

  @Reply('When the account was made, ISO 8601 in UTC', '2026-11-20T05:31:07.120Z', { format: 'date-time' })
  created_at: string;
}
