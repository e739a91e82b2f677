import { type NotificationOptions, useNotify, useRefresh } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { type FormCall, useFormCall } from '@niyukt/ui-shared/api/useFormCall';
import { DialogForm, type DialogFormProps } from './DialogForm';
import { useFormFailure } from './useFormFailure';

export interface FormDialogProps<V extends FieldValues> extends Omit<
  DialogFormProps,
  'record' | 'defaultValues' | 'onSubmit'
> {
  defaultValues: V;
  send: (values: V, call: FormCall) => Promise<unknown>;
  texts: { success: string; failure: string };
  /** What the notice of success offers. */
  offer?: (answer: unknown) => NotificationOptions;
}

/** A form that does something with the record in the drawer. It stays open until that is done. */
export function FormDialog<V extends FieldValues>({ defaultValues, send, texts, offer, ...frame }: FormDialogProps<V>) {
  const notify = useNotify();
  const refresh = useRefresh();
  const showFailure = useFormFailure();
  const nextCall = useFormCall();
  const submit = async (values: V): Promise<object | undefined> => {
    try {
      const answer = await send(values, nextCall());
      notify(texts.success, { type: 'success', ...offer?.(answer) });
      return undefined;
    } catch (error) {
      return showFailure(error, defaultValues, texts.failure);
    } finally {
      refresh();
    }
  };
  return <DialogForm {...frame} record={defaultValues} onSubmit={submit as never} />;
}
