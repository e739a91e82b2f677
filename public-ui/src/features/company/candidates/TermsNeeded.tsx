import { t } from '@niyukt/ui-shared/i18n/company-candidates';
import { useState } from 'react';
import { Button } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';
import { TermsDialog } from './TermsDialog';

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
