/** Of the wait that goes on. */
let waiting = new AbortController();

/**
 * Scrolls what is wanted in a place into view and focuses it, once it is there: it may be on its way. It gives up when the focus is
 * elsewhere by then, or something else is pressed or wanted.
 * @param isPressed whether it is pressed, too
 */
export function showOnceThere(place: HTMLElement, selector: string, isPressed = false): void {
  waiting.abort();
  const from = document.activeElement;
  const show = (): boolean => {
    const wanted = place.querySelector<HTMLElement>(`:is(${selector}):not(:disabled)`);
    wanted?.scrollIntoView({ block: 'center' });
    wanted?.focus({ preventScroll: true });
    if (isPressed) wanted?.click();
    return wanted !== null;
  };
  if (show()) return;
  const own = new AbortController();
  const { signal } = own;
  waiting = own;
  const giveUp = (): void => own.abort();
  const observer = new MutationObserver(() => {
    if (!place.isConnected || document.activeElement !== from || show()) giveUp();
  });
  signal.addEventListener('abort', () => observer.disconnect());
  for (const press of ['pointerdown', 'keydown']) window.addEventListener(press, giveUp, { signal });
  observer.observe(place, { childList: true, subtree: true });
}
