import { problem } from '../../platform/errors/problem.js';

/** The challenge of a login is unknown, used, five minutes old, or was tried five times. */
export const SECOND_STEP_OVER = problem(
  'auth.second_step_over',
  401,
  'This login took too long or was tried too often. Please begin again.',
);
export const WRONG_SECOND_STEP = problem('auth.wrong_second_step', 401, 'This did not match. Please try again.');
/** Within a session, where a 401 would end it. */
export const WRONG_FACTOR = problem('auth.wrong_factor', 400, 'This did not match. Please try again.');
export const FACTOR_NEEDED = problem(
  'auth.factor_needed',
  400,
  'This account has a second factor. Please use it instead of the password.',
);
export const TOTP_NOT_BEGUN = problem('auth.totp_not_begun', 400, 'This took too long. Please scan a new code.');
export const PASSKEY_REFUSED = problem(
  'auth.passkey_refused',
  400,
  'This passkey could not be added. Please try again.',
);
export const TOO_MANY_PASSKEYS = problem('auth.too_many_passkeys', 409, 'An account has at most ten passkeys');
export const NO_FACTOR = problem('auth.no_factor', 409, 'This account has no second factor');
export const FACTOR_NOT_FOUND = problem('auth.factor_not_found', 404, 'Second factor not found');
export const MAILBOX_CODE_NEEDED = problem(
  'auth.mailbox_code_needed',
  400,
  'Please enter the code from our mail first',
);
export const TOO_MANY_GUESSES = problem(
  'rate_limit.second_factor',
  429,
  'Too many wrong codes. Please wait a while, or use a passkey.',
);
export const TOTP_STOPPED = problem(
  'auth.totp_stopped',
  429,
  'Codes of your app are stopped after too many wrong ones. Use a recovery code or a passkey, or set a new password.',
);
export const ACCOUNT_NOT_FOUND = problem('account.not_found', 404, 'Account not found');
export const OWN_FACTORS = problem('auth.own_factors', 409, 'Another super admin has to do this for you');
export const PASSKEYS_NEED_A_NAME = problem(
  'auth.passkeys_need_a_name',
  409,
  'Passkeys work only where the site has a name, not where it is opened by a number',
);
export const RULE_NOT_MET = problem('auth.rule_not_met', 409, 'Set up such a second factor for your own account first');
/** A set-up without a session and without the challenge of a login. */
export const CHALLENGE_MISSING = problem('auth.challenge_missing', 400, 'Please log in first');
