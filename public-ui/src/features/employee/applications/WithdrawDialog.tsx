import { useForm } from 'react-hook-form';
import { refuseJobRules } from '@niyukt/ui-shared/api/form-rules';
import type { Application } from '@niyukt/ui-shared/api/types';
import { t } from '@niyukt/ui-shared/i18n/applications';
import { typedLanguage } from '@niyukt/ui-shared/i18n/typed-language';
import { FormDialog } from '../../../ui/FormDialog';
import { failureOf, showFieldErrors } from '../../../ui/showFieldErrors';
import { TextArea } from '../../../ui/TextField';
import { useWithdraw } from './application-queries';

interface WithdrawDialogProps {
  application: Application;
  onDone: () => void;
  onClose: () => void;
}

/** Asks before a person refuses a job, and why. */
export function WithdrawDialog({ application: { id, title }, onDone, onClose }: WithdrawDialogProps) {
  const withdraw = useWithdraw(id);
  const form = useForm({ defaultValues: { reason: '' } });
  const { errors } = form.formState;
  const submit = form.handleSubmit(({ reason }) => {
    withdraw.start(reason.trim() ? { reason: reason.trim() } : {}, {
      onSuccess: onDone,
      onError: (error) => showFieldErrors(form, error),
    });
  });
  return (
    <FormDialog
      title={t('applications.withdrawTitle')}
      form={form}
      failure={failureOf(withdraw.error)}
      call={withdraw}
      label={t('applications.withdraw')}
      pendingLabel={t('applications.withdrawing')}
      onSubmit={submit}
      onClose={onClose}
    >
      <div>
        <p className="font-semibold" lang={typedLanguage(title)}>
          {title}
        </p>
        <p className="text-muted">{t('applications.withdrawHint')}</p>
      </div>
      <TextArea
        label={t('applications.reason')}
        isOptional
        rows={2}
        hint={t('applications.reasonHint')}
        maxLength={refuseJobRules.reason.maxLength}
        error={errors.reason?.message}
        {...form.register('reason')}
      />
    </FormDialog>
  );
}
