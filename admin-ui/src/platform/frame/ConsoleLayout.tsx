import { session } from '@niyukt/ui-shared/session/browser-session';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useNotificationContext } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { FreshLogin } from './FreshLogin';
import { lazyPart } from '../chunks/lazy-part';
import { useFlash } from '../notices/useFlash';
import { LoadingPage } from '../page/LoadingPage';
import { PageFailure } from '../page/PageFailure';
import type { Overlay } from '../palette/overlay';
import { ConfirmProvider } from '../records/ConfirmProvider';
import { UnsavedForms } from '../records/UnsavedForms';
import { ConsoleHeader } from './ConsoleHeader';
import { PageNotices } from './PageNotices';
import { useOtherTabs } from './useOtherTabs';

const Overlays = lazyPart(() => import('../palette/Overlays'));
const Notices = lazyPart(() => import('../notices/Notices'));

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

/** Notifications; what shows them comes with the first. */
export function ConsoleNotification() {
  const { notifications } = useNotificationContext();
  const [isNeeded, setNeeded] = useState(false);
  if (notifications.length > 0 && !isNeeded) setNeeded(true);
  return isNeeded && <Notices />;
}
