import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Candidate } from '@niyukt/ui-shared/api/types';
import { salaryText } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/company-candidates';
import { standaloneLink, textLink } from '../../../lib/link';
import { useTitle } from '../../../lib/useTitle';
import { Button, buttonClass } from '../../../ui/Button';
import { CardSkeletons } from '../../../ui/CardSkeletons';
import { EmptyState } from '../../../ui/EmptyState';
import { AnswerBar } from './AnswerBar';
import { nameOf } from './answers';
import { type CandidateAnswering, needsTerms, useCandidateAnswer, useCandidatesOf } from './candidate-queries';
import { SkillNames } from './CandidateCard';
import { readPicked } from './picked';
import { StageChip } from './StageChip';
import { TermsNeeded } from './TermsNeeded';
import { useAddressed } from './useAddressed';

/** Up to three people side by side: columns whose rows are level, on a phone one after the other sideways. */
export function Comparison({ jobId }: { jobId: number }) {
  const [{ pick }] = useAddressed(['pick']);
  const found = useCandidatesOf(readPicked(pick));
  const answering = useCandidateAnswer();
  useTitle(t('compare.title'));
  const list = `/company-dashboard/jobs/${jobId}/candidates?pick=${pick}`;
  const people = found.flatMap(({ data, error }) => (data && !error && data.request_id === jobId ? [data] : []));
  const failed = found.filter(({ error }) => error);
  const isLocked = failed.some(({ error }) => needsTerms(error));
  const isPending = found.some((one) => one.isPending);
  return (
    <section aria-labelledby="comparison" className="grid gap-5">
      <div>
        <Link to={list} className={`no-print ${standaloneLink}`}>
          {people[0] ? t('candidate.toList', { job: people[0].job_title }) : t('candidate.title')}
        </Link>
        <h1 id="comparison" className="text-page">
          {t('compare.title')}
        </h1>
        <p className="text-muted md:hidden">{t('compare.hint')}</p>
      </div>
      {isPending && <CardSkeletons />}
      {isLocked && <TermsNeeded />}
      {!isPending && !isLocked && !people.length && (
        <EmptyState
          kind={failed.length ? 'failed' : 'nothing'}
          title={t(failed.length ? 'candidate.oneFailed' : 'compare.none')}
          hint={t(failed.length ? 'candidate.failedHint' : 'compare.noneHint')}
        >
          {failed.length ? (
            <Button look="secondary" onClick={() => void Promise.all(failed.map(({ refetch }) => refetch()))}>
              {t('action.tryAgain')}
            </Button>
          ) : (
            <Link to={list} className={buttonClass('secondary')}>
              {t('candidate.title')}
            </Link>
          )}
        </EmptyState>
      )}
      {!isPending && people.length > 0 && (
        <div
          role="region"
          aria-label={t('compare.region')}
          tabIndex={0}
          className="grid snap-x snap-mandatory auto-cols-[minmax(85%,1fr)] grid-flow-col grid-rows-[repeat(9,auto)] gap-x-4 overflow-x-auto rounded-card md:auto-cols-fr print:auto-cols-fr"
        >
          {people.map((candidate) => (
            <Column key={candidate.connection_id} candidate={candidate} answering={answering} />
          ))}
        </div>
      )}
    </section>
  );
}

interface ColumnProps {
  candidate: Candidate;
  answering: CandidateAnswering;
}

function Column({ candidate, answering }: ColumnProps) {
  const none = t('generic.notSpecified');
  const { connection_id: id, skills } = candidate;
  const facts: [string, ReactNode][] = [
    [t('candidate.headline'), candidate.headline ?? none],
    [t('candidate.stage'), <StageChip key="stage" candidate={candidate} />],
    [t('candidate.skills'), skills.length ? <SkillNames key="skills" skills={skills} /> : none],
    [t('candidate.qualification'), candidate.qualification ?? none],
    [t('candidate.location'), candidate.preferred_location ?? none],
    [t('candidate.salary'), salaryText(candidate.preferred_salary, none)],
    [t('candidate.note'), candidate.note ?? none],
  ];
  return (
    <article className="row-span-9 grid snap-start grid-rows-subgrid content-start gap-y-0 rounded-card border border-line bg-surface">
      <h2 className="px-5 pt-4 pb-2 text-lead">
        <Link to={`/company-dashboard/candidates/${id}`} className={`${textLink} inline-flex min-h-11 items-center`}>
          {nameOf(candidate)}
        </Link>
      </h2>
      <dl className="row-span-7 grid grid-rows-subgrid">
        {facts.map(([name, value]) => (
          <div key={name} className="border-t border-line px-5 py-3">
            <dt className="text-small text-muted">{name}</dt>
            <dd className="whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="no-print border-t border-line px-5 py-4">
        <AnswerBar person={candidate} answering={answering} />
      </div>
    </article>
  );
}
