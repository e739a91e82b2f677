import FullCalendar, { type CalendarRef, type EventDisplayInfo } from '@fullcalendar/react';
import interactionPlugin from '@fullcalendar/react/interaction';
import classicTheme from '@fullcalendar/react/themes/classic';
import timeGridPlugin from '@fullcalendar/react/timegrid';
import { useEffect, useRef, useState } from 'react';
import type { Holiday, Interview } from '@niyukt/ui-shared/api/types';
import { StatusMark } from '@niyukt/ui-shared/components/StatusMark';
import { INDIA } from '@niyukt/ui-shared/domain/calendar-days';
import { ownZone } from '@niyukt/ui-shared/domain/zone-time';
import { interviewLook } from '@niyukt/ui-shared/theme/status-look';
import { t } from '../../../texts/console';
import { clockText, isMovable, type Period, wallAt, zoneName } from '../parts/times';
import '@fullcalendar/react/skeleton.css';
import '@fullcalendar/react/themes/classic/theme.css';
import './calendar.css';

export type CalendarView = 'week' | 'day';

const GRID = { week: 'timeGridWeek', day: 'timeGridDay' } as const;
const PLUGINS = [classicTheme, timeGridPlugin, interactionPlugin];
const BUSINESS_HOURS = { daysOfWeek: [1, 2, 3, 4, 5], startTime: '09:00', endTime: '18:00' };
const SNAP = '00:15';
/** What a press on a free time plans at least. */
const PRESSED_MILLISECONDS = 30 * 60_000;
/** Of half an hour, in px. */
const SLOT_HEIGHT = 36;
/** Fingers rest this long on what they drag. */
const LONG_PRESS_MILLISECONDS = 400;

/** Nothing for a time that is being chosen. */
const interviewOf = ({ event }: EventDisplayInfo): Interview | undefined =>
  event.extendedProps['interview'] as Interview | undefined;

/** What is said of an interview in the grid: state as a mark and a word, times in India and on this device. */
function EventText({ interview, period }: { interview: Interview; period: Period }) {
  const { state, employee_name, company_name, job_title, round } = interview;
  const { mark } = interviewLook(state);
  const own = ownZone();
  const isElsewhere = wallAt(own, period.starts_at) !== wallAt(INDIA, period.starts_at);
  return (
    <div className="interview-text">
      <strong className="interview-who">
        <StatusMark mark={mark} /> {employee_name}
      </strong>
      <span>{clockText(period)}</span>
      {isElsewhere && (
        <span>
          {clockText(period, own)} {zoneName(own, period.starts_at, 'short')}
        </span>
      )}
      <span className="interview-state">{t(`interview.state.${state}`)}</span>
      <span>
        {company_name}, {job_title}
      </span>
      <span>{t('interview.roundNumber', { round })}</span>
    </div>
  );
}

const HOUR = new Intl.DateTimeFormat('en-IN', { timeZone: INDIA, hour: 'numeric' });
const WEEKDAY = new Intl.DateTimeFormat('en-IN', { timeZone: INDIA, weekday: 'short', day: 'numeric', month: 'short' });

interface CalendarGridProps {
  view: CalendarView;
  /** One of the shown days, as 2026-12-01. */
  day: string;
  interviews: readonly Interview[];
  /** An interview that is held at another time while it is moved by keys. */
  held: { id: Interview['id']; period: Period } | undefined;
  holidays: readonly Holiday[];
  onOpen: (interview: Interview) => void;
  /** @param revert puts it back where it was */
  onMove: (interview: Interview, period: Period, revert: () => void) => void;
  onHold: (interview: Interview) => void;
  onFree: (period: Period) => void;
}

/** The calendar measures what it drew, and draws that again: it is seen once its hours stand still. */
function useStandsStill(): boolean {
  const [isStill, setStill] = useState(false);
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setStill(true));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return isStill;
}

/** Days as columns of hours, in India's time. */
export function CalendarGrid({
  view,
  day,
  interviews,
  held,
  holidays,
  onOpen,
  onMove,
  onHold,
  onFree,
}: CalendarGridProps) {
  const calendar = useRef<CalendarRef>(null);
  const isStill = useStandsStill();
  useEffect(() => {
    calendar.current?.getApi().changeView(GRID[view], day);
  }, [view, day]);

  const events = interviews.map((interview) => {
    const { starts_at, ends_at } = held?.id === interview.id ? held.period : interview;
    return {
      id: String(interview.id),
      title: interview.employee_name,
      start: starts_at,
      end: ends_at,
      editable: isMovable(interview),
      className: `interview-event is-${interview.state} ${held?.id === interview.id ? 'is-held' : ''}`,
      extendedProps: { interview },
    };
  });
  const nameOf = (date: Date): string | undefined => {
    const shown = wallAt(INDIA, date.toISOString()).slice(0, day.length);
    return holidays.find((holiday) => holiday.day === shown)?.name;
  };
  const moved = ({
    event,
    revert,
  }: {
    event: { extendedProps: Record<string, unknown>; start: Date | null; end: Date | null };
    revert: () => void;
  }): void => {
    const interview = event.extendedProps['interview'] as Interview;
    if (!event.start || !event.end) revert();
    else onMove(interview, { starts_at: event.start.toISOString(), ends_at: event.end.toISOString() }, revert);
  };
  return (
    <div
      className={isStill ? 'interview-grid no-print' : 'interview-grid no-print is-moving'}
      onKeyDown={(event) => {
        if (event.key.toLowerCase() !== 'm' || event.ctrlKey || event.metaKey || event.altKey) return;
        const id = (event.target as HTMLElement).closest<HTMLElement>('[data-interview]')?.dataset['interview'];
        const interview = interviews.find((one) => String(one.id) === id);
        if (!interview || !isMovable(interview)) return;
        event.preventDefault();
        event.stopPropagation();
        onHold(interview);
      }}
    >
      <FullCalendar
        ref={calendar}
        plugins={PLUGINS}
        initialView={GRID[view]}
        initialDate={day}
        timeZone={INDIA}
        locale="en-IN"
        firstDay={1}
        headerToolbar={false}
        allDaySlot={false}
        timedText={t('interview.when')}
        height="100%"
        scrollTime="08:30"
        snapDuration={SNAP}
        slotDuration="00:30"
        slotHeaderInterval="01:00"
        slotHeaderInnerClass="interview-hour"
        slotMinHeight={SLOT_HEIGHT}
        nowIndicator
        businessHours={BUSINESS_HOURS}
        events={events}
        eventInteractive
        eventOverlap
        slotEventOverlap={false}
        selectable
        selectMirror
        longPressDelay={LONG_PRESS_MILLISECONDS}
        dayHeaderContent={({ date }) => {
          const holiday = nameOf(date);
          return (
            <>
              {WEEKDAY.format(date)}
              {holiday && <span className="interview-holiday">{holiday}</span>}
            </>
          );
        }}
        slotHeaderContent={({ date }) => HOUR.format(date)}
        viewDidMount={({ el }) => {
          // hours are scrolled by keys, also on a day without interviews; what takes the focus has the role of its frame
          for (const scroller of el.querySelectorAll<HTMLElement>('[role=rowgroup] > [style*="auto"]')) {
            scroller.parentElement?.removeAttribute('role');
            scroller.role = 'rowgroup';
            scroller.tabIndex = 0;
          }
        }}
        eventDidMount={(info) => {
          info.el.dataset['interview'] = info.event.id;
          if (info.event.startEditable) info.el.setAttribute('aria-keyshortcuts', 'm');
        }}
        eventContent={(info) => {
          const { start, end } = info.event;
          const interview = interviewOf(info);
          if (!interview) return null;
          const period = start && end ? { starts_at: start.toISOString(), ends_at: end.toISOString() } : interview;
          return <EventText interview={interview} period={period} />;
        }}
        eventClick={({ event, jsEvent }) => {
          jsEvent.preventDefault();
          onOpen(event.extendedProps['interview'] as Interview);
        }}
        eventDrop={moved}
        eventResize={moved}
        select={({ start, end }) => {
          calendar.current?.getApi().unselect();
          const pressed = new Date(start.getTime() + PRESSED_MILLISECONDS);
          onFree({ starts_at: start.toISOString(), ends_at: (end > pressed ? end : pressed).toISOString() });
        }}
      />
    </div>
  );
}
