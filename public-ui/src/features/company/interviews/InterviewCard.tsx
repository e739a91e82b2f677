import { useState } from 'react';
import { Link } from 'react-router';
import type { CompanyInterview } from '@niyukt/ui-shared/api/types';
import { t } from '@niyukt/ui-shared/i18n/own-interviews';
import { textLink } from '../../../lib/link';
import { useBanner } from '../../../lib/useBanner';
import { Button } from '../../../ui/Button';
import { Meta } from '../../../ui/Meta';
import { CalendarFileButton } from '../../interviews/CalendarFileButton';
import { useReplying } from '../../interviews/interview-queries';
import { InterviewTimes } from '../../interviews/InterviewTimes';
import { JoinLink, MeetingFacts } from '../../interviews/MeetingFacts';
import { ReplyBar } from '../../interviews/ReplyBar';
import { StateChip } from '../../interviews/StateChip';
import { FeedbackDialog } from './FeedbackDialog';

interface InterviewCardProps {
  interview: CompanyInterview;
  /** Left out where the day stands above. */
  hasDay?: boolean;
}

/** An interview as the company sees it, with the own answer and, once it has begun, the feedback. */
export function InterviewCard({ interview, hasDay = true }: InterviewCardProps) {
  const { id, connection_id, person_name: person, job_title, round, state, can_reply, reply, sequence } = interview;
  const name = `${person}, ${job_title}`;
  const { succeed } = useBanner();
  const { replying, onChanged } = useReplying<CompanyInterview>('company', id);
  const [isFeedbackOpen, setFeedbackOpen] = useState(false);
  const isOpen = state === 'proposed' || state === 'confirmed';
  return (
    <article className="flex h-full break-inside-avoid flex-col gap-3 rounded-card border border-line bg-surface p-5 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <h3 className="min-w-[6em] flex-1 text-lead">
          <Link
            to={`/company-dashboard/candidates/${connection_id}`}
            className={`${textLink} inline-flex min-h-11 items-center sm:min-h-0`}
          >
            {person}
          </Link>
        </h3>
        <StateChip interview={interview} />
      </div>
      <Meta items={[job_title, t('meeting.round', { n: round })]} />
      <InterviewTimes {...interview} hasDay={hasDay} />
      <MeetingFacts
        interview={interview}
        more={[
          [t('meeting.theirAnswer'), t(`meeting.answers.${interview.person_reply ?? 'none'}`)],
          [t('meeting.attendees'), <Attendees key="attendees" interview={interview} />],
        ]}
      />
      <div className="mt-auto grid gap-3 pt-2">
        <JoinLink interview={interview} name={name} />
        {(can_reply || reply) && (
          <ReplyBar
            interview={interview}
            name={name}
            replying={replying}
            onChanged={onChanged}
            onSent={(given) => succeed(t(`reply.sent.${given}`, { name }))}
          />
        )}
        <CalendarFileButton side="company" interview={interview} name={name} />
        {isOpen && sequence === null && <p className="no-print text-small text-muted">{t('reply.notAsked')}</p>}
        {interview.can_give_feedback && (
          <div className="no-print">
            <Button
              look={interview.recommendation ? 'secondary' : 'primary'}
              aria-label={t('feedback.openOf', {
                label: t(interview.recommendation ? 'feedback.change' : 'feedback.give'),
                name,
              })}
              onClick={() => setFeedbackOpen(true)}
            >
              {t(interview.recommendation ? 'feedback.change' : 'feedback.give')}
            </Button>
          </div>
        )}
      </div>
      {isFeedbackOpen && <FeedbackDialog interview={interview} name={person} onClose={() => setFeedbackOpen(false)} />}
    </article>
  );
}

function Attendees({ interview: { attendees } }: Pick<InterviewCardProps, 'interview'>) {
  return (
    <ul className="grid gap-0.5">
      {attendees.map(({ name, needed, reply, mine }, place) => (
        <li key={place}>
          {name}
          {mine && ` (${t('meeting.you')})`}
          <span className="font-normal text-muted">
            {' '}
            · {t(needed ? 'meeting.needed' : 'meeting.notNeeded')} · {t(`meeting.answers.${reply ?? 'none'}`)}
          </span>
        </li>
      ))}
    </ul>
  );
}
