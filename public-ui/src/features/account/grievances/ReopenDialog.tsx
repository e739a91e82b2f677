import { reopenGrievanceRules } from '@niyukt/ui-shared/api/form-rules';
import type { OwnGrievance } from '@niyukt/ui-shared/api/types';
import { t } from '@niyukt/ui-shared/i18n/grievances';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Alert } from '../../../ui/Alert';
import { DiscardGuard } from '../../../ui/DiscardGuard';
import { showFailure } from '../../../ui/showFieldErrors';
import { SubmitButtons } from '../../../ui/SubmitButtons';
import { TextArea } from '../../../ui/TextField';
import { useReopen } from './grievance-queries';

interface ReopenDialogProps {
  grievance: OwnGrievance;
  onDone: (written: OwnGrievance) => void;
  onClose: () => void;
}

/** Says what an answer leaves open. */
export function ReopenDialog({ grievance: { id }, onDone, onClose }: ReopenDialogProps) {
  const reopen = useReopen(id);
  const form = useForm({ defaultValues: { text: '' } });
  const [failure, setFailure] = useState<string>();
  const { errors, isDirty } = form.formState;
  const submit = form.handleSubmit(({ text }) => {
    setFailure(undefined);
    reopen.start(text.trim(), { onSuccess: onDone, onError: (error) => showFailure(form, error, setFailure) });
  });
  return (
    <DiscardGuard title={t('grievances.reopenTitle')} isDirty={isDirty} onClose={onClose}>
      {(leave) => (
        <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
          <TextArea
            label={t('grievances.text')}
            rows={6}
            hint={t('grievances.reopenHint')}
            maxLength={reopenGrievanceRules.text.maxLength}
            error={errors.text?.message}
            {...form.register('text', { validate: (text) => text.trim() !== '' || t('grievances.textRequired') })}
          />
          {failure && <Alert kind="alert">{failure}</Alert>}
          <SubmitButtons
            call={reopen}
            label={t('grievances.send')}
            pendingLabel={t('grievances.sending')}
            onCancel={() => leave(onClose)}
          />
        </form>
      )}
    </DiscardGuard>
  );
}
