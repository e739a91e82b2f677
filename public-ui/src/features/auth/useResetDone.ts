import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { RESET_REDIRECT_MILLISECONDS } from './reset-countdown';

/** Goes to the login page three seconds after a successful reset. */
export function useResetDone(): { isDone: boolean; finish: () => void } {
  const navigate = useNavigate();
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    if (!isDone) return undefined;
    const timer = window.setTimeout(() => void navigate('/login', { replace: true }), RESET_REDIRECT_MILLISECONDS);
    return () => window.clearTimeout(timer);
  }, [isDone, navigate]);
  return { isDone, finish: () => setDone(true) };
}
