import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { zodResolver } from '@hookform/resolvers/zod';
import { t } from '@niyukt/ui-shared/i18n/console';
import { useId, useState, type ReactNode } from 'react';
import { CreateBase, Form, useRefresh } from 'react-admin';
import { useFormState, type FieldValues } from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';
import { useLocation, useMatch, useNavigate } from 'react-router-dom';
import { failureText } from '../data/http-client';
import { InvalidNotice } from './InvalidNotice';
import { useNotice } from '../app/useNotice';

interface CreateDialogProps {
  resource: string;
  /** Address of the list that it opens over. */
  path: string;
  title: string;
  schema: $ZodType<FieldValues, FieldValues>;
  defaultValues: FieldValues;
  /** Sentences of the specification (spec 8). */
  texts: { success: string; failure: string; invalid: string };
  children: ReactNode;
}

/** What the link to the form brought along. */
interface CameFrom {
  /** Where the person came from, if not from the list. */
  back?: string;
  /** What is filled in already. */
  record?: Record<string, unknown>;
}

function Buttons({ label, onCancel }: { label: string; onCancel: () => void }) {
  const { isSubmitting: isBusy } = useFormState();
  return (
    <DialogActions sx={{ px: 3, pb: 2 }}>
      <Button onClick={onCancel}>{t('action.cancel')}</Button>
      <Button type="submit" variant="contained" disabled={isBusy}>
        {isBusy ? t('action.saving') : label}
      </Button>
    </DialogActions>
  );
}

/** A picker is ready for the focus only once it stands; somebody quicker keeps it where they put it. */
const focusFirstInput = (dialog: HTMLElement): void => {
  if (!document.activeElement?.matches('input, textarea')) dialog.querySelector('input')?.focus();
};

function OpenDialog({ resource, path, title, schema, defaultValues, texts, children }: CreateDialogProps) {
  const { state } = useLocation();
  // the list behind writes its remembered filters into the address, and the state of the link is gone
  const [{ back = path, record }] = useState(() => (state as CameFrom | null) ?? {});
  const navigate = useNavigate();
  const notify = useNotice();
  const refresh = useRefresh();
  const titleId = useId();
  const leave = (): void => void navigate(back);
  return (
    <CreateBase
      resource={resource}
      redirect={false}
      {...(record && { record })}
      mutationOptions={{
        onSuccess: () => {
          notify(texts.success, { type: 'success' });
          refresh();
          leave();
        },
        onError: (error: unknown) => notify(failureText(error, texts.failure), { type: 'error' }),
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
          disableInvalidFormNotification
          noValidate
        >
          <DialogContent sx={{ pt: 0, display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 2 }}>
            {children}
          </DialogContent>
          <InvalidNotice text={texts.invalid} />
          <Buttons label={title} onCancel={leave} />
        </Form>
      </Dialog>
    </CreateBase>
  );
}

/** The form that makes a record, at an address of its own: `…/create`. What was typed is not lost by accident. */
export function CreateDialog(props: CreateDialogProps) {
  return useMatch(`${props.path}/create`) && <OpenDialog {...props} />;
}
