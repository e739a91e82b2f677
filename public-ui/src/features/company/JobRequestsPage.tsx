import { Suspense } from 'react';
import { Link } from 'react-router';
import type { CompanyJob } from '@niyukt/ui-shared/api/types';
import { choiceText } from '@niyukt/ui-shared/domain/choice-text';
import { dayInIndia, salaryText, skillNames } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/public-dashboards';
import { useBreaches } from '../../lib/breach-notes';
import { lazyPart } from '../../lib/lazyPart';
import { standaloneLink } from '../../lib/link';
import { useOpened } from '../../lib/useOpened';
import { useTitle } from '../../lib/useTitle';
import { BreachNotes } from '../../ui/BreachNotes';
import { CardSkeletons } from '../../ui/CardSkeletons';
import { Dialog } from '../../ui/Dialog';
import { Facts } from '../../ui/Facts';
import { JobText } from '../../ui/JobText';
import { StatusBadge } from '../../ui/StatusBadge';
import { CreateJobDialog } from './CreateJobDialog';
import { JobRequests } from './JobRequests';
import { JobStatusDialog } from './JobStatusDialog';
import { useOwed } from './ledger-queries';
import { useMembership } from './member-queries';
import { OwedText } from './OwedText';
import { useCandidateCounts, useCompanyProfile, useJobRequests, useWaiting } from './queries';
import { useLoadFailure } from './useLoadFailure';

const WaitingCandidates = lazyPart(() => import('./candidates/WaitingCandidates'));
/** As many wait for an answer above the jobs; the others are a press away. */
const FIRST = 4;

const keyOf = ({ request_id }: CompanyJob): number => request_id;

/** The first page of a company: who waits for its answer, its job requests, and what it owes. */
export function JobRequestsPage() {
  useTitle(t('company.title'));
  const profile = useCompanyProfile();
  const jobs = useJobRequests();
  const counts = useCandidateCounts();
  const breaches = useBreaches();
  const unanswered = counts.data?.reduce((sum, job) => sum + job.unanswered, 0) ?? 0;
  const waiting = useWaiting(FIRST, unanswered > 0);
  const owed = useOwed(useMembership().data?.role === 'owner');
  const { isOpen, find, open, close, done } = useOpened();
  useLoadFailure(jobs.error);
  const details = find('details', jobs.data, keyOf);
  const status = find('status', jobs.data, keyOf);
  // they come together, so that nothing moves
  const isLoading =
    jobs.isPending ||
    counts.isPending ||
    breaches.isPending ||
    (unanswered > 0 && !(waiting.rows ?? waiting.hasFailed));
  const isFirst = !!waiting.rows?.length;
  return (
    <>
      <Suspense fallback={<CardSkeletons hasHeading />}>
        {isLoading ? (
          <CardSkeletons hasHeading />
        ) : (
          <>
            <BreachNotes breaches={breaches.data} />
            {isFirst && <WaitingCandidates list={waiting} isFirst />}
            <JobRequests
              jobs={jobs.data}
              counts={counts.data}
              waiting={isFirst ? 0 : unanswered}
              isSecond={isFirst}
              hasFailed={jobs.isError}
              onRetry={() => void Promise.all([jobs.refetch(), profile.refetch()])}
              onCreate={() => open('create')}
              onDetails={(job) => open('details', keyOf(job))}
              onStatus={(job) => open('status', keyOf(job))}
            />
            {!!owed.data?.outstanding && (
              <p className="flex flex-wrap items-center gap-x-3 tabular-nums">
                <span>
                  <OwedText owed={owed.data} />
                </span>
                <Link to="/company-dashboard/placements" className={standaloneLink}>
                  {t('portal.title')}
                </Link>
              </p>
            )}
          </>
        )}
      </Suspense>
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
