import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { t } from '@niyukt/ui-shared/i18n/registration';
import { textLink } from '../../lib/link';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import ServerState from '../../ui/ServerState';
import { AuthLayout } from '../auth/AuthLayout';
import { CompanyRegistrationForm } from './CompanyRegistrationForm';
import { EmployeeRegistrationForm } from './EmployeeRegistrationForm';
import type { RegistrationRole, SentRegistration } from './registration';
import { VerifyDialog } from './VerifyDialog';

const ROLES = [
  ['employee', 'register.employee', 'register.employeeHint'],
  ['company', 'register.company', 'register.companyHint'],
] as const;

/** Employee or employer, as a radio group. */
function RoleSelector({
  role,
  onChoose,
}: {
  role: RegistrationRole | undefined;
  onChoose: (role: RegistrationRole) => void;
}) {
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{t('register.role')}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {ROLES.map(([value, label, hint]) => (
          <label
            key={value}
            className="flex cursor-pointer items-start gap-3 rounded-card border border-control bg-surface p-4 has-checked:border-action has-checked:bg-action-soft has-checked:outline-2 has-checked:outline-action has-focus-visible:outline-3 has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name="role"
              value={value}
              checked={role === value}
              onChange={() => onChoose(value)}
              className="mt-1 size-4.5 accent-action focus-visible:outline-none"
            />
            <span>
              <span className="block font-semibold">{t(label)}</span>
              <span className="block text-small text-muted">{t(hint)}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Lifetime of a registration's code, in milliseconds. */
const VALID_MILLISECONDS = 600_000;
const KEY = 'registration-otp-pending';

interface PendingCode extends SentRegistration {
  /** Milliseconds since 1970. */
  sentAt: number;
}

/** Stores in this tab's session storage that a code was sent: e-mail, time, and the form's key, nothing else of the form. */
function usePendingCode() {
  const [pending, setPending] = useState(readPending);
  useEffect(() => {
    if (!pending) return undefined;
    const timer = window.setTimeout(() => setPending(undefined), pending.sentAt + VALID_MILLISECONDS - Date.now());
    return () => window.clearTimeout(timer);
  }, [pending]);
  return {
    registration: pending,
    noteSent: ({ email, formKey }: SentRegistration) => {
      const sent = { email, formKey, sentAt: Date.now() };
      window.sessionStorage.setItem(KEY, JSON.stringify(sent));
      setPending(sent);
    },
    forget: () => {
      window.sessionStorage.removeItem(KEY);
      setPending(undefined);
    },
  };
}

function readPending(): PendingCode | undefined {
  try {
    const { email, formKey, sentAt } = JSON.parse(window.sessionStorage.getItem(KEY) ?? '{}') as Partial<PendingCode>;
    const isValid = email && sentAt && Date.now() < sentAt + VALID_MILLISECONDS;
    return isValid ? { email, formKey, sentAt } : undefined;
  } catch {
    return undefined;
  }
}

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
        {role === 'employee' && <EmployeeRegistrationForm {...form} />}
        {role === 'company' && <CompanyRegistrationForm {...form} />}
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
