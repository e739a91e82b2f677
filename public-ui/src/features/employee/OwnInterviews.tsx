import { useState } from 'react';
import { Link } from 'react-router';
import type { EmployeeInterview } from '@niyukt/ui-shared/api/types';
import { t } from '@niyukt/ui-shared/i18n/own-interviews';
import { t as dashboards } from '@niyukt/ui-shared/i18n/public-dashboards';
import { typedLanguage } from '@niyukt/ui-shared/i18n/typed-language';
import { useOpened } from '../../lib/useOpened';
import { useTitle } from '../../lib/useTitle';
import { Button, buttonClass } from '../../ui/Button';
import { CardSkeletons } from '../../ui/CardSkeletons';
import { EmptyState, FailedState } from '../../ui/EmptyState';
import { MoreRows } from '../../ui/MoreRows';
import { FeedDialog } from '../interviews/FeedDialog';
import { useInterviewsSince } from '../interviews/interview-queries';
import { InvitationCard } from '../interviews/InvitationCard';
import { aheadAndPast } from '../interviews/shown-state';
import { ZoneNote } from '../interviews/ZoneNote';

function OwnInterviewCard({ interview }: { interview: EmployeeInterview }) {
  const { job_title, company_name, names } = interview;
  return (
    <InvitationCard
      side="employee"
      interview={interview}
      name={`${job_title}, ${company_name}`}
      other={company_name}
      lang={typedLanguage(company_name)}
      more={names?.length ? [[t('meeting.with'), names.join(', ')]] : []}
    />
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
