import { zodResolver } from '@hookform/resolvers/zod';
import { Box, Dialog, DialogContent, DialogTitle } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { Form, type FormProps } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';
import { focusFirstInput, FOOT, FORM_GRID, IN_WINDOW } from './form-layout';
import { FormButtons } from './FormButtons';
import { InvalidNotice, type MissingText } from './InvalidNotice';
import { UnsavedChanges } from './UnsavedChanges';

export interface DialogFormProps extends Pick<FormProps, 'defaultValues' | 'record' | 'onSubmit'> {
  title: string;
  /** Of the button that sends the form; left out, it is the title. */
  label?: string;
  schema: $ZodType<FieldValues, FieldValues>;
  /** Told in place of the general sentence when one of these fields is wrong. */
  missing?: MissingText;
  onClose: () => void;
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
  width = 'sm',
  intro,
  children,
  ...form
}: DialogFormProps) {
  const titleId = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      maxWidth={width}
      fullWidth
      slotProps={{ transition: { onEntered: focusFirstInput }, paper: { sx: IN_WINDOW } }}
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
