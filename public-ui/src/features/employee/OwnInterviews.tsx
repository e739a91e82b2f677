import { useState } from 'react';
import { Link } from 'react-router';
import type { EmployeeInterview } from '@niyukt/ui-shared/api/types';
import { t } from '@niyukt/ui-shared/i18n/own-interviews';
import { t as dashboards } from '@niyukt/ui-shared/i18n/public-dashboards';
import { typedLanguage } from '@niyukt/ui-shared/i18n/typed-language';
import { useBanner } from '../../lib/useBanner';
import { useOpened } from '../../lib/useOpened';
import { useTitle } from '../../lib/useTitle';
import { Button, buttonClass } from '../../ui/Button';
import { CardSkeletons } from '../../ui/CardSkeletons';
import { EmptyState, FailedState } from '../../ui/EmptyState';
import { Meta } from '../../ui/Meta';
import { MoreRows } from '../../ui/MoreRows';
import { CalendarFileButton } from '../interviews/CalendarFileButton';
import { FeedDialog } from '../interviews/FeedDialog';
import { useInterviewsSince, useReplying } from '../interviews/interview-queries';
import { InterviewTimes } from '../interviews/InterviewTimes';
import { JoinLink, MeetingFacts } from '../interviews/MeetingFacts';
import { ReplyBar } from '../interviews/ReplyBar';
import { aheadAndPast } from '../interviews/shown-state';
import { StateChip } from '../interviews/StateChip';
import { ZoneNote } from '../interviews/ZoneNote';

/** An interview of the person, with the own answer. */
function OwnInterviewCard({ interview }: { interview: EmployeeInterview }) {
  const { succeed } = useBanner();
  const { id, job_title, company_name, round, names, can_reply, reply } = interview;
  const name = `${job_title}, ${company_name}`;
  const { replying, onChanged } = useReplying<EmployeeInterview>('employee', id);
  return (
    <article className="flex h-full break-inside-avoid flex-col gap-3 rounded-card border border-line bg-surface p-5 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <h3 className="min-w-[6em] flex-1 text-lead" lang={typedLanguage(company_name)}>
          {company_name}
        </h3>
        <StateChip interview={interview} />
      </div>
      <Meta items={[job_title, t('meeting.round', { n: round })]} />
      <InterviewTimes {...interview} />
      <MeetingFacts interview={interview} more={names?.length ? [[t('meeting.with'), names.join(', ')]] : []} />
      <div className="mt-auto grid gap-3 pt-2">
        <JoinLink interview={interview} name={name} />
        {(can_reply || reply) && (
          <ReplyBar
            interview={interview}
            name={name}
            replying={replying}
            onChanged={onChanged}
            onSent={(given) => succeed(t(`reply.sent.${given}`, { name }))}
          />
        )}
        <CalendarFileButton side="employee" interview={interview} name={name} />
      </div>
    </article>
  );
}

/** The person's interviews: what is coming, the next first, and what is past. */
export default function OwnInterviews() {
  useTitle(dashboards('employee.interviews'));
  const [now] = useState(Date.now);
  const { rows, list, hasFailed } = useInterviewsSince<EmployeeInterview>('employee', now);
  const { isOpen, open, close } = useOpened();
  const [ahead, past] = aheadAndPast(rows ?? [], now);
  const cards = (interviews: EmployeeInterview[]) => (
    <ul className="grid gap-4 md:grid-cols-2">
      {interviews.map((interview) => (
        <li key={interview.id}>
          <OwnInterviewCard interview={interview} />
        </li>
      ))}
    </ul>
  );
  return (
    <section aria-labelledby="interviews" className="grid gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 id="interviews" className="text-page">
            {t('meeting.title')}
          </h1>
          <ZoneNote />
          <p role="status" className="min-h-6 text-muted">
            {rows && t('meeting.count', { count: list.total })}
          </p>
        </div>
        <Button look="secondary" onClick={() => open('feed')} className="no-print max-sm:w-full">
          {t('feed.open')}
        </Button>
      </div>
      {hasFailed && <FailedState title={t('meeting.failed')} hint={t('meeting.failedHint')} onRetry={list.retry} />}
      {!rows && !hasFailed && <CardSkeletons />}
      {rows?.length === 0 && (
        <EmptyState kind="nothing" title={t('meeting.none')} hint={t('meeting.noneEmployee')}>
          <Link to="/employee-dashboard/applications" className={buttonClass('secondary')}>
            {t('meeting.toApplications')}
          </Link>
        </EmptyState>
      )}
      {!!rows?.length && (
        <>
          <h2 className="text-title">{t('meeting.ahead')}</h2>
          {ahead.length ? cards(ahead) : <p className="text-muted">{t('meeting.noneAhead')}</p>}
          {past.length > 0 && (
            <>
              <h2 className="text-title">{t('meeting.past')}</h2>
              {cards(past)}
            </>
          )}
          <MoreRows list={list} />
        </>
      )}
      {isOpen('feed') && <FeedDialog onClose={close} />}
    </section>
  );
}
