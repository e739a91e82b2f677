import { zodResolver } from '@hookform/resolvers/zod';
import { ApiError } from '@niyukt/ui-shared/api/api-error';
import type { EmployeeProfile, UpdateEmployeeProfile } from '@niyukt/ui-shared/api/types';
import { skillNames, typedSalary } from '@niyukt/ui-shared/domain/format';
import { lettersAndSpaces, withMobilePrefix } from '@niyukt/ui-shared/domain/input';
import { updateEmployeeProfileRules, MAX_SKILLS_LENGTH } from '@niyukt/ui-shared/api/form-rules';
import { employeeProfileForm, type EmployeeProfileForm } from '@niyukt/ui-shared/forms/profile-forms';
import { t } from '@niyukt/ui-shared/i18n/dashboards';
import { useLayoutEffect } from 'react';
import { useForm } from 'react-hook-form';
import { Alert } from '../components/Alert';
import { filtered } from '../components/filtered';
import { IndustryField } from '../components/IndustryField';
import { showFieldErrors } from '../components/showFieldErrors';
import { SubmitButtons } from '../components/SubmitButtons';
import { TextField } from '../components/TextField';
import { isUnsent } from '../components/Unsent';
import { useSaveProfile } from './queries';

interface ProfileFormProps {
  profile: EmployeeProfile;
  onDirty: (isDirty: boolean) => void;
  onSaved: () => void;
  onCancel: () => void;
}

/** The own profile, to be changed. */
export function ProfileForm({ profile, onDirty, onSaved, onCancel }: ProfileFormProps) {
  const save = useSaveProfile();
  const form = useForm({
    resolver: zodResolver(employeeProfileForm),
    mode: 'onTouched',
    defaultValues: formOf(profile),
  });
  const { errors, isDirty } = form.formState;
  // before the next key arrives: Escape must find that something was changed
  useLayoutEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  const submit = form.handleSubmit((values) =>
    save.start(values as UpdateEmployeeProfile, {
      onSuccess: onSaved,
      onError: (failure) => showFieldErrors(form, failure),
    }),
  );
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
      <TextField
        label={t('name.label')}
        autoComplete="name"
        maxLength={updateEmployeeProfileRules.full_name.maxLength}
        error={errors.full_name?.message}
        {...filtered(form.register('full_name'), lettersAndSpaces)}
      />
      <TextField label={t('email.label')} value={profile.email} readOnly hint={t('email.fixed')} />
      <TextField
        label={t('phone.label')}
        type="tel"
        inputMode="numeric"
        autoComplete="tel"
        error={errors.phone?.message}
        {...filtered(form.register('phone'), withMobilePrefix)}
      />
      <TextField
        label={t('qualification.label')}
        isOptional
        maxLength={updateEmployeeProfileRules.qualification.maxLength}
        error={errors.qualification?.message}
        {...form.register('qualification')}
      />
      <IndustryField isOptional error={errors.industry?.message} {...form.register('industry')} />
      <TextField
        label={t('preferredLocation.label')}
        isOptional
        maxLength={updateEmployeeProfileRules.preferred_location.maxLength}
        error={errors.preferred_location?.message}
        {...form.register('preferred_location')}
      />
      <TextField
        label={t('preferredSalary.label')}
        isOptional
        hint={t('preferredSalary.hint')}
        maxLength={updateEmployeeProfileRules.preferred_salary.maxLength}
        error={errors.preferred_salary?.message}
        {...form.register('preferred_salary')}
      />
      <TextField
        label={t('skills.label')}
        isOptional
        hint={t('skills.hint')}
        maxLength={MAX_SKILLS_LENGTH}
        error={errors.skills?.message}
        {...form.register('skills')}
      />
      <TextField
        label={t('resume.label')}
        type="url"
        isOptional
        hint={t('resume.hint')}
        maxLength={updateEmployeeProfileRules.resume_link.maxLength}
        error={errors.resume_link?.message}
        {...form.register('resume_link')}
      />
      {save.error && !isUnsent(save.error) && (
        <Alert kind="alert">
          <p>{t('employee.saveFailed')}</p>
          {save.error instanceof ApiError && save.error.fields.map(({ message }) => <p key={message}>{message}</p>)}
        </Alert>
      )}
      <SubmitButtons call={save} onCancel={onCancel} />
    </form>
  );
}

function formOf(profile: EmployeeProfile): EmployeeProfileForm {
  return {
    full_name: profile.full_name,
    phone: profile.phone,
    qualification: profile.qualification ?? '',
    industry: profile.industry ?? '',
    preferred_location: profile.preferred_location ?? '',
    preferred_salary: typedSalary(profile.preferred_salary),
    skills: skillNames(profile.skills).join(', '),
    resume_link: profile.resume_link ?? '',
  };
}
