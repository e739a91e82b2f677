import type { ReactNode } from 'react';
import { errorText } from '@niyukt/ui-shared/errors/error-text';
import { t } from '@niyukt/ui-shared/i18n/own-interviews';
import { useBanner } from '../../lib/useBanner';
import { Button } from '../../ui/Button';
import { Meta } from '../../ui/Meta';
import { type ListedInterview, type Side, useCalendarFile, useReplying } from './interview-queries';
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

interface CalendarFileButtonProps {
  side: Side;
  interview: ListedInterview;
  /** What the interview is called. */
  name: string;
}

/** Puts an interview that lies ahead into the own calendar. */
function CalendarFileButton({ side, interview, name }: CalendarFileButtonProps) {
  const { fail } = useBanner();
  const file = useCalendarFile(side, interview.id);
  const isAhead = interview.can_reply && interview.sequence !== null;
  if (!isAhead) return null;
  return (
    <div className="no-print -mb-2">
      <Button
        look="quiet"
        isBusy={file.isPending}
        aria-label={t('meeting.addToCalendarOf', { name })}
        onClick={() => file.start(undefined, { onError: (error) => fail(errorText(error, t('meeting.addFailed'))) })}
        className="-ml-4.5"
      >
        {t(file.isPending ? 'meeting.adding' : 'meeting.addToCalendar')}
      </Button>
    </div>
  );
}
