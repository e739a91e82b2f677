import { zodResolver } from '@hookform/resolvers/zod';
import { ApiError } from '@niyukt/ui-shared/api/api-error';
import type { Message, OpenInvitation } from '@niyukt/ui-shared/api/types';
import { errorText } from '@niyukt/ui-shared/errors/error-text';
import { resetByLinkForm } from '@niyukt/ui-shared/forms/account-forms';
import { t } from '@niyukt/ui-shared/i18n/recovery';
import { api } from '@niyukt/ui-shared/session/browser-session';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, Navigate, useLocation } from 'react-router';
import { Alert } from '../../ui/Alert';
import { Button, buttonClass } from '../../ui/Button';
import { NewPasswordFields } from '../../ui/NewPasswordFields';
import { AuthLayout } from './AuthLayout';
import { forgetToken, keptToken, useKeptToken } from './linked-token';
import { useResetDone } from './useResetDone';

/** Where the mail of an invited member leads: the token stands behind `#`, so that no server is told, and leaves the address bar. */
export default function InvitationPage() {
  const linked = useLocation().hash.slice(1);
  const token = useKeptToken();
  if (linked) return <Navigate to="/join" replace state={keptToken(linked)} />;
  return token ? <Invitation token={token} /> : <InvalidInvitation />;
}

type Opened = OpenInvitation | 'invalid' | { failure: string };

/** Looks the invitation up; nothing is accepted by opening it. */
function Invitation({ token }: { token: string }) {
  const [opened, setOpened] = useState<Opened>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const { signal, abort } = abortable();
    api
      .call<OpenInvitation>('POST', '/auth/invitation/open', {
        body: { token },
        signal,
        fallback: t('invitation.openFailed'),
      })
      .then(setOpened, (error: unknown) => {
        if (signal.aborted) return;
        const isOver = error instanceof ApiError && error.status === 400;
        setOpened(isOver ? 'invalid' : { failure: errorText(error, t('invitation.openFailed')) });
      });
    return abort;
  }, [token, tries]);
  if (opened === 'invalid') return <InvalidInvitation />;
  if (opened && 'email' in opened) return <Acceptance token={token} invitation={opened} />;
  return (
    <AuthLayout title={t('invitation.title')}>
      {opened ? (
        <>
          <Alert kind="alert">{opened.failure}</Alert>
          <Button
            look="secondary"
            onClick={() => {
              setOpened(undefined);
              setTries(tries + 1);
            }}
          >
            {t('action.tryAgain')}
          </Button>
        </>
      ) : (
        <p role="status" className="text-muted">
          {t('invitation.loading')}
        </p>
      )}
    </AuthLayout>
  );
}

function abortable(): { signal: AbortSignal; abort: () => void } {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

function InvalidInvitation() {
  return (
    <AuthLayout title={t('invitation.invalid')} intro={t('invitation.invalidHint')}>
      <Link to="/login" className={buttonClass('primary', true)}>
        {t('invitation.login')}
      </Link>
    </AuthLayout>
  );
}

function Acceptance({ token, invitation }: { token: string; invitation: OpenInvitation }) {
  const { company_name: company, email } = invitation;
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
      await api.call<Message>('POST', '/auth/invitation/accept', { body, fallback: t('invitation.failed') });
      forgetToken();
      finish();
    } catch (error) {
      setFailure(errorText(error, t('invitation.failed')));
    }
  });
  return (
    <AuthLayout title={t('invitation.title')} intro={t('invitation.intro', { company, email })}>
      {isDone && <Alert kind="status">{t('invitation.done')}</Alert>}
      {failure && <Alert kind="alert">{failure}</Alert>}
      <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordFields
          label={t('password.new')}
          first={{ field: form.register('newPassword'), error: errors.newPassword?.message }}
          again={{ field: form.register('confirmPassword'), error: errors.confirmPassword?.message }}
        />
        <Button type="submit" wide isBusy={isSubmitting} disabled={isDone}>
          {t(isSubmitting ? 'invitation.busy' : 'invitation.submit')}
        </Button>
      </form>
    </AuthLayout>
  );
}
