/** Lifetime of a reset code in seconds. */
export const RESET_SECONDS = 600;
/** Key in the session storage. */
export const RESET_COUNTDOWN = 'reset-otp-deadline';
/** Milliseconds from a reset to the login page (docs/rules.md#redirects). */
export const RESET_REDIRECT_MILLISECONDS = 3000;
