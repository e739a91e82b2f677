import { t } from '@niyukt/ui-shared/i18n/translate';
import { useState, type BaseSyntheticEvent, type ReactNode } from 'react';
import { Alert } from '../components/Alert';
import { Button } from '../components/Button';
import type { RegistrationRole } from './registration';
import { TermsDialog } from './TermsDialog';
import type { Registration } from './useRegistration';
import { VerifyDialog } from './VerifyDialog';

interface RegistrationFrameProps {
  role: RegistrationRole;
  registration: Registration;
  isSubmitting: boolean;
  onSubmit: (event: BaseSyntheticEvent) => Promise<void>;
  /** The role's fields. */
  children: ReactNode;
}

/** Around the fields of a role: alert, terms, submit, and the dialog that asks for the code. */
export function RegistrationFrame({ role, registration, isSubmitting, onSubmit, children }: RegistrationFrameProps) {
  const [isReading, setReading] = useState(false);
  const { failure, waiting, stopWaiting, acceptedVersion, setAcceptedVersion, termsVersion } = registration;
  return (
    <>
      <form onSubmit={(event) => void onSubmit(event)} noValidate className="grid gap-5">
        <div className="grid items-start gap-5 sm:grid-cols-2">{children}</div>
        <div className="flex items-start gap-3">
          <input
            id="terms"
            type="checkbox"
            checked={acceptedVersion !== undefined}
            onChange={(event) => {
              setAcceptedVersion(event.target.checked ? termsVersion : undefined);
              // nobody accepts what has not arrived: the dialog says so and offers to try again
              if (event.target.checked && !termsVersion) setReading(true);
            }}
            className="mt-0.5 size-6 accent-action"
          />
          <p>
            <label htmlFor="terms">{t('register.termsLabel')} </label>
            <button
              type="button"
              onClick={() => setReading(true)}
              className="min-h-6 font-semibold text-action underline underline-offset-4"
            >
              {t('register.termsLink')}
            </button>
          </p>
        </div>
        {failure && <Alert kind="alert">{failure}</Alert>}
        <Button type="submit" wide disabled={isSubmitting}>
          {t(isSubmitting ? 'register.busy' : 'register.submit')}
        </Button>
      </form>
      {isReading && (
        <TermsDialog
          role={role}
          onAccept={(version) => {
            setAcceptedVersion(version);
            setReading(false);
          }}
          onClose={() => setReading(false)}
        />
      )}
      {waiting && <VerifyDialog email={waiting.email} onCancel={stopWaiting} />}
    </>
  );
}
