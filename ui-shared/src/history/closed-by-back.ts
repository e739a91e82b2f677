import { useEffect, useEffectEvent } from 'react';

interface Entry {
  /** It was added while a dialog is open, at the same address. */
  hasDialog?: boolean;
  /** What the router keeps: the address is that of a dialog. */
  usr?: { hasDialog?: boolean } | null;
}

/** State of the history entry at whose address a dialog is open. */
export const DIALOG_ENTRY = { hasDialog: true } satisfies Entry['usr'];

/** The open dialogs, the topmost last, each as what asks it to be closed. */
const open: (() => void)[] = [];
/** A step in the history that this file has begun. */
let isMoving = false;
/** What is done once it is taken. */
let afterwards: (() => void) | undefined;
/** Back has left the dialog's entry, which is the next one now. */
let isBehind = false;

const entry = (): Entry | null => window.history.state as Entry | null;
const isOfDialog = (): boolean => Boolean(entry()?.hasDialog ?? entry()?.usr?.hasDialog);

/**
 * Back closes the topmost dialog as Escape does, and stays on the page while one is open. For that a dialog has a history entry: of its own
 * address, or one more of the page's address, however many dialogs are open, which goes when the last one is closed.
 * @param isOpen whether it is open; one that is not may still fade away
 */
export function useClosedByBack(close: () => void, isOpen = true): void {
  const ask = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return undefined;
    const askThis = (): void => ask();
    open.push(askThis);
    if (!isOfDialog() && !isMoving && !isBehind) addEntry();
    return () => {
      open.splice(open.indexOf(askThis), 1);
      settle();
    };
  }, [isOpen]);
}

/** Leaves the entry of a dialog, if it is the present one, and then does the rest. */
export function leaveEntry(then: () => void): void {
  if (isMoving) afterwards = () => leaveEntry(then);
  else if (isOfDialog()) step(() => window.history.back(), then);
  else then();
}

function addEntry(): void {
  window.history.pushState({ ...window.history.state, hasDialog: true }, '');
}

/** Brings the history in line with the open dialogs, once one that follows another has opened. */
function settle(): void {
  window.setTimeout(() => {
    if (isMoving) return;
    if (!open.length) {
      isBehind = false;
      if (entry()?.hasDialog) step(() => window.history.back());
    } else if (isBehind) step(() => window.history.forward());
    else if (!isOfDialog()) addEntry();
  });
}

function step(move: () => void, then?: () => void): void {
  isMoving = true;
  isBehind = false;
  afterwards = then;
  move();
}

// the router, which listens later, does not hear of a step that the open dialogs have not agreed to
window.addEventListener(
  'popstate',
  (event) => {
    if (isMoving) {
      isMoving = false;
      event.stopImmediatePropagation();
      const then = afterwards;
      afterwards = undefined;
      then?.();
    } else if (open.length && !isOfDialog()) {
      isBehind = true;
      event.stopImmediatePropagation();
      open.at(-1)?.();
    }
    settle();
  },
  { capture: true },
);
// an entry that was left behind by a reload
settle();
