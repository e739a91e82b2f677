import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';
import { resetWithCodeRules } from '@niyukt/ui-shared/api/form-rules';
import { isGivenUp } from '@niyukt/ui-shared/api/no-answer';
import type { Message } from '@niyukt/ui-shared/api/types';
import { useFormCall } from '@niyukt/ui-shared/api/useFormCall';
import { errorText } from '@niyukt/ui-shared/errors/error-text';
import { forgotPasswordForm } from '@niyukt/ui-shared/forms/account-forms';
import { t } from '@niyukt/ui-shared/i18n/recovery';
import { api } from '@niyukt/ui-shared/session/browser-session';
import { standaloneLink } from '../../lib/link';
import { startCountdown } from '../../lib/useCountdown';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { TextField } from '../../ui/TextField';
import { AuthLayout } from './AuthLayout';
import { RESET_COUNTDOWN, RESET_SECONDS } from './reset-countdown';

/** Asks for the e-mail to send a code and a link to. */
export default function ForgotPasswordPage() {
  const navigate = useNavigate();
  const nextCall = useFormCall();
  const [failure, setFailure] = useState<string>();
  const form = useForm({ resolver: zodResolver(forgotPasswordForm), mode: 'onTouched', defaultValues: { email: '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ email }) => {
    setFailure(undefined);
    try {
      const { signal } = nextCall();
      await api.call<Message>('POST', '/auth/send-otp', { body: { email }, signal, fallback: t('forgot.failed') });
      startCountdown(RESET_COUNTDOWN, RESET_SECONDS);
      await navigate('/otp', { state: { email } });
    } catch (error) {
      if (!isGivenUp(error)) setFailure(errorText(error, t('forgot.failed')));
    }
  });
  return (
    <AuthLayout title={t('forgot.title')} intro={t('forgot.intro')}>
      <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
        {failure && <Alert kind="alert">{failure}</Alert>}
        <TextField
          label={t('email.label')}
          type="email"
          autoComplete="username"
          maxLength={resetWithCodeRules.email.maxLength}
          error={errors.email?.message}
          {...form.register('email')}
        />
        <Button type="submit" wide isBusy={isSubmitting}>
          {t(isSubmitting ? 'forgot.busy' : 'forgot.submit')}
        </Button>
      </form>
      <Link to="/login" className={standaloneLink}>
        {t('forgot.back')}
      </Link>
    </AuthLayout>
  );
}
