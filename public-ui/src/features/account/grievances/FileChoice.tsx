import { t } from '@niyukt/ui-shared/i18n/grievances';
import { useId, useRef, useState } from 'react';
import { Button } from '../../../ui/Button';

/** For the device's dialog; the server detects the type by the bytes. */
const KINDS = '.pdf,.docx,.jpg,.jpeg,.png,image/jpeg,image/png';
const MAX_BYTES = 5 * 1024 * 1024;

interface FileChoiceProps {
  file: File | undefined;
  onChoose: (file: File | undefined) => void;
}

/** A file to be sent along, which can be taken away again. */
export function FileChoice({ file, onChoose }: FileChoiceProps) {
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
