import { PLACEMENT_STATUSES } from '../employees/placement-status.js';
import { NullableReply, Reply } from '../platform/http/reply.js';

/** One change of a placement status. */
export class PlacementHistoryDto {
  @Reply('Key', 402)
  id: number;

  @NullableReply('Status before; null when the connection was made', 'offered', { enum: PLACEMENT_STATUSES })
  from_status: string | null;

  @Reply('Status after', 'placed', { enum: PLACEMENT_STATUSES })
  to_status: string;

  @Reply('Whether it took the change before it back', false)
  is_undo: boolean;

  @Reply('When, ISO 8601 in UTC', '2026-11-20T05:31:07.120Z', { format: 'date-time' })
  changed_at: string;

  @NullableReply('Account that changed it', 3)
  changed_by: number | null;

  @Reply('E-mail of that account at the time', 'admin@niyukt.example')
  changed_by_name: string;
}
