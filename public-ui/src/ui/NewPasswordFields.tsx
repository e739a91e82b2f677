import type { UseFormRegisterReturn } from 'react-hook-form';
import { t } from '@niyukt/ui-shared/i18n/translate';
import { PasswordField } from './PasswordField';

interface Registered {
  field: UseFormRegisterReturn;
  error: string | undefined;
}

/** A new password and its confirmation. */
export function NewPasswordFields({ label, first, again }: { label: string; first: Registered; again: Registered }) {
  return (
    <>
      <PasswordField
        label={label}
        hint={t('password.hint')}
        autoComplete="new-password"
        error={first.error}
        {...first.field}
      />
      <PasswordField label={t('password.confirm')} autoComplete="new-password" error={again.error} {...again.field} />
    </>
  );
}
