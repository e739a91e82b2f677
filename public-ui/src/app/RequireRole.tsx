import { LOGIN, redirectFrom } from '@niyukt/ui-shared/session/guard';
import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { GoTo } from './GoTo';
import { ServerState } from './ServerState';
import { followOtherTabs, session } from '@niyukt/ui-shared/session/browser-session';

/** Lets the right role in and sends everybody else where they belong. */
export function RequireRole({ role, page }: { role: 'employee' | 'company'; page: ReactNode }) {
  const { pathname } = useLocation();
  const user = session.read()?.user;
  const away = user?.['mustChangePassword'] ? LOGIN : redirectFrom(role, user?.role);
  useEffect(() => {
    if (away) return undefined;
    session.rememberPage(pathname);
    return followOtherTabs();
  }, [away, pathname]);
  return away ? <GoTo path={away} /> : <ServerState>{page}</ServerState>;
}
