import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { RESEND_SECONDS } from '@niyukt/ui-shared/api/form-rules';
import { isGivenUp, mayBeDone } from '@niyukt/ui-shared/api/no-answer';
import type { Message } from '@niyukt/ui-shared/api/types';
import { useFormCall } from '@niyukt/ui-shared/api/useFormCall';
import { minutesAndSeconds } from '@niyukt/ui-shared/domain/format';
import { serverText } from '@niyukt/ui-shared/errors/error-text';
import { t } from '@niyukt/ui-shared/i18n/registration';
import { api } from '@niyukt/ui-shared/session/browser-session';
import { setFlash } from '@niyukt/ui-shared/session/flash';
import { useCountdown } from '../../lib/useCountdown';
import { isWrongCode } from '../../lib/wrong-code';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { CodeBoxes } from '../../ui/CodeBoxes';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Dialog } from '../../ui/Dialog';
import { RESEND_COUNTDOWN, type SentRegistration } from './registration';

const EMPTY_CODE: readonly string[] = ['', '', '', '', '', ''];

interface VerifyDialogProps {
  registration: SentRegistration;
  /** Called when another code was sent. */
  onSent: () => void;
  /** Called when the account was created. */
  onVerified: () => void;
  onClose: () => void;
}

/** Asks for the code of the mail, then goes to the login page. Only Cancel closes it without a question. */
export function VerifyDialog({ registration, onSent, onVerified, onClose }: VerifyDialogProps) {
  const { email, formKey } = registration;
  const navigate = useNavigate();
  const nextCall = useFormCall();
  const [digits, setDigits] = useState(EMPTY_CODE);
  const [isLeaving, setLeaving] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<{ kind: 'alert' | 'status'; text: string; doubt?: string }>();
  const { seconds, restart } = useCountdown(RESEND_COUNTDOWN, RESEND_SECONDS);
  const boxes = useRef<HTMLDivElement>(null);
  const enterAgain = (place: number): void => boxes.current?.querySelectorAll('input')[place]?.focus();

  const verify = async (): Promise<void> => {
    const otp = digits.join('');
    if (otp.length < EMPTY_CODE.length) {
      setOutcome({ kind: 'alert', text: t('code.incomplete') });
      enterAgain(digits.indexOf(''));
      return;
    }
    setBusy(true);
    setOutcome(undefined);
    try {
      const body = { email, otp, formKey };
      await api.call<Message>('POST', '/auth/verify-registration-otp', {
        body,
        signal: nextCall().signal,
        fallback: t('verify.failed'),
      });
      onVerified();
      setFlash('register.done');
      await navigate('/login', { state: { email } });
    } catch (error) {
      if (isGivenUp(error)) return;
      const text = serverText(error, t('verify.wrong'));
      setOutcome({ kind: 'alert', text, ...(mayBeDone(error) && { doubt: t('verify.lost') }) });
      if (isWrongCode(error)) enterAgain(0);
    } finally {
      setBusy(false);
    }
  };
  const resend = async (): Promise<void> => {
    setOutcome(undefined);
    try {
      await api.call<Message>('POST', '/auth/resend-registration-otp', {
        body: { email, formKey },
        fallback: t('verify.resendFailed'),
      });
      restart();
      onSent();
      setDigits(EMPTY_CODE);
      setOutcome({ kind: 'status', text: t('verify.resent') });
    } catch (error) {
      setOutcome({ kind: 'alert', text: serverText(error, t('verify.resendWrong')) });
    }
  };
  return (
    <Dialog title={t('verify.title')} onClose={() => setLeaving(true)}>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          void verify();
        }}
      >
        <div ref={boxes}>
          <CodeBoxes legend={t('verify.intro', { email })} digits={digits} onChange={setDigits} />
        </div>
        {outcome && (
          <Alert kind={outcome.kind}>
            <p>{outcome.text}</p>
            {outcome.doubt && <p>{outcome.doubt}</p>}
          </Alert>
        )}
        <Button type="submit" wide isBusy={isBusy}>
          {t(isBusy ? 'verify.busy' : 'verify.submit')}
        </Button>
        <div className="flex flex-wrap justify-between gap-3">
          <Button look="secondary" onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button look="quiet" disabled={seconds > 0} onClick={() => void resend()} className="tabular-nums">
            {seconds > 0 ? t('verify.resendIn', { time: minutesAndSeconds(seconds) }) : t('verify.resend')}
          </Button>
        </div>
      </form>
      {isLeaving && (
        <ConfirmDialog
          title={t('verify.leave')}
          question={t('verify.leaveHint')}
          confirm={t('action.close')}
          cancel={t('verify.stay')}
          onConfirm={onClose}
          onCancel={() => setLeaving(false)}
        />
      )}
    </Dialog>
  );
}
