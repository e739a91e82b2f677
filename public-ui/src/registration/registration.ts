/** Who may register (spec 6). */
export type RegistrationRole = 'employee' | 'company';

/** A checked form, ready to be sent. */
export type RegistrationForm = Readonly<Record<string, string>> & { email: string };

/** Wait before another code may be asked for, in seconds (spec 9). */
export const RESEND_SECONDS = 30;
export const RESEND_COUNTDOWN = 'registration-otp-resend';
