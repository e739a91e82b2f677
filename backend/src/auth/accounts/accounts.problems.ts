import { problem } from '../../platform/errors/problem.js';

export const EMAIL_TAKEN = problem(
  'account.email_taken',
  409,
  'This email is already registered. Please use a different email address.',
);

export const NOT_OF_THE_STAFF = problem(
  'account.not_of_the_staff',
  400,
  'Please choose somebody who works for the agency',
);
