import { useEffect, useState } from 'react';

/** What is to happen in a drawer as soon as it is open. */
export type NextAction = 'issue' | 'reverse';

let requested: NextAction | undefined;
const listeners = new Set<() => void>();

/** Said before the drawer is opened; the address cannot say it, because the list behind writes its filters there. */
export function requestAction(action: NextAction | undefined): void {
  requested = action;
  for (const listener of [...listeners]) listener();
}

/** Whether that is wanted; what does it takes it (`useRequestedAction`). */
export const isRequested = (action: NextAction): boolean => requested === action;

/** Whether that is wanted here; it is answered once. */
function take(action: NextAction): boolean {
  if (!isRequested(action)) return false;
  requested = undefined;
  return true;
}

/** Calls back when something is requested. @returns what ends it */
export function onRequest(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether that was requested, before this was shown or since. */
export function useRequestedAction(action: NextAction): boolean {
  const [isNext, setNext] = useState(() => take(action));
  useEffect(() => onRequest(() => take(action) && setNext(true)), [action]);
  return isNext;
}
