import { t } from '@niyukt/ui-shared/i18n/console';
import { FailureAlert } from './FailureAlert';

/** In place of a page that could not be shown, for instance because its code did not come. */
export function PageFailure() {
  return <FailureAlert retry={() => window.location.reload()}>{t('console.pageFailed')}</FailureAlert>;
}
