import { DAY_MILLISECONDS, HOUR_MILLISECONDS, MINUTE_MILLISECONDS } from '../../platform/durations.js';
const MAX_HOURS = 12;
const MAX_DAYS_AHEAD = 366;
/** For a form that was open while its time came. */
const LATE_MINUTES = 15;

/** From one moment up to another, as a person or a form names it. */
export interface NamedPeriod {
  starts_at: string;
  ends_at: string;
}

/**
 * What is wrong about a time for an interview, planned or proposed by anybody: it ends before it begins, is longer than 12 hours,
 * is over, or is more than a year ahead (docs/rules.md#interviews).
 */
export function wrongTimes({ starts_at, ends_at }: NamedPeriod, now: Date): Partial<Record<keyof NamedPeriod, string>> {
  const length = Date.parse(ends_at) - Date.parse(starts_at);
  const ahead = Date.parse(starts_at) - now.getTime();
  return {
    ...(length <= 0 && { ends_at: 'The end must be after the start' }),
    ...(length > MAX_HOURS * HOUR_MILLISECONDS && { ends_at: `An interview takes ${MAX_HOURS} hours at most` }),
    ...(ahead < -LATE_MINUTES * MINUTE_MILLISECONDS && { starts_at: 'The start must not be in the past' }),
    ...(ahead > MAX_DAYS_AHEAD * DAY_MILLISECONDS && { starts_at: 'The start must be within a year' }),
  };
}
