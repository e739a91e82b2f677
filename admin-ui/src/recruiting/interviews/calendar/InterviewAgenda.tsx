import '../../../texts/interviews';
import type { ReactNode } from 'react';
import { useGetList } from 'react-admin';
import { Link, useSearchParams } from 'react-router-dom';
import type { Interview } from '@niyukt/ui-shared/api/types';
import { isDay, today } from '@niyukt/ui-shared/domain/calendar-days';
import { dayInShort, timeInIndia } from '@niyukt/ui-shared/domain/format';
import { FailureAlert } from '../../../kit/page/FailureAlert';
import { failureText } from '../../../kit/providers/http-client';
import { EmptyState } from '../../../kit/records/EmptyState';
import { recordPath } from '../../../kit/resource/ListPath';
import { t } from '../../../texts/console';
import { InterviewChip } from '../parts/InterviewChip';
import { modeText } from '../parts/mode-text';
import { indianDay } from '../parts/times';
import { InterviewsHeading } from './InterviewsHeading';
import './agenda.css';

const MOST = 200;
const NOT_CANCELLED = ['proposed', 'confirmed', 'done', 'no_show'];

const timeOf = (moment: string): string => timeInIndia(Date.parse(moment));

/** As Today, Sun, 29 Nov. */
function dayTitle(day: string): string {
  if (day === today()) return `${t('interview.today')}, ${dayInShort(day)}`;
  return day === today(1) ? `${t('interview.tomorrow')}, ${dayInShort(day)}` : dayInShort(day);
}

function Row({ path, interview }: { path: string; interview: Interview }) {
  const { id, starts_at, ends_at, employee_name, job_title, company_name, state } = interview;
  return (
    <li className="agenda-row" data-interview={id}>
      <div className="agenda-time">
        <strong>{timeOf(starts_at)}</strong>
        <span>{timeOf(ends_at)}</span>
      </div>
      <div className="agenda-text">
        <Link className="agenda-who" to={{ pathname: recordPath(path, id) }}>
          {employee_name}
        </Link>
        <span>
          {job_title}, {company_name}
        </span>
        <span className="agenda-foot">
          <InterviewChip state={state} /> {modeText(interview)}
        </span>
      </div>
    </li>
  );
}

interface InterviewAgendaProps {
  path: string;
  /** Of the page. */
  actions: ReactNode;
}

/** Interviews from today on, or from the day of the address, under their days. */
export default function InterviewAgenda({ path, actions }: InterviewAgendaProps) {
  const [search] = useSearchParams();
  const addressed = search.get('on');
  const from = isDay(addressed) ? addressed : today();
  const { data, error, isPending, refetch } = useGetList<Interview>('interviews', {
    filter: { starts_at_gte: `${from}T00:00:00+05:30`, state: NOT_CANCELLED },
    sort: { field: 'starts_at', order: 'ASC' },
    pagination: { page: 1, perPage: MOST },
  });
  const interviews = data ?? [];
  const days = [...new Set(interviews.map(({ starts_at }) => indianDay(starts_at)))];
  return (
    <>
      <InterviewsHeading path={path} actions={actions} />
      {error && (
        <FailureAlert retry={() => void refetch()}>{failureText(error, t('interview.loadFailed'))}</FailureAlert>
      )}
      {!isPending && !error && days.length === 0 && (
        <EmptyState title={t('interview.emptyList')} text={t('interview.emptyListHint')} />
      )}
      <div aria-busy={isPending}>
        {days.map((day) => (
          <section key={day} className="agenda-day" aria-labelledby={`agenda-${day}`}>
            <h2 id={`agenda-${day}`}>{dayTitle(day)}</h2>
            <ul>
              {interviews
                .filter(({ starts_at }) => indianDay(starts_at) === day)
                .map((interview) => (
                  <Row key={interview.id} path={path} interview={interview} />
                ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
