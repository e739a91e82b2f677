import { useEffect, useState } from 'react';
import { DEBOUNCE_MILLISECONDS } from './filters';

/** What is typed, once nothing more is. */
export function useDebounced(typed: string, milliseconds = DEBOUNCE_MILLISECONDS): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(typed), milliseconds);
    return () => window.clearTimeout(timer);
  }, [typed, milliseconds]);
  return settled;
}
