import { problem, type Problem } from '../errors/problem.js';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const TOO_OFTEN = 'Too many attempts. Please wait a while and try again.';
export const TOO_MANY_LOGINS = problem('rate_limit.login', 429, TOO_OFTEN);
export const TOO_MANY_PASSWORD_CHANGES = problem('rate_limit.password_changes', 429, TOO_OFTEN);
export const TOO_MANY_CODE_TRIES = problem('rate_limit.code_tries', 429, TOO_OFTEN);
export const TOO_MANY_CODE_SENDS = problem('rate_limit.code_sends', 429, TOO_OFTEN);
export const TOO_MANY_EMAIL_CHECKS = problem('rate_limit.email_checks', 429, TOO_OFTEN);
export const TOO_MANY_UPLOADS = problem(
  'rate_limit.resume_uploads',
  429,
  'Many resumes were uploaded in a short time. Please wait a while and try again.',
);
export const TOO_MANY_IMPORTS = problem('rate_limit.imports', 429, TOO_OFTEN);
export const TOO_MANY_LIST_EXPORTS = problem('rate_limit.list_exports', 429, TOO_OFTEN);

/** How many points there are within how many seconds: for each address, for each account, or for an account from each address. */
export interface Limit {
  per: 'address' | 'account' | 'account-address';
  points: number;
  seconds: number;
  /** What is said to whoever has used it up: the same for all limits of one purpose. */
  problem: Problem;
}

/** Wrong passwords count against `login-…`, right ones against `logins-…`. */
export const LIMITS = {
  'login-account': { per: 'account-address', points: 10, seconds: 15 * MINUTE, problem: TOO_MANY_LOGINS },
  'login-strangers': { per: 'account', points: 100, seconds: HOUR, problem: TOO_MANY_LOGINS },
  'login-address': { per: 'address', points: 50, seconds: 15 * MINUTE, problem: TOO_MANY_LOGINS },
  'logins-account': { per: 'account', points: 30, seconds: 15 * MINUTE, problem: TOO_MANY_LOGINS },
  'logins-address': { per: 'address', points: 600, seconds: 15 * MINUTE, problem: TOO_MANY_LOGINS },
  'password-changes': { per: 'account', points: 5, seconds: HOUR, problem: TOO_MANY_PASSWORD_CHANGES },
  'code-tries-account': { per: 'account', points: 10, seconds: 10 * MINUTE, problem: TOO_MANY_CODE_TRIES },
  'code-tries-day': { per: 'account', points: 30, seconds: DAY, problem: TOO_MANY_CODE_TRIES },
  'code-tries-address': { per: 'address', points: 60, seconds: 10 * MINUTE, problem: TOO_MANY_CODE_TRIES },
  'code-sends-hour': { per: 'account', points: 5, seconds: HOUR, problem: TOO_MANY_CODE_SENDS },
  'code-sends-day': { per: 'account', points: 20, seconds: DAY, problem: TOO_MANY_CODE_SENDS },
  'code-sends-address': { per: 'address', points: 60, seconds: 10 * MINUTE, problem: TOO_MANY_CODE_SENDS },
  'email-checks-minute': { per: 'address', points: 30, seconds: MINUTE, problem: TOO_MANY_EMAIL_CHECKS },
  'email-checks-day': { per: 'address', points: 200, seconds: DAY, problem: TOO_MANY_EMAIL_CHECKS },
  'resume-uploads-hour': { per: 'account', points: 20, seconds: HOUR, problem: TOO_MANY_UPLOADS },
  'resume-uploads-day': { per: 'account', points: 60, seconds: DAY, problem: TOO_MANY_UPLOADS },
  'resume-uploads-staff': { per: 'account', points: 1_000, seconds: HOUR, problem: TOO_MANY_UPLOADS },
  'refused-resumes': { per: 'account', points: 30, seconds: HOUR, problem: TOO_MANY_UPLOADS },
  'refused-resumes-staff': { per: 'account', points: 300, seconds: HOUR, problem: TOO_MANY_UPLOADS },
  imports: { per: 'account', points: 60, seconds: HOUR, problem: TOO_MANY_IMPORTS },
  'list-exports': { per: 'account', points: 60, seconds: HOUR, problem: TOO_MANY_LIST_EXPORTS },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;

/** Of work that counts when it succeeds, and when it is refused. */
export interface EitherLimits {
  success: readonly LimitName[];
  refusal: readonly LimitName[];
}

/** The /48 of an IPv6 address has this many times the points of one /64: it may be one customer, or many of a mobile network. */
export const SITE_FACTOR = 5;

/**
 * A few addresses that guess lock themselves out, and not an owner who comes with a new device. Many of them together get no further
 * than strangers may go with one account.
 */
export const FAILED_LOGINS: LimitName[] = ['login-account', 'login-strangers', 'login-address'];
export const LOGINS: LimitName[] = ['logins-account', 'logins-address'];
/** Passwords that whoever is logged in has changed. */
export const PASSWORD_CHANGES: LimitName[] = ['password-changes'];
/** Codes and links that are tried. Only failures keep their point. */
export const CODE_TRIES: LimitName[] = ['code-tries-address', 'code-tries-account', 'code-tries-day'];
export const LINK_TRIES: LimitName[] = ['code-tries-address'];
/** An account gets few codes, and one address cannot send to many. */
export const CODE_SENDS: LimitName[] = ['code-sends-address', 'code-sends-hour', 'code-sends-day'];
/** Whatever tells whether an e-mail has an account. */
export const EMAIL_CHECKS: LimitName[] = ['email-checks-minute', 'email-checks-day'];
/** Resumes that people upload of themselves, and that the staff uploads of people. Files that are refused count apart: looking into them costs as much (docs/rules.md#resume-uploads). */
export const RESUME_UPLOADS: EitherLimits = {
  success: ['resume-uploads-hour', 'resume-uploads-day'],
  refusal: ['refused-resumes'],
};
export const STAFF_RESUME_UPLOADS: EitherLimits = {
  success: ['resume-uploads-staff'],
  refusal: ['refused-resumes-staff'],
};
export const IMPORTS: LimitName[] = ['imports'];
export const LIST_EXPORTS: LimitName[] = ['list-exports'];

/** Waits in seconds after the first, second, … lockout of the last 12 hours; the last one repeats. Never permanent. */
export const LOCKOUT_SECONDS = [MINUTE, 2 * MINUTE, 4 * MINUTE, 8 * MINUTE, 15 * MINUTE];
export const LOCKOUTS_KEPT_SECONDS = 12 * HOUR;
