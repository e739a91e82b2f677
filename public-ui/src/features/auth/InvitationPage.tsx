import { useEffect, useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router';
import { ApiError } from '@niyukt/ui-shared/api/api-error';
import type { OpenInvitation } from '@niyukt/ui-shared/api/types';
import { errorText } from '@niyukt/ui-shared/errors/error-text';
import { t } from '@niyukt/ui-shared/i18n/recovery';
import { api } from '@niyukt/ui-shared/session/browser-session';
import { buttonClass } from '../../ui/Button';
import { TryAgain } from '../../ui/TryAgain';
import { AuthLayout } from './AuthLayout';
import { linkedToken, useLinkedToken } from './linked-token';
import { NewPasswordByLink } from './NewPasswordByLink';

/** Where the mail of an invited member leads: the token stands behind `#`, so that no server receives it, and leaves the address bar. */
export default function InvitationPage() {
  const linked = useLocation().hash.slice(1);
  const token = useLinkedToken();
  if (linked) return <Navigate to="/join" replace state={linkedToken(linked)} />;
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
        <TryAgain
          text={opened.failure}
          onRetry={() => {
            setOpened(undefined);
            setTries(tries + 1);
          }}
        />
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
  return (
    <AuthLayout title={t('invitation.title')} intro={t('invitation.intro', { company, email })}>
      <NewPasswordByLink
        path="/auth/invitation/accept"
        token={token}
        email={email}
        words={{
          submit: t('invitation.submit'),
          busy: t('invitation.busy'),
          done: t('invitation.done'),
          failed: t('invitation.failed'),
        }}
      />
    </AuthLayout>
  );
}
