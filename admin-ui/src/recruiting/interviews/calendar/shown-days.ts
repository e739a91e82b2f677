import { isoDayInIndia } from '@niyukt/ui-shared/domain/format';
import type { CalendarView } from './CalendarGrid';

const DAY = 86_400_000;
const WEEK_DAYS = 7;
const DAY_LENGTH = '2026-12-01'.length;
const ISO_DAY = /^\d{4}-\d\d-\d\d$/;

export const isDay = (text: string | null): text is string =>
  text !== null && ISO_DAY.test(text) && !Number.isNaN(Date.parse(text));

export const today = (): string => isoDayInIndia(new Date());

const at = (day: string): number => Date.parse(`${day}T00:00:00Z`);
export const daysAfter = (day: string, days: number): string =>
  new Date(at(day) + days * DAY).toISOString().slice(0, DAY_LENGTH);

/** Monday is the first. */
function weekday(day: string): number {
  return (new Date(at(day)).getUTCDay() + WEEK_DAYS - 1) % WEEK_DAYS;
}

/** The days that a view shows, of which one is chosen. */
export function daysOf(view: CalendarView, day: string): string[] {
  if (view === 'day') return [day];
  const monday = daysAfter(day, -weekday(day));
  return Array.from({ length: WEEK_DAYS }, (_, place) => daysAfter(monday, place));
}

/** The next day or week, or the one before. */
export const turned = (view: CalendarView, day: string, direction: 1 | -1): string =>
  daysAfter(day, direction * (view === 'day' ? 1 : WEEK_DAYS));

/** Moments from which and until which interviews begin that are shown. */
export const rangeOf = (days: readonly string[]): { starts_at_gte: string; starts_at_lte: string } => ({
  starts_at_gte: `${days[0] ?? ''}T00:00:00+05:30`,
  starts_at_lte: `${days.at(-1) ?? ''}T23:59:59.999+05:30`,
});

const LONG = new Intl.DateTimeFormat('en-IN', { timeZone: 'UTC', dateStyle: 'full' });
const RANGE = new Intl.DateTimeFormat('en-IN', { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' });

export const longDay = (day: string): string => LONG.format(at(day));

/** As 30 Nov – 6 Dec 2026, or as the day in full. */
export function titleOf(days: readonly string[]): string {
  const [first = '', last = first] = [days[0], days.at(-1)];
  return first === last ? longDay(first) : RANGE.formatRange(at(first), at(last));
}
