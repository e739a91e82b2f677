import { t } from '@niyukt/ui-shared/i18n/own-resume';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { CameraButton, ChooseButton } from './FileButtons';
import type { Upload } from './useUpload';

const PERCENT = 100;

interface UploadProgressProps {
  upload: Extract<Upload, { name: string }>;
  onCancel: () => void;
}

export function UploadProgress({ upload, onCancel }: UploadProgressProps) {
  const share = upload.step === 'sending' ? upload.share : undefined;
  const percent = share === undefined ? undefined : Math.floor(share * PERCENT);
  return (
    <div className="grid gap-3">
      <p role="status">{t(textOf(share), { name: upload.name })}</p>
      <progress
        aria-label={t(textOf(share), { name: upload.name })}
        max={PERCENT}
        value={percent === PERCENT ? undefined : percent}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-small text-muted tabular-nums">
          {percent === undefined ? '' : t('ownResume.progress', { percent })}
        </p>
        <Button look="secondary" onClick={onCancel}>
          {t('ownResume.cancel')}
        </Button>
      </div>
    </div>
  );
}

/** At a share of 1 the file was sent, and the server checks it. */
function textOf(share: number | undefined): 'ownResume.preparing' | 'ownResume.sending' | 'ownResume.checking' {
  if (share === undefined) return 'ownResume.preparing';
  return share < 1 ? 'ownResume.sending' : 'ownResume.checking';
}

interface UploadFailureProps {
  text: string;
  /** Sends the same file again, where that may help. */
  onRetry: (() => void) | undefined;
  onChoose: (file: File) => void;
  onDismiss: () => void;
}

/** Why a file was refused, and what to do next. */
export function UploadFailure({ text, onRetry, onChoose, onDismiss }: UploadFailureProps) {
  return (
    <div className="grid gap-4">
      <Alert kind="alert">{text}</Alert>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9em),1fr))] gap-3 sm:flex sm:flex-wrap">
        {onRetry && <Button onClick={onRetry}>{t('action.tryAgain')}</Button>}
        <ChooseButton look={onRetry ? 'secondary' : 'primary'} onChoose={onChoose}>
          {t('ownResume.another')}
        </ChooseButton>
        <CameraButton look="secondary" onChoose={onChoose} />
        <Button look="quiet" onClick={onDismiss}>
          {t('action.close')}
        </Button>
      </div>
    </div>
  );
}
