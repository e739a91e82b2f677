import { t } from '@niyukt/ui-shared/i18n/translate';
import { Button } from '../components/Button';
import { Dialog } from '../components/Dialog';
import { ChangePasswordForm } from './ChangePasswordForm';

export function ChangePasswordDialog({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  return (
    <Dialog title={t('changePassword.title')} onClose={onCancel}>
      <ChangePasswordForm
        onDone={onDone}
        beside={
          <Button look="secondary" onClick={onCancel}>
            {t('action.cancel')}
          </Button>
        }
      />
    </Dialog>
  );
}
