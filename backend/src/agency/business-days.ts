import { DAY_MILLISECONDS } from '../platform/durations.js';
const SUNDAY = 0;
const SATURDAY = 6;

/** Monday to Friday, and no holiday (docs/rules.md#business-days). */
export function isBusinessDay(day: string, holidays: ReadonlySet<string>): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== SATURDAY && weekday !== SUNDAY && !holidays.has(day);
}

/**
 * The n-th business day after a day, which is not counted itself.
 * @param day `YYYY-MM-DD`
 * @param count of business days, one or more
 */
export function businessDayAfter(day: string, count: number, holidays: ReadonlySet<string>): string {
  let current = day;
  for (let left = count; left > 0;) {
    current = nextDay(current);
    if (isBusinessDay(current, holidays)) left -= 1;
  }
  return current;
}

function nextDay(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MILLISECONDS).toISOString().slice(0, 10);
}
