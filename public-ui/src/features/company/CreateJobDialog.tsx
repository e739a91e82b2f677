import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { createJobRules, MAX_SKILLS_LENGTH } from '@niyukt/ui-shared/api/form-rules';
import type { CreateJob } from '@niyukt/ui-shared/api/types';
import { choiceText } from '@niyukt/ui-shared/domain/choice-text';
import { EMPLOYMENT_TYPES } from '@niyukt/ui-shared/domain/choices';
import { createJobForm } from '@niyukt/ui-shared/forms/job-forms';
import { t } from '@niyukt/ui-shared/i18n/public-dashboards';
import { useBanner } from '../../lib/useBanner';
import { useDraft } from '../../lib/useDraft';
import { FormDialog } from '../../ui/FormDialog';
import { showFailure } from '../../ui/showFieldErrors';
import { SelectField, TextArea, TextField } from '../../ui/TextField';
import { COMPANY_DRAFTS } from './drafts';
import { useCreateJob } from './queries';

const EMPTY = {
  title: '',
  domain: '',
  description: '',
  employment_type: '',
  location: '',
  salary_range: '',
  skills: '',
  count: '',
};

interface CreateJobDialogProps {
  onCreated: () => void;
  onClose: () => void;
}

/** Creates a job request. Closing a form with values asks first. */
export function CreateJobDialog({ onCreated, onClose }: CreateJobDialogProps) {
  const create = useCreateJob();
  const { fail } = useBanner();
  const form = useForm({ resolver: zodResolver(createJobForm), mode: 'onTouched', defaultValues: EMPTY });
  const { errors } = form.formState;
  const isDraft = useDraft(COMPANY_DRAFTS.create, form);
  const submit = form.handleSubmit(({ count, skills, ...job }) =>
    create.start({ ...job, ...(skills && { skills }), count: Number(count) } as CreateJob, {
      onSuccess: onCreated,
      onError: (failure) => showFailure(form, failure, fail),
    }),
  );
  return (
    <FormDialog
      title={t('company.create')}
      isWide
      form={form}
      isDraft={isDraft}
      listsWrongFields
      call={create}
      label={t('company.create')}
      pendingLabel={t('company.creating')}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t('jobTitle.label')}
        maxLength={createJobRules.title.maxLength}
        error={errors.title?.message}
        {...form.register('title')}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          label={t('domain.label')}
          maxLength={createJobRules.domain.maxLength}
          error={errors.domain?.message}
          {...form.register('domain')}
        />
        <SelectField
          label={t('employmentType.label')}
          empty={t('field.choose')}
          choices={EMPLOYMENT_TYPES.map((type) => [type, choiceText(type)] as const)}
          error={errors.employment_type?.message}
          {...form.register('employment_type')}
        />
        <TextField
          label={t('location.label')}
          maxLength={createJobRules.location.maxLength}
          error={errors.location?.message}
          {...form.register('location')}
        />
        <TextField
          label={t('count.label')}
          inputMode="numeric"
          error={errors.count?.message}
          {...form.register('count')}
        />
      </div>
      <TextField
        label={t('salaryRange.label')}
        isOptional
        hint={t('preferredSalary.hint')}
        maxLength={createJobRules.salary_range.maxLength}
        error={errors.salary_range?.message}
        {...form.register('salary_range')}
      />
      <TextField
        label={t('wantedSkills.label')}
        isOptional
        hint={t('skills.hint')}
        maxLength={MAX_SKILLS_LENGTH}
        error={errors.skills?.message}
        {...form.register('skills')}
      />
      <TextArea
        label={t('description.label')}
        rows={5}
        maxLength={createJobRules.description.maxLength}
        error={errors.description?.message}
        {...form.register('description')}
      />
    </FormDialog>
  );
}
