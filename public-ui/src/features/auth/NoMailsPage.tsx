import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { ApiError } from '@niyukt/ui-shared/api/api-error';
import { errorText } from '@niyukt/ui-shared/errors/error-text';
import { t } from '@niyukt/ui-shared/i18n/recovery';
import { api } from '@niyukt/ui-shared/session/browser-session';
import { Alert } from '../../ui/Alert';
import { Button, buttonClass } from '../../ui/Button';
import { AuthLayout } from './AuthLayout';

/** Where mails from templates lead who wants no more of them. Opening it changes nothing: a press does. */
export default function NoMailsPage() {
  const token = useLocation().hash.slice(1);
  return <Refusal key={token} token={token} />;
}

function Refusal({ token }: { token: string }) {
  const [isRefused, setRefused] = useState<boolean>();
  const [isBusy, setBusy] = useState(false);
  const [isWrong, setWrong] = useState(!token);
  const [failure, setFailure] = useState<string>();
  const press = async (refuse: boolean): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      await api.call(refuse ? 'POST' : 'DELETE', `/api/no-mails?token=${encodeURIComponent(token)}`, {
        fallback: t('noMails.failed'),
      });
      setRefused(refuse);
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) setWrong(true);
      else setFailure(errorText(error, t('noMails.failed')));
    } finally {
      setBusy(false);
    }
  };
  if (isWrong)
    return (
      <AuthLayout title={t('noMails.wrong')} intro={t('noMails.wrongHint')}>
        <Link to="/login" className={buttonClass('primary', true)}>
          {t('invitation.login')}
        </Link>
      </AuthLayout>
    );
  return (
    <AuthLayout title={t('noMails.title')} intro={t('noMails.intro')}>
      {isRefused !== undefined && <Alert kind="status">{t(isRefused ? 'noMails.done' : 'noMails.undone')}</Alert>}
      {failure && <Alert kind="alert">{failure}</Alert>}
      <Button look={isRefused ? 'secondary' : 'primary'} wide isBusy={isBusy} onClick={() => void press(!isRefused)}>
        {t(isRefused ? 'noMails.undo' : 'noMails.press')}
      </Button>
    </AuthLayout>
  );
}
