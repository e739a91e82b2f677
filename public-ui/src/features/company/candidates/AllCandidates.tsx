import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { Candidate } from '@niyukt/ui-shared/api/types';
import { t } from '@niyukt/ui-shared/i18n/company-candidates';
import { useTitle } from '../../../lib/useTitle';
import { buttonClass } from '../../../ui/Button';
import { CardSkeletons } from '../../../ui/CardSkeletons';
import { EmptyState, FailedState } from '../../../ui/EmptyState';
import { MoreRows } from '../../../ui/MoreRows';
import { needsTerms, useAllCandidates, useAnswering } from './candidate-queries';
import { CandidateCard } from './CandidateCard';
import { TermsNeeded } from './TermsNeeded';

/** The people of all jobs: first who waits for an answer, each answered in place, then the others. */
export function AllCandidates() {
  useTitle(t('candidate.title'));
  const waiting = useAllCandidates(true);
  const all = useAllCandidates(false);
  const isLoaded = waiting.rows && all.rows;
  const isLocked = needsTerms(all.error);
  const hasFailed = !isLoaded && (all.hasFailed || waiting.hasFailed);
  const first = new Set(waiting.rows?.map(({ connection_id }) => connection_id));
  const left = waiting.total - (waiting.rows?.filter(({ answer }) => answer).length ?? 0);
  const others = all.rows?.filter(({ connection_id }) => !first.has(connection_id)) ?? [];
  return (
    <section aria-labelledby="candidates" className="grid gap-5">
      <div>
        <h1 id="candidates" className="text-page">
          {t('candidate.title')}
        </h1>
        <p role="status" className="min-h-6 text-muted">
          {isLoaded && t('candidate.count', { count: all.total })}
        </p>
      </div>
      {isLocked && <TermsNeeded />}
      {hasFailed && !isLocked && (
        <FailedState
          title={t('candidate.failed')}
          hint={t('candidate.failedHint')}
          onRetry={() => {
            waiting.retry();
            all.retry();
          }}
        />
      )}
      {!isLoaded && !hasFailed && <CardSkeletons />}
      {isLoaded && all.rows?.length === 0 && (
        <EmptyState kind="nothing" title={t('candidate.none')} hint={t('candidate.noneYetHint')}>
          <Link to="/company-dashboard" className={buttonClass('secondary')}>
            {t('candidate.toJobs')}
          </Link>
        </EmptyState>
      )}
      {isLoaded && !!waiting.rows?.length && (
        <>
          <div>
            <h2 className="text-title">
              {left > 0 ? t('candidate.waiting', { count: left }) : t('candidate.stage.answered')}
            </h2>
            <p className="text-small text-muted max-sm:hidden">{t('candidate.keys')}</p>
          </div>
          <Cards rows={waiting.rows} />
          <MoreRows list={waiting} />
        </>
      )}
      {isLoaded && others.length > 0 && (
        <>
          {first.size > 0 && <h2 className="text-title">{t('candidate.others')}</h2>}
          <Cards rows={others} />
          <MoreRows list={all} />
        </>
      )}
    </section>
  );
}

/** After an answer the next one without any has the focus. */
function Cards({ rows }: { rows: readonly Candidate[] }) {
  const answering = useAnswering();
  const list = useRef<HTMLUListElement>(null);
  const [next, setNext] = useState<number>();
  useEffect(() => {
    list.current?.querySelector<HTMLElement>(`[data-candidate="${next}"] a`)?.focus();
  }, [next]);
  const after = (id: number): number | undefined => {
    const place = rows.findIndex(({ connection_id }) => connection_id === id);
    return [...rows.slice(place + 1), ...rows.slice(0, place)].find(({ answer }) => !answer)?.connection_id;
  };
  return (
    <ul ref={list} className="grid gap-4 md:grid-cols-2">
      {rows.map((candidate) => (
        <li key={candidate.connection_id} data-candidate={candidate.connection_id}>
          <CandidateCard
            candidate={candidate}
            answering={answering}
            onAnswered={() => setNext(after(candidate.connection_id))}
          />
        </li>
      ))}
    </ul>
  );
}
