import { zodResolver } from '@hookform/resolvers/zod';
import { FormProvider, useForm } from 'react-hook-form';
import { employeeRegistrationRules, MAX_SKILLS_LENGTH } from '@niyukt/ui-shared/api/form-rules';
import { MOBILE_PREFIX } from '@niyukt/ui-shared/domain/choices';
import { employeeRegistrationForm } from '@niyukt/ui-shared/forms/registration-forms';
import { t } from '@niyukt/ui-shared/i18n/registration';
import { IndustryField } from '../../ui/IndustryField';
import { NameField } from '../../ui/NameField';
import { TextField } from '../../ui/TextField';
import { AccountFields } from './AccountFields';
import type { RegistrationFormProps } from './registration';
import { RegistrationFrame } from './RegistrationFrame';
import { useRegistration } from './useRegistration';

const EMPTY = {
  name: '',
  email: '',
  mobile: MOBILE_PREFIX,
  password: '',
  confirmPassword: '',
  qualification: '',
  industry: '',
  emplocation: '',
  empsalary: '',
  skills: '',
};

export function EmployeeRegistrationForm({ notice, ...sending }: RegistrationFormProps) {
  const registration = useRegistration('employee', sending);
  const form = useForm({ resolver: zodResolver(employeeRegistrationForm), mode: 'onTouched', defaultValues: EMPTY });
  const { errors } = form.formState;
  return (
    <FormProvider {...form}>
      <RegistrationFrame role="employee" notice={notice} registration={registration}>
        <NameField
          label={t('name.label')}
          autoComplete="name"
          maxLength={employeeRegistrationRules.name.maxLength}
          error={errors.name?.message}
          field={form.register('name')}
        />
        <AccountFields registration={registration} />
        <TextField
          label={t('qualification.label')}
          maxLength={employeeRegistrationRules.qualification.maxLength}
          error={errors.qualification?.message}
          {...form.register('qualification')}
        />
        <IndustryField error={errors.industry?.message} {...form.register('industry')} />
        <TextField
          label={t('preferredLocation.label')}
          autoComplete="address-level2"
          maxLength={employeeRegistrationRules.emplocation.maxLength}
          error={errors.emplocation?.message}
          {...form.register('emplocation')}
        />
        <TextField
          label={t('preferredSalary.label')}
          hint={t('preferredSalary.hint')}
          maxLength={employeeRegistrationRules.empsalary.maxLength}
          error={errors.empsalary?.message}
          {...form.register('empsalary')}
        />
        <TextField
          label={t('skills.label')}
          hint={t('skills.hint')}
          maxLength={MAX_SKILLS_LENGTH}
          error={errors.skills?.message}
          {...form.register('skills')}
        />
      </RegistrationFrame>
    </FormProvider>
  );
}
