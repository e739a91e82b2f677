import { type ReactNode, useId, useState } from 'react';
import { renderSVG } from 'uqr';
import { ApiError } from '@niyukt/ui-shared/api/api-error';
import type { FactorAdded, NewTotp } from '@niyukt/ui-shared/api/types';
import { errorText } from '@niyukt/ui-shared/errors/error-text';
import { t } from '@niyukt/ui-shared/i18n/security';
import { api } from '@niyukt/ui-shared/session/browser-session';
import { knowsPasskeys, makePasskey, PasskeyNotUsed } from '@niyukt/ui-shared/session/passkeys';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { DigitsField } from '../../../ui/DigitsField';
import { TextField } from '../../../ui/TextField';
import { RecoveryCodes } from './RecoveryCodes';

export type FactorChoice = 'totp' | 'passkey';

interface FactorSetupProps {
  /** Of a login that asked for the set-up: a code has been mailed. Without it the session is used. */
  challenge?: string;
  /** What is set up; without it the person chooses. */
  choice?: FactorChoice;
  isPasskeyNeeded?: boolean;
  /** Called once it is added, and recovery codes, if there are new ones, are kept. */
  onDone: (added: FactorAdded) => void;
}

/** Sets a second factor up: an app that makes codes, or a passkey. */
export function FactorSetup({ challenge, choice, isPasskeyNeeded = false, onDone }: FactorSetupProps) {
  const [otp, setOtp] = useState('');
  const [app, setApp] = useState<NewTotp>();
  const [passkeyOptions, setPasskeyOptions] = useState<object>();
  const [typed, setTyped] = useState('');
  const [added, setAdded] = useState<FactorAdded>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [isMailed, setMailed] = useState(challenge !== undefined);
  const setup = challenge === undefined ? {} : { challenge };

  const run = async (work: () => Promise<void>): Promise<void> => {
    if (isBusy) return;
    setFailure(undefined);
    setBusy(true);
    try {
      await work();
    } catch (error) {
      // a session of staff that lacks the factor it needs is mailed a code, too
      if (error instanceof ApiError && error.code === 'auth.mailbox_code_needed') setMailed(true);
      setFailure(error instanceof PasskeyNotUsed ? t('step.passkeyFailed') : errorText(error, t('setup.failed')));
    } finally {
      setBusy(false);
    }
  };
  const done = (answer: FactorAdded): void => {
    if (answer.recovery_codes) setAdded(answer);
    else onDone(answer);
  };
  const begin = (kind: FactorChoice): Promise<void> =>
    run(async () => {
      const body = { ...setup, ...(isMailed && otp && { otp }) };
      if (kind === 'totp') setApp(await api.call<NewTotp>('POST', '/auth/factors/totp', { body }));
      else setPasskeyOptions(await api.call<object>('POST', '/auth/factors/passkeys/options', { body }));
    });
  const addApp = (): Promise<void> =>
    run(async () =>
      done(await api.call<FactorAdded>('POST', '/auth/factors/totp/confirm', { body: { ...setup, code: typed } })),
    );
  const addPasskey = (): Promise<void> =>
    run(async () => {
      const passkey = await makePasskey(passkeyOptions ?? {});
      const body = { ...setup, passkey, name: typed };
      done(await api.call<FactorAdded>('POST', '/auth/factors/passkeys', { body }));
    });

  if (added) return <RecoveryCodes codes={added.recovery_codes ?? []} onDone={() => onDone(added)} />;
  return (
    <div className="grid gap-5">
      {failure && <Alert kind="alert">{failure}</Alert>}
      {!app && !passkeyOptions && (
        <>
          {isMailed && <DigitsField label={t('setup.code')} hint={t('setup.mailed')} value={otp} onDigits={setOtp} />}
          {choice ? (
            <Button wide isBusy={isBusy} onClick={() => void begin(choice)}>
              {t('step.submit')}
            </Button>
          ) : (
            <fieldset className="grid gap-3">
              <legend className="mb-3 font-bold">{t('setup.choose')}</legend>
              {!isPasskeyNeeded && (
                <Choice title={t('setup.app')} hint={t('setup.appHint')} onChoose={() => void begin('totp')} />
              )}
              {knowsPasskeys() && (
                <Choice
                  title={t('setup.passkey')}
                  hint={t('setup.passkeyHint')}
                  onChoose={() => void begin('passkey')}
                />
              )}
            </fieldset>
          )}
        </>
      )}
      {app && (
        <Step label={t('setup.add')} isBusy={isBusy} isReady={typed.length === 6} onSubmit={() => void addApp()}>
          <p>{t('setup.scan')}</p>
          <QrCode text={app.otpauth_url} />
          <p className="text-small">
            {t('setup.key')}:{' '}
            <code className="font-mono break-all select-all">{app.secret.replace(/.{4}(?=.)/g, '$& ')}</code>
          </p>
          <DigitsField label={t('setup.first')} autoComplete="off" value={typed} onDigits={setTyped} />
        </Step>
      )}
      {passkeyOptions && (
        <Step label={t('setup.addPasskey')} isBusy={isBusy} isReady={!!typed.trim()} onSubmit={() => void addPasskey()}>
          <TextField
            label={t('setup.name')}
            hint={t('setup.nameHint')}
            maxLength={60}
            value={typed}
            autoFocus
            onChange={({ target }) => setTyped(target.value)}
          />
        </Step>
      )}
    </div>
  );
}

interface StepProps {
  label: string;
  isBusy: boolean;
  isReady: boolean;
  onSubmit: () => void;
  children: ReactNode;
}

function Step({ label, isBusy, isReady, onSubmit, children }: StepProps) {
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) onSubmit();
      }}
    >
      {children}
      <Button type="submit" wide isBusy={isBusy} disabled={!isReady}>
        {isBusy ? t('step.busy') : label}
      </Button>
    </form>
  );
}

function Choice({ title, hint, onChoose }: { title: string; hint: string; onChoose: () => void }) {
  const hintId = useId();
  return (
    <button
      type="button"
      aria-label={title}
      aria-describedby={hintId}
      onClick={onChoose}
      className="rounded-card border border-control bg-surface px-5 py-4 text-left hover:border-ink"
    >
      <span className="font-bold">{title}</span>
      <span id={hintId} className="block text-small text-muted">
        {hint}
      </span>
    </button>
  );
}

/** Black on white in every theme: cameras read nothing else reliably. */
function QrCode({ text }: { text: string }) {
  const address = `data:image/svg+xml,${encodeURIComponent(renderSVG(text))}`;
  return <img src={address} alt={t('setup.qr')} className="size-52 justify-self-center rounded-card bg-white p-2" />;
}
