import { daysAfter, weekOf } from '@niyukt/ui-shared/domain/calendar-days';
import type { CalendarView } from './CalendarGrid';

const WEEK_DAYS = 7;

/** The days that a view shows, of which one is chosen. */
export function daysOf(view: CalendarView, day: string): string[] {
  return view === 'day' ? [day] : weekOf(day);
}

/** The next day or week, or the one before. */
export const turned = (view: CalendarView, day: string, direction: 1 | -1): string =>
  daysAfter(day, direction * (view === 'day' ? 1 : WEEK_DAYS));

/** Moments from which and until which interviews begin that are shown. */
export const rangeOf = (days: readonly string[]): { starts_at_gte: string; starts_at_lte: string } => ({
  starts_at_gte: `${days[0] ?? ''}T00:00:00+05:30`,
  starts_at_lte: `${days.at(-1) ?? ''}T23:59:59.999+05:30`,
});

const at = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const LONG = new Intl.DateTimeFormat('en-IN', { timeZone: 'UTC', dateStyle: 'full' });
const RANGE = new Intl.DateTimeFormat('en-IN', { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' });

export const longDay = (day: string): string => LONG.format(at(day));

/** As 30 Nov – 6 Dec 2026, or as the day in full. */
export function titleOf(days: readonly string[]): string {
  const [first = '', last = first] = [days[0], days.at(-1)];
  return first === last ? longDay(first) : RANGE.formatRange(at(first), at(last));
}
