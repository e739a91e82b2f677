import { ApiClient } from '../api/client';
import { setFlash } from './flash';
import { LOGIN } from './guard';
import { dropDrafts, storeDrafts } from './held-drafts';
import { SESSION_KEYS, SessionStore } from './session';

/** Delay before the redirect after login and logout, in milliseconds (docs/rules.md#redirects). */
export const REDIRECT_MILLISECONDS = 100;

/** The session of this browser. */
export const session = new SessionStore(window.localStorage);

let leaving = false;

/** True when the session has ended and the login page is loading: nothing may block leaving the page then. */
export const isLeaving = (): boolean => leaving;

/** Ends the session here and on the server, then goes to the login page. */
export function logout(): void {
  if (session.token()) void api.call('POST', '/auth/logout', { body: {} }).catch(() => undefined);
  void endPushesHere().catch(() => undefined);
  leave(() => {
    dropDrafts();
    session.end();
  });
}

/** Who uses this browser next is not pushed to before asking for it. The server ends pushes with the session. */
async function endPushesHere(): Promise<void> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return;
  const registration = await navigator.serviceWorker.getRegistration('/');
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

/** The session of the employee's profile is over: removes everything stored in this browser, then goes to the login page. */
export function wipeAndLeave(): void {
  leave(() => {
    sayEnd();
    session.wipe();
  });
}

function leave(forget: () => void): void {
  forget();
  if (leaving) return;
  leaving = true;
  window.setTimeout(() => window.location.replace(LOGIN), REDIRECT_MILLISECONDS);
}

/**
 * The session is over, and not because of a logout: clears it and goes to the login page, which says so. The last page and what was
 * typed stay for the next login.
 */
export function sessionEnded(): void {
  leave(() => {
    sayEnd();
    session.clear();
  });
}

function sayEnd(): void {
  storeDrafts(session.lastUserId());
  setFlash('notice.sessionEnded');
}

/** The API with this browser's session. */
export const api = new ApiClient({ token: () => session.token(), onSessionEnd: sessionEnded });

/** Goes to the login page; the stored session stays. */
export function leaveSession(): void {
  leave(() => undefined);
}

/**
 * Follows a logout in another tab, also one before the browser brought this page back from its cache. The event may be late and a login
 * may have followed: then this tab continues with it.
 */
export function followOtherTabs(): () => void {
  const follow = (event: StorageEvent): void => {
    if ((event.key !== SESSION_KEYS.token && event.key !== null) || event.newValue !== null) return;
    // a login triggers an event for each key
    window.setTimeout(() => session.token() === null && leaveSession(), REDIRECT_MILLISECONDS);
  };
  const comeBack = ({ persisted }: PageTransitionEvent): void => {
    if (persisted && session.token() === null) window.location.replace(LOGIN);
  };
  window.addEventListener('storage', follow);
  window.addEventListener('pageshow', comeBack);
  return () => {
    window.removeEventListener('storage', follow);
    window.removeEventListener('pageshow', comeBack);
  };
}
