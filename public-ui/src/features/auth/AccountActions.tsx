import { useState } from 'react';
import { MY_DATA_PAGE, SECURITY_PAGE } from '@niyukt/ui-shared/api/fresh-login';
import { t } from '@niyukt/ui-shared/i18n/public-dashboards';
import { standaloneLink } from '../../lib/link';
import { Button, buttonClass } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { ChangePasswordForm } from './ChangePasswordForm';

export interface AccountActionsProps {
  onEdit: () => void;
  onPasswordChanged: () => void;
  onLogout: () => void;
}

/** What stands below every own profile: the ways to one's data and to the agency, and what is done with the account. */
export function AccountActions({ onEdit, onPasswordChanged, onLogout }: AccountActionsProps) {
  const [isChangingPassword, setChangingPassword] = useState(false);
  return (
    <>
      <a href={MY_DATA_PAGE} className={standaloneLink}>
        {t('account.myData')}
      </a>
      <a href="/grievances" className={standaloneLink}>
        {t('account.grievances')}
      </a>
      <div className="flex flex-wrap gap-3 border-t border-line pt-5">
        <Button onClick={onEdit}>{t('action.editProfile')}</Button>
        <Button look="secondary" onClick={() => setChangingPassword(true)}>
          {t('action.changePassword')}
        </Button>
        <a href={SECURITY_PAGE} className={buttonClass('secondary')}>
          {t('action.signingIn')}
        </a>
        <Button look="danger" onClick={onLogout}>
          {t('action.logout')}
        </Button>
      </div>
      {isChangingPassword && (
        <ChangePasswordDialog
          onDone={() => {
            setChangingPassword(false);
            onPasswordChanged();
          }}
          onCancel={() => setChangingPassword(false)}
        />
      )}
    </>
  );
}

function ChangePasswordDialog({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
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
