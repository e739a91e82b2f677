import { problem } from '../../platform/errors/problem.js';

export const EMAIL_TAKEN = problem(
  'account.email_taken',
  409,
  'This email is already registered. Please use a different email address.',
);
