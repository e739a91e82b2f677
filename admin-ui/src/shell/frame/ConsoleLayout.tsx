import { session } from '@niyukt/ui-shared/session/browser-session';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useNotificationContext } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { FreshLogin } from './FreshLogin';
import { lazyPart } from '../../kit/chunks/lazy-part';
import { useFlash } from '../../kit/toasts/useFlash';
import { LoadingPage } from '../../kit/page/LoadingPage';
import { PageFailure } from '../../kit/page/PageFailure';
import type { Overlay } from '../palette/overlay';
import { ConfirmProvider } from '../../kit/records/ConfirmProvider';
import { UnsavedForms } from '../../kit/records/UnsavedForms';
import { ConsoleHeader } from './ConsoleHeader';
import { PageNotices } from './PageNotices';
import { useOtherTabs } from './useOtherTabs';

const Overlays = lazyPart(() => import('../palette/Overlays'));
const Notices = lazyPart(() => import('../../kit/toasts/Toasts'));

/** Header, page, and what lies over both: dialogs, search, notifications. */
export function ConsoleLayout({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const [overlay, setOverlay] = useState<Overlay>();
  useOtherTabs();
  useFlash();
  useEffect(() => session.rememberPage(window.location.pathname + window.location.search), [pathname, search]);
  return (
    <ConfirmProvider>
      <PageNotices />
      <UnsavedForms>
        <ConsoleHeader onOpen={setOverlay} />
        <main id="main-content" tabIndex={-1}>
          <ErrorBoundary FallbackComponent={PageFailure} resetKeys={[pathname]}>
            <Suspense fallback={<LoadingPage />}>{children}</Suspense>
          </ErrorBoundary>
        </main>
        <Overlays overlay={overlay} onChange={setOverlay} />
        <FreshLogin />
      </UnsavedForms>
    </ConfirmProvider>
  );
}

/**
 * Notifications; what shows them comes with the first. There are none once the session has ended: while the login page loads, react-admin's
 * data provider answers a refused call as if it had worked, and a notification would say "added successfully".
 */
export function ConsoleNotification() {
  const { notifications } = useNotificationContext();
  const [isNeeded, setNeeded] = useState(false);
  if (notifications.length > 0 && !isNeeded) setNeeded(true);
  return isNeeded && session.token() !== null && <Notices />;
}
