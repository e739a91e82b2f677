import { useState } from 'react';
import { CreateBase, type Identifier, type RaRecord, useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { useLocation, useMatch } from 'react-router-dom';
import { useFormCall } from '@niyukt/ui-shared/api/useFormCall';
import { type ConsoleTextKey, t } from '../../texts/console';
import { type Failed, mayBeDone } from '../providers/http-client';
import { createPath } from '../resource/create-path';
import { recordPath } from '../resource/ListPath';
import { DialogForm, type DialogFormProps } from './DialogForm';
import { OpenRecord } from './OpenRecord';
import { useFormFailure } from './useFormFailure';
import { useGoBack } from './useGoBack';

interface CreateDialogProps extends Pick<DialogFormProps, 'title' | 'schema' | 'missing' | 'intro' | 'children'> {
  resource: string;
  /** Address of the list that it opens over. */
  path: string;
  defaultValues: FieldValues;
  texts: { success: ConsoleTextKey; failure: ConsoleTextKey };
  /** What usually follows: a form of another list, in which a field holds the new record. */
  next?: { list: string; field: string; label: ConsoleTextKey };
  /** What follows once it is made. */
  onMade?: (id: Identifier) => void;
}

/** Opens what was made, or goes on with it. */
function After({ path, id, next }: Pick<CreateDialogProps, 'path' | 'next'> & Pick<RaRecord, 'id'>) {
  const open = <OpenRecord path={recordPath(path, id)} />;
  if (!next) return open;
  const { to, state } = createPath(next.list, { [next.field]: id });
  return (
    <span className="notice-actions">
      {open}
      <OpenRecord path={to} state={state} label={t(next.label)} />
    </span>
  );
}

/** The form of `CreateDialog` whatever the address. */
export function OpenCreateDialog({ resource, path, defaultValues, texts, next, onMade, ...frame }: CreateDialogProps) {
  const { state } = useLocation();
  // the list behind writes its remembered filters into the address, and the state of the link is gone
  const [record] = useState(() => (state as { record?: Record<string, unknown> } | null)?.record);
  const goBack = useGoBack();
  const notify = useNotify();
  const refresh = useRefresh();
  const failureOf = useFormFailure();
  const dataProvider = useDataProvider();
  const nextCall = useFormCall();
  const leave = (): void => goBack(path);
  return (
    <CreateBase
      resource={resource}
      redirect={false}
      {...(record && { record })}
      mutationOptions={{
        mutationFn: async ({ data }: { data?: Partial<RaRecord> }) => {
          try {
            const made = await dataProvider.create<RaRecord>(resource, { data: data ?? {}, meta: nextCall() });
            return made.data;
          } catch (error) {
            const errors = failureOf(error, defaultValues, t(texts.failure));
            throw Object.assign(error as Error, { body: { ...(error as Failed).body, errors } });
          }
        },
        onSuccess: ({ id }: RaRecord) => {
          notify(t(texts.success), { type: 'success', action: <After path={path} id={id} next={next} /> });
          refresh();
          onMade?.(id);
        },
        onError: (error: unknown) => {
          if (mayBeDone(error)) refresh();
        },
      }}
    >
      <DialogForm {...frame} defaultValues={defaultValues} onClose={leave} hasAddress />
    </CreateBase>
  );
}

/** The form that makes a record, at an address of its own: `…/create`. What was typed is not lost by accident. */
export function CreateDialog(props: CreateDialogProps) {
  return useMatch(`${props.path}/create`) && <OpenCreateDialog {...props} />;
}
