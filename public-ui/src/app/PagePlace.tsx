import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** What is on its way after a change of page comes within this time. */
const PATIENCE_MILLISECONDS = 5000;
/** Where somebody scrolls or types, nothing is moved. */
const OWN_MOVES = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** How far each entry of the history was scrolled. */
const places = new Map<string, number>();

/** A new page opens at its top; Back finds a page where it was left. Its heading has the focus, unless the page gives it to something else. */
export function PagePlace() {
  const { key, pathname } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const shown = useRef({ key, pathname });
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { key, pathname };
    if (before.pathname === pathname) {
      if (before.key !== key) places.set(key, window.scrollY);
      return undefined;
    }
    // while a page loads, what leads on by itself changes no place
    return navigator.userActivation.hasBeenActive ? arrive(isBack ? (places.get(key) ?? 0) : 0) : undefined;
  }, [key, pathname, isBack]);
  useEffect(() => {
    const note = (): void => void places.set(shown.current.key, window.scrollY);
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, []);
  useEffect(keepFocus, []);
  return null;
}

/**
 * Whatever had the focus and goes, with its dialog or after it, leaves the focus at the heading of the page, or of the dialog that is open.
 * @returns what ends it
 */
function keepFocus(): () => void {
  let last: Element | undefined;
  let frame = 0;
  const note = ({ target }: FocusEvent): void => {
    last = target instanceof Element ? target : undefined;
  };
  // browsers tell of what is left, and some of what goes, too
  const forget = ({ target }: FocusEvent): void =>
    queueMicrotask(() => {
      if (target === last && target instanceof Element && target.isConnected) last = undefined;
    });
  const look = (): void => {
    if (!last || last.isConnected) return;
    cancelAnimationFrame(frame);
    // what comes in its place may take the focus itself
    frame = requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      last = undefined;
      focusHeading(document.body, [...document.querySelectorAll('dialog[open]')].at(-1));
    });
  };
  const watch = new MutationObserver(look);
  watch.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', note);
  document.addEventListener('focusout', forget);
  return () => {
    watch.disconnect();
    cancelAnimationFrame(frame);
    document.removeEventListener('focusin', note);
    document.removeEventListener('focusout', forget);
  };
}

/** Goes to the place and to the heading as soon as both are there. */
function arrive(place: number): () => void {
  const focused = document.activeElement;
  let isPlaced = false;
  let isFocused = false;
  const look = (): void => {
    if (!isPlaced) {
      window.scrollTo({ top: place, behavior: 'instant' });
      isPlaced = Math.abs(window.scrollY - place) < 1;
    }
    if (!isFocused) isFocused = focusHeading(focused);
    if (isPlaced && isFocused) stop();
  };
  const watch = new MutationObserver(look);
  const timer = window.setTimeout(() => stop(), PATIENCE_MILLISECONDS);
  function stop(): void {
    watch.disconnect();
    window.clearTimeout(timer);
    for (const move of OWN_MOVES) window.removeEventListener(move, stop);
  }
  for (const move of OWN_MOVES) window.addEventListener(move, stop);
  watch.observe(document.body, { childList: true, subtree: true });
  look();
  return stop;
}

/** @returns whether nothing is left to do */
function focusHeading(before: Element | null, within: ParentNode = document): boolean {
  const { activeElement: now, body } = document;
  if (now !== body && now !== before) return true;
  const heading = within.querySelector<HTMLElement>(within === document ? 'h1' : 'h2');
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return document.activeElement === heading;
}
