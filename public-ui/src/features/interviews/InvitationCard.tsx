import type { ReactNode } from 'react';
import { t } from '@niyukt/ui-shared/i18n/own-interviews';
import { useBanner } from '../../lib/useBanner';
import { Meta } from '../../ui/Meta';
import { CalendarFileButton } from './CalendarFileButton';
import { type ListedInterview, type Side, useReplying } from './interview-queries';
import { InterviewTimes } from './InterviewTimes';
import { JoinLink, MeetingFacts, type MeetingFactsProps } from './MeetingFacts';
import { ReplyBar } from './ReplyBar';
import { StateChip } from './StateChip';

interface InvitationCardProps extends Pick<MeetingFactsProps, 'more'> {
  /** Who sees it. */
  side: Side;
  interview: ListedInterview;
  /** What the interview is called. */
  name: string;
  /** Whom one meets. */
  other: ReactNode;
  /** BCP 47, of the other's name. */
  lang?: string;
  /** Left out where the day stands above. */
  hasDay?: boolean;
  /** What only one side does. */
  children?: ReactNode;
}

/** An interview of the own list, with the own answer. */
export function InvitationCard({
  side,
  interview,
  name,
  other,
  lang,
  more,
  hasDay = true,
  children,
}: InvitationCardProps) {
  const { succeed } = useBanner();
  const { replying, onChanged } = useReplying(side, interview.id);
  return (
    <article className="flex h-full break-inside-avoid flex-col gap-3 rounded-card border border-line bg-surface p-5 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <h3 className="min-w-[6em] flex-1 text-lead" lang={lang}>
          {other}
        </h3>
        <StateChip interview={interview} />
      </div>
      <Meta items={[interview.job_title, t('meeting.round', { n: interview.round })]} />
      <InterviewTimes {...interview} hasDay={hasDay} />
      <MeetingFacts interview={interview} more={more} />
      <div className="mt-auto grid gap-3 pt-2">
        <JoinLink interview={interview} name={name} />
        {(interview.can_reply || interview.reply) && (
          <ReplyBar
            interview={interview}
            name={name}
            replying={replying}
            onChanged={onChanged}
            onSent={(given) => succeed(t(`reply.sent.${given}`, { name }))}
          />
        )}
        <CalendarFileButton side={side} interview={interview} name={name} />
        {children}
      </div>
    </article>
  );
}
