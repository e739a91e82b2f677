import { Button, DialogActions, type DialogActionsProps } from '@mui/material';
import { type MouseEvent, useEffect, useEffectEvent } from 'react';
import { useFormState } from 'react-hook-form';
import { t } from '../../texts/console';
import { SubmitButton } from './SubmitButton';
import { UnsentAlert } from './UnsentAlert';

interface FormButtonsProps {
  /** Of the button that sends the form. */
  label: string;
  /** Leads away from the form; a changed one is asked about on the way. */
  onLeave: () => void;
  sx?: Extract<DialogActionsProps['sx'], Readonly<Record<string, unknown>>>;
}

/** Left by the mouse, a field would say what is wrong with it, and the button would move away under the pointer. */
const keepFocus = (event: MouseEvent): void => event.preventDefault();

/**
 * Cancel and send, below the message that the network is missing. The form is left only once react-hook-form has it as sent: before, it
 * would count as unsaved.
 */
export function FormButtons({ label, onLeave, sx }: FormButtonsProps) {
  const { isSubmitSuccessful } = useFormState();
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    if (isSubmitSuccessful) leave();
  }, [isSubmitSuccessful]);
  return (
    <DialogActions onMouseDown={keepFocus} sx={{ flexWrap: 'wrap', rowGap: 1, ...sx }}>
      <UnsentAlert sx={{ width: '100%' }} />
      <Button onClick={onLeave}>{t('action.cancel')}</Button>
      <SubmitButton label={label} variant="contained" />
    </DialogActions>
  );
}
