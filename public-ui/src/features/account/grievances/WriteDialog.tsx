import { useId, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { reopenGrievanceRules } from '@niyukt/ui-shared/api/form-rules';
import type { OwnGrievance } from '@niyukt/ui-shared/api/types';
import { GRIEVANCE_KINDS } from '@niyukt/ui-shared/domain/choices';
import { t } from '@niyukt/ui-shared/i18n/grievances';
import { useDraft } from '../../../lib/useDraft';
import { Button } from '../../../ui/Button';
import { FormDialog } from '../../../ui/FormDialog';
import { failureOf, showFieldErrors } from '../../../ui/showFieldErrors';
import { SelectField, TextArea } from '../../../ui/TextField';
import { useWrite } from './grievance-queries';

const GRIEVANCE_DRAFT = 'grievance';

/** For the device's dialog; the server detects the type by the bytes. */
const KINDS = '.pdf,.docx,.jpg,.jpeg,.png,image/jpeg,image/png';
const MAX_BYTES = 5 * 1024 * 1024;

interface FileChoiceProps {
  file: File | undefined;
  onChoose: (file: File | undefined) => void;
}

/** A file to be sent along, which can be taken away again. */
function FileChoice({ file, onChoose }: FileChoiceProps) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const [isTooLarge, setTooLarge] = useState(false);
  return (
    <div className="grid justify-items-start gap-1.5">
      {file ? (
        <>
          <p className="max-w-full font-semibold wrap-break-word">{file.name}</p>
          <Button
            look="secondary"
            aria-label={t('grievances.removeFile', { name: file.name })}
            onClick={() => onChoose(undefined)}
          >
            {t('grievances.remove')}
          </Button>
        </>
      ) : (
        <Button look="secondary" aria-describedby={id} onClick={() => input.current?.click()}>
          {t('grievances.addFile')}
        </Button>
      )}
      <p id={id} className="text-small text-muted">
        {t('grievances.fileHint')}
      </p>
      {isTooLarge && (
        <p role="alert" className="text-small font-semibold text-danger">
          {t('grievances.tooLarge')}
        </p>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept={KINDS}
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? [];
          // allows choosing the same file again
          currentTarget.value = '';
          if (!chosen) return;
          setTooLarge(chosen.size > MAX_BYTES);
          if (chosen.size <= MAX_BYTES) onChoose(chosen);
        }}
      />
    </div>
  );
}

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
  const isDraft = useDraft(GRIEVANCE_DRAFT, form);
  const [file, setFile] = useState<File>();
  const { errors } = form.formState;
  const submit = form.handleSubmit((values) => {
    write.start(
      { ...values, text: values.text.trim(), file },
      { onSuccess: onDone, onError: (error) => showFieldErrors(form, error) },
    );
  });
  return (
    <FormDialog
      title={t('grievances.write')}
      form={form}
      hasMore={file !== undefined}
      isDraft={isDraft}
      failure={failureOf(write.error)}
      call={write}
      label={t('grievances.send')}
      pendingLabel={t('grievances.sending')}
      onSubmit={submit}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}
