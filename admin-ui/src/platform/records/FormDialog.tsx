import { zodResolver } from '@hookform/resolvers/zod';
import { Box, Dialog, DialogContent, DialogTitle } from '@mui/material';
import { useId, useState, type ReactNode } from 'react';
import { Form, useRefresh } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';
import { useNotice } from '../notices/useNotice';
import { fieldErrors, formFailureText } from '../providers/http-client';
import { focusFirstInput, FORM_GRID } from './form-layout';
import { FormButtons } from './FormButtons';
import { InvalidNotice } from './InvalidNotice';
import { UnsavedChanges } from './UnsavedChanges';

export interface FormDialogProps<V extends FieldValues> {
  title: string;
  /** Of the button that sends the form; left out, it is the title. */
  label?: string;
  schema: $ZodType<FieldValues, FieldValues>;
  defaultValues: V;
  /** @param key the same for every try of this dialog: what got through is not done again */
  send: (values: V, key: string) => Promise<unknown>;
  texts: { success: string; failure: string };
  onClose: () => void;
  /** The inputs. */
  children: ReactNode;
  /** What one should know, above the inputs. */
  intro?: ReactNode;
}

/** A form that does something with the record in the drawer. It stays open until that is done. */
export function FormDialog<V extends FieldValues>({
  title,
  label = title,
  schema,
  defaultValues,
  send,
  texts,
  onClose,
  children,
  intro,
}: FormDialogProps<V>) {
  const notify = useNotice();
  const refresh = useRefresh();
  const titleId = useId();
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
  return (
    <Dialog
      open
      onClose={onClose}
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
        record={defaultValues}
        mode="onTouched"
        onSubmit={submit as never}
        warnWhenUnsavedChanges
        WarnWhenUnsavedChangesComponent={UnsavedChanges}
        disableInvalidFormNotification
        noValidate
      >
        <DialogContent sx={{ pt: 0 }}>
          {intro}
          <Box sx={FORM_GRID}>{children}</Box>
        </DialogContent>
        <InvalidNotice />
        <FormButtons label={label} onLeave={onClose} sx={{ px: 3, pb: 2 }} />
      </Form>
    </Dialog>
  );
}
