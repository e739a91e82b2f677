import { dashboardOf, LOGIN } from '@niyukt/ui-shared/session/guard';
import { GoTo } from './GoTo';
import { session } from './session';

/** `/` and every unknown path: to the dashboard of whoever is logged in, else to the login page. */
export function HomeRedirect() {
  const role = session.read()?.user.role;
  return <GoTo path={role === undefined ? LOGIN : (dashboardOf(role) ?? '/unauthorized')} />;
}
