import { t } from '@niyukt/ui-shared/i18n/translate';
import { useEffect, useState, type ReactNode } from 'react';
import { isLeaving } from '@niyukt/ui-shared/session/browser-session';
import { ConfirmDialog } from './ConfirmDialog';
import { Dialog } from './Dialog';

interface DiscardGuardProps {
  title: string;
  /** There are changes that closing would lose. */
  isDirty: boolean;
  onClose: () => void;
  /** The panel's content; `leave` runs its argument at once, or after the person agreed to lose the changes. */
  children: (leave: (then: () => void) => void) => ReactNode;
}

/** A side panel that does not lose changes by accident: Escape, the backdrop, Cancel and a reload all ask first. */
export function DiscardGuard({ title, isDirty, onClose, children }: DiscardGuardProps) {
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
    <Dialog title={title} shape="side" onClose={() => leave(onClose)}>
      {children(leave)}
      {afterwards && (
        <ConfirmDialog
          title={t('action.discard')}
          question={t('company.cancelConfirm')}
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
