import { type SubmitEvent, useState } from 'react';
import type { ProfileTerms } from '@niyukt/ui-shared/api/types';
import { errorText } from '@niyukt/ui-shared/errors/error-text';
import { t } from '@niyukt/ui-shared/i18n/company-candidates';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { EmptyState } from '../../../ui/EmptyState';
import { SubmitButtons } from '../../../ui/SubmitButtons';
import { TryAgain } from '../../../ui/TryAgain';
import { isUnsent } from '../../../ui/Unsent';
import { useAcceptTerms, useProfileTerms } from './candidate-queries';
import { TermsFields } from './TermsFields';

/** The terms that every reader of a company accepts before the first profile. */
function TermsDialog({ onClose }: { onClose: () => void }) {
  const terms = useProfileTerms();
  return (
    <Dialog title={t('profileTerms.title')} onClose={onClose} isWide>
      {terms.isError && (
        <div className="grid gap-4">
          <TryAgain text={errorText(terms.error, t('profileTerms.failed'))} onRetry={terms.refetch} />
        </div>
      )}
      {terms.isPending && <p role="status">{t('generic.loading')}</p>}
      {terms.data && <Acceptance terms={terms.data} onRead={() => void terms.refetch()} onClose={onClose} />}
    </Dialog>
  );
}

interface AcceptanceProps {
  terms: ProfileTerms;
  /** Reads the terms anew: they may have changed. */
  onRead: () => void;
  onClose: () => void;
}

function Acceptance({ terms, onRead, onClose }: AcceptanceProps) {
  const accept = useAcceptTerms();
  const [isTicked, setTicked] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    setMissing(!isTicked);
    if (isTicked) accept.start(terms.version, { onSuccess: onClose, onError: onRead });
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <TermsFields
        terms={terms}
        isTicked={isTicked}
        onTick={(ticked) => {
          setTicked(ticked);
          setMissing(false);
        }}
        error={isMissing ? t('profileTerms.tickFirst') : undefined}
      />
      {accept.error && !isUnsent(accept.error) && (
        <Alert kind="alert">{errorText(accept.error, t('profileTerms.acceptFailed'))}</Alert>
      )}
      <SubmitButtons
        call={accept}
        label={t('profileTerms.accept')}
        pendingLabel={t('profileTerms.accepting')}
        onCancel={onClose}
      />
    </form>
  );
}

/** In place of candidates until the terms for profiles are accepted; the terms are open at once. */
export function TermsNeeded() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <EmptyState kind="nothing" title={t('profileTerms.needed')} hint={t('profileTerms.neededHint')}>
        <Button onClick={() => setOpen(true)}>{t('profileTerms.read')}</Button>
      </EmptyState>
      {isOpen && <TermsDialog onClose={() => setOpen(false)} />}
    </>
  );
}
