import { ApiError } from '@niyukt/ui-shared/api/api-error';
import { errorText } from '@niyukt/ui-shared/errors/error-text';
import { t } from '@niyukt/ui-shared/i18n/applications';
import { Link, useLocation } from 'react-router';
import { AuthLayout } from '../../auth/AuthLayout';
import { Alert } from '../../components/Alert';
import { Button, buttonClass } from '../../components/Button';
import { ServerState } from '../../components/ServerState';
import { useLinkedConsent, useLinkedDecision } from './consent-queries';
import { ConsentDecision } from './ConsentDecision';

/** Where the mail that asks for consent leads, without a login. The token stays behind `#`, which no server is told. */
export default function ConsentPage() {
  const token = useLocation().hash.slice(1);
  return (
    <ServerState>
      <LinkedConsent key={token} token={token} />
    </ServerState>
  );
}

function LinkedConsent({ token }: { token: string }) {
  const { data, error, refetch } = useLinkedConsent(token);
  const deciding = useLinkedDecision(token);
  if (!token || (error instanceof ApiError && error.code === 'consent.link_ended')) return <EndedLink />;
  return (
    <AuthLayout title={t('consent.title')} intro={t('consent.opensNothing')} isWide>
      {data && <ConsentDecision consent={data} deciding={deciding} onRead={() => void refetch()} />}
      {!data && error && (
        <>
          <Alert kind="alert">{errorText(error, t('consent.failed'))}</Alert>
          <Button look="secondary" onClick={() => void refetch()}>
            {t('action.tryAgain')}
          </Button>
        </>
      )}
      {!data && !error && (
        <p role="status" className="text-muted">
          {t('consent.loading')}
        </p>
      )}
    </AuthLayout>
  );
}

function EndedLink() {
  return (
    <AuthLayout title={t('consent.ended')} intro={t('consent.endedHint')}>
      <Link to="/login" className={buttonClass('primary', true)}>
        {t('consent.login')}
      </Link>
    </AuthLayout>
  );
}
