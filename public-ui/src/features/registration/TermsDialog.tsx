import { t } from '@niyukt/ui-shared/i18n/registration';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import type { RegistrationRole } from './registration';
import { TermsSections } from '../../ui/TermsSections';
import { useTerms } from '../../lib/useTerms';

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
