import { t } from '@niyukt/ui-shared/i18n/translate';
import { Button } from './Button';
import { Dialog } from './Dialog';

interface ConfirmDialogProps {
  title: string;
  question: string;
  /** Label of the confirming button. */
  confirm: string;
  /** Label of the cancelling button. */
  cancel?: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before an action that cannot be undone. */
export function ConfirmDialog({
  title,
  question,
  confirm,
  cancel = t('action.cancel'),
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  return (
    <Dialog title={title} onClose={onCancel}>
      <p>{question}</p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button look="secondary" data-first-focus onClick={onCancel}>
          {cancel}
        </Button>
        <Button onClick={onConfirm}>{confirm}</Button>
      </div>
    </Dialog>
  );
}
