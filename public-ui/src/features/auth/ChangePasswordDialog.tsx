import { t } from '@niyukt/ui-shared/i18n/translate';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
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
