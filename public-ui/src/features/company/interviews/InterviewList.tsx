import type { CompanyInterview } from '@niyukt/ui-shared/api/types';
import { t } from '@niyukt/ui-shared/i18n/own-interviews';
import { useState } from 'react';
import { MoreRows } from '../../../ui/MoreRows';
import type { Rows } from '../../../lib/useRows';
import { aheadAndPast } from '../../interviews/shown-state';
import { InterviewCard } from './InterviewCard';

interface InterviewListProps {
  rows: readonly CompanyInterview[];
  /** Undefined where all are there. */
  list: Rows<CompanyInterview> | undefined;
}

/** What is coming, the next first, and what is past. */
export function InterviewList({ rows, list }: InterviewListProps) {
  const [now] = useState(Date.now);
  const [ahead, past] = aheadAndPast(rows, now);
  return (
    <>
      <h2 className="text-title">{t('meeting.ahead')}</h2>
      {ahead.length ? <Cards rows={ahead} /> : <p className="text-muted">{t('meeting.noneAhead')}</p>}
      {past.length > 0 && (
        <>
          <h2 className="text-title">{t('meeting.past')}</h2>
          <Cards rows={past} />
        </>
      )}
      {list && <MoreRows list={list} />}
    </>
  );
}

export function Cards({ rows, hasDay = true }: Pick<InterviewListProps, 'rows'> & { hasDay?: boolean }) {
  return (
    <ul className="grid gap-4 md:grid-cols-2 print:grid-cols-1">
      {rows.map((interview) => (
        <li key={interview.id}>
          <InterviewCard interview={interview} hasDay={hasDay} />
        </li>
      ))}
    </ul>
  );
}
