import { nameNomineeRules as rules } from '@niyukt/ui-shared/api/form-rules';
import type { Nominee } from '@niyukt/ui-shared/api/types';
import { t } from '@niyukt/ui-shared/i18n/my-data';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Alert } from '../../../ui/Alert';
import { DiscardGuard } from '../../../ui/DiscardGuard';
import { NameField } from '../../../ui/NameField';
import { showFailure } from '../../../ui/showFieldErrors';
import { SubmitButtons } from '../../../ui/SubmitButtons';
import { TextField } from '../../../ui/TextField';
import { useNameNominee } from './my-data-queries';

interface NomineeDialogProps {
  onDone: (named: Nominee) => void;
  onClose: () => void;
}

/** Asks for name and e-mail of the nominee. */
export function NomineeDialog({ onDone, onClose }: NomineeDialogProps) {
  const naming = useNameNominee();
  const form = useForm({ defaultValues: { name: '', email: '' } });
  const [failure, setFailure] = useState<string>();
  const { errors, isDirty } = form.formState;
  const submit = form.handleSubmit(({ name, email }) => {
    setFailure(undefined);
    naming.start(
      { name: name.trim(), email: email.trim() },
      { onSuccess: onDone, onError: (error) => showFailure(form, error, setFailure) },
    );
  });
  return (
    <DiscardGuard title={t('myData.nomineeName')} isDirty={isDirty} onClose={onClose}>
      {(leave) => (
        <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
          <p className="text-muted">{t('myData.nomineeHint')}</p>
          <NameField
            label={t('name.label')}
            autoComplete="off"
            maxLength={rules.name.maxLength}
            error={errors.name?.message}
            field={form.register('name', {
              validate: (name) => name.trim() !== '' || t('myData.nomineeNameRequired'),
            })}
          />
          <TextField
            label={t('email.label')}
            type="email"
            autoComplete="off"
            maxLength={rules.email.maxLength}
            error={errors.email?.message}
            {...form.register('email', {
              validate: (email) => rules.email.pattern.test(email.trim()) || t('myData.nomineeEmailRequired'),
            })}
          />
          {failure && <Alert kind="alert">{failure}</Alert>}
          <SubmitButtons
            call={naming}
            label={t('myData.nomineeSave')}
            pendingLabel={t('myData.nomineeSaving')}
            onCancel={() => leave(onClose)}
          />
        </form>
      )}
    </DiscardGuard>
  );
}
