import { useEffect, useState, type ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { useMatch } from 'react-router-dom';

/** After which a list that stands there loads what somebody may want next. */
export const IDLE_MILLISECONDS = 300;

/** Drawers and dialogs over a list. Their code comes with the first that opens, else once the list is there and nothing else is to be done. */
export function Overlays({ path, children }: { path: string; children: ReactNode }) {
  const { isPending } = useListContext();
  const isOpen = Boolean(useMatch(`${path}/*`)?.params['*']);
  const [isNeeded, setNeeded] = useState(isOpen);
  if (isOpen && !isNeeded) setNeeded(true);
  useEffect(() => {
    if (isPending || isNeeded) return undefined;
    const later = window.setTimeout(() => setNeeded(true), IDLE_MILLISECONDS);
    return () => window.clearTimeout(later);
  }, [isPending, isNeeded]);
  return isNeeded && children;
}
