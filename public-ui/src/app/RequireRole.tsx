import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { followOtherTabs, isLeaving, session } from '@niyukt/ui-shared/session/browser-session';
import type { FlashNotice } from '@niyukt/ui-shared/session/flash';
import { LOGIN, redirectFrom, UNAUTHORIZED } from '@niyukt/ui-shared/session/guard';
import { lazyPart } from '../lib/lazyPart';
import { GoTo } from '../ui/GoTo';

// the login page does without it
const ServerState = lazyPart(() => import('../ui/ServerState'));

const REASONS = { employee: 'notice.employeesOnly', company: 'notice.companiesOnly' } as const;

type PageRole = keyof typeof REASONS;

/** Shows a page to its role, or to both, and redirects everybody else with a notice. */
export function RequireRole({
  role: roles,
  page,
}: {
  role: PageRole | readonly [PageRole, PageRole];
  page: ReactNode;
}) {
  const { pathname, search } = useLocation();
  const user = session.read()?.user;
  const [first, other = first] = typeof roles === 'string' ? [roles] : roles;
  const role = user?.role === other ? other : first;
  const away = user?.['mustChangePassword'] ? LOGIN : redirectFrom(role, user?.role);
  useEffect(() => {
    if (away) return undefined;
    session.rememberPage(pathname + search);
    return followOtherTabs();
  }, [away, pathname, search]);
  if (!away) return <ServerState>{page}</ServerState>;
  return <GoTo path={away} notice={reasonFor(away, REASONS[role])} />;
}

/** A logout needs no notice, nor does an end of the session that has been told; the page for denied access has its own text. */
function reasonFor(away: string, ofRole: FlashNotice): FlashNotice | undefined {
  if (isLeaving() || away === UNAUTHORIZED) return undefined;
  if (away !== LOGIN) return ofRole;
  return session.isCutOff() ? 'notice.sessionEnded' : 'notice.loginFirst';
}
