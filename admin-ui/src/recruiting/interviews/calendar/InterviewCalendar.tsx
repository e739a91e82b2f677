import '../../../texts/interviews';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { Button, Checkbox, FormControlLabel, IconButton, useMediaQuery } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { useDataProvider, useGetList, useStore } from 'react-admin';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { Interview } from '@niyukt/ui-shared/api/types';
import { INDIA, isDay, today } from '@niyukt/ui-shared/domain/calendar-days';
import { ownZone } from '@niyukt/ui-shared/domain/zone-time';
import { FailureAlert } from '../../../kit/page/FailureAlert';
import { PrintButton } from '../../../kit/page/PrintButton';
import { failureText } from '../../../kit/providers/http-client';
import { recordPath } from '../../../kit/resource/ListPath';
import { t } from '../../../texts/console';
import type { InterviewProvider } from '../calls';
import { indianDay, type Period, wallAt, zoneName } from '../parts/times';
import { CalendarGrid, type CalendarView } from './CalendarGrid';
import { InterviewsHeading } from './InterviewsHeading';
import { MoveBar } from './MoveBar';
import { PrintedDays } from './PrintedDays';
import { daysOf, rangeOf, titleOf, turned } from './shown-days';
import { useMove } from './useMove';

const MOST = 1_000;

/** Interviews that begin on these days. */
function useInterviews(days: readonly string[]) {
  return useGetList<Interview>(
    'interviews',
    {
      filter: rangeOf(days),
      sort: { field: 'starts_at', order: 'ASC' },
      pagination: { page: 1, perPage: MOST },
    },
    { placeholderData: (before) => before },
  );
}

/** The chosen day stands in the address. @param next the day that is shown before one is chosen */
function useDay(next: string | undefined): [day: string, choose: (day: string) => void] {
  const [search, setSearch] = useSearchParams();
  const [first] = useState(() => next ?? today());
  const addressed = search.get('on');
  return [isDay(addressed) ? addressed : first, (day) => setSearch({ on: day }, { replace: true })];
}

/** Which zones the times are of. */
function zonesText(day: string): string {
  const noon = `${day}T12:00:00+05:30`;
  const [zone, own] = [INDIA, ownZone()];
  return wallAt(zone, noon) === wallAt(own, noon)
    ? t('interview.inZone', { zone: zoneName(zone, noon) })
    : t('interview.inZones', { zone: zoneName(zone, noon), own: zoneName(own, noon) });
}

interface ToolsProps {
  view: CalendarView;
  day: string;
  days: readonly string[];
  choose: (day: string) => void;
  showsCancelled: boolean;
  showCancelled: (isShown: boolean) => void;
}

function CalendarTools({ view, day, days, choose, showsCancelled, showCancelled }: ToolsProps) {
  const isWeek = view === 'week';
  return (
    <div className="calendar-tools no-print">
      <Button variant="outlined" color="inherit" className="tool-button" onClick={() => choose(today())}>
        {t('interview.today')}
      </Button>
      <IconButton
        aria-label={t(isWeek ? 'interview.earlierWeek' : 'interview.earlierDay')}
        onClick={() => choose(turned(view, day, -1))}
      >
        <ChevronLeft />
      </IconButton>
      <IconButton
        aria-label={t(isWeek ? 'interview.laterWeek' : 'interview.laterDay')}
        onClick={() => choose(turned(view, day, 1))}
      >
        <ChevronRight />
      </IconButton>
      <h2 aria-live="polite">{titleOf(days)}</h2>
      <FormControlLabel
        className="calendar-cancelled"
        label={t('interview.showCancelled')}
        control={<Checkbox checked={showsCancelled} onChange={({ target }) => showCancelled(target.checked)} />}
      />
      <PrintButton />
    </div>
  );
}

interface InterviewCalendarProps {
  path: string;
  view: CalendarView;
  /** At which day it opens, if not today. */
  first: string | undefined;
  /** Of the page. */
  actions: ReactNode;
}

/** Interviews as a week or as a day: opened, planned and moved, by mouse, finger and keyboard. */
export default function InterviewCalendar({ path, view, first, actions }: InterviewCalendarProps) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const dataProvider = useDataProvider<InterviewProvider>();
  const [day, choose] = useDay(first);
  const days = useMemo(() => daysOf(view, day), [view, day]);
  const { data, error, isPending, refetch } = useInterviews(days);
  const { data: holidays } = useQuery({ queryKey: ['days-off'], queryFn: () => dataProvider.getDaysOff() });
  const [showsCancelled, showCancelled] = useStore('interviews.cancelled', false);
  const [moving, setMoving] = useState<{ interview: Interview; period: Period }>();
  const move = useMove();
  const isTouched = useMediaQuery('(pointer: coarse)', { noSsr: true });

  const all = useMemo(() => data ?? [], [data]);
  const shown = useMemo(
    () => all.filter(({ state }) => showsCancelled || state !== 'cancelled'),
    [all, showsCancelled],
  );
  const isEmpty = !isPending && !error && shown.length === 0;

  const leaveMoving = (): void => {
    const id = moving?.interview.id;
    setMoving(undefined);
    // the event gets the focus back at its new place
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-interview="${id}"]`)?.focus());
  };
  const hold = (period: Period): void => {
    setMoving((held) => held && { ...held, period });
    const held = indianDay(period.starts_at);
    if (!days.includes(held)) choose(held);
  };
  const saveMoving = async (): Promise<void> => {
    if (!moving) return;
    const { interview, period } = moving;
    const isMoved = period.starts_at !== interview.starts_at || period.ends_at !== interview.ends_at;
    if (isMoved) await move(interview, period);
    leaveMoving();
  };
  // one that is held on another day is not among those that were read for it
  const grid = moving && !shown.some(({ id }) => id === moving.interview.id) ? [...shown, moving.interview] : shown;

  return (
    <>
      <InterviewsHeading path={path} actions={actions} />
      <CalendarTools
        view={view}
        day={day}
        days={days}
        choose={choose}
        showsCancelled={showsCancelled}
        showCancelled={showCancelled}
      />
      <p className="calendar-zones no-print">
        {zonesText(day)}
        {isEmpty && (
          <strong className="calendar-empty" role="status">
            {t(view === 'week' ? 'interview.noneInWeek' : 'interview.noneOnDay')}
          </strong>
        )}
      </p>
      {error && (
        <FailureAlert retry={() => void refetch()} sx={{ mb: 1 }}>
          {failureText(error, t('interview.loadFailed'))}
        </FailureAlert>
      )}
      {moving && <MoveBar {...moving} onChange={hold} onSave={() => void saveMoving()} onLeave={leaveMoving} />}
      <section
        aria-label={t('interview.calendar')}
        aria-busy={isPending}
        className={isPending ? 'calendar-sheet is-loading' : 'calendar-sheet'}
      >
        <CalendarGrid
          view={view}
          day={day}
          interviews={grid}
          held={moving && { id: moving.interview.id, period: moving.period }}
          holidays={Array.isArray(holidays) ? holidays : []}
          onOpen={({ id }) => void navigate({ pathname: recordPath(path, id), search })}
          onMove={(interview, period, revert) =>
            void move(interview, period).then((isMoved) => {
              if (!isMoved) revert();
            })
          }
          onHold={(interview) =>
            setMoving({ interview, period: { starts_at: interview.starts_at, ends_at: interview.ends_at } })
          }
          onFree={(period) => void navigate({ pathname: `${path}/create`, search }, { state: { given: period } })}
        />
      </section>
      <p className="calendar-hint no-print">{t(isTouched ? 'interview.touchHint' : 'interview.calendarHint')}</p>
      <PrintedDays days={days} interviews={all} />
    </>
  );
}
