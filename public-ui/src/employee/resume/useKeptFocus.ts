import { useLayoutEffect, useRef } from 'react';

/** Of the place that takes the focus when what had it goes away with a step; as long as nobody has acted nothing moves. */
export function useKeptFocus(step: string, hasActed: boolean) {
  const place = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (hasActed && document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [step, hasActed]);
  return place;
}
