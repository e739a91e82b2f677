import { problem } from '../errors/problem.js';

export const LOGIN_REQUIRED = problem('auth.login_required', 401, 'Please log in to continue');
export const SESSION_ENDED = problem('auth.session_ended', 401, 'Your session has ended. Please log in again.');
export const FORBIDDEN = problem('auth.forbidden', 403, 'You do not have permission to do this');
export const PERMISSION_MISSING = problem(
  'auth.permission_missing',
  403,
  'Your account lacks the permission for this. A super admin can give it to you.',
);
export const NOT_AN_OWNER = problem('member.owners_only', 403, 'Only an owner of the company can see or do this');
export const FRESH_LOGIN_NEEDED = problem(
  'auth.fresh_login_needed',
  403,
  'Please confirm that it is you, and this goes on',
);
export const SECOND_FACTOR_SETUP = problem(
  'auth.second_factor_setup',
  403,
  'Your account needs a second factor first. Please set one up.',
);
export const ACCOUNT_RESTRICTED_PROBLEM = problem(
  'account.restricted',
  403,
  'Your account is about to be erased. Until then only My data is open.',
);
export const LOCAL_ONLY = problem(
  'demo.local_only',
  403,
  'This is answered on this machine only. Set EXPOSE_DEMO=true to open demo logins and mails to others.',
);
