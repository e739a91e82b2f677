import type { Application, ConnectedJob } from '@niyukt/ui-shared/api/types';
import { t } from '@niyukt/ui-shared/i18n/public-dashboards';
import { CardSkeletons } from '../../ui/CardSkeletons';
import { EmptyState, FailedState } from '../../ui/EmptyState';
import { JobCard } from './JobCard';
import type { ShownJobs } from './queries';

interface ConnectedJobsProps {
  jobs: ShownJobs | undefined;
  applications: readonly Application[];
  onOpen: (job: ConnectedJob) => void;
  onDecide: (job: ConnectedJob) => void;
  onRetry: () => void;
}

export function ConnectedJobs({ jobs, applications, onOpen, onDecide, onRetry }: ConnectedJobsProps) {
  if (!jobs) return <CardSkeletons />;
  if (!jobs.rows.length && jobs.hasFailed) {
    return <FailedState title={t('employee.none')} hint={t('employee.jobsFailedHint')} onRetry={onRetry} />;
  }
  if (!jobs.rows.length) return <EmptyState kind="nothing" title={t('employee.none')} hint={t('employee.noneHint')} />;
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {jobs.rows.map((job) => (
        <li key={job.id}>
          <JobCard
            job={job}
            application={applications.find(({ id }) => id === job.id)}
            onOpen={() => onOpen(job)}
            onDecide={() => onDecide(job)}
          />
        </li>
      ))}
    </ul>
  );
}
