import { StatusChip } from '@niyukt/ui-shared/components/StatusChip';
import type { JobStatus } from '@niyukt/ui-shared/domain/choices';
import { t } from '@niyukt/ui-shared/i18n/public-dashboards';
import { jobLook } from '@niyukt/ui-shared/theme/status-look';

/** The status of a job request, with a mark besides the colour. */
export function StatusBadge({ status }: { status: JobStatus }) {
  return <StatusChip {...jobLook(status)} label={t(`jobStatus.${status}`)} />;
}
