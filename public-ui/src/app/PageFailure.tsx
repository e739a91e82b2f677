import { t } from '@niyukt/ui-shared/i18n/translate';
import { AuthLayout } from '../features/auth/AuthLayout';
import { Button } from '../ui/Button';

/** Shown when a page could not be loaded or drawn; a reload may help. */
export function PageFailure() {
  return (
    <AuthLayout title={t('generic.wrong')} intro={t('generic.pageFailed')}>
      <Button onClick={() => window.location.reload()}>{t('action.tryAgain')}</Button>
    </AuthLayout>
  );
}
