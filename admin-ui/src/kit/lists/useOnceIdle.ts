import { useEffect, useEffectEvent } from 'react';

const IDLE_MILLISECONDS = 300;

/** Loads what the user may need next, shortly after the list is shown. */
export function useOnceIdle(isReady: boolean, load: () => void): void {
  const loadNow = useEffectEvent(load);
  useEffect(() => {
    if (!isReady) return undefined;
    const idle = window.setTimeout(() => loadNow(), IDLE_MILLISECONDS);
    return () => window.clearTimeout(idle);
  }, [isReady]);
}
