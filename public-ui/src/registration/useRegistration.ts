import { ApiError } from '@niyukt/ui-shared/api/api-error';
import type { EmailExists, Message } from '@niyukt/ui-shared/api/types';
import { t } from '@niyukt/ui-shared/i18n/translate';
import { useRef, useState } from 'react';
import { api } from '@niyukt/ui-shared/session/browser-session';
import { startCountdown } from '../components/useCountdown';
import { useTerms } from './useTerms';
import { RESEND_COUNTDOWN, RESEND_SECONDS, type RegistrationForm, type RegistrationRole } from './registration';

const normalized = (typed: string): string => typed.trim().toLowerCase();

/** What happens around both registration forms: is the e-mail free, are the terms accepted, send the code. */
export function useRegistration(role: RegistrationRole) {
  const [failure, setFailure] = useState<string>();
  const [waiting, setWaiting] = useState<RegistrationForm>();
  const [acceptedVersion, setAcceptedVersion] = useState<string>();
  const termsVersion = useTerms(role).data?.version;
  const [takenEmail, setTakenEmail] = useState<string>();
  const lastCheck = useRef<AbortController>(undefined);

  /** Asks whether the e-mail has an account; an answer that a newer question overtook counts as no. */
  const checkEmail = async (typed: string): Promise<boolean> => {
    const email = normalized(typed);
    if (!/^\S+@\S+\.\S+$/.test(email)) return false;
    lastCheck.current?.abort();
    lastCheck.current = new AbortController();
    const { signal } = lastCheck.current;
    const path = `/auth/check-email?email=${encodeURIComponent(email)}`;
    const answer = await api
      .call<EmailExists>('GET', path, { signal, fallback: t('register.wrong') })
      .catch(() => undefined);
    if (answer?.exists) setTakenEmail(email);
    else if (answer) setTakenEmail((known) => (known === email ? undefined : known));
    return answer?.exists ?? false;
  };

  const send = async (form: RegistrationForm, onTaken: () => void): Promise<void> => {
    setFailure(undefined);
    if (!acceptedVersion) {
      setFailure(t('register.termsMissing'));
      return;
    }
    if (await checkEmail(form.email)) {
      onTaken();
      setFailure(t('email.taken'));
      return;
    }
    try {
      const body = { email: form.email, role, userData: { ...form, termsVersion: acceptedVersion } };
      await api.call<Message>('POST', '/auth/send-registration-otp', { body, fallback: t('register.sendFailed') });
      startCountdown(RESEND_COUNTDOWN, RESEND_SECONDS);
      setWaiting(form);
    } catch (error) {
      setFailure(error instanceof ApiError && !error.isNetworkFailure ? error.message : t('register.wrong'));
    }
  };

  /** The alert for a form that cannot be sent; every field says what is wrong with it. */
  const noteInvalid = (errors: object): void => {
    if ('mobile' in errors) setFailure(t('mobile.invalid'));
    else if ('confirmPassword' in errors) setFailure(t('password.mismatch'));
    else setFailure(undefined);
  };

  return {
    failure,
    noteInvalid,
    termsVersion,
    checkEmail,
    /** What is wrong with an e-mail that was found to have an account; known at once when it is typed again. */
    takenMessage: (typed: string) => (normalized(typed) === takenEmail ? t('email.taken') : undefined),
    send,
    waiting,
    stopWaiting: () => setWaiting(undefined),
    acceptedVersion,
    setAcceptedVersion,
  };
}

export type Registration = ReturnType<typeof useRegistration>;
