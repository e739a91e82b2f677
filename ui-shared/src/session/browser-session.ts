import { ApiClient } from '../api/client';
import { LOGIN } from './guard';
import { SESSION_KEYS, SessionStore } from './session';

/** Delay before the redirect after login and logout, in milliseconds. */
export const REDIRECT_MILLISECONDS = 100;

/** The session of this browser. */
export const session = new SessionStore(window.localStorage);

let leaving = false;

/** True once the session has ended and the login page is on its way: nothing may hold the page back then. */
export const isLeaving = (): boolean => leaving;

/** Ends the session here and on the server, then goes to the login page. */
export function logout(): void {
  if (session.token()) void api.call('POST', '/auth/logout', { body: {} }).catch(() => undefined);
  leave(() => session.end());
}

/** The employee's profile was refused: nothing of the person stays in this browser. */
export function wipeAndLeave(): void {
  leave(() => session.wipe());
}

function leave(forget: () => void): void {
  forget();
  if (leaving) return;
  leaving = true;
  window.setTimeout(() => window.location.replace(LOGIN), REDIRECT_MILLISECONDS);
}

/** The server ended the session: forgets it, then goes to the login page. */
export function sessionEnded(): void {
  leave(() => session.end());
}

/** The API of this origin, called as whoever is logged in. */
export const api = new ApiClient({ token: () => session.token(), onSessionEnd: sessionEnded });

/** Goes to the login page; whatever session this browser has by now stays. */
export function leaveSession(): void {
  leave(() => undefined);
}

/** A logout in another tab ends this one, too. It is heard of late, and a login may have followed: that one goes on here. */
export function followOtherTabs(): () => void {
  const follow = (event: StorageEvent): void => {
    if ((event.key !== SESSION_KEYS.token && event.key !== null) || event.newValue !== null) return;
    // a login is heard of key by key
    window.setTimeout(() => session.token() === null && leaveSession(), REDIRECT_MILLISECONDS);
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
