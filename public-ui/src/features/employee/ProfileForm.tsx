import { zodResolver } from '@hookform/resolvers/zod';
import { useLayoutEffect } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '@niyukt/ui-shared/api/api-error';
import { updateEmployeeProfileRules } from '@niyukt/ui-shared/api/form-rules';
import type { EmployeeProfile, UpdateEmployeeProfile } from '@niyukt/ui-shared/api/types';
import { withMobilePrefix } from '@niyukt/ui-shared/domain/input';
import { type EmployeeProfileForm, employeeProfileForm } from '@niyukt/ui-shared/forms/profile-forms';
import { t } from '@niyukt/ui-shared/i18n/public-dashboards';
import { filtered } from '../../lib/filtered';
import { useDraft } from '../../lib/useDraft';
import { Alert } from '../../ui/Alert';
import { DraftNote } from '../../ui/DraftNote';
import { IndustryField } from '../../ui/IndustryField';
import { NameField } from '../../ui/NameField';
import { showFieldErrors } from '../../ui/showFieldErrors';
import { SubmitButtons } from '../../ui/SubmitButtons';
import { TextArea, TextField } from '../../ui/TextField';
import { isUnsent } from '../../ui/Unsent';
import { WrongFields } from '../../ui/WrongFields';
import { PROFILE_DRAFT, PROFILE_FIELDS, profileLabel, type ProfileSource, typedValue } from './profile-fields';
import { useSaveProfile } from './queries';

interface ProfileFormProps {
  profile: EmployeeProfile;
  onDirty: (isDirty: boolean) => void;
  onSaved: () => void;
  onCancel: () => void;
}

/** Edits the own profile. */
export function ProfileForm({ profile, onDirty, onSaved, onCancel }: ProfileFormProps) {
  const save = useSaveProfile();
  const form = useForm({
    resolver: zodResolver(employeeProfileForm),
    mode: 'onTouched',
    defaultValues: formOf(profile),
  });
  const { errors, isDirty } = form.formState;
  const isDraft = useDraft(PROFILE_DRAFT, form);
  // a layout effect, so that Escape right after a key press knows of the change
  useLayoutEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  const submit = form.handleSubmit((values) => {
    const body = { ...values, blocked_companies: values.blocked_companies.split('\n') };
    save.start(body as UpdateEmployeeProfile, {
      onSuccess: onSaved,
      onError: (failure) => showFieldErrors(form, failure),
    });
  });
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
      <DraftNote isShown={isDraft} />
      <WrongFields form={form} />
      <NameField
        label={t('resources.employees.fields.full_name')}
        autoComplete="name"
        maxLength={updateEmployeeProfileRules.full_name.maxLength}
        error={errors.full_name?.message}
        field={form.register('full_name')}
      />
      <TextField label={t('email.label')} value={profile.email} readOnly hint={t('email.fixed')} />
      <TextField
        label={t('resources.employees.fields.phone')}
        type="tel"
        inputMode="numeric"
        autoComplete="tel"
        error={errors.phone?.message}
        {...filtered(form.register('phone'), withMobilePrefix)}
      />
      {PROFILE_FIELDS.map((field) => {
        const { source } = field;
        const common = { isOptional: true, error: errors[source]?.message, ...form.register(source) };
        if (source === 'industry') return <IndustryField key={source} {...common} />;
        if ('isLong' in field) {
          return <TextArea key={source} label={profileLabel(source)} hint={field.hint()} {...common} />;
        }
        return (
          <TextField
            key={source}
            label={profileLabel(source)}
            type={source === 'resume_link' ? 'url' : 'text'}
            hint={'hint' in field ? field.hint() : undefined}
            maxLength={field.maxLength}
            {...common}
          />
        );
      })}
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
  const others = Object.fromEntries(PROFILE_FIELDS.map((field) => [field.source, typedValue(field, profile)]));
  return { full_name: profile.full_name, phone: profile.phone, ...(others as Record<ProfileSource, string>) };
}
