import { useEffect, useEffectEvent } from 'react';

/** Mark of the history entry that is added while a dialog is open. */
const MARK = 'hasDialog';

/** The open dialogs, the topmost last, each as what asks it to be closed. */
const open: (() => void)[] = [];
/** A step in the history that this file has begun. */
let isMoving = false;
/** Back has left the marked entry, which is the next one now. */
let isBehind = false;

const isMarked = (): boolean => Boolean((window.history.state as Record<string, unknown> | null)?.[MARK]);

/**
 * Back closes the topmost dialog as Escape does, and stays on the page while one is open. For that there is one more history entry of
 * the same address, however many dialogs are open; it goes when the last one is closed.
 */
export function useClosedByBack(close: () => void): void {
  const ask = useEffectEvent(close);
  useEffect(() => {
    const askThis = (): void => ask();
    open.push(askThis);
    if (!isMarked() && !isMoving) mark();
    return () => {
      open.splice(open.indexOf(askThis), 1);
      settle();
    };
  }, []);
}

function mark(): void {
  isBehind = false;
  window.history.pushState({ ...window.history.state, [MARK]: true }, '');
}

/** Brings the history in line with the open dialogs, once one that follows another has opened. */
function settle(): void {
  window.setTimeout(() => {
    if (isMoving) return;
    if (open.length && isBehind) step(() => window.history.forward());
    else if (!open.length && isMarked()) step(() => window.history.back());
  });
}

function step(move: () => void): void {
  isMoving = true;
  isBehind = false;
  move();
}

window.addEventListener('popstate', () => {
  if (isMoving) {
    isMoving = false;
    // a dialog may have opened on the way
    if (open.length && !isMarked()) mark();
  } else if (open.length && !isMarked()) {
    isBehind = true;
    open.at(-1)?.();
  }
  settle();
});
// an entry that was left behind by a reload
settle();
