import { useState } from 'react';
import type { Message, SharedCandidate, SharedList } from '@niyukt/ui-shared/api/types';
import { salaryText } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/company-candidates';
import { api } from '@niyukt/ui-shared/session/browser-session';
import { useTitle } from '../../../lib/useTitle';
import { Banners } from '../../../ui/Banners';
import { DashboardMain } from '../../../ui/DashboardHeader';
import { EmptyState } from '../../../ui/EmptyState';
import { Logo } from '../../../ui/Logo';
import { Meta } from '../../../ui/Meta';
import { ThemeSwitch } from '../../../ui/ThemeSwitch';
import { AnswerBar } from '../candidates/AnswerBar';
import type { Answer } from '../candidates/answers';
import type { CandidateAnswering } from '../candidates/candidate-queries';
import { SkillNames } from '../candidates/CandidateCard';
import { StageChip } from '../candidates/StageChip';

interface SharedCandidatesProps {
  token: string;
  list: SharedList;
  /** The name that was typed. */
  reader: string;
}

/** The masked people of a link, with their answers. */
export function SharedCandidates({ token, list, reader }: SharedCandidatesProps) {
  const heading = t('candidate.titleFor', { job: list.job_title });
  useTitle(heading);
  const [answers, setAnswers] = useState<Readonly<Record<number, Answer>>>({});
  const answering: CandidateAnswering = {
    send: (given, { signal }) =>
      api.call<Message>('POST', '/api/shared/answer', {
        body: { token, name: reader, ...given },
        signal,
        fallback: t('answer.failed'),
      }),
    onSuccess: (_message, { connection_id, answer }) => setAnswers((said) => ({ ...said, [connection_id]: answer })),
  };
  return (
    <>
      <header className="no-print border-b border-line bg-surface">
        <div className="mx-auto flex max-w-6xl items-center justify-between gap-3 px-4 py-3 sm:px-8">
          <Logo />
          <ThemeSwitch />
        </div>
      </header>
      <DashboardMain>
        <Banners />
        <div>
          <h1 className="text-page">{heading}</h1>
          <p className="text-muted">{t('shared.readBy', { company: list.company_name, name: reader })}</p>
        </div>
        {list.candidates.length === 0 && (
          <EmptyState kind="nothing" title={t('shared.none')} hint={t('shared.noneHint')} />
        )}
        <ul className="grid gap-4 md:has-[>:nth-child(2)]:grid-cols-2">
          {list.candidates.map((candidate) => {
            const answer = answers[candidate.connection_id] ?? candidate.answer;
            return (
              <li key={candidate.connection_id}>
                <SharedCard candidate={{ ...candidate, answer }} answering={answering} />
              </li>
            );
          })}
        </ul>
        <p className="text-small text-muted">{t('candidate.confidential')}</p>
      </DashboardMain>
    </>
  );
}

interface SharedCardProps {
  candidate: SharedCandidate;
  answering: CandidateAnswering;
}

function SharedCard({ candidate, answering }: SharedCardProps) {
  const { display_name: name, headline, note, resume_text: resume } = candidate;
  return (
    <article className="flex h-full break-inside-avoid flex-col gap-3 rounded-card border border-line bg-surface p-5 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <h2 className="min-w-[6em] flex-1 text-lead">{name}</h2>
        <StageChip candidate={candidate} />
      </div>
      {headline && <p className="font-semibold">{headline}</p>}
      <Meta
        items={[candidate.qualification, candidate.preferred_location, salaryText(candidate.preferred_salary, '')]}
      />
      <SkillNames skills={candidate.skills} />
      {note && <p className="whitespace-pre-line">{note}</p>}
      {resume && (
        <details>
          <summary className="min-h-11 content-center font-semibold text-action">
            {t('shared.readResume')}
            <span className="sr-only">: {name}</span>
          </summary>
          <p className="mt-2 whitespace-pre-line">{resume}</p>
        </details>
      )}
      <div className="mt-auto pt-2">
        <AnswerBar person={candidate} answering={answering} />
      </div>
    </article>
  );
}
