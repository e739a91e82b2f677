import { ApiError } from '@niyukt/ui-shared/api/api-error';
import type { Message } from '@niyukt/ui-shared/api/types';
import { minutesAndSeconds } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/translate';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '@niyukt/ui-shared/session/browser-session';
import { Alert } from '../components/Alert';
import { Button } from '../components/Button';
import { CodeBoxes } from '../components/CodeBoxes';
import { Dialog } from '../components/Dialog';
import { useCountdown } from '../components/useCountdown';
import { RESEND_COUNTDOWN, RESEND_SECONDS } from './registration';

const CODE_LENGTH = 6;

/** Asks for the code of the mail; once it is right, the login page follows. */
export function VerifyDialog({ email, onCancel }: { email: string; onCancel: () => void }) {
  const navigate = useNavigate();
  const [code, setCode] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<{ kind: 'alert' | 'status'; text: string }>();
  const { seconds, restart } = useCountdown(RESEND_COUNTDOWN, RESEND_SECONDS);

  const verify = async (): Promise<void> => {
    if (code.length < CODE_LENGTH) {
      setOutcome({ kind: 'alert', text: t('code.incomplete') });
      return;
    }
    setBusy(true);
    setOutcome(undefined);
    try {
      const body = { email, otp: code };
      await api.call<Message>('POST', '/auth/verify-registration-otp', { body, fallback: t('verify.failed') });
      await navigate('/login', { state: { notice: t('register.done') } });
    } catch (error) {
      setOutcome({ kind: 'alert', text: textOf(error, t('verify.wrong')) });
    } finally {
      setBusy(false);
    }
  };
  const resend = async (): Promise<void> => {
    setOutcome(undefined);
    try {
      await api.call<Message>('POST', '/auth/resend-registration-otp', {
        body: { email },
        fallback: t('verify.resendFailed'),
      });
      restart();
      setCode('');
      setOutcome({ kind: 'status', text: t('verify.resent') });
    } catch (error) {
      setOutcome({ kind: 'alert', text: textOf(error, t('verify.resendWrong')) });
    }
  };
  return (
    <Dialog title={t('verify.title')} onClose={onCancel}>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          void verify();
        }}
      >
        <CodeBoxes legend={t('verify.intro', { email })} length={CODE_LENGTH} code={code} onChange={setCode} />
        {outcome && <Alert kind={outcome.kind}>{outcome.text}</Alert>}
        <Button type="submit" wide disabled={isBusy}>
          {t(isBusy ? 'verify.busy' : 'verify.submit')}
        </Button>
        <div className="flex flex-wrap justify-between gap-3">
          <Button look="secondary" onClick={onCancel}>
            {t('action.cancel')}
          </Button>
          <Button look="quiet" disabled={seconds > 0} onClick={() => void resend()} className="tabular-nums">
            {seconds > 0 ? t('verify.resendIn', { time: minutesAndSeconds(seconds) }) : t('verify.resend')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function textOf(error: unknown, fallback: string): string {
  return error instanceof ApiError && !error.isNetworkFailure ? error.message : fallback;
}
