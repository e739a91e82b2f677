import { Alert, type AlertProps } from '@mui/material';
import { useFormState } from 'react-hook-form';
import { type ConsoleTextKey, t } from '../../texts/console';

/** A sentence for some fields that must be filled in. */
export interface MissingText {
  text: ConsoleTextKey;
  fields: readonly string[];
}

interface InvalidNoticeProps extends Pick<AlertProps, 'sx'> {
  missing?: MissingText | undefined;
}

/**
 * Says in the form, for as long as it is so, that it could not be sent because fields are wrong; each field says its own.
 * @param missing told when one of its fields is wrong
 */
export function InvalidNotice({ missing, sx = { mt: 1 } }: InvalidNoticeProps) {
  const { submitCount, isSubmitting, isSubmitSuccessful, errors } = useFormState();
  const isSent = submitCount > 0 && !isSubmitting && !isSubmitSuccessful;
  // what the server said as a whole is at `root`, and stands above the buttons
  if (!isSent || !Object.keys(errors).some((name) => name !== 'root')) return null;
  return (
    <Alert severity="error" role="alert" sx={sx}>
      {t(missing?.fields.some((name) => name in errors) ? missing.text : 'form.invalid')}
    </Alert>
  );
}
