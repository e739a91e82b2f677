import { useState } from 'react';
import { useRefresh } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { useNotice } from '../notices/useNotice';
import { fieldErrors, formFailureText } from '../providers/http-client';
import { DialogForm, type DialogFormProps } from './DialogForm';

export interface FormDialogProps<V extends FieldValues> extends Omit<
  DialogFormProps,
  'record' | 'defaultValues' | 'onSubmit'
> {
  defaultValues: V;
  /** @param key the same for every try of this dialog: what got through is not done again */
  send: (values: V, key: string) => Promise<unknown>;
  texts: { success: string; failure: string };
}

/** A form that does something with the record in the drawer. It stays open until that is done. */
export function FormDialog<V extends FieldValues>({ defaultValues, send, texts, ...frame }: FormDialogProps<V>) {
  const notify = useNotice();
  const refresh = useRefresh();
  const [key] = useState(() => crypto.randomUUID());
  const submit = async (values: V): Promise<object | undefined> => {
    try {
      await send(values, key);
      notify(texts.success, { type: 'success' });
      return undefined;
    } catch (error) {
      notify(formFailureText(error, defaultValues, texts.failure), { type: 'error' });
      return fieldErrors(error);
    } finally {
      refresh();
    }
  };
  return <DialogForm {...frame} record={defaultValues} onSubmit={submit as never} />;
}
