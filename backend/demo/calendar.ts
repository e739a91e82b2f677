import { DAY_MILLISECONDS, MINUTE_MILLISECONDS } from '../src/platform/durations.js';
/** India has one zone and no summer time. */
const INDIA_AHEAD = 330 * MINUTE_MILLISECONDS;
const SUNDAY = 0;
const SATURDAY = 6;

/**
 * A moment of a working day in India, some days before `now`; a weekend counts as the Friday before. It is never after
 * `now`, and arguments that mean a later moment never give an earlier one.
 */
export function workingMoment(now: Date, daysAgo: number, minuteOfDay: number): Date {
  const today = Math.floor((now.getTime() + INDIA_AHEAD) / DAY_MILLISECONDS) * DAY_MILLISECONDS;
  const day = today - daysAgo * DAY_MILLISECONDS;
  const weekday = new Date(day).getUTCDay();
  const sinceFriday = weekday === SATURDAY ? 1 : weekday === SUNDAY ? 2 : 0;
  const wished = day - sinceFriday * DAY_MILLISECONDS + minuteOfDay * MINUTE_MILLISECONDS - INDIA_AHEAD;
  // what is still to come today is drawn together into the minutes before now, in its order
  const latest = now.getTime() - (DAY_MILLISECONDS - minuteOfDay * MINUTE_MILLISECONDS) / 60;
  return new Date(Math.min(wished, latest));
}

/** A moment of a working day in India, some days after `now`; a weekend counts as the Monday after. */
export function workingMomentAhead(now: Date, days: number, minuteOfDay: number): Date {
  const midnight = Date.parse(`${workingDayAfter(now, days)}T00:00:00+05:30`);
  return new Date(midnight + minuteOfDay * MINUTE_MILLISECONDS);
}

/** The calendar day in India, `YYYY-MM-DD`. */
export function dayInIndia(moment: Date): string {
  return new Date(moment.getTime() + INDIA_AHEAD).toISOString().slice(0, 10);
}

/** The calendar day in India some days after a moment, `YYYY-MM-DD`; a weekend counts as the Monday after. */
export function workingDayAfter(moment: Date, days: number): string {
  const later = new Date(moment.getTime() + days * DAY_MILLISECONDS);
  const weekday = new Date(later.getTime() + INDIA_AHEAD).getUTCDay();
  const untilMonday = weekday === SATURDAY ? 2 : weekday === SUNDAY ? 1 : 0;
  return dayInIndia(new Date(later.getTime() + untilMonday * DAY_MILLISECONDS));
}
