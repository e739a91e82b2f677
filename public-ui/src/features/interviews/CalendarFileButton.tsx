import { errorText } from '@niyukt/ui-shared/errors/error-text';
import { t } from '@niyukt/ui-shared/i18n/own-interviews';
import { useBanner } from '../../lib/useBanner';
import { Button } from '../../ui/Button';
import { type ListedInterview, type Side, useCalendarFile } from './interview-queries';

interface CalendarFileButtonProps {
  side: Side;
  interview: ListedInterview;
  /** What the interview is called. */
  name: string;
}

/** Puts an interview that lies ahead into the own calendar. */
export function CalendarFileButton({ side, interview, name }: CalendarFileButtonProps) {
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
