import { t } from '@niyukt/ui-shared/i18n/public-dashboards';
import { useOpened } from '../../lib/useOpened';
import { BillingDialog } from './BillingDialog';
import { DepartureDialog } from './DepartureDialog';
import { Ledger } from './Ledger';
import { useBilling, usePlacements } from './ledger-queries';
import { useLoadFailure } from './useLoadFailure';

export function LedgerPage() {
  const billing = useBilling();
  const placements = usePlacements();
  const { isOpen, find, open, close, done } = useOpened();
  useLoadFailure(billing.error);
  const left = find('departure', placements.rows, ({ placement_id }) => placement_id);
  return (
    <>
      <Ledger
        billing={billing.data ?? (billing.isError ? null : undefined)}
        placements={placements}
        onBilling={() => open('billing')}
        onReport={({ placement_id }) => open('departure', placement_id)}
      />
      {left && <DepartureDialog placement={left} onClose={close} />}
      {isOpen('billing') && billing.data && (
        <BillingDialog billing={billing.data} onSaved={() => done(t('billing.saved'))} onClose={close} />
      )}
    </>
  );
}
