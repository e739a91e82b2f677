import { ApiClient } from '../api/client';
import { LOGIN } from './guard';
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
  leave(() => session.end());
}

/** The employee's profile was refused: removes everything stored in this browser. */
export function wipeAndLeave(): void {
  leave(() => session.wipe());
}

function leave(forget: () => void): void {
  forget();
  if (leaving) return;
  leaving = true;
  window.setTimeout(() => window.location.replace(LOGIN), REDIRECT_MILLISECONDS);
}

/** The server ended the session: clears it, then goes to the login page. */
export function sessionEnded(): void {
  leave(() => session.end());
}

/** The API with this browser's session. */
export const api = new ApiClient({ token: () => session.token(), onSessionEnd: sessionEnded });

/** Goes to the login page; the stored session stays. */
export function leaveSession(): void {
  leave(() => undefined);
}

/** Follows a logout in another tab. The event may be late and a login may have followed: then this tab continues with it. */
export function followOtherTabs(): () => void {
  const follow = (event: StorageEvent): void => {
    if ((event.key !== SESSION_KEYS.token && event.key !== null) || event.newValue !== null) return;
    // a login triggers an event for each key
    window.setTimeout(() => session.token() === null && leaveSession(), REDIRECT_MILLISECONDS);
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
