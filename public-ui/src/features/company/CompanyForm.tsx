import { zodResolver } from '@hookform/resolvers/zod';
import { useLayoutEffect } from 'react';
import { useForm } from 'react-hook-form';
import { updateCompanyRules } from '@niyukt/ui-shared/api/company-rules';
import type { CompanyProfile, UpdateCompany } from '@niyukt/ui-shared/api/types';
import { COMPANY_SIZES } from '@niyukt/ui-shared/domain/choices';
import { nationalNumber } from '@niyukt/ui-shared/domain/input';
import { type CompanyProfileForm, companyProfileForm } from '@niyukt/ui-shared/forms/profile-forms';
import { t } from '@niyukt/ui-shared/i18n/public-dashboards';
import { filtered } from '../../lib/filtered';
import { useBanner } from '../../lib/useBanner';
import { useDraft } from '../../lib/useDraft';
import { DraftNote } from '../../ui/DraftNote';
import { IndustryField } from '../../ui/IndustryField';
import { showFailure } from '../../ui/showFieldErrors';
import { SubmitButtons } from '../../ui/SubmitButtons';
import { SelectField, TextArea, TextField } from '../../ui/TextField';
import { WrongFields } from '../../ui/WrongFields';
import { COMPANY_DRAFTS } from './drafts';
import { useSaveCompany } from './queries';

interface CompanyFormProps {
  profile: CompanyProfile;
  onDirty: (isDirty: boolean) => void;
  onSaved: () => void;
  onCancel: () => void;
}

/** Edits the company's profile. */
export function CompanyForm({ profile, onDirty, onSaved, onCancel }: CompanyFormProps) {
  const save = useSaveCompany(profile.company_id);
  const { fail } = useBanner();
  const form = useForm({
    resolver: zodResolver(companyProfileForm),
    mode: 'onTouched',
    defaultValues: formOf(profile),
  });
  const { errors, isDirty } = form.formState;
  const isDraft = useDraft(COMPANY_DRAFTS.profile, form);
  // a layout effect, so that Escape right after a key press knows of the change
  useLayoutEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  const submit = form.handleSubmit((values) =>
    save.start(values as UpdateCompany, {
      onSuccess: onSaved,
      onError: (failure) => showFailure(form, failure, fail),
    }),
  );
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
      <DraftNote isShown={isDraft} />
      <WrongFields form={form} />
      <TextField
        label={t('companyName.label')}
        autoComplete="organization"
        maxLength={updateCompanyRules.name.maxLength}
        error={errors.name?.message}
        {...form.register('name')}
      />
      <TextField
        label={t('contactPerson.label')}
        autoComplete="name"
        maxLength={updateCompanyRules.contact_person_name.maxLength}
        error={errors.contact_person_name?.message}
        {...form.register('contact_person_name')}
      />
      <TextField
        label={t('contactPhone.label')}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        error={errors.contact_person_phone?.message}
        {...filtered(form.register('contact_person_phone'), nationalNumber)}
      />
      <TextField label={t('email.label')} value={profile.email} readOnly hint={t('email.fixed')} />
      <IndustryField error={errors.industry?.message} {...form.register('industry')} />
      <TextField
        label={t('location.label')}
        maxLength={updateCompanyRules.location.maxLength}
        error={errors.location?.message}
        {...form.register('location')}
      />
      <SelectField
        label={t('companySize.label')}
        empty={t('field.choose')}
        choices={COMPANY_SIZES.map((size) => [size, size] as const)}
        error={errors.company_size?.message}
        {...form.register('company_size')}
      />
      <TextField
        label={t('website.label')}
        type="url"
        isOptional
        maxLength={updateCompanyRules.website_url.maxLength}
        error={errors.website_url?.message}
        {...form.register('website_url')}
      />
      <TextArea
        label={t('aboutUs.label')}
        isOptional
        maxLength={updateCompanyRules.about_us.maxLength}
        error={errors.about_us?.message}
        {...form.register('about_us')}
      />
      <SubmitButtons call={save} onCancel={onCancel} />
    </form>
  );
}

function formOf(profile: CompanyProfile): CompanyProfileForm {
  return {
    name: profile.name,
    contact_person_phone: profile.contact_person_phone,
    industry: profile.industry ?? '',
    location: profile.location ?? '',
    contact_person_name: profile.contact_person_name,
    company_size: profile.company_size ?? '',
    website_url: profile.website_url ?? '',
    about_us: profile.about_us ?? '',
  };
}
