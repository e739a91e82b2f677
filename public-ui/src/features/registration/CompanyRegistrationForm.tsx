import { zodResolver } from '@hookform/resolvers/zod';
import { FormProvider, useForm } from 'react-hook-form';
import { companyRegistrationRules } from '@niyukt/ui-shared/api/company-rules';
import { MOBILE_PREFIX } from '@niyukt/ui-shared/domain/choices';
import { companyRegistrationForm } from '@niyukt/ui-shared/forms/registration-forms';
import { t } from '@niyukt/ui-shared/i18n/registration';
import { IndustryField } from '../../ui/IndustryField';
import { NameField } from '../../ui/NameField';
import { TextField } from '../../ui/TextField';
import { AccountFields } from './AccountFields';
import type { RegistrationFormProps } from './registration';
import { RegistrationFrame } from './RegistrationFrame';
import { useRegistration } from './useRegistration';

const EMPTY = {
  companyName: '',
  contactPersonName: '',
  email: '',
  mobile: MOBILE_PREFIX,
  password: '',
  confirmPassword: '',
  industry: '',
  location: '',
};

export function CompanyRegistrationForm({ notice, ...sending }: RegistrationFormProps) {
  const registration = useRegistration('company', sending);
  const form = useForm({ resolver: zodResolver(companyRegistrationForm), mode: 'onTouched', defaultValues: EMPTY });
  const { errors } = form.formState;
  return (
    <FormProvider {...form}>
      <RegistrationFrame role="company" notice={notice} registration={registration}>
        <TextField
          label={t('companyName.label')}
          autoComplete="organization"
          maxLength={companyRegistrationRules.companyName.maxLength}
          error={errors.companyName?.message}
          {...form.register('companyName')}
        />
        <NameField
          label={t('contactName.label')}
          autoComplete="name"
          maxLength={companyRegistrationRules.contactPersonName.maxLength}
          error={errors.contactPersonName?.message}
          field={form.register('contactPersonName')}
        />
        <AccountFields registration={registration} />
        <IndustryField error={errors.industry?.message} {...form.register('industry')} />
        <TextField
          label={t('location.label')}
          autoComplete="address-level2"
          maxLength={companyRegistrationRules.location.maxLength}
          error={errors.location?.message}
          {...form.register('location')}
        />
      </RegistrationFrame>
    </FormProvider>
  );
}
