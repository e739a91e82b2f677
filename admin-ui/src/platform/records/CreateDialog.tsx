import { Dialog, DialogContent, DialogTitle } from '@mui/material';
import { zodResolver } from '@hookform/resolvers/zod';
import { t, type ConsoleTextKey } from '@niyukt/ui-shared/i18n/console';
import { useId, useState, type ReactNode } from 'react';
import { CreateBase, Form, useRefresh, type RaRecord } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { useLocation, useMatch } from 'react-router-dom';
import type { $ZodType } from 'zod/v4/core';
import { useNotice } from '../notices/useNotice';
import { formFailureText } from '../providers/http-client';
import { recordPath } from '../resource/ListPath';
import { focusFirstInput, FORM_GRID } from './form-layout';
import { FormButtons } from './FormButtons';
import { InvalidNotice, type MissingText } from './InvalidNotice';
import { OpenRecord } from './OpenRecord';
import { UnsavedChanges } from './UnsavedChanges';
import { useWayBack } from './useWayBack';

interface CreateDialogProps {
  resource: string;
  /** Address of the list that it opens over. */
  path: string;
  title: string;
  schema: $ZodType<FieldValues, FieldValues>;
  defaultValues: FieldValues;
  texts: { success: ConsoleTextKey; failure: ConsoleTextKey };
  /** Told in place of the general sentence when one of these fields is wrong. */
  missing?: MissingText;
  children: ReactNode;
}

function OpenDialog({ resource, path, title, schema, defaultValues, texts, missing, children }: CreateDialogProps) {
  const { state } = useLocation();
  // the list behind writes its remembered filters into the address, and the state of the link is gone
  const [record] = useState(() => (state as { record?: Record<string, unknown> } | null)?.record);
  const goBack = useWayBack();
  const notify = useNotice();
  const refresh = useRefresh();
  const titleId = useId();
  const leave = (): void => goBack(path);
  return (
    <CreateBase
      resource={resource}
      redirect={false}
      {...(record && { record })}
      mutationOptions={{
        onSuccess: ({ id }: RaRecord) => {
          notify(t(texts.success), { type: 'success', action: <OpenRecord path={recordPath(path, id)} /> });
          refresh();
        },
        onError: (error: unknown) => notify(formFailureText(error, defaultValues, t(texts.failure)), { type: 'error' }),
      }}
    >
      <Dialog
        open
        onClose={leave}
        aria-labelledby={titleId}
        maxWidth="sm"
        fullWidth
        scroll="body"
        slotProps={{ transition: { onEntered: focusFirstInput } }}
      >
        <DialogTitle id={titleId} component="h2" variant="h1">
          {title}
        </DialogTitle>
        <Form
          resolver={zodResolver(schema) as never}
          defaultValues={defaultValues}
          mode="onTouched"
          warnWhenUnsavedChanges
          WarnWhenUnsavedChangesComponent={UnsavedChanges}
          disableInvalidFormNotification
          noValidate
        >
          <DialogContent sx={{ ...FORM_GRID, pt: 0 }}>{children}</DialogContent>
          <InvalidNotice missing={missing} />
          <FormButtons label={title} onLeave={leave} sx={{ px: 3, pb: 2 }} />
        </Form>
      </Dialog>
    </CreateBase>
  );
}

/** The form that makes a record, at an address of its own: `…/create`. What was typed is not lost by accident. */
export function CreateDialog(props: CreateDialogProps) {
  return useMatch(`${props.path}/create`) && <OpenDialog {...props} />;
}
