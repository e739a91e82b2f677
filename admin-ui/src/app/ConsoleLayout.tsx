import { Alert, Button } from '@mui/material';
import { t } from '@niyukt/ui-shared/i18n/console';
import { session } from '@niyukt/ui-shared/session/browser-session';
import { Suspense, lazy, useEffect, useState, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useNotificationContext } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { ConfirmProvider } from '../records/ConfirmProvider';
import { ConsoleHeader } from './ConsoleHeader';
import { LoadingPage } from './LoadingPage';
import type { Overlay } from './overlay';
import { useLeftNotice } from './useLeftNotice';
import { useOtherTabs } from './useOtherTabs';

const Overlays = lazy(() => import('../palette/Overlays'));
const Notices = lazy(() => import('./Notices'));

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
      <ConsoleHeader onOpen={setOverlay} />
      <main id="main-content" tabIndex={-1}>
        <ErrorBoundary FallbackComponent={PageFailure} resetKeys={[pathname]}>
          <Suspense fallback={<LoadingPage />}>{children}</Suspense>
        </ErrorBoundary>
      </main>
      <Suspense>
        <Overlays overlay={overlay} onChange={setOverlay} />
      </Suspense>
    </ConfirmProvider>
  );
}

/** Notifications; what shows them comes with the first. */
export function ConsoleNotification() {
  const { notifications } = useNotificationContext();
  const [isNeeded, setNeeded] = useState(false);
  if (notifications.length > 0 && !isNeeded) setNeeded(true);
  return <Suspense>{isNeeded && <Notices />}</Suspense>;
}
