import type { ReactNode } from 'react';

/** Who may register. */
export type RegistrationRole = 'employee' | 'company';

/** A checked form, ready to be sent. */
export type RegistrationForm = Readonly<Record<string, string>> & { email: string };

/** What a role's form gets from the page around it. */
export interface RegistrationFormProps {
  onCodeSent: (email: string) => void;
  /** The way back to a code that was sent before. */
  notice: ReactNode;
}

/** Wait before another code may be asked for, in seconds. */
export const RESEND_SECONDS = 30;
export const RESEND_COUNTDOWN = 'registration-otp-resend';
