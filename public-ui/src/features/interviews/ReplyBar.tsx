import { useState } from 'react';
import { ApiError } from '@niyukt/ui-shared/api/api-error';
import { StatusChip } from '@niyukt/ui-shared/components/StatusChip';
import { errorText } from '@niyukt/ui-shared/errors/error-text';
import { t } from '@niyukt/ui-shared/i18n/own-interviews';
import { replyLook } from '@niyukt/ui-shared/theme/status-look';
import { useCall } from '../../lib/useCall';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { type OwnInvitation, type PresentTime, presentTimeIn, type Replying } from './interview-queries';
import { InterviewTimes } from './InterviewTimes';
import { ReplyDialog } from './ReplyDialog';

export interface ReplyBarProps {
  interview: OwnInvitation;
  /** What the interview is called. */
  name: string;
  replying: Replying;
  /** It is not as it was read. @param present its time, if it was moved */
  onChanged: (present: PresentTime | undefined) => void;
  onSent: (reply: Reply) => void;
}

export type Reply = NonNullable<OwnInvitation['reply']>;

/** The own answer, and the presses that give one: accepting is one press, the others ask for words or times first. */
export function ReplyBar({ interview, name, replying, onChanged, onSent }: ReplyBarProps) {
  const { reply, can_reply, sequence, slots } = interview;
  const accept = useCall(replying);
  const [dialog, setDialog] = useState<'decline' | 'propose'>();
  const [isChanging, setChanging] = useState(false);
  const [isMoved, setMoved] = useState(false);
  const done = (given: Reply): void => {
    setDialog(undefined);
    setChanging(false);
    setMoved(false);
    onSent(given);
  };
  const fail = (error: Error): void => {
    const present = presentTimeIn(error);
    setMoved(present !== undefined);
    if (error instanceof ApiError && error.status >= 404) onChanged(present);
  };
  const isAsking = can_reply && sequence !== null && (isChanging || !reply);
  const failure = !isMoved && !dialog ? accept.error : null;
  return (
    <div role="group" aria-label={t('reply.about', { name })} className="grid gap-3">
      {isMoved && !dialog && <Alert kind="alert">{t('reply.moved')}</Alert>}
      {failure && <Alert kind="alert">{errorText(failure, t('reply.failed'))}</Alert>}
      {reply && (
        <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1">
          <StatusChip {...replyLook(reply)} label={t(`reply.given.${reply}`)} />
          {can_reply && (
            <Button
              look="quiet"
              aria-expanded={isChanging}
              aria-label={`${t(isChanging ? 'reply.keep' : 'reply.change')}: ${name}`}
              onClick={() => setChanging(!isChanging)}
              className="no-print -mr-4.5"
            >
              {t(isChanging ? 'reply.keep' : 'reply.change')}
            </Button>
          )}
        </div>
      )}
      {reply === 'propose' && slots.length > 0 && (
        <ul aria-label={t('reply.slotsGiven')} className="grid gap-2">
          {slots.map((slot) => (
            <li key={slot.starts_at} className="border-l-2 border-line pl-3">
              <InterviewTimes {...slot} />
            </li>
          ))}
        </ul>
      )}
      {isAsking && (
        <div className="no-print grid grid-cols-2 gap-2">
          <Button
            isBusy={accept.isPending}
            aria-label={`${t('reply.accept')}: ${name}`}
            onClick={() =>
              accept.start({ reply: 'accept', sequence }, { onSuccess: () => done('accept'), onError: fail })
            }
          >
            {t(accept.isPending ? 'reply.sending' : 'reply.accept')}
          </Button>
          <Button look="secondary" aria-label={`${t('reply.decline')}: ${name}`} onClick={() => setDialog('decline')}>
            {t('reply.decline')}
          </Button>
          <Button
            look="secondary"
            aria-label={`${t('reply.propose')}: ${name}`}
            onClick={() => setDialog('propose')}
            className="col-span-2"
          >
            {t('reply.propose')}
          </Button>
        </div>
      )}
      {dialog && sequence !== null && (
        <ReplyDialog
          reply={dialog}
          name={name}
          interview={{ ...interview, sequence }}
          replying={replying}
          isMoved={isMoved}
          onFailure={fail}
          onSent={() => done(dialog)}
          onClose={() => setDialog(undefined)}
        />
      )}
    </div>
  );
}
