import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { leaveEntry } from '@niyukt/ui-shared/history/closed-by-back';

/** Place of the present page among those visited in this tab; the router keeps it there. */
const placeInHistory = (): number => (window.history.state as { idx?: number } | null)?.idx ?? 0;

/**
 * Leaves a drawer or dialog for where the person came from: a list, another drawer, the dashboard.
 * @returns a function that takes the address to lead to when the page was opened by its address
 */
export function useGoBack(): (fallback: string) => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  const place = useRef(placeInHistory());
  const isLeaving = useRef(false);
  useEffect(() => {
    place.current = placeInHistory();
  }, [key]);
  return useCallback(
    (fallback) => {
      if (place.current === 0) {
        leaveEntry(() => void navigate(fallback, { replace: true }));
        return;
      }
      // the browser goes back a moment later: Escape pressed twice must not go back twice
      if (isLeaving.current || place.current !== placeInHistory()) return;
      isLeaving.current = true;
      leaveEntry(() => {
        window.addEventListener('popstate', () => (isLeaving.current = false), { once: true });
        void navigate(-1);
      });
    },
    [navigate],
  );
}
