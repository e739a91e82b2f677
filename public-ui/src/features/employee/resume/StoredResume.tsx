import { useState } from 'react';
import type { OwnResume, Resume } from '@niyukt/ui-shared/api/types';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { errorText, fieldText } from '@niyukt/ui-shared/errors/error-text';
import { sizeText } from '@niyukt/ui-shared/files/size-text';
import { t } from '@niyukt/ui-shared/i18n/own-resume';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { Icon } from '../../../ui/Icon';
import { Meta } from '../../../ui/Meta';
import { CameraButton, ChooseButton } from './FileButtons';
import { useDownloadResume, useReadAgain, useRemoveResume } from './resume-queries';

const STATE_TEXTS = {
  pending: 'ownResume.pending',
  ready: 'ownResume.ready',
  no_text: 'ownResume.noText',
  failed: 'ownResume.failed',
} as const;

const WORD = 'ownResume.kind.word';
const PHOTO = 'ownResume.kind.photo';

const KIND_TEXTS = {
  'application/pdf': 'ownResume.kind.pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': WORD,
  'application/msword': WORD,
  'application/vnd.oasis.opendocument.text': 'ownResume.kind.odt',
  'application/rtf': 'ownResume.kind.rtf',
  'text/plain': 'ownResume.kind.text',
  'image/jpeg': PHOTO,
  'image/png': PHOTO,
} as const;

/**
 * The result of reading a resume, and what to do about it.
 * @param problem why there is no text, or only a part
 */
export function stateText({ text_state }: Resume, problem: string | null): string {
  if (problem && text_state === 'pending') return problem;
  const words = [t(STATE_TEXTS[text_state])];
  if (problem && text_state === 'failed') words.unshift(ended(problem));
  if (problem && text_state === 'ready') words.push(ended(problem));
  return words.join(' ');
}

const ended = (sentence: string): string => (/[.।]$/.test(sentence) ? sentence : `${sentence}.`);

/** Why there is no text, or only a part, in the shown language as far as it has words for it. */
export function problemText({ problem, problems = [] }: Partial<OwnResume> = {}): string | null {
  const texts = problems.map((one) => ({ one, text: fieldText({ field: '', ...one }) }));
  const isTranslated = texts.length > 0 && texts.every(({ one, text }) => text !== one.message);
  return isTranslated ? texts.map(({ text }) => ended(text)).join(' ') : (problem ?? null);
}

interface StoredResumeProps {
  resume: Resume;
  problem: string | null;
  onChoose: (file: File) => void;
  onRemoved: () => void;
}

export function StoredResume({ resume, problem, onChoose, onRemoved }: StoredResumeProps) {
  const [isRemoving, setRemoving] = useState(false);
  const download = useDownloadResume();
  const remove = useRemoveResume();
  const readAgain = useReadAgain();
  const failure = download.error ?? remove.error ?? readAgain.error;
  const added = resume.uploaded_by_role === 'employee' ? 'ownResume.added' : 'ownResume.byAgency';
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="grid min-w-0 flex-1 basis-72 gap-1">
          <p className="font-semibold">{resume.file_name}</p>
          <Meta
            items={[
              t(KIND_TEXTS[resume.media_type]),
              sizeText(resume.size_bytes),
              t(added, { date: dayInIndia(resume.uploaded_at) }),
            ]}
          />
          <TextState resume={resume} problem={problem} />
        </div>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9em),1fr))] gap-3 max-sm:w-full sm:flex sm:flex-wrap">
          {resume.text_state === 'failed' && (
            <Button
              look="secondary"
              aria-label={t('ownResume.readAgainLabel')}
              isBusy={readAgain.isPending}
              onClick={() => readAgain.start()}
            >
              {t('ownResume.readAgain')}
            </Button>
          )}
          <ChooseButton look="secondary" aria-label={t('ownResume.replaceLabel')} onChoose={onChoose}>
            {t('ownResume.replace')}
          </ChooseButton>
          <CameraButton look="secondary" onChoose={onChoose} />
          <Button
            look="secondary"
            aria-label={t('ownResume.downloadLabel')}
            isBusy={download.isPending}
            onClick={() => download.start(resume.file_name)}
          >
            {t(download.isPending ? 'ownResume.downloading' : 'ownResume.download')}
          </Button>
          <Button
            look="danger"
            aria-label={t('ownResume.removeLabel')}
            isBusy={remove.isPending}
            onClick={() => setRemoving(true)}
          >
            {t('ownResume.remove')}
          </Button>
        </div>
      </div>
      {failure && <Alert kind="alert">{errorText(failure, failure.message)}</Alert>}
      {isRemoving && (
        <ConfirmDialog
          title={t('ownResume.removeTitle')}
          question={t('ownResume.removeQuestion')}
          confirm={t('ownResume.remove')}
          onConfirm={() => {
            setRemoving(false);
            remove.start(undefined, { onSuccess: onRemoved });
          }}
          onCancel={() => setRemoving(false)}
        />
      )}
    </>
  );
}

/** As text with a mark; problems that need an action are in a box. */
function TextState({ resume, problem }: Pick<StoredResumeProps, 'resume' | 'problem'>) {
  const { text_state } = resume;
  const needsWork = text_state === 'no_text' || text_state === 'failed';
  if (needsWork) {
    return (
      <p className="mt-2 max-w-2xl rounded-control border-l-4 border-mark bg-sunken px-4 py-3">
        {stateText(resume, problem)}
      </p>
    );
  }
  return (
    <p className="flex items-center gap-2 text-small">
      {text_state === 'ready' ? <Tick /> : <Spinner />}
      {stateText(resume, problem)}
    </p>
  );
}

function Tick() {
  return (
    <Icon className="size-4 shrink-0 text-green" lineWidth={2.5}>
      <path d="m4 10.5 4 4 8-9" />
    </Icon>
  );
}

function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="size-4 shrink-0 animate-spin rounded-full border-2 border-line border-t-action motion-reduce:animate-none"
    />
  );
}
