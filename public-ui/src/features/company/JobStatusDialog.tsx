import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '@niyukt/ui-shared/api/api-error';
import { updateJobRules } from '@niyukt/ui-shared/api/form-rules';
import type { CompanyJob } from '@niyukt/ui-shared/api/types';
import { COMPANY_JOB_STATUSES } from '@niyukt/ui-shared/domain/choices';
import { jobStatusForm } from '@niyukt/ui-shared/forms/job-forms';
import { t } from '@niyukt/ui-shared/i18n/public-dashboards';
import { useBanner } from '../../lib/useBanner';
import { FormDialog } from '../../ui/FormDialog';
import { showFailure } from '../../ui/showFieldErrors';
import { SelectField, TextArea } from '../../ui/TextField';
import { useChangeJobStatus } from './queries';

interface JobStatusDialogProps {
  job: CompanyJob;
  onSaved: () => void;
  onClose: () => void;
}

/** Any status may follow any. A job that people are shown for is closed or paused with a reason. */
export function JobStatusDialog({ job, onSaved, onClose }: JobStatusDialogProps) {
  const change = useChangeJobStatus();
  const { fail } = useBanner();
  const form = useForm({
    resolver: zodResolver(jobStatusForm),
    defaultValues: { status: job.status, close_reason: '' },
  });
  const [isReasonRequired, setReasonRequired] = useState(false);
  const { errors } = form.formState;
  const statuses = job.status === 'active' ? (['active', ...COMPANY_JOB_STATUSES] as const) : COMPANY_JOB_STATUSES;
  const isOpen = (status: string): boolean => status === 'open' || status === 'active';
  const submit = form.handleSubmit(({ status, close_reason }) => {
    const reason = isReasonRequired && !isOpen(status) ? close_reason : '';
    if (isReasonRequired && !isOpen(status) && !reason) {
      form.setError('close_reason', { message: t('company.closeReasonRequired') }, { shouldFocus: true });
      return;
    }
    change.start(
      { job, status, reason },
      {
        onSuccess: onSaved,
        onError: (failure) => {
          if (needsReason(failure)) setReasonRequired(true);
          else showFailure(form, failure, fail);
        },
      },
    );
  });
  return (
    <FormDialog title={t('company.editStatus')} form={form} call={change} onSubmit={submit} onClose={onClose}>
      <p className="text-muted">{job.title}</p>
      <SelectField
        label={t('status.label')}
        choices={statuses.map((status) => [status, t(`jobStatus.${status}`)] as const)}
        error={errors.status?.message}
        {...form.register('status')}
      />
      {isReasonRequired && (
        <TextArea
          label={t('company.closeReason')}
          hint={t('company.closeReasonHint')}
          rows={2}
          autoFocus
          maxLength={updateJobRules.close_reason.maxLength}
          error={errors.close_reason?.message}
          {...form.register('close_reason')}
        />
      )}
    </FormDialog>
  );
}

const needsReason = (failure: Error): boolean =>
  failure instanceof ApiError && failure.code === 'job.close_reason_required';
