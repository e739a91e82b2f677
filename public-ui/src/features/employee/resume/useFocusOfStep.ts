import { useLayoutEffect, useRef } from 'react';

/** A ref for the element that takes the focus when a step removes the focused one; unused before the person acts. */
export function useFocusOfStep(step: string, hasActed: boolean) {
  const place = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (hasActed && document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [step, hasActed]);
  return place;
}
