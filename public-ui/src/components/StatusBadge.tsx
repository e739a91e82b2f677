import type { JobStatus } from '@niyukt/ui-shared/domain/choices';
import { t } from '@niyukt/ui-shared/i18n/dashboards';
import { jobLook } from '@niyukt/ui-shared/theme/status-look';
import { Badge } from './Badge';

/** The state of a job request, never by colour alone. */
export function StatusBadge({ status }: { status: JobStatus }) {
  return <Badge look={jobLook(status)}>{t(`jobStatus.${status}`)}</Badge>;
}
