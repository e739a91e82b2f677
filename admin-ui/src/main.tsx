import { redirectFrom, LOGIN, UNAUTHORIZED } from '@niyukt/ui-shared/session/guard';
import { session } from '@niyukt/ui-shared/session/browser-session';
import { leaveNotice } from '@niyukt/ui-shared/session/notice';
import { showChosenTheme } from '@niyukt/ui-shared/theme/theme';
import './styles.css';

showChosenTheme();

const current = session.read();
const away = current?.user['mustChangePassword'] ? LOGIN : redirectFrom('admin', current?.user.role);

// strangers never download the console
if (away) leaveFor(away);
else void import('./app/boot').then(({ boot }) => boot());

/** Goes where the person belongs, with a word why; the page that denies, and the one for a first password, speak for themselves. */
function leaveFor(path: string): void {
  if (!current) leaveNotice('notice.loginFirst');
  else if (path !== LOGIN && path !== UNAUTHORIZED) leaveNotice('notice.staffOnly');
  window.location.replace(path);
}
