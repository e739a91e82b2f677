import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError } from '@niyukt/ui-shared/api/api-error';
import type { Resume } from '@niyukt/ui-shared/api/types';
import { errorText } from '@niyukt/ui-shared/errors/error-text';
import { t } from '@niyukt/ui-shared/i18n/own-resume';
import { isLeaving } from '@niyukt/ui-shared/session/browser-session';
import { sendFile } from '@niyukt/ui-shared/session/send-file';
import { type ReadyFile, readyFile, UnfitFile } from './ready-file';
import { ADDRESS } from './resume-queries';

/** The state of an upload. */
export type Upload =
  | { step: 'none' }
  | { step: 'preparing'; name: string }
  | { step: 'sending'; name: string; share: number }
  /** `ready` is a file that may be sent again. */
  | { step: 'failed'; text: string; ready?: ReadyFile };

const SENTENCES = {
  413: 'ownResume.tooLargeFile',
  415: 'ownResume.wrongKind',
  422: 'ownResume.damaged',
} as const;

/** Uploads a resume: preparation, progress, cancel, and retry after a failure, automatically once the device is online again. */
export function useUpload(onSaved: (resume: Resume, isSmaller: boolean) => void) {
  const [upload, setUpload] = useState<Upload>({ step: 'none' });
  const running = useRef<AbortController>(undefined);
  const stop = (): void => running.current?.abort();

  async function send(prepare: (signal: AbortSignal) => Promise<ReadyFile>): Promise<void> {
    stop();
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    let ready: ReadyFile | undefined;
    try {
      ready = await prepare(signal);
      if (signal.aborted) return;
      const { file, key, isSmaller } = ready;
      setUpload({ step: 'sending', name: file.name, share: 0 });
      const resume = await sendFile<Resume>(ADDRESS, file, {
        fallback: t('ownResume.uploadFailed'),
        onProgress: (share) => setUpload({ step: 'sending', name: file.name, share }),
        signal,
        idempotencyKey: key,
      });
      setUpload({ step: 'none' });
      onSaved(resume, isSmaller);
    } catch (failure) {
      if (signal.aborted) return;
      setUpload({ step: 'failed', text: textOf(failure), ...(mayPassLater(failure) && ready && { ready }) });
    }
  }

  const start = (chosen: File): void => {
    setUpload({ step: 'preparing', name: chosen.name });
    void send(() => readyFile(chosen));
  };
  const retry = (): void => {
    if (upload.step === 'failed' && upload.ready) void send(() => Promise.resolve(upload.ready as ReadyFile));
  };
  const reset = (): void => {
    stop();
    setUpload({ step: 'none' });
  };

  const retryOnline = useEffectEvent(retry);
  const isUnderWay = upload.step === 'preparing' || upload.step === 'sending';
  useEffect(() => {
    const again = (): void => retryOnline();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);
  useEffect(() => {
    if (!isUnderWay) return undefined;
    const ask = (event: BeforeUnloadEvent): void => {
      if (!isLeaving()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnderWay]);
  useEffect(() => stop, []);

  return { upload, start, retry, reset };
}

/** A file that was refused for its content stays refused. */
const mayPassLater = (failure: unknown): boolean => failure instanceof ApiError && !(failure.status in SENTENCES);

function textOf(failure: unknown): string {
  if (failure instanceof UnfitFile) return failure.message;
  if (!(failure instanceof ApiError)) return t('ownResume.uploadFailed');
  if (failure.noAnswer) return t(failure.noAnswer === 'lost' ? 'ownResume.network' : 'ownResume.offline');
  if (failure.code) return errorText(failure, failure.message);
  const { status } = failure;
  return status in SENTENCES ? t(SENTENCES[status as keyof typeof SENTENCES]) : failure.message;
}
