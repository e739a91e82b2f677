import { useEffect, useState } from 'react';
import { sessionEnded } from './browser-session';
import { SESSION_KEYS, SESSION_MILLISECONDS } from './session';

/** How long before its end a session says so, in milliseconds. */
const WARNING_MILLISECONDS = 300_000;

/** When the session ends, in milliseconds since 1970; undefined until five minutes before. At its end the page leaves for the login. */
export function useSessionEnding(): number | undefined {
  const [ending, setEnding] = useState(endingSoon);
  useEffect(() => {
    let timer: number | undefined;
    const look = (): void => {
      const end = endsAt();
      if (end !== undefined && end <= Date.now()) sessionEnded();
      setEnding(endingSoon());
      wait();
    };
    const wait = (): void => {
      window.clearTimeout(timer);
      const left = (endsAt() ?? 0) - Date.now();
      if (left > 0) timer = window.setTimeout(look, left > WARNING_MILLISECONDS ? left - WARNING_MILLISECONDS : left);
    };
    wait();
    // timers stop while a device sleeps
    document.addEventListener('visibilitychange', look);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
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
