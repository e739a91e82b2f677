import { Alert, Button } from '@mui/material';
import { t } from '@niyukt/ui-shared/i18n/console';

/** In place of a page that could not be shown, for instance because its code did not come. */
export function PageFailure() {
  return (
    <Alert
      severity="error"
      role="alert"
      action={
        <Button color="inherit" onClick={() => window.location.reload()}>
          {t('action.tryAgain')}
        </Button>
      }
    >
      {t('console.pageFailed')}
    </Alert>
  );
}
