import { StatusChip } from '@niyukt/ui-shared/components/StatusChip';
import type { JobStatus, Priority } from '@niyukt/ui-shared/domain/choices';
import { jobLook, priorityLook } from '@niyukt/ui-shared/theme/status-look';
import { t } from '../../texts/console';

/** How urgent a job request is. Shows nothing without a priority. */
export function PriorityChip({ priority }: { priority: Priority | null }) {
  return priority && <StatusChip {...priorityLook(priority)} label={t(`priority.${priority}`)} />;
}

/** The state of a job request as a chip. */
export function JobStatusChip({ status }: { status: JobStatus }) {
  return <StatusChip {...jobLook(status)} label={t(`jobStatus.${status}`)} />;
}
