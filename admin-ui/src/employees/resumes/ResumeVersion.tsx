import Download from '@mui/icons-material/DownloadOutlined';
import { Button } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { Employee } from '@niyukt/ui-shared/api/types';
import { StatusChip } from '@niyukt/ui-shared/components/StatusChip';
import { dayInIndia, momentInIndia } from '@niyukt/ui-shared/domain/format';
import { saveFile } from '@niyukt/ui-shared/files/save-file';
import { sizeText } from '@niyukt/ui-shared/files/size-text';
import type { Tone } from '@niyukt/ui-shared/theme/status-look';
import { FailureAlert } from '../../kit/page/FailureAlert';
import { failureText } from '../../kit/providers/http-client';
import { useCall } from '../../kit/records/useCall';
import { Marked } from '../../kit/search/Marked';
import { useTyped } from '../../kit/search/useTyped';
import { soughtWords } from '../../kit/search/words';
import { t } from '../../texts/console';
import type { Resume, ResumeDetails, ResumeProvider, TextState } from './calls';
import { ResumePages } from './ResumePages';
import { useResume } from './useResumes';

interface ResumeVersionProps {
  person: Employee;
  resume: Resume;
  /** Asks for a new one. */
  replace: ReactNode;
}

/** Why the text is not there, or something of it is missing. */
function textProblem({ text_state, problem }: ResumeDetails): string | undefined {
  if (text_state === 'ready') return problem ?? undefined;
  return problem ?? t(`textState.${text_state}Hint`);
}

/** What the file says, as the search reads it, with the words that were searched for marked. */
const ResumeText = ({ text, words }: { text: string; words: readonly string[] }) => (
  <pre className="resume-text" tabIndex={0} role="region" aria-label={t('resume.text')}>
    <Marked text={text} words={soughtWords(words)} />
  </pre>
);

const TONES: Readonly<Record<TextState, Tone>> = {
  pending: 'slate',
  ready: 'green',
  no_text: 'amber',
  failed: 'rose',
};

/** How far the text of a resume has been read; that it can be searched is said, not shown. */
function TextStateChip({ state }: { state: TextState }) {
  return (
    <span role="status" {...(state === 'ready' && { className: 'sr-only' })}>
      <StatusChip tone={TONES[state]} label={t(`textState.${state}`)} />
    </span>
  );
}

/** One version of a resume: what it is, its pages, and what can be done with it. Its text is open when words were searched for. */
export function ResumeVersion({ person, resume, replace }: ResumeVersionProps) {
  const dataProvider = useDataProvider<ResumeProvider>();
  const { start, isPending } = useCall();
  const { details, error, retry } = useResume(person.id, resume);
  const { words } = useTyped();
  const [isText, setText] = useState(words.length > 0);
  const pages = resume.page_count ?? 0;
  const problem = details && textProblem(details);
  const { file_name, size_bytes, uploaded_at, uploaded_by_role, text_state, shown } = resume;
  const who = t(uploaded_by_role === 'employee' ? 'resume.byEmployee' : 'resume.byStaff');
  const download = (): void =>
    start({ failed: t('resume.downloadFailed') }, async () =>
      saveFile(file_name, await dataProvider.readResumeFile(person.id, resume.resume_id)),
    );
  const remove = (): void =>
    start(
      {
        ask: {
          title: t('resume.removeTitle'),
          text: t('resume.removeConfirm'),
          details: [file_name],
          confirmLabel: t('resume.remove'),
          isDanger: true,
        },
        failed: t('resume.removeFailed'),
        done: t('resume.removed'),
      },
      () => dataProvider.removeResume(person.id),
    );
  const readAgain = (): void =>
    start({ failed: t('resume.readAgainFailed') }, () => dataProvider.readResumeAgain(person.id, resume.resume_id));
  return (
    <>
      <div className="resume-version">
        {pages > 0 && <ResumePages employeeId={person.id} resume={resume} count={pages} />}
        <div>
          <div className="resume-head">
            <strong>{file_name}</strong>
            <span className="resume-note">{sizeText(size_bytes)}</span>
            <TextStateChip state={text_state} />
          </div>
          <p className="resume-note">{t('resume.uploadedAt', { moment: momentInIndia(uploaded_at), who })}</p>
          {!shown && <p className="resume-older">{t('resume.isOlder', { day: dayInIndia(uploaded_at) })}</p>}
          {problem && <p className="resume-note">{problem}</p>}
          <div className="resume-buttons no-print">
            <Button
              variant="outlined"
              startIcon={<Download />}
              aria-label={t('resume.downloadNamed', { name: file_name })}
              disabled={isPending}
              onClick={download}
            >
              {t('resume.download')}
            </Button>
            {details?.text && (
              <Button variant="outlined" aria-expanded={isText} onClick={() => setText(!isText)}>
                {t('resume.text')}
              </Button>
            )}
            {text_state === 'failed' && (
              <Button
                aria-label={t('resume.readAgainNamed', { name: file_name })}
                disabled={isPending}
                onClick={readAgain}
              >
                {t('resume.readAgain')}
              </Button>
            )}
            {replace}
            {shown && (
              <Button color="error" onClick={remove}>
                {t('resume.remove')}
              </Button>
            )}
          </div>
        </div>
      </div>
      {error && <FailureAlert retry={retry}>{failureText(error, t('resume.loadFailed'))}</FailureAlert>}
      {isText && details?.text && <ResumeText text={details.text} words={words} />}
    </>
  );
}
