import { useState } from 'react';
import type { CompanyInterview } from '@niyukt/ui-shared/api/types';
import { StatusMark } from '@niyukt/ui-shared/components/StatusMark';
import { daysAfter, INDIA, weekOf } from '@niyukt/ui-shared/domain/calendar-days';
import { dayInFull, dayInShort } from '@niyukt/ui-shared/domain/format';
import { dayAt, differsFromIndia, ownZone, periodIn } from '@niyukt/ui-shared/domain/zone-time';
import { t } from '@niyukt/ui-shared/i18n/own-interviews';
import { interviewLook } from '@niyukt/ui-shared/theme/status-look';
import { shownState } from '../../interviews/shown-state';
import { DayNavigation } from './DayNavigation';

const WEEK = 7;

interface InterviewWeekProps {
  rows: readonly CompanyInterview[];
  /** A day of the week that is shown, as 2026-12-01. */
  day: string;
  today: string;
  onGo: (day: string) => void;
  /** Shows a day in full. */
  onDay: (day: string) => void;
}

/** Seven days side by side, on a phone one below the other. */
export function InterviewWeek({ rows, day, today, onGo, onDay }: InterviewWeekProps) {
  const days = weekOf(day);
  const [first = day] = days;
  const last = days.at(-1) ?? day;
  return (
    <>
      <DayNavigation
        unit="week"
        title={t('meeting.weekOf', { from: dayInShort(first), to: dayInShort(last) })}
        onBefore={() => onGo(daysAfter(day, -WEEK))}
        onAfter={() => onGo(daysAfter(day, WEEK))}
        onToday={days.includes(today) ? undefined : () => onGo(today)}
      />
      <ol className="grid gap-px overflow-hidden rounded-card border border-line bg-line lg:grid-cols-7">
        {days.map((one) => (
          <li
            key={one}
            aria-current={one === today ? 'date' : undefined}
            className="grid content-start gap-2 bg-surface p-3 aria-[current=date]:shadow-[inset_0_3px_var(--mark)] max-lg:px-4 lg:min-h-56"
          >
            <Day day={one} rows={rows} onDay={() => onDay(one)} />
          </li>
        ))}
      </ol>
    </>
  );
}

/** Interviews of a day where the reader is, the earliest first. @param rows the latest first */
export const rowsOfDay = (rows: readonly CompanyInterview[], day: string): CompanyInterview[] =>
  rows.filter(({ starts_at }) => dayAt(ownZone(), starts_at) === day).reverse();

function Day({ day, rows, onDay }: { day: string; rows: readonly CompanyInterview[]; onDay: () => void }) {
  const ofDay = rowsOfDay(rows, day);
  return (
    <>
      <div className="flex items-baseline justify-between gap-3 lg:block">
        <h3>
          <button
            type="button"
            aria-label={t('meeting.openDay', { short: dayInShort(day), day: dayInFull(day) })}
            onClick={onDay}
            className="min-h-11 font-semibold text-action underline-offset-4 hover:underline lg:min-h-8"
          >
            {dayInShort(day)}
          </button>
        </h3>
        {!ofDay.length && <p className="text-small text-muted lg:sr-only">{t('meeting.freeDay')}</p>}
      </div>
      {ofDay.length > 0 && (
        <ul className="grid gap-2">
          {ofDay.map((interview) => (
            <li key={interview.id}>
              <Entry interview={interview} onOpen={onDay} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Entry({ interview, onOpen }: { interview: CompanyInterview; onOpen: () => void }) {
  const { starts_at, ends_at, person_name, job_title, state } = interview;
  const [now] = useState(Date.now);
  const shown = shownState(interview, now);
  const { tone, mark } = interviewLook(shown);
  const zone = ownZone();
  return (
    <button
      type="button"
      onClick={onOpen}
      className="grid min-h-11 w-full gap-0.5 rounded-control border-l-4 px-2.5 py-2 text-left"
      style={{ borderColor: `var(--${tone})`, background: `var(--${tone}-soft)` }}
    >
      <span className="text-small text-balance">{periodIn(zone, starts_at, ends_at).time}</span>
      <span className={`font-semibold ${state === 'cancelled' ? 'line-through' : ''}`}>{person_name}</span>
      <span className="text-small">{job_title}</span>
      {differsFromIndia(zone, starts_at) && (
        <span className="text-small">{periodIn(INDIA, starts_at, ends_at).time} IST</span>
      )}
      <span className="flex items-center gap-1 text-small font-semibold" style={{ color: `var(--${tone})` }}>
        <StatusMark mark={mark} />
        {t(`meeting.state.${shown}`)}
      </span>
    </button>
  );
}
