import { retryImport } from '@niyukt/ui-shared/chunks/retry-import';
import { showChosenLanguage } from '@niyukt/ui-shared/i18n/languages';
import { session } from '@niyukt/ui-shared/session/browser-session';
import { setFlash } from '@niyukt/ui-shared/session/flash';
import { LOGIN, redirectFrom, UNAUTHORIZED } from '@niyukt/ui-shared/session/guard';
import type { Session } from '@niyukt/ui-shared/session/session';
import { showChosenTheme } from '@niyukt/ui-shared/theme/theme';
import { firstCalls } from './app/first-calls';
import { paintFailure, paintFrame } from './app/first-paint';
import { pageAt } from './app/pages';
import { whoIsThere } from './kit/access/staff';
import { callEarly } from './kit/providers/early-calls';
import type { Page } from './kit/resource/page';
import { storedSetting } from './kit/settings/stored-setting';
import './styles.css';

showChosenTheme();

const current = session.read();
const away = current?.user['mustChangePassword'] ? LOGIN : redirectFrom('admin', current?.user.role);

// strangers never download the console
if (away) leaveFor(away);
else if (current) void showChosenLanguage().then(() => start(current));

/** Asks for everything that the first page needs at once: who is there, its records, and the code of both. */
function start({ user }: Session): void {
  paintFrame();
  const found = pageAt(window.location.pathname);
  const isForFew = found?.isForSuperAdmins === true || found?.needs === 'privacy';
  const page = isForFew && user.role !== 'super_admin' ? undefined : found;
  const staffLoading = whoIsThere().catch((error: unknown) => error as Error);
  if (page) callFirst(page, String(user.userId));
  // the page is requested again, and its failure told, by the console
  page?.load().catch(() => undefined);
  void retryImport(() => import('./app/boot')).then(({ boot }) => boot(staffLoading, page), paintFailure);
}

function callFirst(page: Page, userId: string): void {
  try {
    firstCalls(page, window.location.search, (key) => storedSetting(userId, key)).forEach(callEarly);
  } catch {
    // the list itself deals with an address that it cannot read
  }
}

/** Goes where the person belongs, with a word why; the page that denies, and the one for a first password, speak for themselves. */
function leaveFor(path: string): void {
  if (!current) setFlash('notice.loginFirst');
  else if (path !== LOGIN && path !== UNAUTHORIZED) setFlash('notice.staffOnly');
  window.location.replace(path);
}
