import { NullableReply, Reply } from '../../platform/http/reply.js';
import { RETENTION_STATES } from './retention-state.js';

const AT = '2026-11-24T06:12:44.000Z';
const MOMENT = { format: 'date-time' };

/** A person whose data is due soon, or is due. */
export class InactivePersonDto {
  @Reply('Key of the employee', 12)
  id: number;

  @Reply('Key of the employee', 12)
  employee_id: number;

  @Reply('Name', 'Asha Rao')
  full_name: string;

  @Reply('E-mail', 'asha.rao@example.in')
  email: string;

  @Reply('The last login, connection or contact that is known, ISO 8601 in UTC', AT, MOMENT)
  last_seen_at: string;

  @Reply('How far it went', 'told', { enum: RETENTION_STATES })
  state: string;

  @NullableReply('When they were told 30 days before, ISO 8601 in UTC', AT, MOMENT)
  first_told_at: string | null;

  @NullableReply('When they were told 48 hours before, ISO 8601 in UTC', AT, MOMENT)
  last_told_at: string | null;

  @Reply('When they are erased, unless they are seen before, ISO 8601 in UTC', AT, MOMENT)
  erased_from: string;
}

/** How many people are how far. */
export class RetentionCountsDto {
  @Reply('Three months before or nearer, and not told yet', 12)
  soon: number;

  @Reply('Told 30 days before', 3)
  told: number;

  @Reply('Told 48 hours before', 1)
  last_call: number;

  @Reply('Erased with the next look, within six hours', 0)
  due: number;
}
