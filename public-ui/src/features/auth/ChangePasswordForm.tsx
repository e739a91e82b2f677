import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { PasswordChanged } from '@niyukt/ui-shared/api/types';
import { errorText } from '@niyukt/ui-shared/errors/error-text';
import { changePasswordForm } from '@niyukt/ui-shared/forms/account-forms';
import { t } from '@niyukt/ui-shared/i18n/translate';
import { api, session } from '@niyukt/ui-shared/session/browser-session';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { NewPasswordFields } from '../../ui/NewPasswordFields';
import { PasswordField } from '../../ui/PasswordField';

interface ChangePasswordFormProps {
  onDone: () => void;
  /** Beside the button, for instance a second one to cancel. */
  beside?: ReactNode;
}

/** Sets another password. Every other session ends; this one continues with a new token. */
export function ChangePasswordForm({ onDone, beside }: ChangePasswordFormProps) {
  const [failure, setFailure] = useState<string>();
  const form = useForm({
    resolver: zodResolver(changePasswordForm),
    mode: 'onTouched',
    defaultValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ currentPassword, newPassword }) => {
    setFailure(undefined);
    try {
      const body = { currentPassword, newPassword };
      const { token } = await api.call<PasswordChanged>('POST', '/auth/change-password', {
        body,
        fallback: t('generic.updateFailed'),
      });
      session.renewPassword(token);
      onDone();
    } catch (error) {
      setFailure(errorText(error, t('generic.wrong')));
    }
  });
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
      {failure && <Alert kind="alert">{failure}</Alert>}
      <PasswordField
        label={t('password.current')}
        autoComplete="current-password"
        error={errors.currentPassword?.message}
        {...form.register('currentPassword')}
      />
      <NewPasswordFields
        label={t('password.new')}
        first={{ field: form.register('newPassword'), error: errors.newPassword?.message }}
        again={{ field: form.register('confirmPassword'), error: errors.confirmPassword?.message }}
      />
      <div className="flex flex-wrap justify-end gap-3">
        {beside}
        <Button type="submit" isBusy={isSubmitting}>
          {t(isSubmitting ? 'action.saving' : 'action.changePassword')}
        </Button>
      </div>
    </form>
  );
}
