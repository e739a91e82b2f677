import { problem } from '../platform/errors/problem.js';

export const NOTHING_WAITS = problem(
  'registration.not_waiting',
  400,
  'No registration is waiting for this email. Please register again.',
);
export const TOO_MANY_WAIT = problem(
  'registration.too_many_wait',
  429,
  'Too many registrations are waiting for this email. Please wait a while and try again.',
);
