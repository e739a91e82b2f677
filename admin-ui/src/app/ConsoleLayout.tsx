import { Alert, Box, Button } from '@mui/material';
import { t } from '@niyukt/ui-shared/i18n/console';
import { session } from '@niyukt/ui-shared/session/browser-session';
import { Suspense, lazy, useEffect, useState, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Notification } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { ConfirmProvider } from '../records/ConfirmProvider';
import { ConsoleHeader } from './ConsoleHeader';
import { LoadingPage } from './LoadingPage';
import type { Overlay } from './overlay';
import { useLeftNotice } from './useLeftNotice';
import { useOtherTabs } from './useOtherTabs';

const Overlays = lazy(() => import('../palette/Overlays'));

function PageFailure({ resetErrorBoundary }: { resetErrorBoundary: () => void }) {
  return (
    <Alert
      severity="error"
      role="alert"
      action={
        <Button color="inherit" onClick={resetErrorBoundary}>
          {t('action.tryAgain')}
        </Button>
      }
    >
      {t('console.pageFailed')}
    </Alert>
  );
}

/** Header, page, and what lies over both: dialogs, search, notifications. */
export function ConsoleLayout({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const [overlay, setOverlay] = useState<Overlay>();
  useOtherTabs();
  useLeftNotice();
  useEffect(() => session.rememberPage(window.location.pathname + window.location.search), [pathname, search]);
  return (
    <ConfirmProvider>
      <Box
        component="a"
        href="#main-content"
        sx={{
          position: 'absolute',
          left: -9999,
          '&:focus': { left: 16, top: 8, zIndex: 2000, p: 1, bgcolor: 'background.paper' },
        }}
      >
        {t('console.skip')}
      </Box>
      <ConsoleHeader onOpen={setOverlay} />
      <Box
        component="main"
        id="main-content"
        tabIndex={-1}
        sx={{ maxWidth: 1480, mx: 'auto', px: { xs: 2, md: 3 }, py: 3, outline: 'none' }}
      >
        <ErrorBoundary FallbackComponent={PageFailure} resetKeys={[pathname]}>
          <Suspense fallback={<LoadingPage />}>{children}</Suspense>
        </ErrorBoundary>
      </Box>
      <Suspense>
        <Overlays overlay={overlay} onChange={setOverlay} />
      </Suspense>
    </ConfirmProvider>
  );
}

/** Notifications stay five seconds (spec 9), beside the dialogs and not over their buttons. */
export const ConsoleNotification = () => (
  <Notification autoHideDuration={5000} anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }} />
);
