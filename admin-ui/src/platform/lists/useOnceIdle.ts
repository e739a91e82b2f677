import { useEffect, useEffectEvent } from 'react';

const IDLE_MILLISECONDS = 300;

/** Once a list stands there, and nothing else is to be done, loads what somebody may want next. */
export function useOnceIdle(isReady: boolean, load: () => void): void {
  const loadNow = useEffectEvent(load);
  useEffect(() => {
    if (!isReady) return undefined;
    const idle = window.setTimeout(() => loadNow(), IDLE_MILLISECONDS);
    return () => window.clearTimeout(idle);
  }, [isReady]);
}
