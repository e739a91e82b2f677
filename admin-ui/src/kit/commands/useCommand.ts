import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { register } from './registry';

/**
 * Registers what a key does as long as its control is shown.
 * @param run gets the control
 * @returns the ref of the control
 */
export function useCommand<Control extends Element>(
  key: string,
  run: (control: Control) => void,
  isOff = false,
): RefObject<Control | null> {
  const place = useRef<Control>(null);
  const runNow = useEffectEvent(() => {
    if (place.current) run(place.current);
  });
  useEffect(() => (isOff ? undefined : register({ key, place, run: () => runNow() })), [key, isOff]);
  return place;
}
