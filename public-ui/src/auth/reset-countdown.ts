/** Lifetime of a reset code in seconds. */
export const RESET_SECONDS = 600;
/** Where its countdown is kept. */
export const RESET_COUNTDOWN = 'reset-otp-deadline';
/** After a reset the login page follows, in milliseconds. */
export const RESET_REDIRECT_MILLISECONDS = 3000;
