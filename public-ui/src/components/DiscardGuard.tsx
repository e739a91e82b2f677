import { t } from '@niyukt/ui-shared/i18n/translate';
import { useEffect, useState, type ReactNode } from 'react';
import { isLeaving } from '@niyukt/ui-shared/session/browser-session';
import { ConfirmDialog } from './ConfirmDialog';
import { Dialog, type DialogProps } from './Dialog';

interface DiscardGuardProps extends Omit<DialogProps, 'children'> {
  /** There are changes that closing would lose. */
  isDirty: boolean;
  /** The dialog's content; `leave` runs its argument at once, or after the person agreed to lose the changes. */
  children: (leave: (then: () => void) => void) => ReactNode;
}

/** A dialog that does not lose changes by accident: Escape, the backdrop, Cancel and a reload all ask first. */
export function DiscardGuard({ isDirty, onClose, children, ...dialog }: DiscardGuardProps) {
  const [afterwards, setAfterwards] = useState<() => void>();
  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent): void => {
      if (!isLeaving()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
  const leave = (then: () => void): void => {
    if (isDirty) setAfterwards(() => then);
    else then();
  };
  return (
    <Dialog {...dialog} onClose={() => leave(onClose)}>
      {children(leave)}
      {afterwards && (
        <ConfirmDialog
          title={t('action.discard')}
          question={t('action.discardConfirm')}
          confirm={t('action.discard')}
          cancel={t('action.keepEditing')}
          onConfirm={() => {
            setAfterwards(undefined);
            afterwards();
          }}
          onCancel={() => setAfterwards(undefined)}
        />
      )}
    </Dialog>
  );
}
