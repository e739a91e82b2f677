import { DAY_SECONDS, MINUTE_SECONDS } from '../../platform/durations.js';
import { limit } from '../../platform/rate-limits/limits.js';
import { TOO_MANY_EMAIL_CHECKS } from './registration.problems.js';

const CHECK = { per: 'address', problem: TOO_MANY_EMAIL_CHECKS } as const;

/** Calls whose answer reveals whether an e-mail has an account. */
export const EMAIL_CHECKS = [
  limit('email-checks-minute', { ...CHECK, points: 30, seconds: MINUTE_SECONDS }),
  limit('email-checks-day', { ...CHECK, points: 200, seconds: DAY_SECONDS }),
];
