import type { CandidateCount, CompanyJob } from '@niyukt/ui-shared/api/types';
import { choiceText } from '@niyukt/ui-shared/domain/choice-text';
import { dayInIndia, salaryText } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/public-dashboards';
import { Link } from 'react-router';
import { Button, buttonClass } from '../../ui/Button';
import { Meta } from '../../ui/Meta';
import { StatusBadge } from '../../ui/StatusBadge';

interface JobRequestCardProps {
  job: CompanyJob;
  /** Undefined where no candidate is shown. */
  count: CandidateCount | undefined;
  onDetails: () => void;
  onStatus: () => void;
}

interface CountedJob {
  job: CompanyJob;
  count: CandidateCount;
}

export function JobRequestCard({ job, count, onDetails, onStatus }: JobRequestCardProps) {
  return (
    <article className="flex h-full flex-col gap-3 rounded-card border border-line bg-surface p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <h2 className="min-w-[6em] flex-1 text-lead">{job.title}</h2>
        <StatusBadge status={job.status} />
      </div>
      <Meta items={[job.domain, choiceText(job.employment_type), job.location, positions(job.count)]} />
      <p className="line-clamp-3 whitespace-pre-line">{job.description}</p>
      <p className="font-semibold tabular-nums">{salaryText(job.salary_range, t('generic.notSpecified'))}</p>
      <p className="text-small text-muted">
        {t('job.created')} {dayInIndia(job.created_at)}
      </p>
      <div className="mt-auto flex flex-wrap gap-3 pt-2">
        {count && <CandidatesLink job={job} count={count} />}
        <Button look="secondary" aria-label={`${t('action.viewDetails')}: ${job.title}`} onClick={onDetails}>
          {t('action.viewDetails')}
        </Button>
        <Button look="secondary" aria-label={`${t('company.editStatus')}: ${job.title}`} onClick={onStatus}>
          {t('company.editStatus')}
        </Button>
      </div>
    </article>
  );
}

/** To the people whom the agency shows for the job. */
function CandidatesLink({ job: { request_id, title }, count: { total, unanswered } }: CountedJob) {
  const people = t('company.candidates', { count: total });
  const waiting = unanswered > 0 && t('company.candidatesNew', { count: unanswered });
  const text = [people, waiting].filter(Boolean).join(' · ');
  return (
    <Link
      to={`/company-dashboard/jobs/${request_id}/candidates`}
      aria-label={`${text}: ${title}`}
      className={buttonClass(waiting ? 'primary' : 'secondary')}
    >
      {text}
    </Link>
  );
}

/** For instance "3 positions". */
export function positions(count: number): string {
  return t('job.positions', { count });
}
