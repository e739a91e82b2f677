import { t } from '@niyukt/ui-shared/i18n/translate';
import { Alert } from './Alert';
import { Button } from './Button';

/** Says why something could not be loaded, and tries again. */
export function TryAgain({ text, onRetry }: { text: string; onRetry: () => unknown }) {
  return (
    <>
      <Alert kind="alert">{text}</Alert>
      <Button look="secondary" onClick={() => void onRetry()}>
        {t('action.tryAgain')}
      </Button>
    </>
  );
}
