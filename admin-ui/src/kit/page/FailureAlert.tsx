import { Alert, type AlertProps, Button } from '@mui/material';
import type { ReactNode } from 'react';
import { t } from '../../texts/console';

interface FailureAlertProps {
  retry: () => void;
  sx?: NonNullable<AlertProps['sx']>;
  /** What failed, and why. */
  children: ReactNode;
}

/** Something could not be shown; says so, and tries again. */
export function FailureAlert({ retry, sx = {}, children }: FailureAlertProps) {
  return (
    <Alert
      severity="error"
      role="alert"
      sx={sx}
      action={
        <Button color="inherit" onClick={retry} sx={{ whiteSpace: 'nowrap' }}>
          {t('action.tryAgain')}
        </Button>
      }
    >
      {children}
    </Alert>
  );
}

/** In place of a page that could not be shown, for instance because its code did not come. */
export function PageFailure() {
  return <FailureAlert retry={() => window.location.reload()}>{t('console.pageFailed')}</FailureAlert>;
}
