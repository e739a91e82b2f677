import type { ConnectedJob } from '@niyukt/ui-shared/api/types';
import { StatusChip } from '@niyukt/ui-shared/components/StatusChip';
import { choiceText } from '@niyukt/ui-shared/domain/choice-text';
import { dayInIndia, salaryText } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/public-dashboards';
import { CONNECTED } from '@niyukt/ui-shared/theme/status-look';
import { Dialog } from '../../ui/Dialog';
import { Facts } from '../../ui/Facts';
import { JobText } from '../../ui/JobText';

/** A connected job with all its details; prints as one page. */
export function JobDialog({ job, onClose }: { job: ConnectedJob; onClose: () => void }) {
  const none = t('generic.notSpecified');
  return (
    <Dialog
      title={job.title}
      onClose={onClose}
      isWide
      aside={<StatusChip {...CONNECTED} label={t('employee.connected')} />}
    >
      <Facts
        facts={[
          [t('job.domain'), job.domain ?? none],
          [t('job.type'), choiceText(job.employment_type) ?? none],
          [t('job.salary'), salaryText(job.salary_range, none)],
          [t('job.location'), job.location ?? t('employee.remote')],
          [t('job.connected'), dayInIndia(job.connection_date)],
        ]}
      />
      <JobText description={job.description} onClose={onClose} />
    </Dialog>
  );
}
