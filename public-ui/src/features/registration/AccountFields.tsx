import { useFormContext, useWatch } from 'react-hook-form';
import { resetWithCodeRules } from '@niyukt/ui-shared/api/form-rules';
import { withMobilePrefix } from '@niyukt/ui-shared/domain/input';
import { t } from '@niyukt/ui-shared/i18n/registration';
import { filtered } from '../../lib/filtered';
import { NewPasswordFields } from '../../ui/NewPasswordFields';
import { TextField } from '../../ui/TextField';
import type { Registration } from './useRegistration';

type AccountForm = Record<'email' | 'mobile' | 'password' | 'confirmPassword', string>;

/** E-mail, mobile number and password, shared by both forms. The e-mail is checked when the field is left. */
export function AccountFields({ registration: { takenMessage, checkEmail } }: { registration: Registration }) {
  const { register, control, formState } = useFormContext<AccountForm>();
  const { errors } = formState;
  const typed = useWatch({ control, name: 'email' });
  const email = register('email');
  return (
    <>
      <TextField
        label={t('email.label')}
        type="email"
        autoComplete="email"
        maxLength={resetWithCodeRules.email.maxLength}
        error={errors.email?.message ?? takenMessage(typed)}
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
      <NewPasswordFields
        label={t('password.label')}
        first={{ field: register('password'), error: errors.password?.message }}
        again={{ field: register('confirmPassword'), error: errors.confirmPassword?.message }}
      />
    </>
  );
}
