import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { useNotice } from '../app/useNotice';

/** Says what is wrong as a whole when a form cannot be sent; each field says its own. */
export function InvalidNotice({ text }: { text: string }) {
  const { submitCount, isSubmitting, isSubmitSuccessful, isValid, errors } = useFormState();
  const notify = useNotice();
  const noticed = useRef(0);
  // what the server said as a whole is at `root`, and was told already
  const isInvalid =
    !isSubmitting && !isSubmitSuccessful && !isValid && Object.keys(errors).some((name) => name !== 'root');
  useEffect(() => {
    if (!isInvalid || submitCount === noticed.current) return;
    noticed.current = submitCount;
    notify(text, { type: 'error' });
  }, [isInvalid, submitCount, notify, text]);
  return null;
}
