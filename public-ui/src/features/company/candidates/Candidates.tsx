import { useState } from 'react';
import { Link } from 'react-router';
import type { CompanyJob } from '@niyukt/ui-shared/api/types';
import { t } from '@niyukt/ui-shared/i18n/company-candidates';
import { standaloneLink } from '../../../lib/link';
import { useTitle } from '../../../lib/useTitle';
import { Button, buttonClass } from '../../../ui/Button';
import { CardSkeletons } from '../../../ui/CardSkeletons';
import { EmptyState, FailedState } from '../../../ui/EmptyState';
import { MoreRows } from '../../../ui/MoreRows';
import { needsTerms, useCandidateAnswer, useCandidates } from './candidate-queries';
import { CandidateCard } from './CandidateCard';
import { CandidateFilters } from './CandidateFilters';
import { MAX_COMPARED, readPicked } from './picked';
import { TermsNeeded } from './TermsNeeded';
import { useAddressed } from './useAddressed';

interface CandidatesProps {
  jobId: number;
  /** Undefined until the jobs are loaded. */
  job: CompanyJob | undefined;
}

/** The people whom the agency shows for a job. Filters and who is chosen to compare stand in the address. */
export function Candidates({ jobId, job }: CandidatesProps) {
  const [{ pick, ...query }, change] = useAddressed(['q', 'stage', 'answer', 'sort', 'pick']);
  const list = useCandidates(jobId, query);
  const answering = useCandidateAnswer();
  const { rows, total, error } = list;
  const title = job?.title ?? rows?.[0]?.job_title;
  const heading = title ? t('candidate.titleFor', { job: title }) : t('candidate.title');
  useTitle(heading);
  const picked = readPicked(pick);
  const isFiltered = Boolean(query.q || query.stage || query.answer);
  const isLocked = needsTerms(error);
  // one person needs no search; once there were more, the filters stay while a list is on its way
  const [hasMany, setMany] = useState(isFiltered || query.sort !== '');
  if (total > 1 && !hasMany) setMany(true);
  const toggle = (id: number): void => {
    const others = picked.filter((one) => one !== id);
    change({ pick: (others.length < picked.length ? others : [...picked, id]).join(',') });
  };
  return (
    <section aria-labelledby="candidates" className="grid gap-5">
      <div>
        <Link to="/company-dashboard" className={`no-print ${standaloneLink}`}>
          {t('candidate.toJobs')}
        </Link>
        <h1 id="candidates" className="text-page">
          {heading}
        </h1>
        <p role="status" className="min-h-6 text-muted">
          {rows && t(isFiltered ? 'candidate.countFound' : 'candidate.count', { count: total })}
        </p>
      </div>
      {!isLocked && (hasMany || isFiltered) && <CandidateFilters query={query} onChange={change} />}
      {isLocked && <TermsNeeded />}
      {list.hasFailed && !isLocked && (
        <FailedState title={t('candidate.failed')} hint={t('candidate.failedHint')} onRetry={list.retry} />
      )}
      {!rows && !list.hasFailed && <CardSkeletons />}
      {rows?.length === 0 && !isFiltered && (
        <EmptyState kind="nothing" title={t('candidate.none')} hint={t('candidate.noneHint')}>
          <Link to="/company-dashboard" className={buttonClass('secondary')}>
            {t('candidate.toJobs')}
          </Link>
        </EmptyState>
      )}
      {rows?.length === 0 && isFiltered && (
        <EmptyState kind="noMatch" title={t('candidate.noMatch')} hint={t('candidate.noMatchHint')}>
          <Button look="secondary" onClick={() => change({ q: '', stage: '', answer: '' })}>
            {t('candidate.showAll')}
          </Button>
        </EmptyState>
      )}
      {!!rows?.length && (
        <>
          <ul className="grid gap-4 md:grid-cols-2">
            {rows.map((candidate) => {
              const id = candidate.connection_id;
              const isPicked = picked.includes(id);
              const mayPick = isPicked || picked.length < MAX_COMPARED;
              return (
                <li key={id}>
                  <CandidateCard
                    candidate={candidate}
                    answering={answering}
                    picking={{ isPicked, onPick: mayPick ? () => toggle(id) : undefined }}
                  />
                </li>
              );
            })}
          </ul>
          <MoreRows list={list} />
          <Picked jobId={jobId} picked={picked} onClear={() => change({ pick: '' })} />
        </>
      )}
    </section>
  );
}

/** Who is chosen, at the lower edge. */
function Picked({ jobId, picked, onClear }: { jobId: number; picked: readonly number[]; onClear: () => void }) {
  return (
    <div
      role="status"
      className={
        picked.length
          ? 'no-print sticky bottom-3 flex flex-wrap items-center justify-between gap-3 rounded-card border border-control bg-surface px-5 py-3 shadow-(--shadow)'
          : 'sr-only'
      }
    >
      {picked.length > 0 && (
        <>
          <p>
            <span className="font-semibold">{t('compare.chosen', { count: picked.length })}</span>
            {picked.length < 2 && <span className="block text-small text-muted">{t('compare.more')}</span>}
          </p>
          <div className="flex flex-wrap gap-3">
            <Button look="quiet" onClick={onClear}>
              {t('compare.clear')}
            </Button>
            {picked.length > 1 && (
              <Link
                to={`/company-dashboard/jobs/${jobId}/compare?pick=${picked.join(',')}`}
                className={buttonClass('primary')}
              >
                {t('compare.start')}
              </Link>
            )}
          </div>
        </>
      )}
    </div>
  );
}
