import type { JobStatus } from '@niyukt/ui-shared/domain/choices';
import { t } from '@niyukt/ui-shared/i18n/console';
import { jobLook } from '@niyukt/ui-shared/theme/status-look';
import { StatusChip } from '@niyukt/ui-shared/components/StatusChip';

/** The state of a job request as a chip. */
export function JobStatusChip({ status }: { status: JobStatus }) {
  return <StatusChip {...jobLook(status)} label={t(`jobStatus.${status}`)} />;
}
