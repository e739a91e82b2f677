import { useEffect, useRef, useState } from 'react';
import { newKey } from './idempotency-key';

/** What each call of a form or a button needs. */
export interface FormCall {
  /** Idempotency key, the same for every try. */
  key: string | undefined;
  /** Cancels the call when the form is closed. */
  signal: AbortSignal;
}

/** Options for the calls of a form or a button. */
export function useFormCall(): () => FormCall {
  const [key] = useState(newKey);
  const life = useRef<AbortController>(undefined);
  useEffect(() => () => life.current?.abort(), []);
  return () => {
    life.current ??= new AbortController();
    return { key, signal: life.current.signal };
  };
}
