import type { ErrorCode } from './types';

/** Refusals that say what else to do: the page stays. */
const SAYING_WHAT_ELSE: readonly (ErrorCode | undefined)[] = [
  'auth.fresh_login_needed',
  'auth.second_factor_setup',
  'auth.permission_missing',
  'account.restricted',
  'profile_terms.required',
];

/** Whether an answer ends the session in the console, and of an employee's profile: elsewhere only a 401 does. */
export function endsSession(status: number, code: ErrorCode | undefined): boolean {
  return status === 401 || (status === 403 && !SAYING_WHAT_ELSE.includes(code));
}
