import { Link } from 'react-router';
import type { Candidate } from '@niyukt/ui-shared/api/types';
import { dayInIndia, salaryText } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/company-candidates';
import { textLink } from '../../../lib/link';
import { buttonClass } from '../../../ui/Button';
import { Meta } from '../../../ui/Meta';
import { AnswerBar } from './AnswerBar';
import { nameOf } from './answers';
import type { CandidateAnswering } from './candidate-queries';
import { StageChip } from './StageChip';

interface CandidateCardProps {
  candidate: Candidate;
  answering: CandidateAnswering;
  onAnswered?: () => void;
  /** Whether the person is chosen to compare, where people of one job are; `onPick` is undefined when enough are chosen. */
  picking?: { isPicked: boolean; onPick: (() => void) | undefined };
}

/** A person in the list of a job, or of all jobs, which are named then. */
export function CandidateCard({ candidate, answering, onAnswered, picking }: CandidateCardProps) {
  const { connection_id: id, headline, qualification, preferred_location, skills } = candidate;
  const name = nameOf(candidate);
  const address = `/company-dashboard/candidates/${id}`;
  return (
    <article className="flex h-full break-inside-avoid flex-col gap-3 rounded-card border border-line bg-surface p-5 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <h2 className="min-w-[6em] flex-1 text-lead">
          <Link to={address} className={`${textLink} inline-flex min-h-11 items-center sm:min-h-0`}>
            {name}
          </Link>
        </h2>
        <StageChip candidate={candidate} />
      </div>
      {!picking && <p className="text-muted">{t('candidate.forJob', { job: candidate.job_title })}</p>}
      {headline && <p className="font-semibold">{headline}</p>}
      <Meta items={[qualification, preferred_location, salaryText(candidate.preferred_salary, '')]} />
      <SkillNames skills={skills} />
      <p className="text-small text-muted">{t('candidate.shownOn', { day: dayInIndia(candidate.submitted_at) })}</p>
      <div className="mt-auto grid gap-3 pt-2">
        <AnswerBar person={candidate} answering={answering} {...(onAnswered && { onAnswered })} />
        <div className="no-print flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <Link to={address} aria-label={t('candidate.openProfileOf', { name })} className={buttonClass('secondary')}>
            {t('candidate.openProfile')}
          </Link>
          {picking && (
            <label className="inline-flex min-h-11 items-center gap-2">
              <input
                type="checkbox"
                aria-label={t('compare.pickOf', { name })}
                checked={picking.isPicked}
                disabled={!picking.onPick}
                onChange={picking.onPick}
                className="size-5 shrink-0 accent-action"
              />
              {t('compare.pick')}
            </label>
          )}
        </div>
      </div>
    </article>
  );
}

/** Skills, each in a frame. */
export function SkillNames({ skills }: Pick<Candidate, 'skills'>) {
  if (!skills.length) return null;
  return (
    <ul aria-label={t('candidate.skills')} className="flex flex-wrap gap-1.5">
      {skills.map(({ skill_name: skill }) => (
        <li key={skill} className="rounded-chip border border-line bg-sunken px-2 py-0.5 text-small">
          {skill}
        </li>
      ))}
    </ul>
  );
}
