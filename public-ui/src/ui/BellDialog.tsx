import { Link } from 'react-router';
import { BellLines } from '@niyukt/ui-shared/components/BellLines';
import { NotificationPreferencesForm } from '@niyukt/ui-shared/components/NotificationPreferencesForm';
import { t } from '@niyukt/ui-shared/i18n/notifications';
import { Dialog } from './Dialog';
import '@niyukt/ui-shared/theme/bell.css';

export type ShownBell = 'bell' | 'told';

interface BellDialogProps {
  shown: ShownBell;
  onShow: (shown: ShownBell | undefined) => void;
}

/** What the bell holds, or how one is notified. */
export default function BellDialog({ shown, onShow }: BellDialogProps) {
  const close = (): void => onShow(undefined);
  if (shown === 'told')
    return (
      <Dialog key="told" title={t('told.title')} onClose={close}>
        <NotificationPreferencesForm />
      </Dialog>
    );
  return (
    <Dialog key="bell" title={t('bell.title')} shape="side" onClose={close}>
      <BellLines
        onPreferences={() => onShow('told')}
        link={(path, children) => (
          <Link to={path} onClick={close}>
            {children}
          </Link>
        )}
      />
    </Dialog>
  );
}
