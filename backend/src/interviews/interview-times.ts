import { ApiException } from '../platform/errors/problem.js';
import { INVALID } from '../platform/errors/problems.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MAX_HOURS = 12;
const MAX_DAYS_AHEAD = 366;
/** For a form that was open while its time came. */
const LATE_MINUTES = 15;

/** From one moment up to another. */
export interface Period {
  starts_at: Date;
  ends_at: Date;
}

/** A time as an admin or a reply names it. */
interface NamedPeriod {
  starts_at: string;
  ends_at: string;
}

/**
 * The time of an interview (docs/rules.md#interviews).
 * @param now of the database
 * @throws ApiException (400) when it ends before it begins, is longer than 12 hours, is over, or is more than a year ahead
 */
export function periodIn({ starts_at, ends_at }: NamedPeriod, now: Date): Period {
  const period = { starts_at: new Date(starts_at), ends_at: new Date(ends_at) };
  const length = period.ends_at.getTime() - period.starts_at.getTime();
  const ahead = period.starts_at.getTime() - now.getTime();
  if (length <= 0) throw wrong('ends_at', 'The end must be after the start');
  if (length > MAX_HOURS * HOUR) throw wrong('ends_at', `An interview takes ${MAX_HOURS} hours at most`);
  if (ahead < -LATE_MINUTES * MINUTE) throw wrong('starts_at', 'The start must not be in the past');
  if (ahead > MAX_DAYS_AHEAD * DAY) throw wrong('starts_at', 'The start must be within a year');
  return period;
}

/** A field of an interview or of a reply that breaks a rule which others decide with. */
export function wrong(field: string, message: string): ApiException {
  return new ApiException(INVALID, { fields: [{ field, message }] });
}
