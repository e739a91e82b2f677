import { DAY_MILLISECONDS } from './durations';

// days of the calendar are ISO texts, 2026-12-01: they have no zone

export const INDIA = 'Asia/Kolkata';
const DAYS_OF_WEEK = 7;
const IN_INDIA = new Intl.DateTimeFormat('en-CA', { timeZone: INDIA });

/** The day of a moment in India. */
export const isoDayInIndia = (moment: Date): string => IN_INDIA.format(moment);

/** Today in India, or the day so many days from today. */
export const today = (days = 0): string => isoDayInIndia(new Date(Date.now() + days * DAY_MILLISECONDS));

/** Whether a text is a day of the calendar. */
export const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && daysAfter(text, 0) === text;

/** Whether a day that is being chosen is whole: while its year is typed, the browser answers days of the years 2, 20 and 202. */
export const isWholeDay = (text: string): boolean => /^[12]\d{3}-\d\d-\d\d$/.test(text);

/** The day so many days later, or earlier. */
export const daysAfter = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * DAY_MILLISECONDS).toISOString().slice(0, 10);

/** Days from one day to another; negative when the other one is earlier. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MILLISECONDS;

/** The seven days of the week of a day, from Monday on. */
export function weekOf(day: string): string[] {
  const sinceMonday = (new Date(day).getUTCDay() + 6) % DAYS_OF_WEEK;
  return Array.from({ length: DAYS_OF_WEEK }, (_, index) => daysAfter(day, index - sinceMonday));
}
