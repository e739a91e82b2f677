import { zodResolver } from '@hookform/resolvers/zod';
import type { CompanyJob } from '@niyukt/ui-shared/api/types';
import { COMPANY_JOB_STATUSES } from '@niyukt/ui-shared/domain/choices';
import { jobStatusForm } from '@niyukt/ui-shared/forms/job-forms';
import { t } from '@niyukt/ui-shared/i18n/dashboards';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { DiscardGuard } from '../components/DiscardGuard';
import { showFailure } from '../components/showFieldErrors';
import { SubmitButtons } from '../components/SubmitButtons';
import { SelectField } from '../components/TextField';
import { useChangeJobStatus } from './queries';

interface JobStatusDialogProps {
  job: CompanyJob;
  banners: ReactNode;
  onSaved: () => void;
  /** Shows an error banner. */
  onFailure: (text: string) => void;
  onClose: () => void;
}

/** Any status may follow any. */
export function JobStatusDialog({ job, banners, onSaved, onFailure, onClose }: JobStatusDialogProps) {
  const change = useChangeJobStatus();
  const form = useForm({ resolver: zodResolver(jobStatusForm), defaultValues: { status: job.status } });
  const statuses = job.status === 'active' ? (['active', ...COMPANY_JOB_STATUSES] as const) : COMPANY_JOB_STATUSES;
  const submit = form.handleSubmit(({ status }) =>
    change.start({ job, status }, { onSuccess: onSaved, onError: (failure) => showFailure(form, failure, onFailure) }),
  );
  return (
    <DiscardGuard title={t('company.editStatus')} isDirty={form.formState.isDirty} banners={banners} onClose={onClose}>
      {(leave) => (
        <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
          <p className="text-muted">{job.title}</p>
          <SelectField
            label={t('status.label')}
            choices={statuses.map((status) => [status, t(`jobStatus.${status}`)] as const)}
            error={form.formState.errors.status?.message}
            {...form.register('status')}
          />
          <SubmitButtons call={change} onCancel={() => leave(onClose)} />
        </form>
      )}
    </DiscardGuard>
  );
}
