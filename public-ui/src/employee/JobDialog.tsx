import type { ConnectedJob } from '@niyukt/ui-shared/api/types';
import { dayInIndia, salaryText } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/dashboards';
import { CONNECTED } from '@niyukt/ui-shared/theme/status-look';
import { Badge } from '../components/Badge';
import { Dialog } from '../components/Dialog';
import { Facts } from '../components/Facts';
import { JobText } from '../components/JobText';

/** Everything an employee may know of a connected job; prints as one page. */
export function JobDialog({ job, onClose }: { job: ConnectedJob; onClose: () => void }) {
  const none = t('generic.notSpecified');
  return (
    <Dialog
      title={job.title}
      onClose={onClose}
      isWide
      aside={<Badge look={CONNECTED}>{t('employee.connected')}</Badge>}
    >
      <Facts
        facts={[
          [t('job.domain'), job.domain ?? none],
          [t('job.type'), job.employment_type ?? none],
          [t('job.salary'), salaryText(job.salary_range, none)],
          [t('job.location'), job.location ?? t('employee.remote')],
          [t('job.connected'), dayInIndia(job.connection_date)],
        ]}
      />
      <JobText description={job.description} onClose={onClose} />
    </Dialog>
  );
}
