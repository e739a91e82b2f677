import { withMobilePrefix } from '@niyukt/ui-shared/domain/input';
import { t } from '@niyukt/ui-shared/i18n/translate';
import type { FieldErrors, UseFormReturn } from 'react-hook-form';
import { filtered } from '../components/filtered';
import { PasswordField } from '../components/PasswordField';
import { TextField } from '../components/TextField';

interface AccountValues {
  email: string;
  mobile: string;
  password: string;
  confirmPassword: string;
}

interface AccountFieldsProps {
  /** Either registration form; these four fields are the same in both. */
  form: Pick<UseFormReturn<never>, never> & { register: unknown };
  errors: FieldErrors<AccountValues>;
  isTaken: (email: string) => Promise<boolean>;
  onTaken: () => void;
}

/** E-mail, mobile number and password, the same in both forms. The e-mail is looked up when the field is left. */
export function AccountFields({ form, errors, isTaken, onTaken }: AccountFieldsProps) {
  const register = form.register as UseFormReturn<AccountValues>['register'];
  const email = register('email');
  const checkEmail = async (typed: string): Promise<void> => {
    const address = typed.trim().toLowerCase();
    if (/^\S+@\S+\.\S+$/.test(address) && (await isTaken(address))) onTaken();
  };
  return (
    <>
      <TextField
        label={t('email.label')}
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...email}
        onBlur={(event) => {
          const { value } = event.target;
          void email.onBlur(event).then(() => checkEmail(value));
        }}
      />
      <TextField
        label={t('mobile.label')}
        type="tel"
        inputMode="numeric"
        autoComplete="tel"
        error={errors.mobile?.message}
        {...filtered(register('mobile'), withMobilePrefix)}
      />
      <PasswordField
        label={t('password.label')}
        hint={t('password.hint')}
        autoComplete="new-password"
        error={errors.password?.message}
        {...register('password')}
      />
      <PasswordField
        label={t('password.confirm')}
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...register('confirmPassword')}
      />
    </>
  );
}
