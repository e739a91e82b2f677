import UploadFile from '@mui/icons-material/UploadFileOutlined';
import { Button, LinearProgress } from '@mui/material';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { isGivenUp } from '@niyukt/ui-shared/api/no-answer';
import type { Employee } from '@niyukt/ui-shared/api/types';
import { useFormCall } from '@niyukt/ui-shared/api/useFormCall';
import { failureText, mayBeDone } from '../../kit/providers/http-client';
import { HiddenFileInput } from '../../kit/records/HiddenFileInput';
import { useUnsaved } from '../../kit/records/UnsavedForms';
import { t } from '../../texts/console';
import type { ResumeProvider } from './calls';
import { MAX_BYTES, RESUME_FILES } from './resume-files';

const PERCENT = 100;

interface UploadResumeProps {
  person: Employee;
  hasResume: boolean;
  /** A resume, with the button that asks for a new one. */
  children?: ((replace: ReactNode) => ReactNode) | undefined;
  onUploaded: () => Promise<void>;
}

/** A file on its way. */
interface Sending {
  name: string;
  share: number;
}

/** Drop a file or choose one: it becomes the present version of the resume. */
export function UploadResume({ person, hasResume, children, onUploaded }: UploadResumeProps) {
  const dataProvider = useDataProvider<ResumeProvider>();
  const notify = useNotify();
  const nextCall = useFormCall();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [sending, setSending] = useState<Sending>();
  const [failure, setFailure] = useState<string>();
  useUnsaved(sending !== undefined);

  const send = async (file: File): Promise<void> => {
    if (file.size > MAX_BYTES) {
      setFailure(t('resume.tooLarge'));
      return;
    }
    setFailure(undefined);
    setSending({ name: file.name, share: 0 });
    try {
      const onProgress = (share: number): void => setSending({ name: file.name, share });
      await dataProvider.uploadResume(person.id, file, onProgress, nextCall().signal);
      notify(t('resume.uploaded'), { type: 'success' });
      await onUploaded();
    } catch (error) {
      if (isGivenUp(error)) notify(t('network.left'), { type: 'warning' });
      else setFailure(failureText(error, t('resume.uploadFailed')));
      if (mayBeDone(error)) await onUploaded();
    } finally {
      setSending(undefined);
    }
  };
  const take = (files: FileList | null): void => {
    const [file] = files ?? [];
    if (file && !sending) void send(file);
  };
  // the dialog with the pages is no part of it, though its events come by here
  const isHere = ({ currentTarget, target }: DragEvent): boolean => currentTarget.contains(target as Node);
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    if (isHere(event)) take(event.dataTransfer.files);
  };
  const percent = Math.round((sending?.share ?? 0) * PERCENT);
  const button = (
    <Button
      variant="outlined"
      startIcon={<UploadFile />}
      disabled={sending !== undefined}
      onClick={() => input.current?.click()}
    >
      {t(hasResume ? 'resume.replace' : 'resume.choose')}
    </Button>
  );
  return (
    <div
      className={`resume-drop ${children ? 'holds-resume' : 'no-print'} ${isOver ? 'is-over' : ''}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(isHere(event));
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {children?.(button)}
      {!children && !sending && (
        <>
          {button}
          <div>
            <p>{t('resume.none')}</p>
            <p className="resume-note">{t('resume.dropHint')}</p>
          </div>
        </>
      )}
      {sending && (
        <div role="status" className="no-print">
          <p>{t('resume.uploading', { name: sending.name, percent })}</p>
          <LinearProgress variant="determinate" value={percent} aria-label={sending.name} />
        </div>
      )}
      {failure && (
        <p className="resume-failure no-print" role="alert">
          {failure}
        </p>
      )}
      <HiddenFileInput input={input} accept={RESUME_FILES} label={t('resume.choose')} onTake={take} />
    </div>
  );
}
