import { t } from '@niyukt/ui-shared/i18n/registration';
import { Alert } from '../components/Alert';
import { Button } from '../components/Button';
import { Dialog } from '../components/Dialog';
import type { RegistrationRole } from './registration';
import { useTerms } from './useTerms';

interface TermsDialogProps {
  role: RegistrationRole;
  onAccept: (version: string) => void;
  onClose: () => void;
}

/** The terms of a role, each section with a summary in plain words. */
export function TermsDialog({ role, onAccept, onClose }: TermsDialogProps) {
  const terms = useTerms(role);
  const { data } = terms;
  return (
    <Dialog title={data?.title ?? t('terms.title')} onClose={onClose} isWide>
      {terms.isError && (
        <div className="grid gap-4">
          <Alert kind="alert">{t('terms.failed')}</Alert>
          <Button look="secondary" onClick={() => void terms.refetch()}>
            {t('action.tryAgain')}
          </Button>
        </div>
      )}
      {terms.isPending && <p role="status">{t('generic.loading')}</p>}
      {data && (
        <>
          <p className="mb-4 text-small text-muted">{t('terms.version', { version: data.version })}</p>
          <div lang={data.language ?? 'en'} className="grid gap-5">
            {data.sections.map(({ heading, text, summary }) => (
              <section key={heading} className="grid gap-2 sm:grid-cols-[2fr_3fr] sm:gap-6">
                <div className="rounded-control bg-action-soft p-4">
                  <h3 className="font-bold">{heading}</h3>
                  <p className="mt-1 text-small">
                    <span className="sr-only">{t('terms.plain')}: </span>
                    {summary}
                  </p>
                </div>
                <p className="text-small text-muted sm:py-4">{text}</p>
              </section>
            ))}
          </div>
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
