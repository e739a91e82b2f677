import { priorityTone } from '@niyukt/ui-shared/domain/choices';
import { t } from '@niyukt/ui-shared/i18n/console';
import { StatusChip } from '../records/StatusChip';

type Priority = 'low' | 'medium' | 'high' | 'urgent';

/** How urgent a job request is; nothing when nobody said. */
export function PriorityChip({ priority }: { priority: Priority | null }) {
  return priority && <StatusChip tone={priorityTone(priority)} label={t(`priority.${priority}`)} />;
}
