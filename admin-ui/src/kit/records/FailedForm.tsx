import { Button, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { t } from '../../texts/console';
import { Dialog } from '../page/Dialog';
import { FailureAlert } from '../page/FailureAlert';
import { failureText } from '../providers/http-client';

interface FailedFormProps {
  title: string;
  /** Why what the form needs could not be read; nothing is shown as long as it is on its way. */
  error: unknown;
  /** What is said of an error without words of its own. */
  text: string;
  retry: () => void;
  onClose: () => void;
}

/** In place of a form that could not be opened. */
export function FailedForm({ title, error, text, retry, onClose }: FailedFormProps) {
  const titleId = useId();
  if (!error) return null;
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <FailureAlert retry={retry}>{failureText(error, text)}</FailureAlert>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
