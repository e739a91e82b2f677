import { Link } from 'react-router';
import { ApiError } from '@niyukt/ui-shared/api/api-error';
import type { Candidate } from '@niyukt/ui-shared/api/types';
import { dayInIndia, phoneText, salaryText } from '@niyukt/ui-shared/domain/format';
import { errorText } from '@niyukt/ui-shared/errors/error-text';
import { t } from '@niyukt/ui-shared/i18n/company-candidates';
import { standaloneLink, textLink } from '../../../lib/link';
import { useBanner } from '../../../lib/useBanner';
import { useTitle } from '../../../lib/useTitle';
import { Button, buttonClass } from '../../../ui/Button';
import { CardSkeletons } from '../../../ui/CardSkeletons';
import { EmptyState, FailedState } from '../../../ui/EmptyState';
import { Facts } from '../../../ui/Facts';
import { AnswerBar } from './AnswerBar';
import { nameOf } from './answers';
import { needsTerms, useCandidate, useCandidateAnswer, useCandidateFile } from './candidate-queries';
import { SkillNames } from './CandidateCard';
import { StageChip } from './StageChip';
import { TermsNeeded } from './TermsNeeded';

/** One person, as the agency shows them. */
export function CandidatePage({ id }: { id: number }) {
  const { data, error, refetch, isPending } = useCandidate(id);
  useTitle(data ? nameOf(data) : t('candidate.title'));
  if (error && needsTerms(error)) return <TermsNeeded />;
  // a profile that is shown no more goes from the screen, too
  if (error instanceof ApiError && error.status === 404) return <GoneProfile />;
  if (data) return <Profile candidate={data} />;
  if (isPending) return <CardSkeletons />;
  return <FailedState title={t('candidate.oneFailed')} hint={t('candidate.failedHint')} onRetry={refetch} />;
}

/** In place of a profile that is not shown, or no longer. */
export function GoneProfile() {
  return (
    <EmptyState kind="failed" title={t('candidate.gone')} hint={t('candidate.goneHint')}>
      <Link to="/company-dashboard" className={buttonClass('secondary')}>
        {t('candidate.toJobs')}
      </Link>
    </EmptyState>
  );
}

function Profile({ candidate }: { candidate: Candidate }) {
  const { connection_id: id, request_id, job_title, headline, note, resume_text } = candidate;
  const name = nameOf(candidate);
  const answering = useCandidateAnswer();
  return (
    <article aria-labelledby="candidate" className="grid gap-6">
      <div>
        <p className="no-print flex flex-wrap gap-x-5">
          <Link to={`/company-dashboard/jobs/${request_id}/candidates`} className={standaloneLink}>
            {t('candidate.toList', { job: job_title })}
          </Link>
          <Link to={`/company-dashboard/interviews?candidate=${id}`} className={standaloneLink}>
            {t('candidate.interviews', { name })}
          </Link>
        </p>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1 id="candidate" className="text-page">
            {name}
          </h1>
          <StageChip candidate={candidate} />
        </div>
        {headline && <p className="text-lead">{headline}</p>}
        <p className="text-small text-muted">{t('candidate.shownOn', { day: dayInIndia(candidate.submitted_at) })}</p>
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
        <div className="grid gap-6">
          <Section title={t('candidate.titleFor', { job: job_title })} isHidden>
            <Facts facts={factsOf(candidate)} />
          </Section>
          {note && (
            <Section title={t('candidate.note')}>
              <p className="whitespace-pre-line">{note}</p>
            </Section>
          )}
        </div>
        <div className="no-print grid gap-4 rounded-card border border-line bg-surface p-5">
          <h2 className="font-bold">{t('candidate.answer')}</h2>
          <AnswerBar person={candidate} answering={answering} />
          <div className="flex flex-wrap gap-3 border-t border-line pt-4">
            <FileButton id={id} kind="profile.pdf" />
            {candidate.has_file && <FileButton id={id} kind="resume" />}
            <Button look="secondary" onClick={() => window.print()}>
              {t('action.print')}
            </Button>
          </div>
        </div>
      </div>
      <Section title={t('candidate.resume')}>
        {resume_text ? (
          <>
            <p className="text-small text-muted">{t('candidate.resumeHint')}</p>
            <p className="max-w-[75ch] whitespace-pre-line">{resume_text}</p>
          </>
        ) : (
          <p className="text-muted">{t('candidate.noResume')}</p>
        )}
      </Section>
      <p className="text-small text-muted">{t('candidate.confidential')}</p>
    </article>
  );
}

function factsOf(candidate: Candidate): [string, React.ReactNode][] {
  const none = t('generic.notSpecified');
  const { phone, email, skills } = candidate;
  return [
    ...(phone || email
      ? [
          [
            t('candidate.contact'),
            <span key="contact" className="grid">
              {phone && (
                <a href={`tel:${phone}`} className={textLink}>
                  {phoneText(phone)}
                </a>
              )}
              {email && (
                <a href={`mailto:${email}`} className={textLink}>
                  {email}
                </a>
              )}
            </span>,
          ] satisfies [string, React.ReactNode],
        ]
      : []),
    [t('candidate.skills'), skills.length ? <SkillNames key="skills" skills={skills} /> : none],
    [t('candidate.qualification'), candidate.qualification ?? none],
    [t('candidate.location'), candidate.preferred_location ?? none],
    [t('candidate.salary'), salaryText(candidate.preferred_salary, none)],
  ];
}

function Section({
  title,
  isHidden = false,
  children,
}: {
  title: string;
  isHidden?: boolean;
  children: React.ReactNode;
}) {
  return (
    <section className="grid gap-2">
      <h2 className={isHidden ? 'sr-only' : 'text-title'}>{title}</h2>
      {children}
    </section>
  );
}

function FileButton({ id, kind }: { id: number; kind: 'profile.pdf' | 'resume' }) {
  const { fail } = useBanner();
  const download = useCandidateFile(id);
  const [label, busy, failed] =
    kind === 'resume'
      ? (['candidate.file', 'candidate.fileLoading', 'candidate.fileFailed'] as const)
      : (['candidate.pdf', 'candidate.pdfLoading', 'candidate.pdfFailed'] as const);
  return (
    <Button
      look="secondary"
      isBusy={download.isPending}
      onClick={() => download.start(kind, { onError: (error) => fail(errorText(error, t(failed))) })}
    >
      {t(download.isPending ? busy : label)}
    </Button>
  );
}
