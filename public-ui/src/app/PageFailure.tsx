import { t } from '@niyukt/ui-shared/i18n/translate';
import { AuthLayout } from '../auth/AuthLayout';
import { Button } from '../components/Button';

/** A page that could not be loaded, or not be drawn: the next load may bring it. */
export function PageFailure() {
  return (
    <AuthLayout title={t('generic.wrong')} intro={t('generic.pageFailed')}>
      <Button onClick={() => window.location.reload()}>{t('action.tryAgain')}</Button>
    </AuthLayout>
  );
}
