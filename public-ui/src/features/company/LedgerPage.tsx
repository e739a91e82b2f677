import { Link } from 'react-router';
import type { CompanyBilling, CompanyPlacement } from '@niyukt/ui-shared/api/types';
import { hasState } from '@niyukt/ui-shared/domain/gst-states';
import { t } from '@niyukt/ui-shared/i18n/public-dashboards';
import { useOpened } from '../../lib/useOpened';
import type { Rows } from '../../lib/useRows';
import { useTitle } from '../../lib/useTitle';
import { Button, buttonClass } from '../../ui/Button';
import { CardSkeletons } from '../../ui/CardSkeletons';
import { EmptyState, FailedState } from '../../ui/EmptyState';
import { MoreRows } from '../../ui/MoreRows';
import { BillingDialog } from './BillingDialog';
import { DepartureDialog } from './DepartureDialog';
import { InvoiceRow } from './InvoiceRow';
import { useBilling, useInvoices, useOwed, usePlacements } from './ledger-queries';
import { OwedText } from './OwedText';
import { PlacementCard } from './PlacementCard';
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

interface LedgerProps {
  /** Null when it could not be loaded. */
  billing: CompanyBilling | null | undefined;
  placements: Rows<CompanyPlacement>;
  onBilling: () => void;
  onReport: (placement: CompanyPlacement) => void;
}

/** The company's placements and invoices. */
function Ledger({ billing, placements, onBilling, onReport }: LedgerProps) {
  useTitle(t('portal.title'));
  const invoices = useInvoices();
  const owed = useOwed();
  const { rows } = placements;
  const hasFailed = placements.hasFailed || invoices.hasFailed;
  // what belongs above the rows comes together with them, so that nothing moves
  const isLoaded = rows !== undefined && billing !== undefined;
  const details = isLoaded || hasFailed ? billing : undefined;
  const retry = (): void => {
    placements.retry();
    invoices.retry();
  };
  return (
    <section aria-labelledby="ledger" className="grid gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 id="ledger" className="text-page">
            {t('portal.title')}
          </h1>
          <p role="status" className="min-h-6 text-muted">
            {rows && !hasFailed && t('portal.count', { count: placements.total })}
          </p>
          <p className="min-h-6 tabular-nums">{owed.data && <OwedText owed={owed.data} />}</p>
        </div>
        {details && !isIncomplete(details) && (
          <Button look="secondary" onClick={onBilling} className="no-print max-sm:w-full">
            {t('billing.title')}
          </Button>
        )}
      </div>
      {details && isIncomplete(details) && <BillingHint onBilling={onBilling} />}
      {hasFailed && <FailedState title={t('portal.failed')} hint={t('portal.failedHint')} onRetry={retry} />}
      {!hasFailed && !isLoaded && <CardSkeletons />}
      {!hasFailed && isLoaded && rows.length === 0 && (
        <EmptyState kind="nothing" title={t('portal.none')} hint={t('portal.noneHint')}>
          <Link to="/company-dashboard" className={buttonClass('secondary')}>
            {t('portal.toJobs')}
          </Link>
        </EmptyState>
      )}
      {!hasFailed && isLoaded && rows.length > 0 && (
        <>
          <h2 className="sr-only">{t('portal.placements')}</h2>
          <ul className="grid gap-4 md:grid-cols-2">
            {rows.map((placement) => (
              <li key={placement.placement_id}>
                <PlacementCard placement={placement} onReport={() => onReport(placement)} />
              </li>
            ))}
          </ul>
          <MoreRows list={placements} />
        </>
      )}
      {!hasFailed && isLoaded && !!invoices.rows?.length && (
        <section aria-labelledby="documents" className="mt-4 grid gap-4">
          <h2 id="documents" className="text-title">
            {t('portal.documents')}
          </h2>
          <ul className="divide-y divide-line rounded-card border border-line bg-surface">
            {invoices.rows.map((invoice) => (
              <li key={invoice.invoice_id}>
                <InvoiceRow invoice={invoice} />
              </li>
            ))}
          </ul>
          <MoreRows list={invoices} />
        </section>
      )}
    </section>
  );
}

/** Whether details that invoices need are missing. */
function isIncomplete({ legal_name, billing_address, state_code, gstin }: CompanyBilling): boolean {
  return !legal_name || !billing_address || !(state_code || (gstin && hasState(gstin)));
}

function BillingHint({ onBilling }: Pick<LedgerProps, 'onBilling'>) {
  return (
    <div className="no-print flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line bg-action-soft px-5 py-4">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold">{t('billing.missing')}</p>
        <p className="text-small">{t('billing.missingHint')}</p>
      </div>
      <Button onClick={onBilling} className="max-sm:w-full">
        {t('billing.add')}
      </Button>
    </div>
  );
}
