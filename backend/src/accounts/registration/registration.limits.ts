import { problem } from '../../platform/errors/problem.js';
import { DAY, limit, MINUTE, TOO_OFTEN } from '../../platform/rate-limits/limits.js';

export const TOO_MANY_EMAIL_CHECKS = problem('rate_limit.email_checks', 429, TOO_OFTEN);

const CHECK = { per: 'address', problem: TOO_MANY_EMAIL_CHECKS } as const;

/** Calls whose answer tells whether an e-mail has an account. */
export const EMAIL_CHECKS = [
  limit('email-checks-minute', { ...CHECK, points: 30, seconds: MINUTE }),
  limit('email-checks-day', { ...CHECK, points: 200, seconds: DAY }),
];
