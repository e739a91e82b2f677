import { Button, type ButtonProps } from '@mui/material';
import { useFormState } from 'react-hook-form';
import { t } from '../../texts/console';

interface SubmitButtonProps {
  label: string;
  variant?: ButtonProps['variant'];
  /** There is nothing to send before something was changed. */
  needsChanges?: boolean;
}

/** Sends the form around it. While that is under way, or when there is nothing to send, it does nothing, and keeps the focus. */
export function SubmitButton({ label, variant = 'outlined', needsChanges = false }: SubmitButtonProps) {
  const { isDirty, isSubmitting } = useFormState();
  const idle = (isSubmitting || (needsChanges && !isDirty)) && {
    'aria-disabled': true,
    className: 'Mui-disabled',
    onClick: (event: { preventDefault: () => void }) => event.preventDefault(),
  };
  return (
    <Button type="submit" variant={variant} {...idle}>
      {isSubmitting ? t('action.saving') : label}
    </Button>
  );
}
