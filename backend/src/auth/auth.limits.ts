import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from '../platform/durations.js';
import { limit, type LoginLimits, mailsOfStrangers } from '../platform/rate-limits/limits.js';
import {
  TOO_MANY_CODE_SENDS,
  TOO_MANY_CODE_TRIES,
  TOO_MANY_LOGINS,
  TOO_MANY_PASSWORD_CHANGES,
} from './auth.problems.js';

const QUARTER = 15 * MINUTE_SECONDS;
const LOGIN = { problem: TOO_MANY_LOGINS };
const TRY = { problem: TOO_MANY_CODE_TRIES };
const SEND = { problem: TOO_MANY_CODE_SENDS };

/**
 * Wrong passwords count against `login-…`, right ones against `logins-…`. A few addresses that guess lock themselves out, and not an
 * owner who comes with a new device. Many of them together get no further than strangers may go with one account.
 */
export const LOGINS: LoginLimits = {
  failures: [
    limit('login-account', {
      per: 'account-address',
      points: 10,
      seconds: QUARTER,
      ...LOGIN,
      locksOut: 'login-lockouts',
    }),
    limit('login-strangers', { per: 'account', points: 100, seconds: HOUR_SECONDS, ...LOGIN, isForStrangers: true }),
    limit('login-address', { per: 'address', points: 50, seconds: QUARTER, ...LOGIN }),
  ],
  logins: [
    limit('logins-account', { per: 'account', points: 30, seconds: QUARTER, ...LOGIN }),
    limit('logins-address', { per: 'address', points: 600, seconds: QUARTER, ...LOGIN }),
  ],
};

/** Anybody asks for challenges of passkeys, each a row for who has a session, and strangers answer them. */
export const PASSKEY_ASKS = [
  limit('passkey-asks', { per: 'address', points: 60, seconds: 10 * MINUTE_SECONDS, ...LOGIN }),
];
export const PASSKEY_LOGINS = [
  limit('passkey-logins', { per: 'address', points: 60, seconds: 10 * MINUTE_SECONDS, ...LOGIN }),
];

/** Strangers show challenges of logins for the second step; anybody sets it up. */
export const SECOND_STEPS = [
  limit('second-steps', { per: 'address', points: 120, seconds: 10 * MINUTE_SECONDS, ...LOGIN }),
];

/** Password changes of a logged-in account. */
export const PASSWORD_CHANGES = [
  limit('password-changes', { per: 'account', points: 5, seconds: HOUR_SECONDS, problem: TOO_MANY_PASSWORD_CHANGES }),
];

const TRIES_OF_ADDRESS = limit('code-tries-address', {
  per: 'address',
  points: 60,
  seconds: 10 * MINUTE_SECONDS,
  ...TRY,
});

/** Codes and links that are tried. Only failures keep their point. */
export const CODE_TRIES = [
  TRIES_OF_ADDRESS,
  limit('code-tries-account', { per: 'account', points: 10, seconds: 10 * MINUTE_SECONDS, ...TRY }),
  limit('code-tries-day', { per: 'account', points: 30, seconds: DAY_SECONDS, ...TRY }),
];
export const LINK_TRIES = [TRIES_OF_ADDRESS];

/** One address asks for few codes, whether or not they are sent. */
export const CODE_ASKS = [
  limit('code-sends-address', { per: 'address', points: 60, seconds: 10 * MINUTE_SECONDS, ...SEND }),
];
/** An account gets few codes. */
export const CODE_SENDS = [
  limit('code-sends-hour', { per: 'account', points: 5, seconds: HOUR_SECONDS, ...SEND }),
  limit('code-sends-day', { per: 'account', points: 20, seconds: DAY_SECONDS, ...SEND }),
  ...mailsOfStrangers(TOO_MANY_CODE_SENDS),
];
