import { t } from '@niyukt/ui-shared/i18n/translate';
import { useState } from 'react';
import { Link } from 'react-router';
import { ServerState } from '../app/ServerState';
import { AuthLayout } from '../auth/AuthLayout';
import { CompanyForm } from './CompanyForm';
import { EmployeeForm } from './EmployeeForm';
import type { RegistrationRole } from './registration';
import { RoleSelector } from './RoleSelector';

/** Registration: who registers, then that role's form. */
export default function RegisterPage() {
  const [role, setRole] = useState<RegistrationRole>();
  return (
    <ServerState>
      <AuthLayout title={t('register.title')} intro={t('register.intro')} isWide>
        <RoleSelector role={role} onChoose={setRole} />
        {role === 'employee' && <EmployeeForm />}
        {role === 'company' && <CompanyForm />}
        <p className="text-muted">
          {t('register.have')}{' '}
          <Link to="/login" className="font-semibold text-action underline underline-offset-4">
            {t('register.login')}
          </Link>
        </p>
      </AuthLayout>
    </ServerState>
  );
}
