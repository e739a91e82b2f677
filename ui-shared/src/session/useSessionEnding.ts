import { useEffect, useState } from 'react';
import { SESSION_KEYS, SESSION_MILLISECONDS } from './session';

/** How long before its end a session says so, in milliseconds. */
const WARNING_MILLISECONDS = 300_000;

/** When the session ends, in milliseconds since 1970; undefined until five minutes before. */
export function useSessionEnding(): number | undefined {
  const [ending, setEnding] = useState(endingSoon);
  useEffect(() => {
    const look = (): void => setEnding(endingSoon());
    const wait = (endsAt() ?? 0) - WARNING_MILLISECONDS - Date.now();
    const timer = wait > 0 ? window.setTimeout(look, wait) : undefined;
    // timers stop while a device sleeps
    document.addEventListener('visibilitychange', look);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [ending]);
  return ending;
}

function endsAt(): number | undefined {
  const storedAt = window.localStorage.getItem(SESSION_KEYS.tokenSetAt);
  return storedAt === null ? undefined : Number(storedAt) + SESSION_MILLISECONDS;
}

function endingSoon(): number | undefined {
  const end = endsAt();
  return end !== undefined && end - WARNING_MILLISECONDS <= Date.now() ? end : undefined;
}
