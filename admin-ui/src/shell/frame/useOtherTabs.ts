import { followOtherTabs, leaveSession, session } from '@niyukt/ui-shared/session/browser-session';
import { SESSION_KEYS } from '@niyukt/ui-shared/session/session';
import { useEffect } from 'react';
import { useStaff } from '../../kit/access/StaffContext';

/** Follows other tabs: a logout there ends this one, and so does another person's login. */
export function useOtherTabs(): void {
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
