import { zodResolver } from '@hookform/resolvers/zod';
import { errorText } from '@niyukt/ui-shared/errors/error-text';
import type { Message } from '@niyukt/ui-shared/api/types';
import { resetByLinkForm } from '@niyukt/ui-shared/forms/account-forms';
import { t } from '@niyukt/ui-shared/i18n/recovery';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, Navigate, useLocation } from 'react-router';
import { api } from '@niyukt/ui-shared/session/browser-session';
import { Alert } from '../../ui/Alert';
import { Button, buttonClass } from '../../ui/Button';
import { NewPasswordFields } from '../../ui/NewPasswordFields';
import { standaloneLink } from '../../lib/link';
import { AuthLayout } from './AuthLayout';
import { forgetToken, keptToken, useKeptToken } from './linked-token';
import { useResetDone } from './useResetDone';

/**
 * Sets a new password with a link. The token is removed from the address bar and kept in the state of this history entry, so that a
 * reload finds it.
 */
export default function ResetByLinkPage() {
  const linked = new URLSearchParams(useLocation().search).get('token');
  const token = useKeptToken();
  if (linked) return <Navigate to="/reset-password" replace state={keptToken(linked)} />;
  return token ? <ResetByLink token={token} /> : <InvalidLink />;
}

function InvalidLink() {
  return (
    <AuthLayout title={t('reset.invalid')} intro={t('reset.invalidHint')}>
      <Link to="/forgot-password" className={buttonClass('primary', true)}>
        {t('reset.request')}
      </Link>
    </AuthLayout>
  );
}

function ResetByLink({ token }: { token: string }) {
  const [failure, setFailure] = useState<string>();
  const { isDone, finish } = useResetDone();
  const form = useForm({
    resolver: zodResolver(resetByLinkForm),
    mode: 'onTouched',
    defaultValues: { newPassword: '', confirmPassword: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ newPassword }) => {
    setFailure(undefined);
    try {
      const body = { token, password: newPassword };
      await api.call<Message>('POST', '/auth/reset-password', { body, fallback: t('otp.failed') });
      forgetToken();
      finish();
    } catch (error) {
      setFailure(errorText(error, t('otp.failed')));
    }
  });
  return (
    <AuthLayout title={t('reset.title')} intro={t('reset.intro')}>
      {isDone && <Alert kind="status">{t('otp.done')}</Alert>}
      {failure && <Alert kind="alert">{failure}</Alert>}
      <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
        <NewPasswordFields
          label={t('password.new')}
          first={{ field: form.register('newPassword'), error: errors.newPassword?.message }}
          again={{ field: form.register('confirmPassword'), error: errors.confirmPassword?.message }}
        />
        <Button type="submit" wide isBusy={isSubmitting} disabled={isDone}>
          {t(isSubmitting ? 'otp.busy' : 'reset.submit')}
        </Button>
      </form>
      <Link to="/forgot-password" className={standaloneLink}>
        {t('reset.request')}
      </Link>
    </AuthLayout>
  );
}
