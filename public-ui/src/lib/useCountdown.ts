import { useEffect, useState } from 'react';
import { SECOND_MILLISECONDS } from '@niyukt/ui-shared/domain/durations';

/**
 * Seconds until a deadline; it survives a reload and a suspended tab.
 * @param name key in the session storage
 * @param duration seconds of a new countdown
 */
export function useCountdown(name: string, duration: number): { seconds: number; restart: () => void } {
  const [deadline, setDeadline] = useState(() => storedDeadline(name) ?? startCountdown(name, duration));
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), SECOND_MILLISECONDS / 4);
    return () => window.clearInterval(timer);
  }, []);
  return {
    seconds: Math.max(0, Math.ceil((deadline - now) / SECOND_MILLISECONDS)),
    restart: () => {
      setNow(Date.now());
      setDeadline(startCountdown(name, duration));
    },
  };
}

function storedDeadline(name: string): number | undefined {
  return Number(window.sessionStorage.getItem(name)) || undefined;
}

/**
 * Starts a countdown for another page.
 * @returns its end, in milliseconds since 1970
 */
export function startCountdown(name: string, duration: number): number {
  const deadline = Date.now() + duration * SECOND_MILLISECONDS;
  window.sessionStorage.setItem(name, String(deadline));
  return deadline;
}
