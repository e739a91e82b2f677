import type { ReactNode } from 'react';
import type { SendRegistrationCode } from '@niyukt/ui-shared/api/types';

export type RegistrationRole = SendRegistrationCode['role'];

/** A validated form. */
export type RegistrationForm = Readonly<Record<string, string>> & { email: string };

/** A registration whose code was sent and not entered yet. */
export interface SentRegistration {
  email: string;
  /** Identifies the form for the server; worth nothing without the code. */
  formKey: string | undefined;
}

/** What the page passes to a role's form. */
export interface RegistrationFormProps {
  onCodeSent: (sent: SentRegistration) => void;
  /** The key of a former form, which this one replaces. */
  replaced: string | undefined;
  /** Leads back to a code that was sent before. */
  notice: ReactNode;
}

export const RESEND_COUNTDOWN = 'registration-otp-resend';
