import { Link, Navigate, useLocation } from 'react-router';
import { t } from '@niyukt/ui-shared/i18n/recovery';
import { standaloneLink } from '../../lib/link';
import { buttonClass } from '../../ui/Button';
import { AuthLayout } from './AuthLayout';
import { linkedToken, useLinkedToken } from './linked-token';
import { NewPasswordByLink } from './NewPasswordByLink';

/**
 * Sets a new password with a link. The token is removed from the address bar and kept in the state of this history entry, so that a
 * reload finds it.
 */
export default function ResetByLinkPage() {
  const linked = new URLSearchParams(useLocation().search).get('token');
  const token = useLinkedToken();
  if (linked) return <Navigate to="/reset-password" replace state={linkedToken(linked)} />;
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
  return (
    <AuthLayout title={t('reset.title')} intro={t('reset.intro')}>
      <NewPasswordByLink
        path="/auth/reset-password"
        token={token}
        words={{ submit: t('reset.submit'), busy: t('otp.busy'), done: t('otp.done'), failed: t('otp.failed') }}
      />
      <Link to="/forgot-password" className={standaloneLink}>
        {t('reset.request')}
      </Link>
    </AuthLayout>
  );
}
