import { BellLines } from '@niyukt/ui-shared/components/BellLines';
import { ToldForm } from '@niyukt/ui-shared/components/ToldForm';
import { t } from '@niyukt/ui-shared/i18n/notifications';
import '@niyukt/ui-shared/theme/bell.css';
import { Link } from 'react-router';
import { Dialog } from './Dialog';

export type ShownBell = 'bell' | 'told';

interface BellDialogProps {
  shown: ShownBell;
  onShow: (shown: ShownBell | undefined) => void;
}

/** What the bell holds, or how one is told. */
export default function BellDialog({ shown, onShow }: BellDialogProps) {
  const close = (): void => onShow(undefined);
  if (shown === 'told')
    return (
      <Dialog key="told" title={t('told.title')} onClose={close}>
        <ToldForm />
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
