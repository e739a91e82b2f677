import type { CompanyInterview } from '@niyukt/ui-shared/api/types';
import { daysAfter } from '@niyukt/ui-shared/domain/calendar-days';
import { dayInFull } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/own-interviews';
import { Button } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';
import { DayNavigation } from './DayNavigation';
import { Cards } from './InterviewList';
import { rowsOfDay } from './InterviewWeek';

interface InterviewDayProps {
  rows: readonly CompanyInterview[];
  /** As 2026-12-01. */
  day: string;
  today: string;
  onGo: (day: string) => void;
  onWeek: () => void;
}

/** A day in full, to work through and to print. */
export function InterviewDay({ rows, day, today, onGo, onWeek }: InterviewDayProps) {
  const ofDay = rowsOfDay(rows, day);
  return (
    <>
      <DayNavigation
        unit="day"
        title={dayInFull(day)}
        onBefore={() => onGo(daysAfter(day, -1))}
        onAfter={() => onGo(daysAfter(day, 1))}
        onToday={day === today ? undefined : () => onGo(today)}
      >
        {ofDay.length > 0 && (
          <Button look="secondary" onClick={() => window.print()}>
            {t('meeting.printDay')}
          </Button>
        )}
      </DayNavigation>
      {ofDay.length ? (
        <Cards rows={ofDay} hasDay={false} />
      ) : (
        <EmptyState kind="nothing" title={t('meeting.freeDay')} hint={t('meeting.freeDayHint')}>
          <Button look="secondary" onClick={onWeek}>
            {t('meeting.openWeek')}
          </Button>
        </EmptyState>
      )}
    </>
  );
}
