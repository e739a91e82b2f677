import type { Priority } from '@niyukt/ui-shared/domain/choices';
import { t } from '@niyukt/ui-shared/i18n/console';
import { priorityLook } from '@niyukt/ui-shared/theme/status-look';
import { StatusChip } from '@niyukt/ui-shared/components/StatusChip';

/** How urgent a job request is. Shows nothing without a priority. */
export function PriorityChip({ priority }: { priority: Priority | null }) {
  return priority && <StatusChip {...priorityLook(priority)} label={t(`priority.${priority}`)} />;
}
