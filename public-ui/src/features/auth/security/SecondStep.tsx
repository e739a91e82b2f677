import type { FactorSetupNeeded, LoginAnswer, SecondStepNeeded } from '@niyukt/ui-shared/api/types';
import { t } from '@niyukt/ui-shared/i18n/security';
import { api } from '@niyukt/ui-shared/session/browser-session';
import { Button } from '../../../ui/Button';
import { AuthLayout } from '../AuthLayout';
import { FactorSetup } from './FactorSetup';
import { ProofForm } from './ProofForm';

export type NextStep = SecondStepNeeded | FactorSetupNeeded;

interface SecondStepProps {
  next: NextStep;
  onLogin: (answer: LoginAnswer) => void;
  onBack: () => void;
}

/** What follows a right password: the second factor, or setting one up. */
export default function SecondStep({ next, onLogin, onBack }: SecondStepProps) {
  const { challenge } = next;
  const isSetup = 'second_factor_setup' in next;
  return (
    <AuthLayout title={t(isSetup ? 'setup.title' : 'step.title')} intro={t(isSetup ? 'setup.intro' : 'step.intro')}>
      {isSetup ? (
        <FactorSetup
          challenge={challenge}
          isPasskeyNeeded={next.needed === 'passkey'}
          onDone={({ session }) => (session ? onLogin(session) : onBack())}
        />
      ) : (
        <ProofForm
          kinds={next.second_factor}
          passkeyOptions={() => api.call<object>('POST', '/auth/passkeys/options', { body: { challenge } })}
          onProof={async (proof) => {
            const body = { challenge, ...proof };
            onLogin(await api.call<LoginAnswer>('POST', '/auth/login/second-factor', { body, credentials: 'include' }));
          }}
        />
      )}
      <Button look="quiet" className="px-0" onClick={onBack}>
        {t('step.back')}
      </Button>
    </AuthLayout>
  );
}
