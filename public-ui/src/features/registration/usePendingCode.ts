import { useEffect, useState } from 'react';
import type { SentRegistration } from './registration';

/** Lifetime of a registration's code, in milliseconds. */
const VALID_MILLISECONDS = 600_000;
const KEY = 'registration-otp-pending';

interface PendingCode extends SentRegistration {
  /** Milliseconds since 1970. */
  sentAt: number;
}

/** Stores in this tab's session storage that a code was sent: e-mail, time, and the form's key, nothing else of the form. */
export function usePendingCode() {
  const [pending, setPending] = useState(readPending);
  useEffect(() => {
    if (!pending) return undefined;
    const timer = window.setTimeout(() => setPending(undefined), pending.sentAt + VALID_MILLISECONDS - Date.now());
    return () => window.clearTimeout(timer);
  }, [pending]);
  return {
    registration: pending,
    noteSent: ({ email, formKey }: SentRegistration) => {
      const sent = { email, formKey, sentAt: Date.now() };
      window.sessionStorage.setItem(KEY, JSON.stringify(sent));
      setPending(sent);
    },
    forget: () => {
      window.sessionStorage.removeItem(KEY);
      setPending(undefined);
    },
  };
}

function readPending(): PendingCode | undefined {
  try {
    const { email, formKey, sentAt } = JSON.parse(window.sessionStorage.getItem(KEY) ?? '{}') as Partial<PendingCode>;
    const isValid = email && sentAt && Date.now() < sentAt + VALID_MILLISECONDS;
    return isValid ? { email, formKey, sentAt } : undefined;
  } catch {
    return undefined;
  }
}
