import { zodResolver } from '@hookform/resolvers/zod';
import { Box, DialogContent, DialogTitle } from '@mui/material';
import { type ReactNode, useId, useRef } from 'react';
import { Form, type FormProps } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';
import { Dialog } from '../page/Dialog';
import { focusFirstInput, FOOT, FORM_GRID, IN_WINDOW } from './form-layout';
import { FormButtons } from './FormButtons';
import { InvalidNotice, type MissingText } from './InvalidNotice';
import { UnsavedChanges } from './UnsavedChanges';
import { useAskBeforeLoss } from './UnsavedForms';

export interface DialogFormProps extends Pick<FormProps, 'defaultValues' | 'record' | 'onSubmit'> {
  title: string;
  /** Of the button that sends the form; left out, it is the title. */
  label?: string;
  schema: $ZodType<FieldValues, FieldValues>;
  /** Told in place of the general sentence when one of these fields is wrong. */
  missing?: MissingText;
  onClose: () => void;
  /** It has an address of its own, which Back leaves. */
  hasAddress?: boolean;
  /** Finds the input that is filled in first, if that is not the first one. */
  firstInput?: string | undefined;
  /** Where two texts stand side by side. */
  width?: 'sm' | 'md';
  /** What one should know, above the inputs. */
  intro?: ReactNode;
  /** The inputs. */
  children: ReactNode;
}

/** A dialog that is a form: a title, inputs, and buttons. What was typed is not lost by accident. */
export function DialogForm({
  title,
  label = title,
  schema,
  missing,
  onClose,
  hasAddress = false,
  firstInput,
  width = 'sm',
  intro,
  children,
  ...form
}: DialogFormProps) {
  const titleId = useId();
  const mayBeLost = useAskBeforeLoss();
  const isAsking = useRef(false);
  const goBack = async (): Promise<void> => {
    if (isAsking.current) return;
    isAsking.current = true;
    const isLeft = await mayBeLost();
    isAsking.current = false;
    if (isLeft) onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      onBack={() => void goBack()}
      leavesBackAlone={hasAddress}
      aria-labelledby={titleId}
      maxWidth={width}
      fullWidth
      slotProps={{
        transition: { onEntered: (place: HTMLElement) => focusFirstInput(place, firstInput) },
        paper: { sx: IN_WINDOW },
      }}
    >
      <DialogTitle id={titleId} component="h2" variant="h1">
        {title}
      </DialogTitle>
      <Form
        {...form}
        resolver={zodResolver(schema) as never}
        mode="onTouched"
        warnWhenUnsavedChanges
        WarnWhenUnsavedChangesComponent={UnsavedChanges}
        disableInvalidFormNotification
        noValidate
      >
        <DialogContent sx={{ pt: 0 }}>
          {intro && <Box sx={{ mb: 1.5 }}>{intro}</Box>}
          <Box sx={FORM_GRID}>{children}</Box>
        </DialogContent>
        <InvalidNotice missing={missing} sx={{ mx: 3, my: 1 }} />
        <FormButtons label={label} onLeave={onClose} sx={FOOT} />
      </Form>
    </Dialog>
  );
}
