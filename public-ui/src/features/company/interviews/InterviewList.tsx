import { useState } from 'react';
import type { CompanyInterview } from '@niyukt/ui-shared/api/types';
import { ownZone, periodIn } from '@niyukt/ui-shared/domain/zone-time';
import { t } from '@niyukt/ui-shared/i18n/own-interviews';
import type { Rows } from '../../../lib/useRows';
import { FoldedLine } from '../../../ui/FoldedLine';
import { MoreRows } from '../../../ui/MoreRows';
import { aheadAndPast, shownState } from '../../interviews/shown-state';
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
          <h2 className="text-title">
            {t('meeting.past')} <span className="font-normal text-muted">({past.length})</span>
          </h2>
          <ul className="grid gap-2">
            {past.map((interview) => (
              <li key={interview.id}>
                <PastInterview interview={interview} now={now} />
              </li>
            ))}
          </ul>
        </>
      )}
      {list && <MoreRows list={list} />}
    </>
  );
}

/** One line that opens; it says where the reader's feedback is waited for. */
function PastInterview({ interview, now }: { interview: CompanyInterview; now: number }) {
  const { person_name, job_title, starts_at, ends_at, can_give_feedback, recommendation } = interview;
  return (
    <FoldedLine
      name={person_name}
      facts={[job_title, periodIn(ownZone(), starts_at, ends_at).day, t(`meeting.state.${shownState(interview, now)}`)]}
      mark={
        can_give_feedback &&
        !recommendation && <span className="text-small font-semibold text-action"> · {t('feedback.give')}</span>
      }
    >
      <InterviewCard interview={interview} />
    </FoldedLine>
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
