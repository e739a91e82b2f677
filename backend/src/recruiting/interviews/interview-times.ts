import { ApiException } from '../../platform/errors/problem.js';
import { INVALID } from '../../platform/errors/problems.js';
import { type NamedPeriod, wrongTimes } from '../submissions/interview-time.js';

/** From one moment up to another. */
export interface Period {
  starts_at: Date;
  ends_at: Date;
}

/**
 * The time of an interview.
 * @param now of the database
 * @throws ApiException (400) when it cannot be
 */
export function periodIn(named: NamedPeriod, now: Date): Period {
  const fields = Object.entries(wrongTimes(named, now)).map(([field, message]) => ({ field, message }));
  if (fields.length) throw new ApiException(INVALID, { fields });
  return { starts_at: new Date(named.starts_at), ends_at: new Date(named.ends_at) };
}

/** A field of an interview or of a reply that breaks a rule which others decide with. */
export function wrong(field: string, message: string): ApiException {
  return new ApiException(INVALID, { fields: [{ field, message }] });
}
