import { dayWords } from '../i18n/days';

/** Days of the calendar as ISO texts, 2026-12-01: they have no zone. */
const DAY_MILLISECONDS = 86_400_000;
const DAYS_OF_WEEK = 7;

/** Whether a text is a day of the calendar. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && daysAfter(text, 0) === text;

/** The day so many days later, or earlier. */
export const daysAfter = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * DAY_MILLISECONDS).toISOString().slice(0, 10);

/** The seven days of the week of a day, from Monday on. */
export function weekOf(day: string): string[] {
  const sinceMonday = (new Date(day).getUTCDay() + 6) % DAYS_OF_WEEK;
  return Array.from({ length: DAYS_OF_WEEK }, (_, place) => daysAfter(day, place - sinceMonday));
}

/** As Tuesday, 1 December 2026. */
export const dayInFull = (day: string): string => dayWords().full(new Date(day), 'UTC');

/** As Tue, 1 Dec. */
export const dayInShort = (day: string): string => dayWords().weekday(new Date(day), 'UTC');
