import type { EmployeeProfile, Resume } from '@niyukt/ui-shared/api/types';
import { t } from '@niyukt/ui-shared/i18n/own-resume';
import { useState } from 'react';
import { Alert } from '../../components/Alert';
import { Button } from '../../components/Button';
import { AddResume } from './AddResume';
import { FoundFacts } from './FoundFacts';
import { KeptResume, stateText } from './KeptResume';
import { useResume, useShownResume } from './resume-queries';
import { UploadFailure, UploadProgress } from './UploadProgress';
import { useDropped } from './useDropped';
import { useKeptFocus } from './useKeptFocus';
import { useUpload } from './useUpload';

/** The own resume: upload, reading, found facts, replacement and removal. */
export default function ResumeCard({ profile }: { profile: EmployeeProfile }) {
  const kept = useResume();
  const { show } = useShownResume();
  const [done, setDone] = useState<string>();
  const [hasActed, setActed] = useState(false);
  const saved = (resume: Resume, isSmaller: boolean): void => {
    show(resume);
    setDone([t('ownResume.saved'), ...(isSmaller ? [t('ownResume.smaller')] : [])].join(' '));
  };
  const { upload, start, retry, reset } = useUpload(saved);
  const choose = (file: File): void => {
    setActed(true);
    setDone(undefined);
    start(file);
  };
  const tell = (text: string): void => {
    setActed(true);
    setDone(text);
  };
  const isUnderWay = upload.step === 'preparing' || upload.step === 'sending';
  const drop = useDropped({ isBusy: isUnderWay, onFile: choose, onSeveral: () => tell(t('ownResume.dropped')) });
  const resume = kept.data?.resume;
  const problem = kept.data?.problem ?? null;
  const heading = useKeptFocus(`${upload.step} ${resume?.resume_id}`, hasActed);
  const facts = kept.data?.facts;

  return (
    <section
      aria-labelledby="own-resume"
      className={`relative grid gap-4 rounded-card border bg-surface p-6 ${drop.isOver ? 'border-action outline-2 outline-action' : 'border-line'}`}
    >
      <h2 id="own-resume" ref={heading} tabIndex={-1} className="text-lead outline-none">
        {t(resume === null && !isUnderWay ? 'ownResume.ask' : 'ownResume.title')}
      </h2>
      <div role="status" className={done ? '' : 'sr-only'}>
        {done && <p className="font-semibold">{done}</p>}
        {hasActed && !isUnderWay && resume && <p className="sr-only">{stateText(resume, problem)}</p>}
      </div>
      {isUnderWay ? (
        <UploadProgress
          upload={upload}
          onCancel={() => {
            reset();
            tell(t('ownResume.cancelled'));
          }}
        />
      ) : (
        <>
          {upload.step === 'failed' && (
            <UploadFailure text={upload.text} onRetry={upload.kept && retry} onChoose={choose} onDismiss={reset} />
          )}
          {kept.isPending && <Waiting />}
          {kept.isError && !kept.data && (
            <Alert kind="alert">
              <p>{t('ownResume.loadFailed')}</p>
              <Button look="quiet" onClick={() => void kept.refetch()}>
                {t('action.tryAgain')}
              </Button>
            </Alert>
          )}
          {resume === null && upload.step !== 'failed' && (
            <AddResume employeeId={profile.employee_id} onChoose={choose} />
          )}
          {resume && (
            <KeptResume
              resume={resume}
              problem={problem}
              onChoose={choose}
              onRemoved={() => tell(t('ownResume.removed'))}
            />
          )}
          {resume && facts && (
            <FoundFacts key={resume.resume_id} profile={profile} resume={resume} facts={facts} onDone={tell} />
          )}
        </>
      )}
    </section>
  );
}

/** A placeholder of a resume's height. */
function Waiting() {
  return <div aria-hidden="true" className="h-24 animate-pulse rounded bg-sunken motion-reduce:animate-none" />;
}
