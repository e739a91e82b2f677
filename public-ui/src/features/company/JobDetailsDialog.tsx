import type { CompanyJob } from '@niyukt/ui-shared/api/types';
import { choiceText } from '@niyukt/ui-shared/domain/choice-text';
import { dayInIndia, salaryText, skillNames } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/public-dashboards';
import { Dialog } from '../../ui/Dialog';
import { Facts } from '../../ui/Facts';
import { JobText } from '../../ui/JobText';
import { StatusBadge } from '../../ui/StatusBadge';

/** A job request with all its details; prints as one page. */
export function JobDetailsDialog({ job, onClose }: { job: CompanyJob; onClose: () => void }) {
  const none = t('generic.notSpecified');
  return (
    <Dialog title={job.title} onClose={onClose} isWide aside={<StatusBadge status={job.status} />}>
      <Facts
        facts={[
          [t('job.domain'), job.domain ?? none],
          [t('job.type'), choiceText(job.employment_type) ?? none],
          [t('job.location'), job.location ?? none],
          [t('count.label'), job.count],
          [t('job.salary'), salaryText(job.salary_range, none)],
          [t('wantedSkills.label'), skillNames(job.skills).join(', ') || none],
          [t('job.created'), dayInIndia(job.created_at)],
        ]}
      />
      <JobText description={job.description} onClose={onClose} />
    </Dialog>
  );
}
