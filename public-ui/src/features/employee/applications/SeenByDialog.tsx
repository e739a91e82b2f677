import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { errorText } from '@niyukt/ui-shared/errors/error-text';
import { t } from '@niyukt/ui-shared/i18n/applications';
import { typedLanguage } from '@niyukt/ui-shared/i18n/typed-language';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { useSeenBy } from './application-queries';

/** Every employer who was shown the profile; prints as one page. */
export function SeenByDialog({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useSeenBy();
  return (
    <Dialog title={t('applications.seenBy')} onClose={onClose}>
      <p className="text-muted">{t('applications.seenByHint')}</p>
      {!data && !error && (
        <p role="status" className="mt-4">
          {t('generic.loading')}
        </p>
      )}
      {!data && error && (
        <div className="mt-4 grid gap-4">
          <Alert kind="alert">{errorText(error, t('applications.seenByFailed'))}</Alert>
          <Button look="secondary" onClick={() => void refetch()}>
            {t('action.tryAgain')}
          </Button>
        </div>
      )}
      {data?.length === 0 && <p className="mt-4 font-semibold">{t('applications.seenByNobody')}</p>}
      {data && data.length > 0 && (
        <>
          <ul className="mt-4 grid gap-3">
            {data.map(({ id, company_name, title, submitted_at }) => (
              <li key={id}>
                <p className="font-semibold" lang={typedLanguage(company_name)}>
                  {company_name}
                </p>
                <p className="text-small text-muted">
                  {t('applications.seenByLine', { job: title, day: submitted_at ? dayInIndia(submitted_at) : '' })}
                </p>
              </li>
            ))}
          </ul>
          <div className="no-print mt-6 flex justify-end gap-3">
            <Button look="secondary" onClick={() => window.print()}>
              {t('action.print')}
            </Button>
            <Button onClick={onClose}>{t('action.close')}</Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
