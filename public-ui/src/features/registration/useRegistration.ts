import { useRef, useState } from 'react';
import { ApiError } from '@niyukt/ui-shared/api/api-error';
import { RESEND_SECONDS } from '@niyukt/ui-shared/api/form-rules';
import type { EmailExists, RegistrationSent } from '@niyukt/ui-shared/api/types';
import { serverText } from '@niyukt/ui-shared/errors/error-text';
import { isEmail } from '@niyukt/ui-shared/forms/rules';
import { spokenLanguage } from '@niyukt/ui-shared/i18n/languages';
import { t } from '@niyukt/ui-shared/i18n/registration';
import { api } from '@niyukt/ui-shared/session/browser-session';
import { startCountdown } from '../../lib/useCountdown';
import { useTerms } from '../../lib/useTerms';
import {
  type RegistrationForm,
  type RegistrationFormProps,
  type RegistrationRole,
  RESEND_COUNTDOWN,
} from './registration';

const normalized = (typed: string): string => typed.trim().toLowerCase();

/** What the form does with errors of the registration. */
interface FormReactions {
  onTaken: () => void;
  onRefused: (failure: unknown) => void;
}

/** The accepted version of the terms, and when the box was ticked (ISO 8601). */
interface Acceptance {
  version: string;
  at: string;
}

/** The shared logic of both registration forms: check the e-mail, accept the terms, send the code. */
export function useRegistration(
  role: RegistrationRole,
  { onCodeSent, replaced }: Pick<RegistrationFormProps, 'onCodeSent' | 'replaced'>,
) {
  const [failure, setFailure] = useState<string>();
  const [accepted, setAccepted] = useState<Acceptance>();
  const terms = useTerms(role);
  const [takenEmail, setTakenEmail] = useState<string>();
  const lastCheck = useRef<AbortController>(undefined);

  /** Whether the e-mail has an account; false for an answer that a newer check overtook. */
  const checkEmail = async (typed: string): Promise<boolean> => {
    const email = normalized(typed);
    if (!isEmail(email)) return false;
    lastCheck.current?.abort();
    lastCheck.current = new AbortController();
    const { signal } = lastCheck.current;
    const path = `/auth/check-email?email=${encodeURIComponent(email)}`;
    const answer = await api.call<EmailExists>('GET', path, { signal }).catch(() => undefined);
    if (answer?.exists) setTakenEmail(email);
    else if (answer) setTakenEmail((known) => (known === email ? undefined : known));
    return answer?.exists ?? false;
  };

  const send = async (form: RegistrationForm, { onTaken, onRefused }: FormReactions): Promise<void> => {
    setFailure(undefined);
    if (!accepted) {
      setFailure(t('register.termsMissing'));
      return;
    }
    if (await checkEmail(form.email)) {
      onTaken();
      setFailure(t('email.taken'));
      return;
    }
    try {
      const userData = {
        ...form,
        termsVersion: accepted.version,
        termsAcceptedAt: accepted.at,
      };
      const { formKey } = await api.call<RegistrationSent>('POST', '/auth/send-registration-otp', {
        body: { email: form.email, role, userData, formKey: replaced, language: spokenLanguage() },
        fallback: t('register.sendFailed'),
      });
      startCountdown(RESEND_COUNTDOWN, RESEND_SECONDS);
      onCodeSent({ email: form.email, formKey });
    } catch (error) {
      onRefused(error);
      if (isRefused(error, 'termsVersion')) {
        setAccepted(undefined);
        void terms.refetch();
      }
      setFailure(serverText(error, t('register.wrong')));
    }
  };

  /** The error of a form with one invalid field; several are listed. */
  const noteInvalid = (errors: object): void => {
    if (Object.keys(errors).length > 1) setFailure(undefined);
    else if ('mobile' in errors) setFailure(t('mobile.invalid'));
    else if ('confirmPassword' in errors) setFailure(t('password.mismatch'));
    else setFailure(undefined);
  };

  return {
    failure,
    noteInvalid,
    termsVersion: terms.data?.version,
    checkEmail,
    /** The message for an e-mail that is known to have an account. */
    takenMessage: (typed: string) => (normalized(typed) === takenEmail ? t('email.taken') : undefined),
    send,
    isAccepted: accepted !== undefined,
    accept: (version: string) => setAccepted({ version, at: new Date().toISOString() }),
    takeBack: () => setAccepted(undefined),
  };
}

const isRefused = (error: unknown, field: string): boolean =>
  error instanceof ApiError && error.fields.some((refused) => refused.field === field);

export type Registration = ReturnType<typeof useRegistration>;
