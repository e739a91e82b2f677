import { zodResolver } from '@hookform/resolvers/zod';
import type { CreateJob } from '@niyukt/ui-shared/api/types';
import { EMPLOYMENT_TYPES } from '@niyukt/ui-shared/domain/choices';
import { createJobForm } from '@niyukt/ui-shared/forms/job-forms';
import { t } from '@niyukt/ui-shared/i18n/translate';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Alert } from '../components/Alert';
import { Button } from '../components/Button';
import { ConfirmDialog } from '../components/ConfirmDialog';
import { Dialog } from '../components/Dialog';
import { SelectField, TextArea, TextField } from '../components/TextField';
import { useCreateJob } from './queries';

const EMPTY = {
  title: '',
  domain: '',
  description: '',
  employment_type: '',
  location: '',
  salary_range: '',
  count: '',
};

/** The form of a new job request. Closing a filled form asks first. */
export function CreateJobDialog({ onCreated, onClose }: { onCreated: () => void; onClose: () => void }) {
  const create = useCreateJob();
  const form = useForm({ resolver: zodResolver(createJobForm), mode: 'onTouched', defaultValues: EMPTY });
  const { errors, isDirty } = form.formState;
  const [isLeaving, setLeaving] = useState(false);
  const leave = (): void => (isDirty ? setLeaving(true) : onClose());
  const submit = form.handleSubmit(({ count, ...job }) =>
    create.mutate({ ...job, count: Number(count) } as CreateJob, { onSuccess: onCreated }),
  );
  return (
    <Dialog title={t('company.create')} onClose={leave} isWide>
      <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
        {create.error && <Alert kind="alert">{create.error.message}</Alert>}
        <TextField label={t('jobTitle.label')} error={errors.title?.message} {...form.register('title')} />
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <TextField label={t('domain.label')} error={errors.domain?.message} {...form.register('domain')} />
          <SelectField
            label={t('employmentType.label')}
            empty={t('field.choose')}
            choices={EMPLOYMENT_TYPES.map((type) => [type, type] as const)}
            error={errors.employment_type?.message}
            {...form.register('employment_type')}
          />
          <TextField label={t('location.label')} error={errors.location?.message} {...form.register('location')} />
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
          error={errors.salary_range?.message}
          {...form.register('salary_range')}
        />
        <TextArea
          label={t('description.label')}
          rows={5}
          error={errors.description?.message}
          {...form.register('description')}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="secondary" onClick={leave}>
            {t('action.cancel')}
          </Button>
          <Button type="submit" disabled={create.isPending}>
            {t(create.isPending ? 'company.creating' : 'company.create')}
          </Button>
        </div>
      </form>
      {isLeaving && (
        <ConfirmDialog
          title={t('action.discard')}
          question={t('company.cancelConfirm')}
          confirm={t('action.discard')}
          cancel={t('action.keepEditing')}
          onConfirm={onClose}
          onCancel={() => setLeaving(false)}
        />
      )}
    </Dialog>
  );
}
