import { useEffect, useRef, useState } from 'react';
import { newKey } from './idempotency-key';

/** What goes with each call of a form or a button. */
export interface FormCall {
  /** Idempotency key, the same for every try: what got through is not done again. */
  key: string | undefined;
  /** Gives the call up once the form is gone. */
  signal: AbortSignal;
}

/** Of a form or a button: its calls end with it. */
export function useFormCall(): () => FormCall {
  const [key] = useState(newKey);
  const life = useRef<AbortController>(undefined);
  useEffect(() => () => life.current?.abort(), []);
  return () => {
    life.current ??= new AbortController();
    return { key, signal: life.current.signal };
  };
}
