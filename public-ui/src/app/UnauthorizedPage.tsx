import { Link } from 'react-router';
import { t } from '@niyukt/ui-shared/i18n/translate';
import { AuthLayout } from '../features/auth/AuthLayout';
import { buttonClass } from '../ui/Button';

/** For roles that have no page here. */
export default function UnauthorizedPage() {
  return (
    <AuthLayout title={t('unauthorized.title')} intro={t('unauthorized.hint')}>
      <Link to="/login" className={buttonClass('primary')}>
        {t('unauthorized.login')}
      </Link>
    </AuthLayout>
  );
}
