import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, Navigate, useLocation } from 'react-router';
import type { Message } from '@niyukt/ui-shared/api/types';
import { minutesAndSeconds } from '@niyukt/ui-shared/domain/format';
import { digitsOnly } from '@niyukt/ui-shared/domain/input';
import { errorText } from '@niyukt/ui-shared/errors/error-text';
import { resetByCodeForm } from '@niyukt/ui-shared/forms/account-forms';
import { t } from '@niyukt/ui-shared/i18n/recovery';
import { api } from '@niyukt/ui-shared/session/browser-session';
import { standaloneLink } from '../../lib/link';
import { useCountdown } from '../../lib/useCountdown';
import { isWrongCode } from '../../lib/wrong-code';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { NewPasswordFields } from '../../ui/NewPasswordFields';
import { showFieldErrors } from '../../ui/showFieldErrors';
import { TextField } from '../../ui/TextField';
import { AuthLayout } from './AuthLayout';
import { RESET_COUNTDOWN, RESET_SECONDS } from './reset-countdown';
import { useResetDone } from './useResetDone';

/** Sets a new password with a code. "Forgot your password?" passes the e-mail. */
export default function ResetByCodePage() {
  const email = (useLocation().state as { email?: string } | null)?.email;
  return email ? <ResetByCode email={email} /> : <Navigate to="/forgot-password" replace />;
}

function ResetByCode({ email }: { email: string }) {
  const [failure, setFailure] = useState<string>();
  const { isDone, finish } = useResetDone();
  const form = useForm({
    resolver: zodResolver(resetByCodeForm),
    mode: 'onTouched',
    defaultValues: { otp: '', newPassword: '', confirmPassword: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ otp, newPassword }) => {
    setFailure(undefined);
    try {
      const body = { email, otp, newPassword };
      await api.call<Message>('POST', '/auth/reset-password-with-otp', { body, fallback: t('otp.failed') });
      finish();
    } catch (error) {
      setFailure(errorText(error, t('otp.failed')));
      showFieldErrors(form, error);
      if (isWrongCode(error)) form.setFocus('otp', { shouldSelect: true });
    }
  });
  const otp = form.register('otp');
  return (
    <AuthLayout title={t('otp.title')} intro={t('otp.intro', { email })}>
      {isDone && <Alert kind="status">{t('otp.done')}</Alert>}
      {failure && <Alert kind="alert">{failure}</Alert>}
      <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
        <TextField
          label={t('code.label')}
          inputMode="numeric"
          autoComplete="one-time-code"
          className="max-w-[8em] text-title tracking-[0.3em] tabular-nums"
          error={errors.otp?.message}
          {...otp}
          onChange={(event) => {
            event.target.value = digitsOnly(event.target.value, 6);
            void otp.onChange(event);
          }}
        />
        <NewPasswordFields
          label={t('password.new')}
          first={{ field: form.register('newPassword'), error: errors.newPassword?.message }}
          again={{ field: form.register('confirmPassword'), error: errors.confirmPassword?.message }}
        />
        <Button type="submit" wide isBusy={isSubmitting} disabled={isDone}>
          {t(isSubmitting ? 'otp.busy' : 'otp.submit')}
        </Button>
      </form>
      <ResendResetCode email={email} />
      <Link to="/login" className={standaloneLink}>
        {t('forgot.back')}
      </Link>
    </AuthLayout>
  );
}

/** The countdown of a reset code, and the button for another code after it. */
function ResendResetCode({ email }: { email: string }) {
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
