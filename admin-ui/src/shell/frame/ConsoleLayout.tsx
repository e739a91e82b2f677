import { type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useNotificationContext } from 'react-admin';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { onProofNeeded } from '@niyukt/ui-shared/api/fresh-login';
import { isOnline, onNetworkChange } from '@niyukt/ui-shared/api/no-answer';
import { timeInIndia } from '@niyukt/ui-shared/domain/format';
import { followOtherTabs, leaveSession, session } from '@niyukt/ui-shared/session/browser-session';
import { SESSION_KEYS } from '@niyukt/ui-shared/session/session';
import { useSessionEnding } from '@niyukt/ui-shared/session/useSessionEnding';
import { useStaff } from '../../kit/access/StaffContext';
import { lazyPart } from '../../kit/chunks/lazy-part';
import { PageFailure } from '../../kit/page/FailureAlert';
import { LoadingPage } from '../../kit/page/LoadingPage';
import { ConfirmProvider } from '../../kit/records/ConfirmProvider';
import { UnsavedForms } from '../../kit/records/UnsavedForms';
import { useFlash } from '../../kit/toasts/useFlash';
import { t } from '../../texts/console';
import type { Overlay } from '../palette/overlay';
import { ConsoleHeader } from './ConsoleHeader';
import { SectionViews } from './SectionViews';

const Overlays = lazyPart(() => import('../palette/Overlays'));
const Notices = lazyPart(() => import('../../kit/toasts/Toasts'));
const FreshLoginDialog = lazyPart(() => import('./FreshLoginDialog'));

/** Asks who it is when a call needs a fresh login; the call goes on by itself. */
function FreshLogin() {
  const [answer, setAnswer] = useState<(isProven: boolean) => void>();
  useEffect(() => onProofNeeded(() => new Promise((resolve) => setAnswer(() => resolve))), []);
  if (!answer) return null;
  return (
    <FreshLoginDialog
      onEnd={(isProven) => {
        setAnswer(undefined);
        answer(isProven);
      }}
    />
  );
}

/** Says at once that the device is offline, and five minutes before that the session ends; over dialogs, too. */
function PageNotices() {
  const isBack = useSyncExternalStore(onNetworkChange, isOnline);
  const ending = useSessionEnding();
  const notices = [
    !isBack && t('network.isOffline'),
    ending !== undefined && t('session.ending', { time: timeInIndia(ending) }),
  ].filter((notice) => notice !== false);
  return (
    <div role="status" className="page-notices no-print">
      {notices.map((notice) => (
        <p key={notice}>{notice}</p>
      ))}
    </div>
  );
}

/** Follows other tabs: a logout there ends this one, and so does another person's login. */
function useOtherTabs(): void {
  const { userId } = useStaff();
  useEffect(() => {
    const someoneElse = (event: StorageEvent): void => {
      if (event.key !== SESSION_KEYS.user || session.token() === null) return;
      if (String(session.read()?.user.userId) !== String(userId)) leaveSession();
    };
    const stop = followOtherTabs();
    window.addEventListener('storage', someoneElse);
    return () => {
      stop();
      window.removeEventListener('storage', someoneElse);
    };
  }, [userId]);
}

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
          <SectionViews />
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
