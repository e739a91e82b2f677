import type { Application, ConnectedJob } from '@niyukt/ui-shared/api/types';
import { t } from '@niyukt/ui-shared/i18n/public-dashboards';
import { Button } from '../../ui/Button';
import { CardSkeletons } from '../../ui/CardSkeletons';
import { EmptyState } from '../../ui/EmptyState';
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
    return (
      <EmptyState kind="failed" title={t('employee.none')} hint={t('employee.jobsFailedHint')}>
        <Button look="secondary" onClick={onRetry}>
          {t('action.tryAgain')}
        </Button>
      </EmptyState>
    );
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
