import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { EmployeeProfile, Resume } from '@niyukt/ui-shared/api/types';
import { t } from '@niyukt/ui-shared/i18n/own-resume';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';
import { AddResume } from './AddResume';
import { factsToAdd } from './facts-to-add';
import { FoundFacts } from './FoundFacts';
import { useResume, useShownResume } from './resume-queries';
import { isSnoozed } from './snooze';
import { problemText, stateText, StoredResume } from './StoredResume';
import { UploadFailure, UploadProgress } from './UploadProgress';
import { useUpload } from './useUpload';

/** The own resume: upload, reading, found facts, replacement and removal. One line until it is opened, or needs work. */
export default function ResumeCard({ profile }: { profile: EmployeeProfile }) {
  const stored = useResume();
  const { show } = useShownResume();
  const [done, setDone] = useState<string>();
  const [hasActed, setActed] = useState(false);
  const [chosenOpen, setOpen] = useState<boolean>();
  const saved = (resume: Resume, isSmaller: boolean): void => {
    show(resume);
    setDone([t('ownResume.saved'), ...(isSmaller ? [t('ownResume.smaller')] : [])].join(' '));
  };
  const { upload, start, retry, reset } = useUpload(saved);
  const choose = (file: File): void => {
    setActed(true);
    setDone(undefined);
    setOpen(undefined);
    start(file);
  };
  const showBanner = (text: string): void => {
    setActed(true);
    setDone(text);
  };
  const isUnderWay = upload.step === 'preparing' || upload.step === 'sending';
  const drop = useDropped({ isBusy: isUnderWay, onFile: choose, onSeveral: () => showBanner(t('ownResume.dropped')) });
  const resume = stored.data?.resume;
  const problem = problemText(stored.data);
  const heading = useFocusOfStep(`${upload.step} ${resume?.resume_id}`, hasActed);
  const facts = stored.data?.facts;
  const found = resume && facts && !isSnoozed('facts', resume.resume_id) ? factsToAdd(profile, facts).length : 0;
  const needsWork = resume?.text_state === 'no_text' || resume?.text_state === 'failed';
  const isOpen = chosenOpen ?? (hasActed || needsWork);

  return (
    <section
      aria-labelledby="own-resume"
      className={`relative grid gap-4 rounded-card border bg-surface p-6 ${drop.isOver ? 'border-action outline-2 outline-action' : 'border-line'}`}
    >
      <h2 id="own-resume" ref={heading} tabIndex={-1} className="text-lead outline-none">
        {resume && !isUnderWay ? (
          <FoldButton isOpen={isOpen} onToggle={() => setOpen(!isOpen)}>
            {isOpen || !found ? (
              t('ownResume.title')
            ) : (
              <span className="text-base">{t('ownResume.foundLine', { count: found })}</span>
            )}
            {!isOpen && !found && (
              <span className="font-normal text-muted">
                {' · '}
                <span>{resume.file_name}</span>
              </span>
            )}
          </FoldButton>
        ) : (
          t(resume === null && !isUnderWay ? 'ownResume.ask' : 'ownResume.title')
        )}
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
            showBanner(t('ownResume.cancelled'));
          }}
        />
      ) : (
        <>
          {upload.step === 'failed' && (
            <UploadFailure text={upload.text} onRetry={upload.ready && retry} onChoose={choose} onDismiss={reset} />
          )}
          {stored.isPending && <Waiting />}
          {stored.isError && !stored.data && (
            <Alert kind="alert">
              <p>{t('ownResume.loadFailed')}</p>
              <Button look="quiet" onClick={() => void stored.refetch()}>
                {t('action.tryAgain')}
              </Button>
            </Alert>
          )}
          {resume === null && upload.step !== 'failed' && (
            <AddResume employeeId={profile.employee_id} onChoose={choose} />
          )}
          {isOpen && resume && (
            <StoredResume
              resume={resume}
              problem={problem}
              onChoose={choose}
              onRemoved={() => showBanner(t('ownResume.removed'))}
            />
          )}
          {isOpen && resume && facts && (
            <FoundFacts key={resume.resume_id} profile={profile} resume={resume} facts={facts} onDone={showBanner} />
          )}
        </>
      )}
    </section>
  );
}

interface FoldButtonProps {
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/** The heading as a button that opens and closes what is below it. */
function FoldButton({ isOpen, onToggle, children }: FoldButtonProps) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={onToggle}
      className="-m-2 flex min-h-11 w-[calc(100%+1rem)] items-center justify-between gap-4 rounded-control p-2 text-left"
    >
      <span className="min-w-0">{children}</span>
      <Icon className={`size-5 shrink-0 text-action ${isOpen ? 'rotate-180' : ''}`} lineWidth={2}>
        <path d="m4.5 7.5 5.5 5.5 5.5-5.5" />
      </Icon>
    </button>
  );
}

/** A placeholder of a line's height. */
function Waiting() {
  return <div aria-hidden="true" className="h-6 animate-pulse rounded bg-sunken motion-reduce:animate-none" />;
}

/** A ref for the element that takes the focus when a step removes the focused one; unused before the person acts. */
function useFocusOfStep(step: string, hasActed: boolean) {
  const place = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (hasActed && document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [step, hasActed]);
  return place;
}

interface Dropping {
  /** Whether dropped files are refused now. */
  isBusy: boolean;
  onFile: (file: File) => void;
  onSeveral: () => void;
}

/** Accepts a file dropped anywhere on the page: outside of a drop zone, browsers would open it. */
function useDropped({ isBusy, onFile, onSeveral }: Dropping): { isOver: boolean } {
  const [isOver, setOver] = useState(false);
  const move = useEffectEvent((event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    const isTaken = !isBusy && !document.querySelector('dialog:modal');
    event.dataTransfer.dropEffect = isTaken ? 'copy' : 'none';
    setOver(isTaken && event.type !== 'drop');
    if (event.type !== 'drop' || !isTaken) return;
    const [file, ...others] = event.dataTransfer.files;
    if (others.length) onSeveral();
    else if (file) onFile(file);
  });
  useEffect(() => {
    const listen = (event: DragEvent): void => move(event);
    const leave = (event: DragEvent): void => {
      // null only when the pointer leaves the page
      if (!event.relatedTarget) setOver(false);
    };
    const kinds = ['dragover', 'drop'] as const;
    for (const kind of kinds) window.addEventListener(kind, listen);
    window.addEventListener('dragleave', leave);
    return () => {
      for (const kind of kinds) window.removeEventListener(kind, listen);
      window.removeEventListener('dragleave', leave);
    };
  }, []);
  return { isOver };
}
