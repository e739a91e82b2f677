import { type ReactNode, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { t } from '@niyukt/ui-shared/i18n/registration';
import { standaloneLink, textLink } from '../../lib/link';
import { useTerms } from '../../lib/useTerms';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { showFieldErrors } from '../../ui/showFieldErrors';
import { TermsSections } from '../../ui/TermsSections';
import { TryAgain } from '../../ui/TryAgain';
import { WrongFields } from '../../ui/WrongFields';
import type { RegistrationForm, RegistrationRole } from './registration';
import type { Registration } from './useRegistration';

interface TermsDialogProps {
  role: RegistrationRole;
  onAccept: (version: string) => void;
  onClose: () => void;
}

/** The terms of a role, each section with a summary in plain words. */
function TermsDialog({ role, onAccept, onClose }: TermsDialogProps) {
  const terms = useTerms(role);
  const { data } = terms;
  return (
    <Dialog title={data?.title ?? t('terms.title')} onClose={onClose} isWide>
      {terms.isError && (
        <div className="grid gap-4">
          <TryAgain text={t('terms.failed')} onRetry={terms.refetch} />
        </div>
      )}
      {terms.isPending && <p role="status">{t('generic.loading')}</p>}
      {data && (
        <>
          <TermsSections terms={data} />
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <Button look="secondary" onClick={onClose}>
              {t('action.close')}
            </Button>
            <Button onClick={() => onAccept(data.version)}>{t('terms.accept')}</Button>
          </div>
        </>
      )}
    </Dialog>
  );
}

interface RegistrationFrameProps {
  role: RegistrationRole;
  registration: Registration;
  /** Leads back to a code that was sent before. */
  notice: ReactNode;
  /** The role's fields. */
  children: ReactNode;
}

/** The parts that both forms share, within the form that they belong to: what is wrong, terms, error and submit button. */
export function RegistrationFrame({ role, registration, notice, children }: RegistrationFrameProps) {
  const [isReading, setReading] = useState(false);
  const form = useFormContext<RegistrationForm>();
  const { isSubmitting } = form.formState;
  const { failure, isAccepted, accept, takeBack, termsVersion, send, noteInvalid } = registration;
  const submit = form.handleSubmit(
    (values) =>
      send(values, {
        onTaken: () => form.setFocus('email'),
        onRefused: (refusal) => showFieldErrors(form, refusal),
      }),
    noteInvalid,
  );
  return (
    <>
      <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
        <WrongFields form={form} words={{ mobile: t('mobile.invalid') }} />
        <div className="grid items-start gap-5 sm:grid-cols-2">{children}</div>
        <div className="flex flex-wrap items-center gap-x-1.5">
          <label className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              checked={isAccepted}
              onChange={(event) => {
                if (!event.target.checked) takeBack();
                else if (termsVersion) accept(termsVersion);
                // terms that have not loaded cannot be accepted: the dialog offers to load them again
                else setReading(true);
              }}
              className="size-6 accent-action"
            />
            {t('register.termsLabel')}
          </label>
          <button type="button" onClick={() => setReading(true)} className={standaloneLink}>
            {t('register.termsLink')}
          </button>
        </div>
        {failure && <Alert kind="alert">{failure}</Alert>}
        {notice}
        {role === 'employee' && (
          <p>
            {t('register.notice')}{' '}
            <a href="/privacy" target="_blank" rel="noopener" className={textLink}>
              {t('register.noticeLink')}
            </a>
          </p>
        )}
        <Button type="submit" wide isBusy={isSubmitting}>
          {t(isSubmitting ? 'register.busy' : 'register.submit')}
        </Button>
      </form>
      {isReading && (
        <TermsDialog
          role={role}
          onAccept={(version) => {
            accept(version);
            setReading(false);
          }}
          onClose={() => setReading(false)}
        />
      )}
    </>
  );
}
