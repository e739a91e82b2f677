import { problem } from '../../platform/errors/problem.js';

export const INVALID_CODE = problem(
  'code.invalid',
  400,
  'Invalid or expired OTP. Please check the code or request a new one.',
);
export const INVALID_LINK = problem(
  'code.link_invalid',
  400,
  'This link is invalid or has expired. Please request a new one.',
);
export const TOO_SOON = problem('code.too_soon', 429, 'Please wait %{seconds} seconds before requesting a new OTP');
