import { t } from '@niyukt/ui-shared/i18n/dashboards';
import { Button } from './Button';

interface SubmitButtonsProps {
  isPending: boolean;
  /** Of the button that sends the form. */
  label?: string;
  /** Of that button while the form is sent. */
  pendingLabel?: string;
  onCancel: () => void;
}

/** The end of a form on a dashboard: cancel, and send, which saves unless it says something else. */
export function SubmitButtons({
  isPending,
  label = t('action.save'),
  pendingLabel = t('action.saving'),
  onCancel,
}: SubmitButtonsProps) {
  return (
    <div className="flex flex-wrap justify-end gap-3">
      <Button look="secondary" onClick={onCancel}>
        {t('action.cancel')}
      </Button>
      <Button type="submit" disabled={isPending}>
        {isPending ? pendingLabel : label}
      </Button>
    </div>
  );
}
