import { useState, type ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { useMatch } from 'react-router-dom';
import { useListPath } from '../resource/ListPath';
import { useOnceIdle } from './useOnceIdle';

/** Drawers and dialogs over a list. Their code is loaded with the first one that opens, or shortly after the list is shown. */
export function Overlays({ children }: { children: ReactNode }) {
  const { isPending } = useListContext();
  const isOpen = Boolean(useMatch(`${useListPath()}/*`)?.params['*']);
  const [isNeeded, setNeeded] = useState(isOpen);
  if (isOpen && !isNeeded) setNeeded(true);
  useOnceIdle(!isPending && !isNeeded, () => setNeeded(true));
  return isNeeded && children;
}
