import { Button, type ButtonProps } from '@mui/material';
import { useFormState } from 'react-hook-form';
import { t } from '../../texts/console';

interface SubmitButtonProps {
  label: string;
  variant?: ButtonProps['variant'];
  /** There is nothing to send before something was changed. */
  needsChanges?: boolean;
}

/** Sends the form around it. While that is under way it does nothing more, and keeps the focus. */
export function SubmitButton({ label, variant = 'outlined', needsChanges = false }: SubmitButtonProps) {
  const { isDirty, isSubmitting } = useFormState();
  const busy = isSubmitting && {
    'aria-disabled': true,
    className: 'Mui-disabled',
    onClick: (event: { preventDefault: () => void }) => event.preventDefault(),
  };
  return (
    <Button type="submit" variant={variant} disabled={needsChanges && !isDirty && !isSubmitting} {...busy}>
      {isSubmitting ? t('action.saving') : label}
    </Button>
  );
}
