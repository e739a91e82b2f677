import { t, type ConsoleTextKey } from '@niyukt/ui-shared/i18n/console';
import { useEffect, useRef } from 'react';
import { useNotify } from 'react-admin';
import { useFormState } from 'react-hook-form';

/** A sentence for some fields that must be filled in. */
export interface MissingText {
  text: ConsoleTextKey;
  fields: readonly string[];
}

/**
 * Says what is wrong as a whole when a form cannot be sent; each field says its own.
 * @param missing told when one of its fields is wrong
 */
export function InvalidNotice({ missing }: { missing?: MissingText | undefined }) {
  const { submitCount, isSubmitting, isSubmitSuccessful, isValid, errors } = useFormState();
  const notify = useNotify();
  const noticed = useRef(0);
  const text = t(missing?.fields.some((name) => name in errors) ? missing.text : 'form.invalid');
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
