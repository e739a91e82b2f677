import { useState } from 'react';
import { Link } from 'react-router';
import type { CompanyInterview } from '@niyukt/ui-shared/api/types';
import { isOpen } from '@niyukt/ui-shared/domain/interview-state';
import { t } from '@niyukt/ui-shared/i18n/own-interviews';
import { textLink } from '../../../lib/link';
import { Button } from '../../../ui/Button';
import { InvitationCard } from '../../interviews/InvitationCard';
import { FeedbackDialog } from './FeedbackDialog';

interface InterviewCardProps {
  interview: CompanyInterview;
  /** Left out where the day stands above. */
  hasDay?: boolean;
}

/** An interview as the company sees it, with the own answer and, once it has begun, the feedback. */
export function InterviewCard({ interview, hasDay = true }: InterviewCardProps) {
  const { connection_id, person_name: person, job_title, recommendation, sequence } = interview;
  const name = `${person}, ${job_title}`;
  const [isFeedbackOpen, setFeedbackOpen] = useState(false);
  const feedback = t(recommendation ? 'feedback.change' : 'feedback.give');
  return (
    <>
      <InvitationCard
        side="company"
        interview={interview}
        name={name}
        other={
          <Link
            to={`/company-dashboard/candidates/${connection_id}`}
            className={`${textLink} inline-flex min-h-11 items-center sm:min-h-0`}
          >
            {person}
          </Link>
        }
        more={[
          [t('meeting.theirAnswer'), t(`meeting.answers.${interview.person_reply ?? 'none'}`)],
          [t('meeting.attendees'), <Attendees key="attendees" interview={interview} />],
        ]}
        hasDay={hasDay}
      >
        {isOpen(interview) && sequence === null && (
          <p className="no-print text-small text-muted">{t('reply.notAsked')}</p>
        )}
        {interview.can_give_feedback && (
          <div className="no-print">
            <Button
              look={recommendation ? 'secondary' : 'primary'}
              aria-label={t('feedback.openOf', { label: feedback, name })}
              onClick={() => setFeedbackOpen(true)}
            >
              {feedback}
            </Button>
          </div>
        )}
      </InvitationCard>
      {isFeedbackOpen && <FeedbackDialog interview={interview} name={person} onClose={() => setFeedbackOpen(false)} />}
    </>
  );
}

function Attendees({ interview: { attendees } }: Pick<InterviewCardProps, 'interview'>) {
  return (
    <ul className="grid gap-0.5">
      {attendees.map(({ name, needed, reply, mine }, index) => (
        <li key={index}>
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
