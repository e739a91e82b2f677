import { type RefObject, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useLocation } from 'react-router';
import { ApiError } from '@niyukt/ui-shared/api/api-error';
import { loginRules } from '@niyukt/ui-shared/api/form-rules';
import { isGivenUp } from '@niyukt/ui-shared/api/no-answer';
import type { LoginAnswer } from '@niyukt/ui-shared/api/types';
import { useFormCall } from '@niyukt/ui-shared/api/useFormCall';
import { errorText } from '@niyukt/ui-shared/errors/error-text';
import { inLanguage } from '@niyukt/ui-shared/i18n/languages';
import { t } from '@niyukt/ui-shared/i18n/translate';
import { api, REDIRECT_MILLISECONDS, session } from '@niyukt/ui-shared/session/browser-session';
import { dashboardOf, UNAUTHORIZED } from '@niyukt/ui-shared/session/guard';
import { agreeOnLanguage } from '../../lib/account-language';
import { lazyPart } from '../../lib/lazyPart';
import { standaloneLink, textLink } from '../../lib/link';
import { useFlash } from '../../lib/useFlash';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { GoTo } from '../../ui/GoTo';
import { PasswordField } from '../../ui/PasswordField';
import { TextField } from '../../ui/TextField';
import { AuthLayout } from './AuthLayout';
import type { NextStep } from './security/SecondStep';

const SecondStep = lazyPart(() => import('./security/SecondStep'));
const FirstPassword = lazyPart(() => import('./FirstPassword'));

/** The login page of all roles. Its form needs no schema, which would be a fifteenth of what the page loads. */
export function LoginPage() {
  const current = session.read();
  const [away, setAway] = useState<string>();
  const [firstPasswordFor, setFirstPasswordFor] = useState<string>();
  const [next, setNext] = useState<NextStep>();
  const notice = useFlash();

  const enter = (role: string): void => {
    window.setTimeout(() => setAway(session.pageAfterLogin(role)), REDIRECT_MILLISECONDS);
  };
  if (away) return <GoTo path={away} />;
  const firstPasswordRole = firstPasswordFor ?? (current?.user['mustChangePassword'] ? current.user.role : undefined);
  if (firstPasswordRole) return <FirstPassword onDone={() => enter(firstPasswordRole)} />;
  if (current) return <GoTo path={dashboardOf(current.user.role) ?? UNAUTHORIZED} />;

  const onLogin = (answer: LoginAnswer): void => {
    start(answer);
    const { role, mustChangePassword } = answer;
    if (mustChangePassword) setFirstPasswordFor(role);
    else enter(role);
  };
  if (next) return <SecondStep next={next} onLogin={onLogin} onBack={() => setNext(undefined)} />;
  return (
    <AuthLayout title={t('login.title')} intro={t('login.intro')}>
      {notice && <Alert kind={notice.kind}>{notice.text}</Alert>}
      <LoginForm onLogin={onLogin} onNext={setNext} />
      <p className="text-muted">
        {t('login.new')}{' '}
        <Link to="/register" className={textLink}>
          {t('login.register')}
        </Link>
      </p>
    </AuthLayout>
  );
}

/** How often inputs are checked, in milliseconds: password managers may fill them in without an event. */
const LOOK_MILLISECONDS = 250;

/** True when no input of the form is empty, also after a browser or password manager filled it in without an event. */
function useIsFilledIn(form: RefObject<HTMLFormElement | null>): boolean {
  const [isFilledIn, setFilledIn] = useState(false);
  useEffect(() => {
    const box = form.current;
    const look = (): void => setFilledIn([...(box?.querySelectorAll('input') ?? [])].every(hasText));
    const timer = window.setInterval(look, LOOK_MILLISECONDS);
    box?.addEventListener('input', look);
    return () => {
      window.clearInterval(timer);
      box?.removeEventListener('input', look);
    };
  }, [form]);
  return isFilledIn;
}

/** Chrome shows autofilled values, but hides them from scripts until the person touches the page. */
const hasText = (input: HTMLInputElement): boolean => input.value.trim() !== '' || input.matches(':autofill');

interface LoginFormProps {
  onLogin: (answer: LoginAnswer) => void;
  /** The password was right, and something follows. */
  onNext: (next: NextStep) => void;
}

function LoginForm({ onLogin, onNext }: LoginFormProps) {
  const [failure, setFailure] = useState<string>();
  // who has just registered types the password alone
  const registered = (useLocation().state as { email?: string } | null)?.email ?? '';
  const form = useForm({
    mode: 'onTouched',
    defaultValues: { email: registered, password: '' },
  });
  const { setFocus } = form;
  useEffect(() => {
    if (registered) setFocus('password');
  }, [registered, setFocus]);
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState;
  const box = useRef<HTMLFormElement>(null);
  const isFilledIn = useIsFilledIn(box);
  const isBusy = isSubmitting || (isSubmitSuccessful && !failure);

  const nextCall = useFormCall();
  const submit = form.handleSubmit(async (credentials) => {
    setFailure(undefined);
    try {
      const email = credentials.email.trim().toLowerCase();
      const answer = await login({ ...credentials, email }, nextCall().signal);
      if ('challenge' in answer) onNext(answer);
      else onLogin(answer);
    } catch (error) {
      if (!isGivenUp(error)) setFailure(failureText(error));
    }
  });
  const withPasskey = async (): Promise<void> => {
    const { logInByPasskey } = await inLanguage(() => import('./security/passkey-login'));
    const answer = await logInByPasskey();
    if (typeof answer === 'string') setFailure(answer);
    else onLogin(answer);
  };
  return (
    <form
      ref={box}
      onSubmit={(event) => {
        // password managers may fill in without an event
        for (const { name, value } of event.currentTarget.querySelectorAll('input'))
          form.setValue(name as 'email' | 'password', value);
        void submit(event);
      }}
      noValidate
      className="grid gap-5"
    >
      {failure && <Alert kind="alert">{failure}</Alert>}
      <TextField
        label={t('email.label')}
        type="email"
        autoComplete="username"
        inputMode="email"
        maxLength={loginRules.email.maxLength}
        error={errors.email?.message}
        {...form.register('email', { validate: (email) => Boolean(email.trim()) || t('email.required') })}
      />
      <div className="grid gap-1.5">
        <PasswordField
          label={t('password.label')}
          autoComplete="current-password"
          error={errors.password?.message}
          {...form.register('password', { required: t('password.required') })}
        />
        <Link to="/forgot-password" className={`${standaloneLink} ml-auto`}>
          {t('login.forgot')}
        </Link>
      </div>
      <Button type="submit" wide disabled={isBusy || !isFilledIn}>
        {t(isBusy ? 'login.busy' : 'login.submit')}
      </Button>
      {'PublicKeyCredential' in window && (
        <Button
          look="quiet"
          onClick={() => void withPasskey()}
          className="justify-self-start px-0! text-small font-normal! text-muted! underline"
        >
          {t('login.passkey')}
        </Button>
      )}
    </form>
  );
}

class BadAnswer extends Error {}

async function login(
  credentials: { email: string; password: string },
  signal: AbortSignal,
): Promise<LoginAnswer | NextStep> {
  const answer = await api.call<Partial<LoginAnswer> | NextStep | undefined>('POST', '/auth/login', {
    body: credentials,
    signal,
    credentials: 'include',
    fallback: t('login.failed'),
  });
  if (answer && 'challenge' in answer) return answer;
  const { token, role, userId } = answer ?? {};
  if (!token || !role || userId === undefined) throw new BadAnswer(t('login.badAnswer'));
  return answer as LoginAnswer;
}

function start(answer: LoginAnswer): void {
  // an older server has the one name only
  session.start({ ...answer, full_name: (answer as Partial<LoginAnswer>).full_name ?? answer.name });
  agreeOnLanguage(answer.language);
}

function failureText(error: unknown): string {
  if (error instanceof ApiError && error.noAnswer) return t('login.network');
  return error instanceof BadAnswer ? error.message : errorText(error, t('login.failed'));
}
