import { PasswordInput } from 'react-admin';
import { changePasswordForm } from '@niyukt/ui-shared/forms/account-forms';
import { session } from '@niyukt/ui-shared/session/browser-session';
import { httpClient } from '../../kit/providers/http-client';
import { FormDialog } from '../../kit/records/FormDialog';
import { commonOf } from '../../kit/records/inputs';
import { t } from '../../texts/console';

const EMPTY = { currentPassword: '', newPassword: '', confirmPassword: '' };

interface PasswordFieldProps {
  source: keyof typeof EMPTY;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  hint?: string;
}

function PasswordField({ autoComplete, ...props }: PasswordFieldProps) {
  return <PasswordInput {...commonOf({ ...props, isRequired: true, isWide: true })} autoComplete={autoComplete} />;
}

/** Another password for who is there. Every other session ends, this one goes on with a new token. */
export default function ChangePassword({ onClose }: { onClose: () => void }) {
  const send = async ({ currentPassword, newPassword }: typeof EMPTY): Promise<void> => {
    const body = JSON.stringify({ currentPassword, newPassword });
    const { json } = await httpClient('/auth/change-password', { method: 'POST', body });
    session.renewPassword((json as { token: string }).token);
    onClose();
  };
  return (
    <FormDialog
      title={t('action.changePassword')}
      schema={changePasswordForm}
      defaultValues={EMPTY}
      send={send}
      texts={{ success: t('account.passwordChanged'), failure: t('generic.updateFailed') }}
      onClose={onClose}
    >
      <PasswordField source="currentPassword" label={t('password.current')} autoComplete="current-password" />
      <PasswordField
        source="newPassword"
        label={t('password.new')}
        autoComplete="new-password"
        hint={t('password.hint')}
      />
      <PasswordField source="confirmPassword" label={t('password.confirm')} autoComplete="new-password" />
    </FormDialog>
  );
}
