/** What is to happen in a drawer as soon as it is open. */
export type NextAction = 'issue' | 'reverse';

let requested: NextAction | undefined;

/** Said before the drawer is opened; the address cannot say it, because the list behind writes its filters there. */
export function requestAction(action: NextAction | undefined): void {
  requested = action;
}

/** Whether that is wanted here; it is answered once. */
export function takeRequestedAction(action: NextAction): boolean {
  const isRequested = requested === action;
  if (isRequested) requested = undefined;
  return isRequested;
}
