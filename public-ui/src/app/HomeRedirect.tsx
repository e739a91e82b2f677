import { dashboardOf, LOGIN, UNAUTHORIZED } from '@niyukt/ui-shared/session/guard';
import { GoTo } from './GoTo';
import { session } from '@niyukt/ui-shared/session/browser-session';

/** `/` and every unknown path: to the dashboard of whoever is logged in, else to the login page. */
export function HomeRedirect() {
  const user = session.read()?.user;
  const isOut = !user || user['mustChangePassword'];
  return <GoTo path={isOut ? LOGIN : (dashboardOf(user.role) ?? UNAUTHORIZED)} />;
}
