import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useListContext } from 'react-admin';
import { useMatch } from 'react-router-dom';
import { useListPath } from '../resource/ListPath';

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

/** Drawers and dialogs over a list. Their code is loaded with the first one that opens, or shortly after the list is shown. */
export function ListOverlays({ children }: { children: ReactNode }) {
  const { isPending } = useListContext();
  const isOpen = Boolean(useMatch(`${useListPath()}/*`)?.params['*']);
  const [isNeeded, setNeeded] = useState(isOpen);
  if (isOpen && !isNeeded) setNeeded(true);
  useOnceIdle(!isPending && !isNeeded, () => setNeeded(true));
  return isNeeded && children;
}
