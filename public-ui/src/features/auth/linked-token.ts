import { useLocation } from 'react-router';

interface LinkedToken {
  token: string;
  /** Time origin of the document that the link opened. */
  openedIn: number;
}

/** The state of a history entry that keeps the token of a link, which then leaves the address bar. */
export const linkedToken = (token: string): LinkedToken => ({ token, openedIn: performance.timeOrigin });

/** The token, in the document that the link opened, after a reload, and after going back. */
export function useLinkedToken(): string | undefined {
  const linked = useLocation().state as LinkedToken | null;
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // opening the bare address is no use of the link, although Chrome restores the former state of that entry
  const isOpenedAnew = arrival?.type === 'navigate' && linked?.openedIn !== performance.timeOrigin;
  return isOpenedAnew ? undefined : linked?.token;
}

/** The token is used up: a reload must not use it again. */
export function forgetToken(): void {
  window.history.replaceState({ ...window.history.state, usr: null }, '');
}
