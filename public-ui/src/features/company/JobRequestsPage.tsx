import type { CompanyJob } from '@niyukt/ui-shared/api/types';
import { choiceText } from '@niyukt/ui-shared/domain/choice-text';
import { dayInIndia, salaryText, skillNames } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/public-dashboards';
import { useBreaches } from '../../lib/breach-notes';
import { useOpened } from '../../lib/useOpened';
import { Dialog } from '../../ui/Dialog';
import { Facts } from '../../ui/Facts';
import { JobText } from '../../ui/JobText';
import { StatusBadge } from '../../ui/StatusBadge';
import { CreateJobDialog } from './CreateJobDialog';
import { JobRequests } from './JobRequests';
import { JobStatusDialog } from './JobStatusDialog';
import { useCandidateCounts, useCompanyProfile, useJobRequests } from './queries';
import { useLoadFailure } from './useLoadFailure';

const keyOf = ({ request_id }: CompanyJob): number => request_id;

export function JobRequestsPage() {
  const profile = useCompanyProfile();
  const jobs = useJobRequests();
  const counts = useCandidateCounts();
  const breaches = useBreaches();
  const { isOpen, find, open, close, done } = useOpened();
  useLoadFailure(jobs.error);
  const details = find('details', jobs.data, keyOf);
  const status = find('status', jobs.data, keyOf);
  return (
    <>
      <JobRequests
        // they come together, so that no card grows
        jobs={counts.isPending || breaches.isPending ? undefined : jobs.data}
        breaches={breaches.data}
        counts={counts.data}
        hasFailed={jobs.isError}
        onRetry={() => void Promise.all([jobs.refetch(), profile.refetch()])}
        onCreate={() => open('create')}
        onDetails={(job) => open('details', keyOf(job))}
        onStatus={(job) => open('status', keyOf(job))}
      />
      {isOpen('create') && <CreateJobDialog onCreated={() => done(t('company.jobCreated'))} onClose={close} />}
      {details && <JobDetailsDialog job={details} onClose={close} />}
      {status && <JobStatusDialog job={status} onSaved={() => done(t('company.statusUpdated'))} onClose={close} />}
    </>
  );
}

/** A job request with all its details; prints as one page. */
function JobDetailsDialog({ job, onClose }: { job: CompanyJob; onClose: () => void }) {
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
