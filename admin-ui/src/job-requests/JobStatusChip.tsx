import { jobTone } from '@niyukt/ui-shared/domain/choices';
import { t } from '@niyukt/ui-shared/i18n/console';
import { StatusChip } from '../records/StatusChip';

type JobStatus = 'open' | 'active' | 'pending' | 'closed';

/** The state of a job request as a chip. */
export function JobStatusChip({ status }: { status: JobStatus }) {
  return <StatusChip tone={jobTone(status)} label={t(`jobStatus.${status}`)} />;
}
