import { reopenGrievanceRules } from '@niyukt/ui-shared/api/form-rules';
import type { OwnGrievance } from '@niyukt/ui-shared/api/types';
import { GRIEVANCE_KINDS } from '@niyukt/ui-shared/domain/choices';
import { t } from '@niyukt/ui-shared/i18n/grievances';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Alert } from '../../../ui/Alert';
import { DiscardGuard } from '../../../ui/DiscardGuard';
import { DraftNote } from '../../../ui/DraftNote';
import { showFailure } from '../../../ui/showFieldErrors';
import { SubmitButtons } from '../../../ui/SubmitButtons';
import { SelectField, TextArea } from '../../../ui/TextField';
import { useDraft } from '../../../lib/useDraft';
import { FileChoice } from './FileChoice';
import { useWrite } from './grievance-queries';

const GRIEVANCE_DRAFT = 'grievance';

interface WriteDialogProps {
  /** What another page wants asked. */
  question: string | undefined;
  onDone: (written: OwnGrievance) => void;
  onClose: () => void;
}

/** Writes to the agency. What is typed is kept when the session ends; a file is chosen again. */
export function WriteDialog({ question = '', onDone, onClose }: WriteDialogProps) {
  const write = useWrite();
  const form = useForm({ defaultValues: { kind: question && 'question', text: question } });
  const isFilledIn = useDraft(GRIEVANCE_DRAFT, form);
  const [file, setFile] = useState<File>();
  const [failure, setFailure] = useState<string>();
  const { errors, isDirty } = form.formState;
  const submit = form.handleSubmit((values) => {
    setFailure(undefined);
    write.start(
      { ...values, text: values.text.trim(), file },
      { onSuccess: onDone, onError: (error) => showFailure(form, error, setFailure) },
    );
  });
  return (
    <DiscardGuard title={t('grievances.write')} isDirty={isDirty || file !== undefined} onClose={onClose}>
      {(leave) => (
        <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
          <DraftNote isShown={isFilledIn} />
          <SelectField
            label={t('grievances.kind')}
            empty={t('grievances.choose')}
            choices={GRIEVANCE_KINDS.map((kind) => [kind, t(`grievances.kind.${kind}`)] as const)}
            error={errors.kind?.message}
            {...form.register('kind', { validate: (kind) => kind !== '' || t('grievances.kindRequired') })}
          />
          <TextArea
            label={t('grievances.text')}
            rows={6}
            maxLength={reopenGrievanceRules.text.maxLength}
            error={errors.text?.message}
            {...form.register('text', { validate: (text) => text.trim() !== '' || t('grievances.textRequired') })}
          />
          <FileChoice file={file} onChoose={setFile} />
          {failure && <Alert kind="alert">{failure}</Alert>}
          <SubmitButtons
            call={write}
            label={t('grievances.send')}
            pendingLabel={t('grievances.sending')}
            onCancel={() => leave(onClose)}
          />
        </form>
      )}
    </DiscardGuard>
  );
}
