import { t } from '@niyukt/ui-shared/i18n/public-dashboards';
import { logout } from '@niyukt/ui-shared/session/browser-session';
import { ConfirmDialog } from './ConfirmDialog';

export function LogoutQuestion({ onClose }: { onClose: () => void }) {
  return (
    <ConfirmDialog
      title={t('logout.title')}
      question={t('logout.confirm')}
      confirm={t('action.logout')}
      onConfirm={() => {
        onClose();
        logout();
      }}
      onCancel={onClose}
    />
  );
}
