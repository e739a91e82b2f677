import { t } from '@niyukt/ui-shared/i18n/dashboards';
import { use, useLayoutEffect } from 'react';
import { Button } from './Button';
import { SendingContext } from './DiscardGuard';
import { Unsent } from './Unsent';

interface SubmitButtonsProps {
  /** The form's call. */
  call: { isPending: boolean; error: Error | null };
  /** Label of the submitting button. */
  label?: string;
  /** Its label while the form is being sent. */
  pendingLabel?: string;
  onCancel: () => void;
}

/** The buttons of a dashboard's form, "Save" by default, and the reason when it was not sent. */
export function SubmitButtons({
  call: { isPending, error },
  label = t('action.save'),
  pendingLabel = t('action.saving'),
  onCancel,
}: SubmitButtonsProps) {
  const setSending = use(SendingContext);
  useLayoutEffect(() => {
    setSending(isPending);
    return () => setSending(false);
  }, [isPending, setSending]);
  return (
    <div className="grid gap-5">
      <Unsent failure={error} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="secondary" onClick={onCancel}>
          {t('action.cancel')}
        </Button>
        <Button type="submit" isBusy={isPending}>
          {isPending ? pendingLabel : label}
        </Button>
      </div>
    </div>
  );
}
