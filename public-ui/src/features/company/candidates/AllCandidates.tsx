import { Link } from 'react-router';
import type { Candidate } from '@niyukt/ui-shared/api/types';
import { t } from '@niyukt/ui-shared/i18n/company-candidates';
import { useTitle } from '../../../lib/useTitle';
import { buttonClass } from '../../../ui/Button';
import { CardSkeletons } from '../../../ui/CardSkeletons';
import { EmptyState, FailedState } from '../../../ui/EmptyState';
import { FoldedLine } from '../../../ui/FoldedLine';
import { MoreRows } from '../../../ui/MoreRows';
import { useWaiting } from '../queries';
import { nameOf } from './answers';
import { needsTerms, useAllCandidates, useCandidateAnswer } from './candidate-queries';
import { CandidateCard } from './CandidateCard';
import { StageChip } from './StageChip';
import { TermsNeeded } from './TermsNeeded';
import WaitingCandidates from './WaitingCandidates';

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
          <h2 className="text-title">
            {t('candidate.others')} <span className="font-normal text-muted">({all.total - first.size})</span>
          </h2>
          <ul className="grid gap-2">
            {others.map((candidate) => (
              <li key={candidate.connection_id}>
                <Other candidate={candidate} />
              </li>
            ))}
          </ul>
          <MoreRows list={all} />
        </>
      )}
    </section>
  );
}

/** One line that opens: nothing of the company is waited for. */
function Other({ candidate }: { candidate: Candidate }) {
  const answering = useCandidateAnswer();
  return (
    <FoldedLine
      name={nameOf(candidate)}
      facts={[candidate.job_title, candidate.answer && t(`candidate.answer.${candidate.answer}`)]}
      mark={<StageChip candidate={candidate} />}
    >
      <CandidateCard candidate={candidate} answering={answering} />
    </FoldedLine>
  );
}
