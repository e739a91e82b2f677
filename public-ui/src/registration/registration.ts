import type { SendRegistrationCode } from '@niyukt/ui-shared/api/types';
import type { ReactNode } from 'react';

/** Who may register. */
export type RegistrationRole = SendRegistrationCode['role'];

/** A checked form, ready to be sent. */
export type RegistrationForm = Readonly<Record<string, string>> & { email: string };

/** A registration whose code was sent and not yet entered. */
export interface SentRegistration {
  email: string;
  /** What the server knows this form by; nobody else has it, and it is worth nothing without the code. */
  formKey: string | undefined;
}

/** What a role's form gets from the page around it. */
export interface RegistrationFormProps {
  onCodeSent: (sent: SentRegistration) => void;
  /** The key of a form that was sent before, which this one replaces. */
  replaced: string | undefined;
  /** The way back to a code that was sent before. */
  notice: ReactNode;
}

export const RESEND_COUNTDOWN = 'registration-otp-resend';
