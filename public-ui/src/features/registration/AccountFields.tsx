import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import { resetWithCodeRules } from '@niyukt/ui-shared/api/form-rules';
import { withMobilePrefix } from '@niyukt/ui-shared/domain/input';
import { t } from '@niyukt/ui-shared/i18n/registration';
import { filtered } from '../../lib/filtered';
import { NewPasswordFields } from '../../ui/NewPasswordFields';
import { TextField } from '../../ui/TextField';

type AccountField = 'email' | 'mobile' | 'password' | 'confirmPassword';

interface AccountFieldsProps {
  /** The four fields as registered by the role's form. */
  fields: Record<AccountField, UseFormRegisterReturn>;
  errors: FieldErrors<Record<AccountField, string>>;
  /** The message for an e-mail that has an account. */
  takenMessage: string | undefined;
  /** Checks the e-mail; the result comes back as `takenMessage`. */
  checkEmail: (typed: string) => Promise<boolean>;
}

/** E-mail, mobile number and password, shared by both forms. The e-mail is checked when the field is left. */
export function AccountFields({ fields, errors, takenMessage, checkEmail }: AccountFieldsProps) {
  return (
    <>
      <TextField
        label={t('email.label')}
        type="email"
        autoComplete="email"
        maxLength={resetWithCodeRules.email.maxLength}
        error={errors.email?.message ?? takenMessage}
        {...fields.email}
        onBlur={(event) => {
          const { value } = event.target;
          void fields.email.onBlur(event).then(() => checkEmail(value));
        }}
      />
      <TextField
        label={t('mobile.label')}
        type="tel"
        inputMode="numeric"
        autoComplete="tel"
        error={errors.mobile?.message}
        {...filtered(fields.mobile, withMobilePrefix)}
      />
      <NewPasswordFields
        label={t('password.label')}
        first={{ field: fields.password, error: errors.password?.message }}
        again={{ field: fields.confirmPassword, error: errors.confirmPassword?.message }}
      />
    </>
  );
}
