import { Link } from 'react-router';
import { t } from '@niyukt/ui-shared/i18n/company-candidates';
import { useTitle } from '../../../lib/useTitle';
import { buttonClass } from '../../../ui/Button';
import { CardSkeletons } from '../../../ui/CardSkeletons';
import { EmptyState, FailedState } from '../../../ui/EmptyState';
import { MoreRows } from '../../../ui/MoreRows';
import { useWaiting } from '../queries';
import { needsTerms, useAllCandidates } from './candidate-queries';
import { TermsNeeded } from './TermsNeeded';
import WaitingCandidates, { Cards } from './WaitingCandidates';

/** The people of all jobs: first who waits for an answer, each answered in place, then the others. */
export function AllCandidates() {
  useTitle(t('candidate.title'));
  const waiting = useWaiting();
  const all = useAllCandidates();
  const isLoaded = waiting.rows && all.rows;
  const isLocked = needsTerms(all.error);
  const hasFailed = !isLoaded && (all.hasFailed || waiting.hasFailed);
  const first = new Set(waiting.rows?.map(({ connection_id }) => connection_id));
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
      {isLoaded && !!waiting.rows?.length && <WaitingCandidates list={waiting} />}
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
