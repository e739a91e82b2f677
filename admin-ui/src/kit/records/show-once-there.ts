/**
 * Scrolls what is wanted in a place into view and focuses it, once it is there: it may be on its way. It gives up when the focus is
 * elsewhere by then.
 */
export function showOnceThere(place: HTMLElement, selector: string): void {
  const from = document.activeElement;
  const show = (): boolean => {
    const wanted = place.querySelector<HTMLElement>(`:is(${selector}):not(:disabled)`);
    wanted?.scrollIntoView({ block: 'center' });
    wanted?.focus({ preventScroll: true });
    return wanted !== null;
  };
  if (show()) return;
  const observer = new MutationObserver(() => {
    if (!place.isConnected || document.activeElement !== from || show()) observer.disconnect();
  });
  observer.observe(place, { childList: true, subtree: true });
}
