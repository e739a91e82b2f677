import { type RefObject, useEffect, useState } from 'react';

const pointOf = (event: MouseEvent | TouchEvent): number | undefined =>
  'touches' in event ? event.touches[0]?.clientX : event.clientX;

/**
 * The folded column under the pointer while a card is dragged by mouse or finger. The library goes by the card, which is wider than
 * a strip and lies over several of them.
 * @returns `isClosedTo` says of a strip that the card is not meant for it, `setPointing` begins and ends the drag
 */
export function usePointedStrip(row: RefObject<HTMLElement | null>) {
  const [isPointing, setPointing] = useState(false);
  const [strip, setStrip] = useState<string>();
  useEffect(() => {
    if (!isPointing) return undefined;
    const follow = (event: MouseEvent | TouchEvent): void => {
      const x = pointOf(event);
      if (x === undefined) return;
      const strips = [...(row.current?.querySelectorAll<HTMLElement>('.is-folded') ?? [])];
      const pointed = strips.find((element) => {
        const { left, right } = element.getBoundingClientRect();
        return x >= left && x <= right;
      });
      setStrip(pointed?.dataset['status']);
    };
    const types = ['mousemove', 'touchmove'] as const;
    for (const type of types) window.addEventListener(type, follow, { capture: true, passive: true });
    return () => {
      for (const type of types) window.removeEventListener(type, follow, { capture: true });
      setStrip(undefined);
    };
  }, [isPointing, row]);
  return { isClosedTo: (status: string): boolean => isPointing && strip !== status, setPointing };
}
