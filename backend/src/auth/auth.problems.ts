import { problem } from '../platform/errors/problem.js';
import { TOO_OFTEN } from '../platform/rate-limits/limits.js';

/** Answered only when the password is right. */
export const FIRST_PASSWORD_EXPIRED = problem(
  'auth.first_password_expired',
  401,
  'Your first password has expired. Use the link in your email, or "Forgot password?", to choose a new one.',
);
export const WRONG_CREDENTIALS = problem('auth.wrong_credentials', 401, 'Invalid email or password');
export const WRONG_CURRENT_PASSWORD = problem('auth.wrong_current_password', 400, 'Current password is incorrect');
export const BUSY = problem('auth.busy', 429, 'The service is busy. Please try again in a few seconds.');
export const ERASURE_UNDER_WAY = problem(
  'erasure.under_way',
  409,
  'Your data is being erased. This cannot be taken back any more.',
);
export const PROFILE_NOT_FOUND = problem('profile.not_found', 404, 'Profile not found');

export const TOO_MANY_LOGINS = problem('rate_limit.login', 429, TOO_OFTEN);
export const TOO_MANY_PASSWORD_CHANGES = problem('rate_limit.password_changes', 429, TOO_OFTEN);
export const TOO_MANY_CODE_TRIES = problem('rate_limit.code_tries', 429, TOO_OFTEN);
export const TOO_MANY_CODE_SENDS = problem('rate_limit.code_sends', 429, TOO_OFTEN);
