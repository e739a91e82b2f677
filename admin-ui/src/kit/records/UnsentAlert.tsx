import { Alert, type AlertProps } from '@mui/material';
import type { NoAnswer } from '@niyukt/ui-shared/api/api-error';
import { useUnsentText } from '@niyukt/ui-shared/api/useUnsentText';
import { useFormState } from 'react-hook-form';

/** In a form: says that its call got no answer, until it is sent again. */
export function UnsentAlert({ sx = {} }: Pick<AlertProps, 'sx'>) {
  const { errors } = useFormState();
  const text = useUnsentText(errors.root?.['noAnswer']?.message as NoAnswer | undefined);
  return (
    text && (
      <Alert severity="warning" role="alert" sx={sx}>
        {text}
      </Alert>
    )
  );
}
