import { errorText } from '@niyukt/ui-shared/errors/error-text';
import type { Message } from '@niyukt/ui-shared/api/types';
import { minutesAndSeconds } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/recovery';
import { useState } from 'react';
import { api } from '@niyukt/ui-shared/session/browser-session';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { useCountdown } from '../../lib/useCountdown';
import { RESET_COUNTDOWN, RESET_SECONDS } from './reset-countdown';

/** The countdown of a reset code, and the button for another code after it. */
export function ResendResetCode({ email }: { email: string }) {
  const { seconds, restart } = useCountdown(RESET_COUNTDOWN, RESET_SECONDS);
  const [outcome, setOutcome] = useState<{ kind: 'alert' | 'status'; text: string }>();
  const resend = async (): Promise<void> => {
    setOutcome(undefined);
    try {
      await api.call<Message>('POST', '/auth/resend-otp', { body: { email }, fallback: t('otp.resendFailed') });
      restart();
      setOutcome({ kind: 'status', text: t('otp.resent') });
    } catch (error) {
      setOutcome({ kind: 'alert', text: errorText(error, t('otp.resendFailed')) });
    }
  };
  const time = minutesAndSeconds(seconds);
  return (
    <div className="grid gap-3">
      {outcome && <Alert kind={outcome.kind}>{outcome.text}</Alert>}
      <p role="timer" aria-live="off" className="text-muted tabular-nums">
        {seconds > 0 ? t('otp.expires', { time }) : t('otp.expired')}
      </p>
      <p role="status" className="sr-only">
        {remaining(seconds)}
      </p>
      <Button
        look="secondary"
        disabled={seconds > 0}
        onClick={() => void resend()}
        className="justify-self-start tabular-nums"
      >
        {seconds > 0 ? t('otp.resendIn', { time }) : t('otp.resend')}
      </Button>
    </div>
  );
}

/** Announced to screen readers at a minute, at half a minute and at the end, not every second. */
function remaining(seconds: number): string {
  if (seconds === 0) return t('otp.expired');
  if (seconds <= 30) return t('otp.halfMinuteLeft');
  return seconds <= 60 ? t('otp.minuteLeft') : '';
}
