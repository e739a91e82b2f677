import { useEffect, useState } from 'react';
import { onProofNeeded } from '@niyukt/ui-shared/api/fresh-login';
import type { Factors } from '@niyukt/ui-shared/api/types';
import { t } from '@niyukt/ui-shared/i18n/security';
import { api } from '@niyukt/ui-shared/session/browser-session';
import { Dialog } from '../../../ui/Dialog';
import { ProofForm, type ProofKind } from './ProofForm';

interface PendingLogin {
  kinds: ProofKind[];
  answer: (isProven: boolean) => void;
}

/** Asks who it is when a call of this page needs a fresh login; the call goes on by itself. */
export function FreshLogin() {
  const [pending, setPending] = useState<PendingLogin>();
  useEffect(
    () =>
      onProofNeeded(async () => {
        const { factors } = await api.call<Factors>('GET', '/auth/factors');
        const has = (kind: string): boolean => factors.some((factor) => factor.kind === kind && !factor.is_suspended);
        const kinds = (['totp', 'passkey'] as const).filter(has);
        return new Promise((answer) => setPending({ kinds: factors.length ? kinds : ['password'], answer }));
      }),
    [],
  );
  if (!pending) return null;
  const end = (isProven: boolean): void => {
    setPending(undefined);
    pending.answer(isProven);
  };
  return (
    <Dialog title={t('fresh.title')} onClose={() => end(false)}>
      <p className="mb-5 text-muted">{t('fresh.intro')}</p>
      <ProofForm
        kinds={pending.kinds}
        passkeyOptions={() => api.call<object>('POST', '/auth/passkeys/options', { body: {} })}
        onProof={async (proof) => {
          await api.call('POST', '/auth/fresh', { body: proof });
          end(true);
        }}
      />
    </Dialog>
  );
}
