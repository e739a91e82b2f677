import { useState } from 'react';
import { Link } from 'react-router';
import type { CandidateCount, CompanyJob } from '@niyukt/ui-shared/api/types';
import { choiceText } from '@niyukt/ui-shared/domain/choice-text';
import { dayInIndia, salaryText } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/public-dashboards';
import { controlClass } from '../../lib/field';
import { Button, buttonClass } from '../../ui/Button';
import { EmptyState, FailedState } from '../../ui/EmptyState';
import { Meta } from '../../ui/Meta';
import { StatusBadge } from '../../ui/StatusBadge';

interface JobRequestsProps {
  jobs: CompanyJob[] | undefined;
  /** Undefined when they could not be loaded. */
  counts: CandidateCount[] | undefined;
  /** How many wait for an answer and do not stand above. */
  waiting: number;
  /** Whether who waits for an answer stands above. */
  isSecond: boolean;
  hasFailed: boolean;
  onRetry: () => void;
  onCreate: () => void;
  onDetails: (job: CompanyJob) => void;
  onStatus: (job: CompanyJob) => void;
}

/** The company's job requests with their count and a search by title or domain. */
export function JobRequests({
  jobs,
  counts,
  waiting,
  isSecond,
  hasFailed,
  onRetry,
  onCreate,
  onDetails,
  onStatus,
}: JobRequestsProps) {
  const [search, setSearch] = useState('');
  const found = jobs?.filter((job) => matches(job, search));
  const Heading = isSecond ? 'h2' : 'h1';
  return (
    <section aria-labelledby="job-requests" className="grid gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <Heading id="job-requests" className={isSecond ? 'text-title' : 'text-page'}>
            {t('company.jobs')}
          </Heading>
          <p role="status" className="min-h-6 text-muted">
            {jobs && found && foundCount(found.length, jobs.length, search)}
          </p>
        </div>
        <div className="flex w-full flex-wrap gap-3 sm:w-auto">
          <input
            type="search"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
            aria-label={t('company.search')}
            placeholder={t('company.search')}
            className={`${controlClass} sm:w-64`}
          />
          <Button onClick={onCreate} className="max-sm:w-full">
            {t('company.create')}
          </Button>
        </div>
      </div>
      {hasFailed && (
        <FailedState title={t('company.jobsFailed')} hint={t('company.jobsFailedHint')} onRetry={onRetry} />
      )}
      {jobs && waiting > 0 && (
        <Link
          to="/company-dashboard/candidates"
          className="flex min-h-11 items-center justify-between gap-3 rounded-card bg-action-soft px-6 py-4 font-semibold text-action hover:underline"
        >
          {t('company.waiting', { count: waiting })}
          <span aria-hidden="true">→</span>
        </Link>
      )}
      {!hasFailed && jobs?.length === 0 && (
        <EmptyState kind="nothing" title={t('company.none')} hint={t('company.noneHint')} />
      )}
      {!hasFailed && !!jobs?.length && found?.length === 0 && (
        <EmptyState kind="noMatch" title={t('company.noMatch')} hint={t('company.noMatchHint')}>
          <Button look="secondary" onClick={() => setSearch('')}>
            {t('company.clearSearch')}
          </Button>
        </EmptyState>
      )}
      {!!found?.length && (
        <ul className="grid gap-4 md:grid-cols-2">
          {found.map((job) => (
            <li key={job.request_id}>
              <JobRequestCard
                job={job}
                count={counts?.find(({ request_id }) => request_id === job.request_id)}
                onDetails={() => onDetails(job)}
                onStatus={() => onStatus(job)}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function matches({ title, domain }: CompanyJob, search: string): boolean {
  return `${title}\n${domain ?? ''}`.toLowerCase().includes(search.trim().toLowerCase());
}

/** For instance "12 jobs", or "3 of 12 jobs" during a search. */
function foundCount(found: number, all: number, search: string): string {
  const count = t('company.count', { count: all });
  return search.trim() ? t('company.countFound', { found, count }) : count;
}

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

function JobRequestCard({ job, count, onDetails, onStatus }: JobRequestCardProps) {
  return (
    <article className="flex h-full flex-col gap-3 rounded-card border border-line bg-surface p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <h2 className="min-w-[6em] flex-1 text-lead">{job.title}</h2>
        <StatusBadge status={job.status} />
      </div>
      <Meta items={[job.domain, choiceText(job.employment_type), job.location, positions(job.count)]} />
      <p className="line-clamp-3 whitespace-pre-line">{job.description}</p>
      <p className="font-semibold tabular-nums">
        {!job.salary_range && <span className="font-normal text-muted">{t('job.salary')}: </span>}
        <span>{salaryText(job.salary_range, t('generic.notSpecified'))}</span>
      </p>
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
function positions(count: number): string {
  return t('job.positions', { count });
}
