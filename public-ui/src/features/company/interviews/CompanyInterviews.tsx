import { useState } from 'react';
import { Link } from 'react-router';
import type { CompanyInterview } from '@niyukt/ui-shared/api/types';
import { daysAfter, isDay, weekOf } from '@niyukt/ui-shared/domain/calendar-days';
import { dayAt, ownZone } from '@niyukt/ui-shared/domain/zone-time';
import { t } from '@niyukt/ui-shared/i18n/own-interviews';
import { standaloneLink } from '../../../lib/link';
import { useOpened } from '../../../lib/useOpened';
import { useTitle } from '../../../lib/useTitle';
import { Button, buttonClass } from '../../../ui/Button';
import { CardSkeletons } from '../../../ui/CardSkeletons';
import { EmptyState, FailedState } from '../../../ui/EmptyState';
import { FeedDialog } from '../../interviews/FeedDialog';
import { useInterviewsSince } from '../../interviews/interview-queries';
import { ZoneNote } from '../../interviews/ZoneNote';
import { needsTerms } from '../candidates/candidate-queries';
import { TermsNeeded } from '../candidates/TermsNeeded';
import { useAddressed } from '../candidates/useAddressed';
import { useLoadFailure } from '../useLoadFailure';
import { InterviewDay } from './InterviewDay';
import { InterviewList } from './InterviewList';
import { InterviewWeek } from './InterviewWeek';

const VIEWS = ['list', 'week', 'day'] as const;
type View = (typeof VIEWS)[number];

const readView = (text: string): View => VIEWS.find((view) => view === text) ?? 'list';

/**
 * The moment since which interviews are needed, in milliseconds since 1970; no zone is a day away from UTC.
 * @param day undefined for all that there are
 */
function sinceOf(view: View, day: string | undefined, now: number): number {
  if (day === undefined) return 0;
  if (view === 'list') return now;
  const [first = day] = view === 'week' ? weekOf(day) : [day];
  return Date.parse(daysAfter(first, -1));
}

/** The company's interviews as list, week or day, of everybody or of one candidate; which stands in the address. */
export default function CompanyInterviews() {
  const [addressed, change] = useAddressed(['view', 'day', 'candidate']);
  const [now] = useState(Date.now);
  const { isOpen, open, close } = useOpened();
  useLoadFailure(null);
  const candidate = Number(addressed.candidate) || undefined;
  const view = candidate ? 'list' : readView(addressed.view);
  const today = dayAt(ownZone(), now);
  const day = isDay(addressed.day) ? addressed.day : today;
  const { rows, list, hasFailed } = useInterviewsSince<CompanyInterview>(
    'company',
    sinceOf(view, candidate ? undefined : day, now),
  );
  const isLocked = needsTerms(list.error);
  const shown = candidate ? rows?.filter(({ connection_id }) => connection_id === candidate) : rows;
  const name = candidate === undefined ? undefined : shown?.[0]?.person_name;
  const heading = name ? t('meeting.titleWith', { name }) : t('meeting.title');
  useTitle(heading);
  const goTo = (next: string): void => change({ day: next === today ? '' : next });
  const isEmpty = shown?.length === 0;
  return (
    <section aria-labelledby="interviews" className="grid gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          {candidate && <CandidateLinks id={candidate} name={name} />}
          <h1 id="interviews" className="text-page">
            {heading}
          </h1>
          <ZoneNote />
          <p role="status" className="no-print min-h-6 text-muted">
            {shown && t('meeting.count', { count: candidate ? shown.length : list.total })}
          </p>
        </div>
        <div className="no-print flex flex-wrap gap-3 max-sm:w-full">
          {!candidate && <ViewSwitch view={view} onView={(next) => change({ view: next === 'list' ? '' : next })} />}
          <Button look="secondary" onClick={() => open('feed')} className="max-sm:w-full">
            {t('feed.open')}
          </Button>
        </div>
      </div>
      {isLocked && <TermsNeeded />}
      {hasFailed && !isLocked && (
        <FailedState title={t('meeting.failed')} hint={t('meeting.failedHint')} onRetry={list.retry} />
      )}
      {!shown && !hasFailed && <CardSkeletons />}
      {isEmpty && <NoInterviews candidate={candidate} />}
      {!!shown?.length && view === 'list' && <InterviewList rows={shown} list={candidate ? undefined : list} />}
      {!!shown?.length && view === 'week' && (
        <InterviewWeek
          rows={shown}
          day={day}
          today={today}
          onGo={goTo}
          onDay={(next) => change({ view: 'day', day: next === today ? '' : next })}
        />
      )}
      {!!shown?.length && view === 'day' && (
        <InterviewDay rows={shown} day={day} today={today} onGo={goTo} onWeek={() => change({ view: 'week' })} />
      )}
      {isOpen('feed') && <FeedDialog onClose={close} />}
    </section>
  );
}

function CandidateLinks({ id, name }: { id: number; name: string | undefined }) {
  return (
    <p className="no-print flex flex-wrap gap-x-5">
      <Link to={`/company-dashboard/candidates/${id}`} className={standaloneLink}>
        {t('meeting.toCandidate', { name: name ?? t('meeting.candidate') })}
      </Link>
      <Link to="/company-dashboard/interviews" className={standaloneLink}>
        {t('meeting.all')}
      </Link>
    </p>
  );
}

function NoInterviews({ candidate }: { candidate: number | undefined }) {
  const [title, hint, to, link] = candidate
    ? ([
        'meeting.noneWith',
        'meeting.noneWithHint',
        `/company-dashboard/candidates/${candidate}`,
        'meeting.openProfile',
      ] as const)
    : (['meeting.none', 'meeting.noneCompany', '/company-dashboard', 'meeting.toJobs'] as const);
  return (
    <EmptyState kind="nothing" title={t(title)} hint={t(hint)}>
      <Link to={to} className={buttonClass('secondary')}>
        {t(link)}
      </Link>
    </EmptyState>
  );
}

function ViewSwitch({ view, onView }: { view: View; onView: (view: View) => void }) {
  return (
    <div
      role="group"
      aria-label={t('meeting.view')}
      className="flex rounded-control border border-control max-sm:w-full"
    >
      {VIEWS.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === view}
          onClick={() => onView(one)}
          className="min-h-11 flex-1 px-4.5 font-semibold whitespace-nowrap text-muted not-first:border-l not-first:border-control hover:text-ink aria-pressed:bg-action-soft aria-pressed:text-action"
        >
          {t(`meeting.view.${one}`)}
        </button>
      ))}
    </div>
  );
}
