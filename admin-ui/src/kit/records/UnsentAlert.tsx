import { Alert, type AlertProps } from '@mui/material';
import { useFormState } from 'react-hook-form';
import type { NoAnswer } from '@niyukt/ui-shared/api/api-error';
import { useUnsentText } from '@niyukt/ui-shared/api/useUnsentText';

/** In a form: says why it could not be sent, until it is sent again. */
export function UnsentAlert({ sx = {} }: Pick<AlertProps, 'sx'>) {
  const { errors } = useFormState();
  const unsent = useUnsentText(errors.root?.['noAnswer']?.message as NoAnswer | undefined);
  const text = unsent || errors.root?.['failure']?.message;
  return (
    text && (
      <Alert severity={unsent ? 'warning' : 'error'} role="alert" sx={sx}>
        {text}
      </Alert>
    )
  );
}
