import { t } from '@niyukt/ui-shared/i18n/registration';
import { useState } from 'react';
import { Link } from 'react-router';
import ServerState from '../../ui/ServerState';
import { AuthLayout } from '../auth/AuthLayout';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { textLink } from '../../lib/link';
import { CompanyForm } from './CompanyForm';
import { EmployeeForm } from './EmployeeForm';
import type { RegistrationRole, SentRegistration } from './registration';
import { RoleSelector } from './RoleSelector';
import { usePendingCode } from './usePendingCode';
import { VerifyDialog } from './VerifyDialog';

/** Registration: role, form, code of the mail. People can return to a code that was sent. */
export default function RegisterPage() {
  const [role, setRole] = useState<RegistrationRole>();
  const pending = usePendingCode();
  const waiting = pending.registration;
  const [entering, setEntering] = useState<SentRegistration>();
  const form = {
    onCodeSent: (sent: SentRegistration) => {
      pending.noteSent(sent);
      setEntering(sent);
    },
    replaced: waiting?.formKey,
    notice: waiting && <WaitingNotice email={waiting.email} onEnter={() => setEntering(waiting)} />,
  };
  return (
    <ServerState>
      <AuthLayout title={t('register.title')} intro={t('register.intro')} isWide>
        {!role && form.notice}
        <RoleSelector role={role} onChoose={setRole} />
        {role === 'employee' && <EmployeeForm {...form} />}
        {role === 'company' && <CompanyForm {...form} />}
        <p className="text-muted">
          {t('register.have')}{' '}
          <Link to="/login" className={textLink}>
            {t('register.login')}
          </Link>
        </p>
      </AuthLayout>
      {entering && (
        <VerifyDialog
          registration={entering}
          onSent={() => pending.noteSent(entering)}
          onVerified={pending.forget}
          onClose={() => setEntering(undefined)}
        />
      )}
    </ServerState>
  );
}

/** Leads back to the code that was sent. */
function WaitingNotice({ email, onEnter }: { email: string; onEnter: () => void }) {
  return (
    <Alert kind="info">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>{t('verify.waiting', { email })}</p>
        <Button look="secondary" onClick={onEnter}>
          {t('verify.enter')}
        </Button>
      </div>
    </Alert>
  );
}
