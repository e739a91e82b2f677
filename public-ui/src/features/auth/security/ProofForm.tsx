import { useState } from 'react';
import { errorText } from '@niyukt/ui-shared/errors/error-text';
import { t } from '@niyukt/ui-shared/i18n/security';
import { knowsPasskeys, PasskeyNotUsed, signByPasskey } from '@niyukt/ui-shared/session/passkeys';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { DigitsField } from '../../../ui/DigitsField';
import { PasswordField } from '../../../ui/PasswordField';
import { TextField } from '../../../ui/TextField';

export type ProofKind = 'password' | 'totp' | 'recovery' | 'passkey';
export type Proof = Partial<Record<Exclude<ProofKind, 'passkey'>, string>> & { passkey?: object };

interface ProofFormProps {
  /** What can be used; the first one is requested. */
  kinds: readonly ProofKind[];
  /** Reads what a passkey is asked with. */
  passkeyOptions: () => Promise<object>;
  /** @throws what the server says against it */
  onProof: (proof: Proof) => Promise<void>;
}

/** Asks the person to show who they are, by one thing at a time. */
export function ProofForm({ kinds, passkeyOptions, onProof }: ProofFormProps) {
  const usable = kinds.filter((kind) => kind !== 'passkey' || knowsPasskeys());
  const [chosen, setChosen] = useState<ProofKind>();
  const [value, setValue] = useState('');
  const [failure, setFailure] = useState<string>();
  const [isMissing, setMissing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const kind = chosen ?? usable[0];
  if (!kind) return <Alert kind="alert">{t('step.none')}</Alert>;

  const prove = async (): Promise<void> => {
    if (isBusy) return;
    setMissing(kind !== 'passkey' && !value.trim());
    if (kind !== 'passkey' && !value.trim()) return;
    setFailure(undefined);
    setBusy(true);
    try {
      await onProof(kind === 'passkey' ? { passkey: await signByPasskey(await passkeyOptions()) } : { [kind]: value });
    } catch (error) {
      setFailure(error instanceof PasskeyNotUsed ? t('step.passkeyFailed') : errorText(error, t('step.failed')));
      if (kind === 'totp') setValue('');
    } finally {
      setBusy(false);
    }
  };
  const choose = (next: ProofKind): void => {
    setChosen(next);
    setValue('');
    setFailure(undefined);
    setMissing(false);
  };
  const field = {
    value,
    error: isMissing ? t('step.required') : undefined,
    autoFocus: true,
  };
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void prove();
      }}
    >
      {failure && <Alert kind="alert">{failure}</Alert>}
      {kind === 'password' && (
        <PasswordField
          label={t('step.password')}
          autoComplete="current-password"
          onChange={({ target }) => setValue(target.value)}
          {...field}
        />
      )}
      {kind === 'totp' && <DigitsField label={t('step.totp')} onDigits={setValue} {...field} />}
      {kind === 'recovery' && (
        <TextField
          label={t('step.recovery')}
          hint={t('step.recoveryHint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          onChange={({ target }) => setValue(target.value)}
          {...field}
        />
      )}
      {kind === 'passkey' && <p className="text-muted">{t('step.passkeyHint')}</p>}
      <Button type="submit" wide isBusy={isBusy}>
        {t(isBusy ? 'step.busy' : kind === 'passkey' ? 'step.with.passkey' : 'step.submit')}
      </Button>
      <div className="grid justify-items-start gap-1">
        {usable
          .filter((other) => other !== kind)
          .map((other) => (
            <Button key={other} look="quiet" className="px-0" onClick={() => choose(other)}>
              {t(`step.with.${other}`)}
            </Button>
          ))}
      </div>
    </form>
  );
}
