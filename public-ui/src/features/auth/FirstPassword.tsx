import { t } from '@niyukt/ui-shared/i18n/translate';
import { logout } from '@niyukt/ui-shared/session/browser-session';
import { Button } from '../../ui/Button';
import { AuthLayout } from './AuthLayout';
import { ChangePasswordForm } from './ChangePasswordForm';

/** Asks people whose account an admin created to choose a password, before anything else. */
export default function FirstPassword({ onDone }: { onDone: () => void }) {
  return (
    <AuthLayout title={t('changePassword.first')} intro={t('changePassword.firstHint')}>
      <ChangePasswordForm
        onDone={onDone}
        beside={
          <Button look="secondary" onClick={logout}>
            {t('action.logout')}
          </Button>
        }
      />
    </AuthLayout>
  );
}
