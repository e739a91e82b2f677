import { session } from '@niyukt/ui-shared/session/browser-session';
import { dashboardOf, LOGIN, UNAUTHORIZED } from '@niyukt/ui-shared/session/guard';
import { useLocation } from 'react-router';
import { GoTo } from '../ui/GoTo';

/** Redirects `/` to the caller's dashboard, or to the login page. Unknown paths go there with a notice. */
export function HomeRedirect() {
  const isUnknown = useLocation().pathname !== '/';
  const user = session.read()?.user;
  if (!user || user['mustChangePassword'])
    return <GoTo path={LOGIN} notice={isUnknown ? 'notice.noPageLogin' : undefined} />;
  const dashboard = dashboardOf(user.role);
  return dashboard ? (
    <GoTo path={dashboard} notice={isUnknown ? 'notice.noPage' : undefined} />
  ) : (
    <GoTo path={UNAUTHORIZED} />
  );
}
