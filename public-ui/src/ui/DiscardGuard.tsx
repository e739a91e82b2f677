import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { t } from '@niyukt/ui-shared/i18n/translate';
import { isLeaving } from '@niyukt/ui-shared/session/browser-session';
import { BannerContext } from '../lib/useBanner';
import { Banners } from './Banners';
import { ConfirmDialog } from './ConfirmDialog';
import { Dialog, type DialogProps } from './Dialog';

interface DiscardGuardProps extends Omit<DialogProps, 'children' | 'banners'> {
  /** Whether closing would lose changes. */
  isDirty: boolean;
  /** The dialog's content. `leave` calls its argument at once, or after the person agreed to lose the changes. */
  children: (leave: (then: () => void) => void) => ReactNode;
}

/** Receives whether the dialog's form is being sent. */
export const SendingContext = createContext<(isSending: boolean) => void>(() => undefined);

/**
 * A form over the page, which shows its banner and protects unsaved changes: Escape, the backdrop, Cancel and a reload ask first. They also ask while the form is being
 * sent: closing cancels the call, which may have succeeded.
 */
export function DiscardGuard({ isDirty, onClose, children, ...dialog }: DiscardGuardProps) {
  const { coverPage } = useContext(BannerContext);
  useEffect(coverPage, [coverPage]);
  const [afterwards, setAfterwards] = useState<() => void>();
  const [isSending, setSending] = useState(false);
  const isHeld = isDirty || isSending;
  // it was saved while the question was open
  if (afterwards && !isHeld) setAfterwards(undefined);
  useEffect(() => {
    if (!isHeld) return undefined;
    const ask = (event: BeforeUnloadEvent): void => {
      if (!isLeaving()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isHeld]);
  const leave = (then: () => void): void => {
    if (isHeld) setAfterwards(() => then);
    else then();
  };
  return (
    <Dialog {...dialog} banners={<Banners place="dialog" />} onClose={() => leave(onClose)}>
      <SendingContext value={setSending}>{children(leave)}</SendingContext>
      {afterwards && (
        <ConfirmDialog
          title={t('action.discard')}
          question={t(isSending ? 'network.leave' : 'action.discardConfirm')}
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
