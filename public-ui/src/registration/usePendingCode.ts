import { useEffect, useState } from 'react';

/** How long a code of a registration is valid, in milliseconds. */
const VALID_MILLISECONDS = 600_000;
const KEY = 'registration-otp-pending';

/** A registration whose code was sent and not yet entered. */
interface PendingCode {
  email: string;
  /** Milliseconds since 1970. */
  sentAt: number;
}

/** Remembers in this tab, over a reload, to whom a code was sent: the e-mail and when, nothing else of the form. */
export function usePendingCode() {
  const [pending, setPending] = useState(readPending);
  useEffect(() => {
    if (!pending) return undefined;
    const timer = window.setTimeout(() => setPending(undefined), pending.sentAt + VALID_MILLISECONDS - Date.now());
    return () => window.clearTimeout(timer);
  }, [pending]);
  return {
    email: pending?.email,
    noteSent: (email: string) => {
      const sent = { email, sentAt: Date.now() };
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
    const { email, sentAt } = JSON.parse(window.sessionStorage.getItem(KEY) ?? '{}') as Partial<PendingCode>;
    const isValid = email && sentAt && Date.now() < sentAt + VALID_MILLISECONDS;
    return isValid ? { email, sentAt } : undefined;
  } catch {
    return undefined;
  }
}
