import { NullableReply, Reply } from '../../platform/http/reply.js';
import { OPENED } from '../../platform/http/opens.js';

/** That an account of the staff or of a company opened data of a person. */
export class AccessDto {
  @Reply('Key, equal to access_id', 88)
  id: number;

  @Reply('Key', 88)
  access_id: number;

  @Reply('When, ISO 8601 in UTC', '2026-11-26T05:31:07.120Z', { format: 'date-time' })
  at: string;

  @Reply('Person whose data it was', 12)
  employee_id: number;

  @Reply('Name of that person', 'Asha Rao')
  employee_name: string;

  @NullableReply('Account that opened it; null for a link without a login', 3)
  actor_id: number | null;

  @NullableReply('Name of that account; null where it is gone', 'Meera Iyer')
  actor_name: string | null;

  @NullableReply('Company that it was opened for; null for the staff', 9)
  company_id: number | null;

  @NullableReply('Name of that company', 'Zoho Corporation')
  company_name: string | null;

  @Reply('What was opened', 'resume', { enum: OPENED })
  what: string;
}
