import { problem } from '../../platform/errors/problem.js';
import { TOO_OFTEN } from '../../platform/rate-limits/limits.js';

export const NO_PENDING_REGISTRATION = problem(
  'registration.not_waiting',
  400,
  'No registration is waiting for this email. Please register again.',
);
export const TOO_MANY_PENDING_REGISTRATIONS = problem(
  'registration.too_many_wait',
  429,
  'Too many registrations are waiting for this email. Please wait a while and try again.',
);

export const TOO_MANY_EMAIL_CHECKS = problem('rate_limit.email_checks', 429, TOO_OFTEN);
